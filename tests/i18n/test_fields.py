import pytest

from foretell.cards import Card, Suit
from foretell.i18n import CardNames, Words
from foretell.i18n.fields import in_words
from foretell.rules.options import Bidding, Edition
from foretell.rules.presets import Faces


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (Card("H11"), "queen of hearts"),
        (Suit.CLUBS, "clubs"),
        ((Card("C1"), Card("Z1"), Card("Z4"), Card("N1")), "2 of clubs, Wizard, Jester"),
        ((), ""),
        (("en", "it"), "en, it"),
        ((3, 1, 2), "3, 1, 2"),
        (7, 7),
        (-7, -7),
        (True, "true"),
        (None, "none"),
        (1.5, "1.5"),
        (Bidding.SECRET, "secret"),
        ("x\ty", "x\\u0009y"),
        ("é → ♥", "é → ♥"),
        ("x" * 65, "x" * 64 + "…"),
        (10**15, str(10**15)),
    ],
)
def test_a_field_is_shown_in_words(value: object, words: str | int) -> None:
    assert in_words(value, CardNames(Words("en"), Edition.CLASSIC, Faces.LETTERS)) == words


def test_a_long_tuple_is_truncated() -> None:
    names = CardNames(Words("en"), Edition.CLASSIC, Faces.LETTERS)
    shown = str(in_words(tuple(range(100)), names))
    assert shown.startswith("0, 1, 2, ")
    assert shown.endswith(", 39, …")
