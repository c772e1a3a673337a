"""Options in a few characters: ``4``, ``4hw``, ``4nm2``, ``3:1-5``."""

import re
from typing import Final

from foretell.errors import Refusal
from foretell.game.notation.errors import NotationError
from foretell.rules.options import OPTIONS, Options

_LETTERS: Final[dict[str, tuple[str, object]]] = {
    letter: (name, value)
    for name, option in OPTIONS.items()
    for letter, value in option.letters.items()
}
"""The letter of each value that is not the standard one, in order; None for any number."""
_LETTER: Final = "|".join(
    letter if value is not None else rf"{letter}[1-9]\d?" for letter, (_, value) in _LETTERS.items()
)
"""A letter; the one of a number is followed by it."""
_FORM: Final = re.compile(
    rf"(?P<players>[2-6])(?P<letters>(?:{_LETTER})*)"
    r"(?::(?P<sizes>\d{1,2}-\d{1,2}|\d{1,2}(?:,\d{1,2})*))?",
    re.ASCII,
)
_EXPECTED: Final = "the number of players, letters of options, and :sizes if they are chosen"


def options_text(options: Options) -> str:
    """Return options as a text; the first dealer is not part of it.

    >>> options_text(Options(players=4, bidding="hidden", hand_sizes=(1, 2, 3)))
    '4h:1-3'
    """
    standard = Options(players=options.players)
    letters = "".join(
        letter if value is not None else f"{letter}{getattr(options, name)}"
        for letter, (name, value) in _LETTERS.items()
        if getattr(options, name) != getattr(standard, name)
        and value in {None, getattr(options, name)}
    )
    sizes = "" if options.hand_sizes is None else f":{_sizes_text(options.hand_sizes)}"
    return f"{options.players}{letters}{sizes}"


def read_options(text: str, *, first_dealer: int | None = None) -> Options:
    """Return the options in a text.

    Args:
        text: as ``options_text`` returns it.
        first_dealer: the first dealer's seat (default: drawn).

    Raises:
        NotationError: when the text has another form, or the options clash.
    """
    form = _FORM.fullmatch(text)
    letters = [] if form is None else re.findall(_LETTER, form["letters"])
    if form is None or len({letter[0] for letter in letters}) < len(letters):
        raise NotationError("options", text, _EXPECTED)
    values = {}
    for letter in letters:
        name, value = _LETTERS[letter[0]]
        values[name] = int(letter[1:]) if value is None else value
    if len(values) < len(letters):
        raise NotationError("options", text, "one letter for an option")
    sizes = None if form["sizes"] is None else _read_sizes(form["sizes"])
    try:
        return Options.from_record(
            {
                "players": int(form["players"]),
                "hand_sizes": sizes,
                "first_dealer": "draw" if first_dealer is None else first_dealer,
                **values,
            }
        )
    except Refusal as refusal:
        raise NotationError("options", text, f"options that go together ({refusal})") from refusal


def _sizes_text(sizes: tuple[int, ...]) -> str:
    if len(sizes) > 1 and sizes == _read_sizes(f"{sizes[0]}-{sizes[-1]}"):
        return f"{sizes[0]}-{sizes[-1]}"
    return ",".join(map(str, sizes))


def _read_sizes(text: str) -> tuple[int, ...]:
    if "-" not in text:
        return tuple(map(int, text.split(",")))
    first, last = map(int, text.split("-"))
    return tuple(range(first, last + 1)) or tuple(range(first, last - 1, -1))
