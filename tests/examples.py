"""Number of examples for expensive properties."""

from hypothesis import settings


def examples(quick: int, *, long: int) -> settings:
    """Return Hypothesis settings with few examples, or more in ``make test-long``."""
    is_long = settings.get_current_profile_name() == "long"
    return settings(max_examples=long if is_long else quick)
