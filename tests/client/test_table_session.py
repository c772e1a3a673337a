"""Sessions: unanswered commands are sent again, answered ones are not."""

from functools import partial

import msgspec
import pytest

from foretell.bots.random import RandomBot
from foretell.client.player import Player
from foretell.client.table_session import TableSession
from foretell.protocol.client import Bid, Hello, Sit, Stand
from foretell.protocol.codec import decode_client, encode
from foretell.protocol.entries import Entry, Resumed
from foretell.protocol.server import Done, Events, Legal, Refused, ServerMessage, Welcome
from tests.client.test_table_view import GATHERED, STARTED

LOG = GATHERED + STARTED


def deliver(session: TableSession, *messages: ServerMessage) -> None:
    """Have a session receive messages."""
    for message in messages:
        session.receive(encode(message))


def playing(*more: Entry) -> TableSession:
    """Return a session at a table where its seat is to bid."""
    session = TableSession("T1", prefix="a")
    deliver(
        session,
        Welcome("T1", 1, 0, len(LOG) + len(more)),
        Events(0, LOG + more, (1,), Legal(bids=(0, 1))),
    )
    return session


def test_a_new_connection_resumes_where_the_last_one_broke_off() -> None:
    session = playing()
    assert [decode_client(frame) for frame in session.connected()] == [Hello("T1", len(LOG), 1)]


def test_a_new_connection_is_not_welcome_until_the_server_says_so() -> None:
    session = playing()
    assert session.is_welcome
    session.connected()
    assert not session.is_welcome


def test_command_ids_are_unique() -> None:
    session = TableSession("T1", prefix="a")
    ids = [decode_client(session.ask(Stand)) for _ in range(3)]
    assert ids == [Stand("a-1"), Stand("a-2"), Stand("a-3")]
    assert session.last_id == "a-3"


def test_unanswered_commands_are_sent_again_in_order_until_they_are_answered() -> None:
    session = TableSession("T1", prefix="a")
    first, second, third = session.ask(Sit), session.ask(partial(Bid, bid=1)), session.ask(Stand)
    assert session.connected()[1:] == (first, second, third)
    deliver(session, Done("a-1", 0), Refused("a-3", "table/not_seated"), Refused(None, "frame/bad"))
    assert session.connected()[1:] == (second,)
    assert session.answers == {"a-1": Done("a-1", 0), "a-3": Refused("a-3", "table/not_seated")}


def test_a_repeated_answer_changes_nothing() -> None:
    session = TableSession("T1", prefix="a")
    session.ask(Stand)
    deliver(session, Done("a-1", 0))
    del session.answers["a-1"]
    deliver(session, Done("a-1", 0), Done("b-1", 7))
    assert session.answers == {}
    assert session.is_settled


@pytest.mark.parametrize("code", ["table/busy", "frame/hello_first", "frame/too_many"])
def test_a_command_refused_for_now_is_sent_again(code: str) -> None:
    session = TableSession("T1", prefix="a")
    frame = session.ask(Stand)
    deliver(session, Refused("a-1", code), Refused("a-1", code))
    assert session.answers == {}
    assert session.retry() == (frame,)
    assert session.retry() == ()
    deliver(session, Refused("a-1", code))
    assert session.connected()[1:] == (frame,)
    assert session.retry() == ()


def test_a_hello_refused_for_now_is_sent_again_with_all_unanswered_commands() -> None:
    session = TableSession("T1", prefix="a")
    frames = session.connected()
    frame = session.ask(Stand)
    too_many = Refused(None, "frame/too_many", fields={"retry_after": 3})
    deliver(session, too_many, Refused("a-1", "frame/hello_first"))
    assert session.retry_after == 3
    assert session.retry() == (*frames, frame)
    assert session.retry() == ()
    deliver(session, Welcome("T1", None, 0, 0), too_many)
    assert session.retry() == (), "the refused frame was not a hello"


def test_a_session_is_settled_when_it_has_received_the_events_of_its_commands() -> None:
    session = playing()
    session.ask(Stand)
    assert not session.is_settled
    deliver(session, Done("a-1", len(LOG) + 1))
    assert not session.is_settled
    deliver(session, Events(len(LOG), (Resumed(),)))
    assert session.is_settled


def player_of(session: TableSession) -> Player:
    """Return a player whose bots are random."""
    return Player(session, lambda seat, game: RandomBot(f"{seat}/{game}"))


def test_a_player_moves_once_when_it_is_to_act() -> None:
    session = playing()
    player = player_of(session)
    frame = player.move()
    assert frame is not None
    assert isinstance(decode_client(frame), Bid)
    assert player.move() is None


def test_a_player_whose_move_was_refused_waits_for_the_next_event() -> None:
    session = playing()
    player = player_of(session)
    first = player.move()
    deliver(session, Refused("a-1", "play/not_your_bid"))
    assert player.move() is None
    deliver(session, Events(len(LOG), (Resumed(),), (1,), Legal(bids=(0, 1))))
    second = player.move()
    assert first is not None
    assert second is not None
    assert decode_client(second) == msgspec.structs.replace(
        decode_client(first), id="a-2", version=len(LOG) + 1
    )


def test_a_command_names_the_version_on_which_it_was_decided() -> None:
    """Also when it is sent again over a later connection."""
    session = playing()
    frame = session.ask(Stand)
    assert decode_client(frame) == Stand("a-1", version=len(LOG))
    deliver(session, Events(len(LOG), (Resumed(),)))
    assert session.connected()[1:] == (frame,)


def test_a_command_names_no_version_before_the_table_was_seen() -> None:
    session = TableSession("T1", prefix="a")
    assert decode_client(session.ask(Stand)) == Stand("a-1")


def test_a_command_waits_while_the_connection_is_down_and_can_be_withdrawn() -> None:
    session = playing()
    session.connected()
    session.ask(Stand)
    assert session.waiting == []
    assert not session.withdraw("a-1")
    session.disconnected()
    session.ask(Stand)
    session.ask(Stand)
    assert session.waiting == ["a-2", "a-3"]
    assert session.withdraw("a-2")
    assert not session.withdraw("a-2")
    ids = [decode_client(frame) for frame in session.connected()[1:]]
    assert ids == [Stand(name, version=len(LOG)) for name in ("a-1", "a-3")]
    assert session.waiting == []
    assert not session.withdraw("a-3")


def test_a_player_makes_no_move_when_it_is_not_to_act() -> None:
    session = TableSession("T1", prefix="a")
    player = player_of(session)
    assert player.move() is None
    deliver(session, Welcome("T1", 1, 0, len(GATHERED)), Events(0, GATHERED))
    assert player.move() is None
    deliver(session, Events(len(GATHERED), STARTED, (0,)))
    assert player.move() is None
    deliver(session, Welcome("T1", None, len(LOG), len(LOG)))
    deliver(session, Events(len(LOG), (Resumed(),), (1,)))
    assert player.move() is None
