"""Spanish: nouns, participles and verbs agree with their numbers."""

import pytest

from foretell.i18n import Words

AGREEMENTS = [
    ("table-bids-hidden", {"players": 4}, "bid", "1 de 4 ha apostado", "de 4 han apostado"),
    ("table-waits-for-bids", {}, "count", "Falta una apuesta", "Faltan"),
    ("advise-too-many-cards", {"given": 30}, "left", "solo falta una", "falta"),
    ("advise-too-many-cards", {"left": 2}, "given", "1 carta,", "cartas,"),
    ("advise-other-number-of-cards", {"trick": 3, "players": 4}, "given", "1 carta,", "cartas,"),
    ("reason-out-of-reach", {"left": 2}, "count", "falta 1,", "faltan"),
    ("reason-out-of-reach", {"count": 2}, "left", "queda 1)", "quedan"),
    ("store-unavailable", {"why": "full"}, "retry-after", "en un segundo.", "segundos."),
    ("loadtest-owed", {"due": 30}, "owed", "faltaba una.", "faltaban"),
    ("loadtest-refused", {"code": "x"}, "times", "1 vez", "veces"),
    ("loadtest-error", {"kind": "x"}, "times", "1 vez", "veces"),
    ("stats-written", {"folder": "x"}, "files", "1 archivo escrito", "archivos escritos"),
]


@pytest.mark.parametrize(
    ("message", "values", "counted", "one", "many"),
    AGREEMENTS,
    ids=[f"{row[0]}-{row[2]}" for row in AGREEMENTS],
)
def test_only_one_is_singular(
    message: str, values: dict[str, object], counted: str, one: str, many: str
) -> None:
    words = Words("es")
    assert one in words(message, **values, **{counted: 1})
    for count in (0, 2, 21):
        said = words(message, **values, **{counted: count})
        assert many in said
        assert one not in said


def test_a_hand_that_is_told_whole_wants_no_more_cards() -> None:
    assert Words("es")("advise-too-many-cards", given=1, left=0).endswith("ya no falta ninguna.")
