"""The error raised for text that is not valid notation."""


class NotationError(ValueError):
    """Text is not valid notation; the message names the part and what was expected.

    Attributes:
        part: the part of the text, such as ``hands``.
        found: the text of that part.
        expected: the form that it should have.
    """

    def __init__(self, part: str, found: str, expected: str) -> None:
        super().__init__(f"{part}: {expected}, not {found!r}")
        self.part = part
        self.found = found
        self.expected = expected
