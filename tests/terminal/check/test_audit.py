"""Audits: counts and findings over all files."""

from datetime import UTC, datetime
from io import BytesIO

from foretell.game.session import Session
from foretell.i18n import Words
from foretell.record import Header, Player, Record, Shuffle, fairly_shuffled, write_record
from foretell.rules.options import Edition, Options
from foretell.terminal.check.audit import Audit, Flaw, Met
from foretell.testing import play_at_random

FAIR = Shuffle.revealed("5e" * 32, "5a" * 32, {1: "5eed"}, players=3)
WORDS = Words("en")


def content(edition: str, *, fair: Shuffle | None = None, steps: int | None = None) -> bytes:
    options = Options(players=3, hand_sizes=(1, 2), edition=edition)
    seed = "2a" if fair is None else fair.game_seed
    session = play_at_random(Session(options, seed), "1", steps=steps)
    players = (Player("x", "b"),) * 3
    header = Header("x", options, players, seed, datetime(2026, 1, 1, tzinfo=UTC), fair)
    return write_record(Record(header, session.events)).encode()


def test_games_events_and_faults_add_up() -> None:
    audit = Audit()
    wrong = content("classic").replace(b'"round":1', b'"round":2', 1)
    for part in (content("classic") * 2, wrong):
        list(audit.findings(BytesIO(part), WORDS))
    assert audit.games == 3
    assert audit.events == 3 * (content("classic").count(b"\n") - 1)
    assert audit.found == 1


def test_cards_are_named_in_the_edition_of_the_checked_game() -> None:
    audit = Audit()
    assert audit.names(WORDS).edition is Edition.CLASSIC
    list(audit.findings(BytesIO(content("fantasy")), WORDS))
    assert audit.names(WORDS).edition is Edition.FANTASY


def found(lines: bytes) -> list[int | str]:
    """Return the findings of a check for fair shuffles: deals of games and codes of faults."""
    audit = Audit(fairly_shuffled())
    return [
        finding.refusal.code if isinstance(finding, Flaw) else finding.deals
        for finding in audit.findings(BytesIO(lines), WORDS)
    ]


def test_a_game_that_passes_a_demand_is_reported_with_its_deals() -> None:
    game = content("classic", fair=FAIR)
    assert found(game) == [2]
    assert found(game * 2) == [2, 2]
    (met,) = Audit(fairly_shuffled()).findings(BytesIO(game), WORDS)
    assert isinstance(met, Met)
    assert met.header.fair == FAIR


def test_without_a_demand_nothing_is_reported() -> None:
    assert list(Audit().findings(BytesIO(content("classic", fair=FAIR)), WORDS)) == []


def test_an_unfinished_game_is_reported_with_the_deals_so_far() -> None:
    early = content("classic", fair=FAIR, steps=1)
    header = early[: early.index(b"\n") + 1]
    assert found(early) == [1]
    assert found(early + header) == [1, 0]


def test_a_game_with_a_fault_is_not_reported_as_fair() -> None:
    game, plain = content("classic", fair=FAIR), content("classic")
    wrong = game.replace(b'"round":1', b'"round":2', 1)
    assert found(wrong) == ["record/wrong_round"]
    assert found(wrong + game) == ["record/wrong_round", 2]
    assert found(plain) == ["record/no_shuffle"]


def test_a_fault_after_a_whole_game_does_not_count_against_it() -> None:
    game = content("classic", fair=FAIR)
    broken = game.replace(FAIR.salt.encode(), b"0" * 64)
    assert found(game + broken) == [2, "record/commitment_mismatch"]
