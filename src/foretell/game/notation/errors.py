"""The error of a text that is no position."""


class NotationError(ValueError):
    """A text is not a position: what is wrong, and in which part of it.

    Attributes:
        part: the part of the text, such as ``hands``.
        found: what stands there.
        expected: what should.
    """

    def __init__(self, part: str, found: str, expected: str) -> None:
        super().__init__(f"{part}: {expected}, not {found!r}")
        self.part = part
        self.found = found
        self.expected = expected
