"""Nouns, participles and verbs agree with their numbers."""

import pytest

from foretell.i18n import Words

Agreement = tuple[str, dict[str, object], str, str, str]

AGREEMENTS: dict[str, list[Agreement]] = {
    "it": [
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
        (
            "play-result",
            {"who": "Ada", "bid": 2, "points": 0, "total": 0},
            "taken",
            "fatta 1",
            "fatte",
        ),
        ("play-pad-cell", {"total": 0}, "bid", "dichiarata 1", "dichiarate"),
        ("reason-all-needed", {}, "count", "Ti serve l’unica presa", "Ti servono"),
        ("loadtest-owed", {"due": 30}, "owed", "ne mancava una", "ne mancavano"),
        ("loadtest-refused", {"code": "x"}, "times", "una volta", "volte"),
        ("stats-written", {"folder": "x"}, "files", "1 file scritto", "file scritti"),
        ("web-pad-hits", {"rounds": 15}, "hits", "1 dichiarazione riuscita", "riuscite"),
        (
            "reason-against-takes",
            {"games": 70},
            "count",
            "In una partita possibile",
            "partite possibili",
        ),
    ],
    "es": [
        ("table-bids-hidden", {"players": 4}, "bid", "1 de 4 ha apostado", "de 4 han apostado"),
        ("table-waits-for-bids", {}, "count", "Falta una apuesta", "Faltan"),
        ("advise-too-many-cards", {"given": 30}, "left", "solo falta una", "falta"),
        ("advise-too-many-cards", {"left": 2}, "given", "1 carta,", "cartas,"),
        (
            "advise-other-number-of-cards",
            {"trick": 3, "players": 4},
            "given",
            "1 carta,",
            "cartas,",
        ),
        ("reason-out-of-reach", {"left": 2}, "count", "falta 1,", "faltan"),
        ("reason-out-of-reach", {"count": 2}, "left", "queda 1)", "quedan"),
        ("store-unavailable", {"why": "full"}, "retry-after", "en un segundo.", "segundos."),
        ("loadtest-owed", {"due": 30}, "owed", "faltaba una.", "faltaban"),
        ("loadtest-refused", {"code": "x"}, "times", "1 vez", "veces"),
        ("loadtest-error", {"kind": "x"}, "times", "1 vez", "veces"),
        ("stats-written", {"folder": "x"}, "files", "1 archivo escrito", "archivos escritos"),
    ],
}
"""By language: a message, its values, the one that counts, what stands with one and with many."""


@pytest.mark.parametrize(
    ("language", "agreement"),
    [
        pytest.param(language, agreement, id=f"{language}-{agreement[0]}-{agreement[2]}")
        for language, agreements in AGREEMENTS.items()
        for agreement in agreements
    ],
)
def test_only_a_count_of_one_is_singular(language: str, agreement: Agreement) -> None:
    message, values, counted, one, many = agreement
    words = Words(language)
    assert one in words(message, **values, **{counted: 1})
    for count in (0, 2, 21):
        said = words(message, **values, **{counted: count})
        assert many in said
        assert one not in said


@pytest.mark.parametrize(
    ("message", "values", "counted", "one", "many"),
    [
        (
            "table-exact-of",
            {"who": "Ada", "rounds": 15},
            "exact",
            "annonce tenue",
            "annonces tenues",
        ),
        ("web-pad-hits", {"rounds": 15}, "hits", "annonce tenue", "annonces tenues"),
        ("web-seats-taken", {"players": 4}, "taken", "place prise", "places prises"),
    ],
)
def test_in_french_none_and_one_are_singular(
    message: str, values: dict[str, object], counted: str, one: str, many: str
) -> None:
    said = [Words("fr")(message, **values, **{counted: count}) for count in range(3)]
    expected = [f"0 {one} sur", f"1 {one} sur", f"2 {many} sur"]
    assert all(part in text for part, text in zip(expected, said, strict=True)), said


@pytest.mark.parametrize(
    ("wizards", "said"), [(0, "nessuno Stregone"), (1, "uno Stregone"), (2, "2 Stregoni")]
)
def test_in_italian_the_others_wizards_are_counted_without_a_zero(wizards: int, said: str) -> None:
    words = Words("it")
    assert f": {said}" in words("reason-bid-others-hold", wizards=wizards, trumps=0)
    assert f": {said};" in words("reason-bid-others-hold-wizards", wizards=wizards)


def test_in_spanish_a_hand_that_is_entered_whole_lacks_no_card() -> None:
    assert Words("es")("advise-too-many-cards", given=1, left=0).endswith("ya no falta ninguna.")
