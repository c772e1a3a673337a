"""A parser of entries of Fluent catalogues.

It reads the part of Fluent 1.0 that the catalogues use: no named arguments, no arguments or
attributes of references. The library fluent.syntax reads all of it; loading it takes a tenth of a
short command. A test compares what both read in every entry.
"""

import re
from typing import Final, NamedTuple

from foretell.i18n.syntax import (
    Call,
    Entry,
    Expression,
    Literal,
    Pattern,
    Reference,
    Select,
    Variable,
    Variant,
)

_NAME: Final = re.compile(r"-?[A-Za-z][\w-]*", re.ASCII)
_NUMBER: Final = re.compile(r"-?\d+", re.ASCII)
_STRING: Final = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{6})*)"')
_ESCAPE: Final = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{6})|(.))")
_TEXT: Final = re.compile(r"[^{}\n]+")
_BLANK: Final = re.compile(r"[ \n]*")
_SPACES: Final = re.compile(r" *")
_BREAKS: Final = re.compile(r"((?: *\n)+)( *)")
"""Line breaks, blank lines among them, and the indentation after them."""
_END: Final = re.compile(r"[ \n]*(?:(?<=\n)#{1,3}(?: [^\n]*)?(?:\n[ \n]*|\Z))*\Z")
"""Blank lines and comments, which begin in column 1, up to the end."""
_NO_TEXT: Final = ".[*}"
"""The signs with which no indented line of text begins."""


class _Indent(NamedTuple):
    """Line breaks, and the width of the indentation after them."""

    breaks: str
    width: int


def parse(text: str) -> Entry:
    """Return the entry that a text begins with, in column 1; comments may follow it.

    Raises:
        ValueError: when the text is no such entry.
    """
    reader = _Reader(text)
    name = reader.name()
    pattern = reader.value()
    attributes = {}
    while reader.take_line("."):
        attribute, value = reader.name(), reader.value()
        if value is None:
            raise reader.wrong()
        attributes[attribute] = value
    if not (pattern or attributes) or not _END.match(text, reader.at):
        raise reader.wrong()
    return Entry(name, pattern, attributes)


class _Reader:
    """Reads a text from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def wrong(self) -> ValueError:
        """Return the error for what stands here."""
        return ValueError(f"no Fluent at {self.text[self.at : self.at + 20]!r} of {self.text!r}")

    def name(self) -> str:
        """Read a name."""
        return self._read(_NAME)[0]

    def value(self) -> Pattern | None:
        """Read an equals sign and a pattern, or None where there is none."""
        self._expect("=")
        return self._pattern()

    def take_line(self, sign: str) -> bool:
        """Read a sign that begins the next line, if it stands there."""
        breaks = _BREAKS.match(self.text, self.at)
        if breaks is None or not self.text.startswith(sign, breaks.end()):
            return False
        self.at = breaks.end() + len(sign)
        return True

    def _pattern(self) -> Pattern | None:
        self._read(_SPACES)
        parts: list[str | Expression | _Indent] = []
        while self.at < len(self.text):
            if text := _TEXT.match(self.text, self.at):
                parts.append(text[0])
                self.at = text.end()
            elif self.text[self.at] == "{":
                parts.append(self._placeable())
            elif (indent := self._indent()) is not None:
                parts.append(indent)
            else:
                break
        return _joined(parts) if parts else None

    def _indent(self) -> _Indent | None:
        """Read up to the text of the next line, if the pattern continues there."""
        breaks = _BREAKS.match(self.text, self.at)
        following = self.text[breaks.end() : breaks.end() + 1] if breaks else ""
        if breaks is None or not following or following in _NO_TEXT:
            return None
        if not breaks[2] and following != "{":
            return None
        self.at = breaks.end()
        return _Indent("\n" * breaks[1].count("\n"), len(breaks[2]))

    def _placeable(self) -> Expression:
        self._expect("{")
        expression = self._expression()
        self._read(_BLANK)
        if self.text.startswith("->", self.at):
            self.at += 2
            expression = Select(expression, self._variants())
        self._expect("}")
        return expression

    def _variants(self) -> tuple[Variant, ...]:
        variants = []
        while True:
            is_default = self.take_line("*[")
            if not is_default and not self.take_line("["):
                break
            self._read(_BLANK)
            number = _NUMBER.match(self.text, self.at)
            key = int(self._read(_NUMBER)[0]) if number else self.name()
            self._expect("]")
            pattern = self._pattern()
            if pattern is None:
                raise self.wrong()
            variants.append(Variant(key, pattern, is_default))
        if sum(variant.is_default for variant in variants) != 1:
            raise self.wrong()
        return tuple(variants)

    def _expression(self) -> Expression:
        self._read(_BLANK)
        match self.text[self.at : self.at + 1]:
            case "{":
                return self._placeable()
            case '"':
                return Literal(_ESCAPE.sub(_unescaped, self._read(_STRING)[1]))
            case "$":
                self.at += 1
                return Variable(self.name())
            case _ if number := _NUMBER.match(self.text, self.at):
                self.at = number.end()
                return Literal(int(number[0]))
        name = self.name()
        return Call(name, self._arguments()) if self._take("(") else Reference(name)

    def _arguments(self) -> tuple[Expression, ...]:
        arguments = []
        while not self._take(")"):
            arguments.append(self._expression())
            if not self._take(","):
                self._expect(")")
                break
        return tuple(arguments)

    def _take(self, sign: str) -> bool:
        start = self._blank_end()
        if self.text.startswith(sign, start):
            self.at = start + len(sign)
            return True
        return False

    def _expect(self, sign: str) -> None:
        if not self._take(sign):
            raise self.wrong()

    def _blank_end(self) -> int:
        blank = _BLANK.match(self.text, self.at)
        assert blank is not None
        return blank.end()

    def _read(self, shape: re.Pattern[str]) -> re.Match[str]:
        match = shape.match(self.text, self.at)
        if match is None:
            raise self.wrong()
        self.at = match.end()
        return match


def _joined(parts: list[str | Expression | _Indent]) -> Pattern:
    """Return a pattern without the indentation that all of its lines have."""
    common = min((part.width for part in parts if isinstance(part, _Indent)), default=0)
    joined: list[str | Expression] = []
    for number, part in enumerate(parts):
        if isinstance(part, _Indent):
            breaks = part.breaks if number else ""
            part = breaks + " " * (part.width - common)  # noqa: PLW2901 - as text from here
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        elif part != "":
            joined.append(part)
    if joined and isinstance(joined[-1], str):
        joined[-1] = joined[-1].rstrip(" \n")
        if not joined[-1]:
            joined.pop()
    return tuple(joined)


def _unescaped(escape: re.Match[str]) -> str:
    code = escape[1] or escape[2]
    return chr(int(code, 16)) if code else escape[3]
