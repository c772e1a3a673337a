"""Italian: nouns, participles and verbs agree with their numbers."""

import pytest

from foretell.i18n import Words

AGREEMENTS = [
    ("table-bids-hidden", {"players": 4}, "bid", "1 giocatore su 4 ha", "giocatori su 4 hanno"),
    ("web-seats-taken", {"players": 4}, "taken", "Un posto occupato", "posti occupati"),
    ("table-waits-for-bids", {}, "count", "Manca una dichiarazione", "Mancano"),
    (
        "table-exact-of",
        {"who": "Ada", "rounds": 15},
        "exact",
        "1 dichiarazione riuscita",
        "riuscite",
    ),
    ("table-round-result", {"bid": 2}, "taken", "fatta 1", "fatte"),
    ("table-standing-needs", {"taken": 0, "by": 1}, "bid", "dichiarata 1", "dichiarate"),
    ("play-result", {"who": "Ada", "bid": 2, "points": 0, "total": 0}, "taken", "fatta 1", "fatte"),
    ("play-pad-cell", {"total": 0}, "bid", "dichiarata 1", "dichiarate"),
    ("reason-all-needed", {}, "count", "Ti serve l’unica presa", "Ti servono tutte le"),
    ("loadtest-owed", {"due": 30}, "owed", "ne mancava una", "ne mancavano"),
    ("loadtest-refused", {"code": "x"}, "times", "una volta", "volte"),
    ("stats-written", {"folder": "x"}, "files", "1 file scritto", "file scritti"),
]


@pytest.mark.parametrize(
    ("message", "values", "counted", "one", "many"), AGREEMENTS, ids=[row[0] for row in AGREEMENTS]
)
def test_only_one_is_singular(
    message: str, values: dict[str, object], counted: str, one: str, many: str
) -> None:
    words = Words("it")
    assert one in words(message, **values, **{counted: 1})
    for count in (0, 2, 21):
        said = words(message, **values, **{counted: count})
        assert many in said
        assert one not in said


@pytest.mark.parametrize(
    ("wizards", "said"), [(0, "nessuno Stregone"), (1, "uno Stregone"), (2, "2 Stregoni")]
)
def test_the_others_wizards_are_counted_without_a_zero(wizards: int, said: str) -> None:
    words = Words("it")
    assert f": {said}" in words("reason-bid-others-hold", wizards=wizards, trumps=0)
    assert f": {said};" in words("reason-bid-others-hold-wizards", wizards=wizards)
