"""Numbers in each language: how they are written, and which plural form goes with them."""

from typing import Final

_MARKS: Final = {"en": ",.", "it": ".,", "es": ".,", "fr": "\u202f,", "de": ".,"}
"""What parts thousands, and what parts the fraction; in French no line breaks at the former."""
_MILLION: Final = 10**6
_PLACES: Final = 3


def written(number: float, language: str) -> str:
    """Return a number in digits, of a fraction three at most.

    >>> written(12_345, "en"), written(1_234.5, "de")
    ('12,345', '1.234,5')
    """
    digits = f"{number:,}"
    if isinstance(number, float):
        digits = f"{number:,.{_PLACES}f}".rstrip("0").rstrip(".")
    return digits.translate(dict(zip(map(ord, ",."), _MARKS[language], strict=True)))


def plural(number: float, language: str) -> str:
    """Return the name of the plural form that goes with a number, by the CLDR's rules.

    >>> [plural(number, "fr") for number in (0, 1.5, 2, 1_000_000)]
    ['one', 'one', 'other', 'many']
    """
    size = abs(number)
    if size == 1 or (language == "fr" and size < 2):
        return "one"
    if size and size % _MILLION == 0 and language in {"es", "fr", "it"}:
        return "many"
    return "other"
