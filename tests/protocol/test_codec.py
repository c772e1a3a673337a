"""Messages: bytes to values and back, and arbitrary input."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.cards import Card, Suit
from foretell.game.refusals import MustFollowSuit
from foretell.protocol import client as messages
from foretell.protocol import codec
from foretell.protocol.server import Done, Refused
from foretell.table.events import Seated, UndoAsked

MESSAGES = (
    messages.Hello("T1", 3, 2),
    messages.Hello("T1"),
    messages.Ping(),
    messages.Sit("1"),
    messages.Sit("1", 5),
    messages.Stand("1"),
    messages.SeatBot("1", 0, "steady"),
    messages.Remove("1", 0),
    messages.Readmit("1", 7),
    messages.ChooseCharacter("1", "otto"),
    messages.LetBotPlay("1", 2),
    messages.Swap("1", (0, 1)),
    messages.GiveNonce("1", "0af"),
    messages.Start("1"),
    messages.CallRematch("1"),
    messages.ChooseTrump("1", "C"),
    messages.Bid("1", -1),
    messages.Play("1", "Z4"),
    messages.AskUndo("1"),
    messages.AnswerUndo("1", agree=True),
)


@pytest.mark.parametrize("message", MESSAGES)
def test_every_client_message_is_decoded(message: messages.ClientMessage) -> None:
    frame = codec.encode(message)
    assert codec.decode_client(frame) == message
    assert codec.decode_client(frame.decode()) == message


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b'{"type":"nonsense"}',
        b'{"type":"ping","more":1}',
        b'{"type":"sit"}',
        b'{"type":"sit","id":""}',
        b'{"type":"sit","id":"a b"}',
        b'{"type":"sit","id":"a\\n"}',
        b'{"type":"sit","id":"\\u00e9"}',
        b'{"type":"sit","id":"' + b"a" * 65 + b'"}',
        b'{"type":"sit","id":"1","seat":6}',
        b'{"type":"sit","id":"1","seat":-1}',
        b'{"type":"sit","id":"1","seat":1.5}',
        b'{"type":"sit","id":1}',
        b'{"type":"hello","table":"t1"}',
        b'{"type":"hello","table":"T1\\n"}',
        b'{"type":"hello","table":"T1","since":-1}',
        b'{"type":"hello","table":"T1","since":1e400}',
        b'{"type":"swap","id":"1","seats":[1]}',
        b'{"type":"give_nonce","id":"1","nonce":"0A"}',
        b'{"type":"give_nonce","id":"1","nonce":""}',
        b'{"type":"give_nonce","id":"1","nonce":"0a\\n"}',
        b'{"type":"bid","id":"1","bid":true}',
        b'{"type":"bid","id":"1","bid":1001}',
        b'{"type":"play","id":"1","card":"\\ud800"}',
        b"\xff\xfe",
        "\udc80",
        "[" * 8_000,
        '{"type":"ping","x":' + "[" * 4_000 + "]" * 4_000 + "}",
    ],
)
def test_malformed_frames_are_refused(frame: bytes | str) -> None:
    with pytest.raises(codec.BadFrame) as refused:
        codec.decode_client(frame)
    assert len(refused.value.reason) <= 200
    codec.encode(codec.refused(refused.value, None))


def test_a_frame_over_the_size_limit_is_refused() -> None:
    longest = b'{"type":"ping"}'.ljust(codec.LONGEST_FRAME)
    assert codec.decode_client(longest) == messages.Ping()
    with pytest.raises(codec.FrameTooLong):
        codec.decode_client(longest + b" ")


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_arbitrary_bytes_are_decoded_or_refused(frame: bytes | str) -> None:
    check(frame)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@given(st.sampled_from(MESSAGES), st.data())
def test_a_message_with_arbitrary_fields_is_decoded_or_refused(
    message: Any, data: st.DataObject
) -> None:
    sent: dict[str, Any] = json.loads(codec.encode(message))
    field = data.draw(st.sampled_from([*sent, "more"]))
    sent[field] = data.draw(values)
    check(json.dumps(sent))


def check(frame: bytes | str) -> None:
    try:
        codec.decode_client(frame)
    except (codec.BadFrame, codec.FrameTooLong) as refusal:
        codec.decode_server(codec.encode(codec.refused(refusal, None)))


def test_a_refusal_is_sent_with_its_clause_and_fields() -> None:
    refusal = MustFollowSuit(Card("C1"), Suit.HEARTS, (Card("H2"), Card("N1")))
    sent = codec.decode_server(codec.encode(codec.refused(refusal, "7")))
    assert isinstance(sent, Refused)
    assert (sent.id, sent.code, sent.clause) == ("7", "play/must_follow_suit", "R7.3")
    assert sent.fields["allowed"] == ["H2", "N1"]


def test_a_client_refuses_unknown_server_messages() -> None:
    assert codec.decode_server(b'{"type":"done","id":"1","version":2}') == Done("1", 2)
    for frame in (b"null", b"[]", b"{}", b'{"type":1}', b'{"type":"done","id":"1"}', b'{"type":'):
        with pytest.raises(msgspec.MsgspecError):
            codec.decode_server(frame)


def test_stored_events_are_decoded_unchanged() -> None:
    events = (Seated(0, "Zoë", "human", "id"), UndoAsked(0, (1, 2)))
    assert codec.decode_events(codec.encode_events(events)) == events
