"""What was checked is counted over all files."""

from datetime import UTC, datetime
from io import BytesIO

from foretell.console.audit import Audit
from foretell.game.session import Session
from foretell.i18n import Words
from foretell.record import Header, Player, Record, write_record
from foretell.rules.options import Edition, Options
from foretell.testing import play_at_random


def content(edition: str) -> bytes:
    options = Options(players=3, hand_sizes=(1, 2), edition=edition)
    session = play_at_random(Session(options, "2a"), "1")
    header = Header("x", options, (Player("x", "b"),) * 3, "2a", datetime(2026, 1, 1, tzinfo=UTC))
    return write_record(Record(header, session.events)).encode()


def test_games_events_and_faults_add_up() -> None:
    audit, words = Audit(), Words("en")
    wrong = content("classic").replace(b'"round":1', b'"round":2', 1)
    for part in (content("classic") * 2, wrong):
        list(audit.faults(BytesIO(part), words))
    assert audit.games == 3
    assert audit.events == 3 * (content("classic").count(b"\n") - 1)
    assert audit.found == 1


def test_cards_are_called_as_in_the_game_that_is_checked() -> None:
    audit, words = Audit(), Words("en")
    assert audit.names(words).edition is Edition.CLASSIC
    list(audit.faults(BytesIO(content("fantasy")), words))
    assert audit.names(words).edition is Edition.FANTASY
