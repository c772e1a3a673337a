"""Numbers in each language: separators and plural forms."""

from typing import Final

_MARKS: Final = {"en": ",.", "it": ".,", "es": ".,", "fr": "\u202f,", "de": ".,"}
"""Separators of thousands and of decimals; the French one for thousands does not break lines."""
_MILLION: Final = 10**6
_PLACES: Final = 3


def written(number: float, language: str) -> str:
    """Return a number in digits, with at most three decimals.

    >>> written(12_345, "en"), written(1_234.5, "de")
    ('12,345', '1.234,5')
    """
    digits = f"{number:,}"
    if isinstance(number, float):
        digits = f"{number:,.{_PLACES}f}".rstrip("0").rstrip(".")
    return digits.translate(dict(zip(map(ord, ",."), _MARKS[language], strict=True)))


def plural(number: float, language: str) -> str:
    """Return the CLDR plural category of a number.

    >>> [plural(number, "fr") for number in (0, 1.5, 2, 1_000_000)]
    ['one', 'one', 'other', 'many']
    """
    size = abs(number)
    if size == 1 or (language == "fr" and size < 2):
        return "one"
    if size and size % _MILLION == 0 and language in {"es", "fr", "it"}:
        return "many"
    return "other"
