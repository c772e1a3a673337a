"""Encoding and decoding of messages."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import msgspec

from foretell.errors import Refusal
from foretell.protocol.client import ClientMessage
from foretell.protocol.entries import Entry
from foretell.protocol.forward_compatibility import as_known, without_later
from foretell.protocol.server import Later, Refused, Said, ServerMessage
from foretell.protocol.table_codec import entry_of, event_of
from foretell.table.events import TableEvent
from foretell.untrusted_text import shown_within

LONGEST_FRAME: Final = 8 * 1024
"""The most bytes of a client's message."""
LONGEST_ID: Final = 64
"""The most characters of a command's id."""


class FrameTooLong(Refusal, code="frame/too_long"):
    """A message is longer than ``most`` bytes."""

    most: int


class BadFrame(Refusal, code="frame/bad"):
    """A message is not JSON, or not a message of the protocol."""

    reason: str
    """The decoder's error message."""


class _Identified(msgspec.Struct):
    id: str | None = None


class _Versioned(msgspec.Struct):
    version: int = 0


_encoder: Final = msgspec.json.Encoder(enc_hook=str)
_client: Final = msgspec.json.Decoder(ClientMessage)
_server: Final = msgspec.json.Decoder(Said)
_identified: Final = msgspec.json.Decoder(_Identified)
_versioned: Final = msgspec.json.Decoder(_Versioned)
_entries: Final = msgspec.json.Decoder(tuple[Entry, ...])
encode: Final = _encoder.encode
"""Encode a message, or a tuple of entries, as JSON."""


def decode_client(frame: bytes | str) -> ClientMessage:
    """Return the client's message in a frame.

    Raises:
        FrameTooLong: when it has more than ``LONGEST_FRAME`` bytes.
        BadFrame: when it is not a client's message.
    """
    if len(frame) > LONGEST_FRAME:
        raise FrameTooLong(LONGEST_FRAME)
    try:
        message: ClientMessage = _client.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadFrame(str(error)[:200]) from None
    return message


def id_of(frame: bytes | str) -> str | None:
    """Return the id of a command that could not be decoded, None if it has none."""
    if len(frame) > LONGEST_FRAME:
        return None
    try:
        command = _identified.decode(frame).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return None if command is None or len(command) > LONGEST_ID else command


def decode_server(frame: bytes | str) -> ServerMessage:
    """Return the server's message in a frame, possibly of a later version.

    Its texts are safe to show (``foretell.untrusted_text``): a server is not trusted.

    Raises:
        msgspec.MsgspecError: when it is not a server's message of any version.
    """
    try:
        text = frame if isinstance(frame, str) else frame.decode()
        if text.isascii() and text.isprintable() and "\\" not in text:  # most are: no need to look
            with suppress(msgspec.ValidationError):
                message: ServerMessage = _server.decode(text)
                return message
        values = without_later(shown_within(msgspec.json.decode(text)))
    except (UnicodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from None
    return values if isinstance(values, Later) else msgspec.convert(values, Said)


def version_of(answer: bytes) -> int:
    """Return the version in a ``Done`` answer; 0 if the command was refused."""
    return _versioned.decode(answer).version


def encode_events(events: Iterable[TableEvent]) -> bytes:
    """Return a table's events as they are stored."""
    return encode(tuple(map(entry_of, events)))


def decode_events(stored: bytes) -> tuple[TableEvent, ...]:
    """Return stored events, written by this version, an earlier or a later one.

    Raises:
        msgspec.MsgspecError: when no version stores such bytes.
        Refusal: when they contain an unknown card, suit or option.
    """
    try:
        entries = _entries.decode(stored)
    except msgspec.ValidationError:
        values = msgspec.json.decode(stored, type=list[object])
        entries = msgspec.convert([as_known(value) for value in values], tuple[Entry, ...])
    return tuple(map(event_of, entries))


def refused(refusal: Refusal, command: str | None) -> Refused:
    """Return a refusal as a message."""
    return Refused(command, refusal.code, refusal.clause, refusal.data())
