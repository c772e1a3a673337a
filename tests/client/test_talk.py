"""Talks: what is unanswered is said again, what is answered is not."""

from functools import partial

import pytest

from foretell.bots.random import RandomBot
from foretell.client.player import Player
from foretell.client.talk import Talk
from foretell.protocol.client import Bid, Hello, Sit, Stand
from foretell.protocol.codec import decode_client, encode
from foretell.protocol.entries import Entry, Resumed
from foretell.protocol.server import Done, Events, Legal, Refused, ServerMessage, Welcome
from tests.client.test_story import GATHERED, STARTED

STORY = GATHERED + STARTED


def tell(talk: Talk, *messages: ServerMessage) -> None:
    """Let a talk take messages."""
    for message in messages:
        talk.take(encode(message))


def playing(*more: Entry) -> Talk:
    """Return a talk at a table where its seat is to bid."""
    talk = Talk("T1", prefix="a")
    tell(
        talk,
        Welcome("T1", 1, 0, len(STORY) + len(more)),
        Events(0, STORY + more, (1,), Legal(bids=(0, 1))),
    )
    return talk


def test_a_connection_begins_where_the_last_one_broke_off() -> None:
    talk = playing()
    assert [decode_client(frame) for frame in talk.connected()] == [Hello("T1", len(STORY), 1)]


def test_the_welcome_is_the_connections_own() -> None:
    talk = playing()
    assert talk.is_welcome
    talk.connected()
    assert not talk.is_welcome


def test_ids_are_never_the_same() -> None:
    talk = Talk("T1", prefix="a")
    ids = [decode_client(talk.ask(Stand)) for _ in range(3)]
    assert ids == [Stand("a-1"), Stand("a-2"), Stand("a-3")]
    assert talk.last_id == "a-3"


def test_what_is_unanswered_is_sent_again_in_order_until_it_is_answered() -> None:
    talk = Talk("T1", prefix="a")
    first, second, third = talk.ask(Sit), talk.ask(partial(Bid, bid=1)), talk.ask(Stand)
    assert talk.connected()[1:] == (first, second, third)
    tell(talk, Done("a-1", 0), Refused("a-3", "table/not_seated"), Refused(None, "frame/bad"))
    assert talk.connected()[1:] == (second,)
    assert talk.answers == {"a-1": Done("a-1", 0), "a-3": Refused("a-3", "table/not_seated")}


def test_an_answer_given_again_changes_nothing() -> None:
    talk = Talk("T1", prefix="a")
    talk.ask(Stand)
    tell(talk, Done("a-1", 0))
    del talk.answers["a-1"]
    tell(talk, Done("a-1", 0), Done("b-1", 7))
    assert talk.answers == {}
    assert talk.is_settled


@pytest.mark.parametrize("code", ["table/busy", "frame/hello_first", "frame/too_many"])
def test_what_the_server_would_not_take_yet_is_asked_again(code: str) -> None:
    talk = Talk("T1", prefix="a")
    frame = talk.ask(Stand)
    tell(talk, Refused("a-1", code), Refused("a-1", code))
    assert talk.answers == {}
    assert talk.again() == (frame,)
    assert talk.again() == ()
    tell(talk, Refused("a-1", code))
    assert talk.connected()[1:] == (frame,)
    assert talk.again() == ()


def test_a_hello_that_came_too_soon_is_said_again_with_what_is_unanswered() -> None:
    talk = Talk("T1", prefix="a")
    opening = talk.connected()
    frame = talk.ask(Stand)
    too_many = Refused(None, "frame/too_many", fields={"retry_after": 3})
    tell(talk, too_many, Refused("a-1", "frame/hello_first"))
    assert talk.wait == 3
    assert talk.again() == (*opening, frame)
    assert talk.again() == ()
    tell(talk, Welcome("T1", None, 0, 0), too_many)
    assert talk.again() == (), "what came too soon was no hello"


def test_a_talk_is_settled_when_it_was_told_what_its_commands_caused() -> None:
    talk = playing()
    talk.ask(Stand)
    assert not talk.is_settled
    tell(talk, Done("a-1", len(STORY) + 1))
    assert not talk.is_settled
    tell(talk, Events(len(STORY), (Resumed(),)))
    assert talk.is_settled


def player_of(talk: Talk) -> Player:
    """Return a player whose bots do anything."""
    return Player(talk, lambda seat, game: RandomBot(f"{seat}/{game}"))


def test_a_player_moves_once_when_it_is_to_act() -> None:
    talk = playing()
    player = player_of(talk)
    frame = player.move()
    assert frame is not None
    assert isinstance(decode_client(frame), Bid)
    assert player.move() is None


def test_a_player_that_was_refused_waits_until_something_happens() -> None:
    talk = playing()
    player = player_of(talk)
    first = player.move()
    tell(talk, Refused("a-1", "play/not_your_bid"))
    assert player.move() is None
    tell(talk, Events(len(STORY), (Resumed(),), (1,), Legal(bids=(0, 1))))
    second = player.move()
    assert first is not None
    assert second == first.replace(b"a-1", b"a-2")


def test_a_player_does_nothing_when_there_is_nothing_to_do() -> None:
    talk = Talk("T1", prefix="a")
    player = player_of(talk)
    assert player.move() is None
    tell(talk, Welcome("T1", 1, 0, len(GATHERED)), Events(0, GATHERED))
    assert player.move() is None
    tell(talk, Events(len(GATHERED), STARTED, (0,)))
    assert player.move() is None
    tell(talk, Welcome("T1", None, len(STORY), len(STORY)))
    tell(talk, Events(len(STORY), (Resumed(),), (1,)))
    assert player.move() is None
