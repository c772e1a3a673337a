"""German cases and plurals in sentences with variables."""

import pytest

from foretell.cards import Card
from foretell.i18n import CardNames, Words
from foretell.rules.options import Edition
from foretell.rules.presets import Faces


@pytest.mark.parametrize(
    ("edition", "card", "with_it"),
    [
        (Edition.CLASSIC, "H6", "mit Herz 7"),
        (Edition.CLASSIC, "Z1", "mit einem Zauberer"),
        (Edition.FANTASY, "H6", "mit der 6 der blauen Menschen"),
        (Edition.FANTASY, "N1", "mit einem Narren"),
    ],
)
@pytest.mark.parametrize("message", ["play-takes", "play-takes-secretly", "table-told-won-with"])
def test_the_card_that_takes_a_trick_is_in_the_dative(
    message: str, edition: Edition, card: str, with_it: str
) -> None:
    words = Words("de", edition)
    name = CardNames(words, edition, Faces.LETTERS).card(Card(card))
    assert with_it in words(message, you="no", who="Ben", card=name, taken=1, bid=1)


@pytest.mark.parametrize("message", ["play-takes", "play-takes-secretly"])
def test_a_sign_takes_a_trick_without_an_article(message: str) -> None:
    words = Words("de", Edition.FANTASY)
    assert "mit Z: " in words(message, you="yes", who="Du", card="Z", taken=1, bid=1)
    assert "mit G7: " in words(message, you="yes", who="Du", card="G7", taken=1, bid=1)


@pytest.mark.parametrize(
    ("message", "count", "said"),
    [
        ("table-bids-hidden", 0, "0 von 4 haben"),
        ("table-bids-hidden", 1, "1 von 4 hat"),
        ("table-bids-hidden", 2, "2 von 4 haben"),
        ("table-bids-hidden", 21, "21 von 4 haben"),
        ("loadtest-moves", 0, "0 Personen an 0 Tischen; Züge in 0 Sekunden"),
        ("loadtest-moves", 1, "1 Person an 1 Tisch; Züge in 1 Sekunde:"),
        ("loadtest-moves", 2, "2 Personen an 2 Tischen; Züge in 2 Sekunden"),
        ("loadtest-moves", 21, "21 Personen an 21 Tischen; Züge in 21 Sekunden"),
        ("commands-no-such-part", 1, "Die Datei enthält nur eines."),
        ("commands-no-such-part", 21, "Die Datei enthält 21."),
        ("stats-written", 1, "1 Datei in"),
        ("stats-written", 21, "21 Dateien in"),
        ("store-unavailable", 1, "in einer Sekunde"),
        ("store-unavailable", 21, "in 21 Sekunden"),
    ],
)
def test_a_count_and_its_noun_agree(message: str, count: int, said: str) -> None:
    given = dict.fromkeys(
        ["bid", "people", "tables", "seconds", "there", "count", "files", "retry_after"], count
    )
    others = {"players": 4, "moves": 5, "rate": 5, "games": 0, "part": "game", "number": 40}
    words = Words("de")
    assert said in words(message, **given, **others, folder="x", why="full")
