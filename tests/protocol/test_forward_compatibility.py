"""Forward compatibility: unknown fields, entries and messages are ignored."""

import json
from typing import Any

import msgspec
import pytest

from foretell.client.table_session import TableSession
from foretell.protocol import client as messages
from foretell.protocol.codec import decode_events, decode_server, encode, encode_events
from foretell.protocol.entries import HostChanged, Opened, Seated, Unknown
from foretell.protocol.server import Closing, Done, Events, Later, Welcome
from foretell.protocol.settings import ClockSettings, TableSettings
from foretell.protocol.table_codec import event_of
from foretell.record.codec import options_to_wire
from foretell.rules.options import Options
from foretell.server.live.broadcaster import Broadcaster
from foretell.server.live.subscriber import Subscriber
from foretell.server.live.table_log import TableLog
from foretell.server.storage.values import Row
from foretell.table import events
from tests.server.simulation.cluster import LoopClock
from tests.server.simulation.loop import simulated

OPENED = Opened(
    options_to_wire(Options(players=3)), TableSettings(clock=ClockSettings(bank=60), grace=7)
)
HIDDEN = "a later version knows for whom this is"
WAVED: dict[str, Any] = {"type": "waved", "seat": 1, "secret": HIDDEN}


def later(*entries: Any) -> bytes:
    """Return entries as a later version stores them, each with an extra field."""
    built = [one if isinstance(one, dict) else msgspec.to_builtins(one) for one in entries]
    return json.dumps([{**one, "mood": {"depth": [1]}} for one in built]).encode()


def test_unknown_fields_of_entries_are_ignored() -> None:
    known = (events.Seated(0, "Zoe", "human", "id"), events.HostChanged(0))
    assert decode_events(later(Seated(0, "Zoe", "human", "id"), HostChanged(0))) == known
    assert decode_events(encode_events(known)) == known


def test_an_entry_of_unknown_type_is_counted_and_not_shown() -> None:
    kept = later(Seated(0, "Zoe", "human"), WAVED, HostChanged(0))
    read = decode_events(kept)
    assert read == (
        events.Seated(0, "Zoe", "human"),
        events.Unknown("waved"),
        events.HostChanged(0),
    )
    assert encode_events(read[1:2]) == b'[{"type":"unknown","kind":"waved"}]'


def test_unknown_settings_of_a_later_version_are_ignored() -> None:
    later_values = msgspec.to_builtins(OPENED)
    later_values["settings"]["chat"] = True
    later_values["settings"]["clock"]["per_round"] = 5
    assert decode_events(later(later_values)) == (event_of(OPENED),)


@pytest.mark.parametrize(
    "kept",
    [
        b"nonsense",
        b"{}",
        b"[1]",
        b'[{"seat":1}]',
        b'[{"type":7}]',
        b'[{"type":"seated"}]',
        b'[{"type":"seated","seat":"x","name":"","kind":"","later":1}]',
        b'[{"type":"waved"},{"type":"host_changed","seat":"x"}]',
    ],
)
def test_known_fields_are_still_validated(kept: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        decode_events(kept)


def test_unknown_messages_and_fields_of_a_later_version_are_ignored() -> None:
    later_values = {"type": "events", "since": 3, "events": [WAVED], "weather": "fine"}
    assert decode_server(json.dumps(later_values)) == Events(3, (Unknown("waved"),))
    assert decode_server(b'{"type":"chat","text":"hello"}') == Later("chat")
    assert decode_server(b'{"type":"closing","reason":"tired"}') == Closing("elsewhere")


def test_a_client_counts_unknown_entries_and_continues() -> None:
    talk = TableSession("T1", prefix="a")
    talk.receive(encode(Welcome("T1", None, 0, 3)))
    talk.receive(b'{"type":"chat","text":"hello"}')
    entries = [msgspec.to_builtins(OPENED), WAVED, msgspec.to_builtins(Seated(1, "Ben", "human"))]
    talk.receive(json.dumps({"type": "events", "since": 0, "events": entries}))
    assert talk.view.version == 3
    assert [getattr(held, "name", "") for held in talk.view.seats] == ["", "Ben", ""]
    talk.ask(messages.Sit)
    assert isinstance(talk.receive(b'{"type":"done","id":"a-1","version":3,"cost":1}'), Done)


@simulated
async def test_a_log_of_a_later_version_is_folded_without_unknown_entries() -> None:
    broadcaster = Broadcaster(TableLog("T1", LoopClock()))
    broadcaster.log.add(Row(1, 0, later(OPENED, Seated(0, "Zoe", "human", "id"), WAVED), 7))
    state = broadcaster.log.state
    broadcaster.log.add(Row(2, 0, later(WAVED), 7))
    assert broadcaster.log.version == 4
    assert msgspec.to_builtins(broadcaster.log.state.seats) == msgspec.to_builtins(state.seats)
    viewer = Subscriber("id")
    frames = []
    while (frame := broadcaster.next_for(viewer)) is not None:
        frames.append(frame)
    shown = b"".join(frames)
    assert HIDDEN.encode() not in shown
    assert b"mood" not in shown
    assert shown.count(b'{"type":"unknown","kind":"waved"}') == 2


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (messages.Hello("T1"), b'{"type":"hello","table":"T1"}'),
        (messages.Sit("1"), b'{"type":"sit","id":"1"}'),
    ],
)
def test_a_client_omits_defaults_so_that_an_earlier_server_accepts_it(
    message: messages.ClientMessage, said: bytes
) -> None:
    assert encode(message) == said
