"""Number of examples for expensive properties."""

from hypothesis import settings

IS_THOROUGH = settings.get_current_profile_name() == "thorough"
"""Whether this is the run of ``make thorough``, with more of everything that is drawn."""


def examples(quick: int, *, thorough: int) -> settings:
    """Return Hypothesis settings with few examples, or more in ``make thorough``."""
    return settings(max_examples=thorough if IS_THOROUGH else quick)
