"""Games from a file in either form: records, or short texts."""

from collections.abc import Iterator
from typing import BinaryIO, Final, cast

from foretell.record.game_text import SIGN, read_games
from foretell.record.header import Record
from foretell.record.lines import LONGEST, Source, opened
from foretell.record.reader import read_records
from foretell.record.refusals import NotUtf8, RecordFault

_SIGN: Final = SIGN.encode()
_BOM: Final = b"\xef\xbb\xbf"


def read_either(source: Source, *, keep_partial: bool = False) -> Iterator[Record]:
    """Yield the games of a file, which are records or, if it begins with one, short texts.

    Args:
        source: the file.
        keep_partial: as for ``read_records``.

    Raises:
        RecordFault: at the first fault.
        OSError: when the file cannot be opened or read.
    """
    with opened(source) as stream:
        begun = stream.readline(LONGEST + 1)
        if begun.removeprefix(_BOM).startswith(_SIGN):
            yield from read_games(_text(begun + stream.read()))
        else:
            rest = cast("BinaryIO", _Again(begun, stream))
            yield from read_records(rest, keep_partial=keep_partial)


def _text(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise RecordFault(content.count(b"\n", 0, error.start) + 1, NotUtf8()) from None


class _Again:
    """A stream whose first line has been read, and is there again."""

    def __init__(self, begun: bytes, stream: BinaryIO) -> None:
        self._begun = begun
        self._stream = stream

    def readline(self, limit: int) -> bytes:
        begun, self._begun = self._begun, b""
        return begun or self._stream.readline(limit)
