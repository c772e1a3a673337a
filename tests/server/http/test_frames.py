"""Fuzzing of the socket: every frame gets an answer, and nothing fails."""

import asyncio
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from foretell.protocol.codec import decode_server
from foretell.protocol.server import Done, Pong, Refused, ServerMessage, Welcome
from foretell.protocol.spec import asyncapi
from foretell.rules.options import Options
from foretell.server.live.client_session import ClientSession
from foretell.table.permissions import Person
from foretell.table.settings import TableSettings
from foretell.testing.memory_store import MemoryStore
from tests.server.http.local_server import Time, new_registry

TYPES = [message["name"] for name, message in asyncapi()["components"]["messages"].items()]
ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
PLAUSIBLE = {
    "type": st.sampled_from(TYPES),
    "id": st.text("abc", min_size=1, max_size=2) | ANY,
    "table": st.sampled_from(["T1", "T2", "", "t1"]) | ANY,
    "since": st.integers(-1, 100) | ANY,
    "seat": st.none() | st.integers(-1, 6) | ANY,
    "seats": st.lists(st.integers(-1, 6), max_size=3) | ANY,
    "bot": st.sampled_from(["steady", "random", "nobody"]) | ANY,
    "suit": st.sampled_from(["C", "D", "X", ""]) | ANY,
    "bid": st.integers(-2, 30) | ANY,
    "card": st.sampled_from(["C1", "S13", "Z1", "N4", "X9"]) | ANY,
    "nonce": st.text("0123456789abcdefg", max_size=130) | ANY,
    "agree": st.booleans() | ANY,
}
MESSAGES = st.fixed_dictionaries(
    {"type": PLAUSIBLE["type"]},
    optional={name: values for name, values in PLAUSIBLE.items() if name != "type"},
).map(json.dumps)
FRAMES = MESSAGES | MESSAGES | ANY.map(json.dumps) | st.binary(max_size=200) | st.text(max_size=200)


def likely() -> st.SearchStrategy[str]:
    """Well-formed messages, so that more of them reach a table."""
    shapes: dict[str, dict[str, Any]] = {
        "sit": {"seat": st.none() | st.integers(0, 5)},
        "stand": {},
        "seat_bot": {"seat": st.integers(0, 5), "bot": st.sampled_from(["steady", "random"])},
        "remove": {"seat": st.integers(0, 5)},
        "swap": {"seats": st.tuples(st.integers(0, 5), st.integers(0, 5))},
        "give_nonce": {"nonce": st.just("5a")},
        "start": {},
        "rematch": {},
        "choose_trump": {"suit": st.sampled_from("CDHS")},
        "bid": {"bid": st.integers(0, 2)},
        "play": {"card": st.sampled_from(["C1", "Z1"])},
        "ask_undo": {},
        "answer_undo": {"agree": st.booleans()},
    }
    return st.one_of(
        *(
            st.fixed_dictionaries(
                {"type": st.just(kind), "id": st.text("abcdefgh", min_size=3, max_size=3), **more}
            )
            for kind, more in shapes.items()
        )
    ).map(json.dumps)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=150)
@given(
    frames=st.lists(FRAMES | likely(), min_size=1, max_size=12),
    is_host=st.booleans(),
    begins=st.booleans(),
)
def test_each_frame_is_answered_once(
    frames: list[str | bytes], *, is_host: bool, begins: bool
) -> None:
    asyncio.run(_converse(frames, is_host=is_host, begins=begins))


async def _converse(frames: list[str | bytes], *, is_host: bool, begins: bool) -> None:
    time = Time()
    registry = new_registry(MemoryStore(), time)
    await registry.start()
    try:
        ann = Person("p-ann", "Ann")
        await registry.create(Options(players=3), TableSettings(), ann)
        conversation = ClientSession(registry, ann if is_host else None)
        if begins:
            await conversation.take('{"type":"hello","table":"T1"}')
            await _answer(conversation, None)
        for frame in frames:
            await conversation.take(frame)
            await _answer(conversation, frame)
        conversation.leave()
    finally:
        await registry.stop()


async def _answer(conversation: ClientSession, frame: str | bytes | None) -> ServerMessage:
    """Receive messages up to the one that answers a frame."""
    async with asyncio.timeout(5):
        while True:
            message = await conversation.next()
            assert message is not None, frame
            told = decode_server(message)
            if isinstance(told, Done | Refused | Pong | Welcome):
                return told


@pytest.mark.parametrize(
    "frame",
    [
        '{"type":"nothing","id":"mine"}',
        '{"type":"bid","bid":"two","id":"mine"}',
        '{"type":"bid","id":"mine"}',
        '{"id":"mine","type":"stand","more":1}',
        '{"id":"mine"}',
        b'{"type":"play","id":"mine","card":["C1"]}',
    ],
)
async def test_the_refusal_of_a_message_that_does_not_fit_has_its_id(frame: str | bytes) -> None:
    conversation = ClientSession(new_registry(MemoryStore(), Time()), None)
    await conversation.take(frame)
    refused = await _answer(conversation, frame)
    assert isinstance(refused, Refused)
    assert (refused.id, refused.code) == ("mine", "frame/bad")
