"""The encoding of a file of games, recognised by its first bytes."""

import io
from typing import BinaryIO, Final

BOM: Final = b"\xef\xbb\xbf"
"""The byte order mark of UTF-8, at the start of a file."""
GZIP: Final = b"\x1f\x8b"
"""The first bytes of a file compressed with gzip."""
_UTF16: Final = (b"\xff\xfe", b"\xfe\xff")
"""Its byte order marks: text as PowerShell writes it."""


def is_utf16(start: bytes) -> bool:
    """Return whether a file begins as text in UTF-16."""
    return start.startswith(_UTF16)


class Utf16Lines:
    """The lines of a stream in UTF-16, as UTF-8; anything else becomes U+FFFD.

    ``start`` has the bytes that were read from the stream, which stays open.
    """

    def __init__(self, start: bytes, stream: BinaryIO) -> None:
        joined = io.BufferedReader(_Joined(start, stream))
        self._text = io.TextIOWrapper(joined, "utf-16", errors="replace", newline="\n")

    def readline(self, limit: int) -> bytes:
        """Return the next line, cut to ``limit`` bytes and its end; empty at the end."""
        line = self._text.readline(limit).encode()
        return line if len(line) <= limit else line[: limit - 1] + line[-1:]


class _Joined(io.RawIOBase):
    """Bytes, then a stream."""

    def __init__(self, start: bytes, stream: BinaryIO) -> None:
        self._start = start
        self._stream = stream

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]  # its callers pass views
        part = self._start[: len(buffer)] or self._stream.read(len(buffer))
        self._start = self._start[len(part) :]
        buffer[: len(part)] = part
        return len(part)
