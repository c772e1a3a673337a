"""A server that is not trusted: whatever it sends, the terminal shows text and nothing else.

Messages are generated from their types, so that every field of every message is covered.
"""

import asyncio
import io
import random
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import fields
from typing import Any
from unicodedata import category

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from foretell.client.connection import Connection
from foretell.client.link import Link
from foretell.client.refusal_fields import values_of
from foretell.client.table_session import TableSession
from foretell.errors import Refusal
from foretell.i18n import Words
from foretell.protocol import entries
from foretell.protocol.codec import decode_server, encode
from foretell.protocol.entries import Entry
from foretell.protocol.events import DealtView
from foretell.protocol.server import Refused, Said, ServerMessage
from foretell.protocol.settings import TableSettings
from foretell.record.codec import options_to_wire
from foretell.rules.options import Edition, Options
from foretell.rules.presets import Faces
from foretell.table.state import HUMAN
from foretell.terminal.common.environment import card_names
from foretell.terminal.common.table.display import Display
from foretell.terminal.common.view import View, refused
from foretell.terminal.join import play
from foretell.terminal.join.guest import refusal_text
from foretell.terminal.join.identities import Identity
from foretell.terminal.join.remote_seat import Inbox, Typed
from tests.i18n.test_catalogues import every_refusal

TYPED = ("?", "p", "t", "", "u", "s", "0", "1")
"""The lines that the person types in between."""
EVIL = (
    "\x1b]0;PWNED\x07\x1b[31m\x1b[2J\x9b5m\u202e\u2066\u200b\u200e\ufeff\ue000\r\n\t\x7f\U000e0041"
)
OURS = frozenset("\n")
"""The control characters with which the terminal itself ends lines."""
TEXTS = (EVIL, f"Ann{EVIL}", "Ann", HUMAN, "steady", "C1", "H13", "Z1", "D", "0af", "")
OPENED = entries.Opened(
    options_to_wire(Options(players=3, first_dealer=0, hand_sizes=(1, 2))), TableSettings()
)
GATHERED: tuple[Entry, ...] = (
    OPENED,
    entries.Seated(0, f"Ann{EVIL}", HUMAN),
    entries.HostChanged(0),
    entries.ShuffleCommitted(1, "c1"),
    entries.Seated(1, "Bob", HUMAN),
    entries.Seated(2, f"{EVIL}steady", "steady"),
)
STARTED: tuple[Entry, ...] = (
    *GATHERED,
    entries.GameStarted(1),
    DealtView(1, 0, (None, ("C1",), None), "D2", "D"),
)


SIMPLE: dict[type[inspect.Type], st.SearchStrategy[Any]] = {
    inspect.StrType: st.sampled_from(TEXTS)
    | st.text(st.characters(exclude_categories=["Cs", "So", "Sk", "Sm"])),
    inspect.IntType: st.integers(-1, 4) | st.integers(-(2**31), 2**31),
    inspect.FloatType: st.floats(0, 1e6, allow_nan=False),
    inspect.BoolType: st.booleans(),
    inspect.NoneType: st.none(),
    inspect.CustomType: st.sampled_from(TEXTS) | st.integers(-1, 99) | st.just([EVIL]),
}
"""The values of simple fields; between signs, a joiner would be part of an emoji."""


def strategy(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Return a strategy for the values of a type of messages."""
    match kind:
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.EnumType(cls=cls):
            return st.sampled_from([one.value for one in cls])
        case inspect.UnionType(types=types):
            return st.one_of([strategy(one) for one in types])
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return st.lists(strategy(item), max_size=4)
        case inspect.TupleType(item_types=items):
            return st.tuples(*map(strategy, items))
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(strategy(key), strategy(value), max_size=3)
        case inspect.StructType(cls=cls, fields=parts):
            tag = cls.__struct_config__.tag
            tagged = {} if tag is None else {"type": st.just(tag)}
            return st.fixed_dictionaries(
                tagged | {one.encode_name: strategy(one.type) for one in parts}
            )
        case inspect.DataclassType(fields=parts):
            return st.fixed_dictionaries({one.encode_name: strategy(one.type) for one in parts})
        case inspect.NamedTupleType(fields=parts):
            return st.tuples(*(strategy(one.type) for one in parts))
        case _:
            return SIMPLE[type(kind)]


MESSAGES = strategy(inspect.type_info(Said))
ENTRIES = strategy(inspect.type_info(Entry))


def texts_in(value: Any) -> list[str]:
    """Return all texts within a message."""
    match value:
        case str():
            return [value]
        case list() | tuple():
            return [text for item in value for text in texts_in(item)]
        case dict():
            return [text for pair in value.items() for text in texts_in(list(pair))]
        case _:
            return []


def is_hidden(char: str) -> bool:
    return category(char) in {"Cc", "Cf", "Co", "Cs"} and char not in OURS


@given(MESSAGES)
def test_every_text_of_every_message_is_safe_to_show_once_it_is_decoded(message: Any) -> None:
    try:
        decoded = decode_server(msgspec.json.encode(message))
    except msgspec.MsgspecError:
        return  # a field has bounds that these values ignore
    for text in texts_in(msgspec.to_builtins(decoded)):
        assert not list(filter(is_hidden, text))


class Feed(Connection):
    """A connection on which a server sends these frames; then the person types and leaves."""

    def __init__(self, frames: Iterable[bytes], typed: Callable[[], None]) -> None:
        session = TableSession("T1", prefix="a")
        super().__init__(session, "ws://x/socket", choices=random.Random(1))
        self._frames, self._typed = frames, typed

    async def messages(self) -> AsyncGenerator[ServerMessage, None]:
        """Yield the messages, as a connection does."""
        self.session.connected()
        for frame in self._frames:
            yield self._received(frame)
            await asyncio.sleep(0)
        self._typed()
        await asyncio.Event().wait()


def shown_by(messages: Iterable[Any], *, plain: bool) -> str:
    """Return all that the terminal shows while a server sends these messages."""
    out, err = io.StringIO(), io.StringIO()
    frames = [msgspec.json.encode(one) for one in messages]
    words = Words("en")

    inboxes: list[Inbox] = []

    def inbox() -> Inbox:
        inboxes.append(Inbox())
        return inboxes[0]

    def typed() -> None:
        for line in (*TYPED, "q"):
            inboxes[0].put(Typed(line))

    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(play, "Inbox", inbox)
        patch.setattr(play, "Connection", lambda *_, **__: Feed(frames, typed))
        patch.setattr(play, "listen", lambda _: None)
        try:
            play._play(
                Link("http://x", "T1"),
                Identity("http://x", "Bob", "t"),
                words,
                Faces.LETTERS,
                Display(plain=plain),
            )
        except Refusal as refusal:
            err.write(refused(refusal, words, card_names(words, Edition.CLASSIC)))
    return out.getvalue() + err.getvalue()


def check(messages: Iterable[Any]) -> None:
    for plain in (True, False):
        text = shown_by(messages, plain=plain)
        assert text
        assert not list(filter(is_hidden, text)), text


def welcomed(*log: Any, seat: int | None = 1) -> list[Any]:
    """Return the messages that bring a seat this log."""
    return [
        {"type": "welcome", "table": "T1", "seat": seat, "since": 0, "version": len(log)},
        {"type": "events", "since": 0, "events": msgspec.to_builtins(log)},
    ]


def test_hostile_names_are_shown_with_escapes() -> None:
    text = shown_by(welcomed(*GATHERED), plain=True)
    assert "\\u001b]0;PWNED\\u0007" in text
    check(welcomed(*GATHERED))
    check(welcomed(*STARTED))


@pytest.mark.parametrize("log", [GATHERED, STARTED], ids=["gathering", "playing"])
@given(more=st.lists(ENTRIES, max_size=4))
def test_whatever_events_a_server_sends_the_terminal_shows_text_alone(
    log: tuple[Entry, ...], more: list[Any]
) -> None:
    at = len(log)
    later = {"type": "events", "since": at, "events": more}
    check([*welcomed(*log), later])


@pytest.mark.parametrize("log", [GATHERED, STARTED], ids=["gathering", "playing"])
@given(more=st.lists(MESSAGES, max_size=4))
def test_whatever_messages_a_server_sends_the_terminal_shows_text_alone(
    log: tuple[Entry, ...], more: list[Any]
) -> None:
    check([*welcomed(*log), *more])


def test_every_refusal_with_hostile_fields_is_shown_as_text() -> None:
    words = Words("en")
    view = View(words, card_names(words, Edition.CLASSIC), ("Ann", "Bob"), 1)
    for kind in every_refusal().values():
        names = [one.name for one in fields(kind)]
        hostile = Refused(None, kind.code, EVIL, dict.fromkeys(names, EVIL))
        for message in (hostile, Refused(None, EVIL, EVIL, {EVIL: [EVIL]})):
            read = decode_server(encode(message))
            assert isinstance(read, Refused)
            text = refusal_text(read.code, values_of(read.fields), view, read.clause)
            assert text
            assert not list(filter(is_hidden, text)), text
