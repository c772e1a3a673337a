"""The clauses of the rules that a game's options bring into play."""

from collections.abc import Mapping
from typing import Final

from foretell.rules.declaration import (
    ON,
    Conditions,
    all_hold,
    changed_value,
    examples,
    none_of,
    one_of,
)
from foretell.rules.options import OPTIONS, Options

_ALWAYS: Final[Conditions] = {}
_SHARED: Final = {"deal": one_of("shared")}
_RESHUFFLED: Final = {**_SHARED, "players": none_of(2)}
_TURNED: Final = {"turned": ON}
_HEARD: Final = {"bidding": none_of("secret")}
_OF_EVERY_GAME: Final[Mapping[str, Conditions]] = {
    **dict.fromkeys(("R0.1", "R0.2", "R1.1", "R1.2", "R1.3", "R2.1", "R2.3", "R3.3"), _ALWAYS),
    **dict.fromkeys(("R6.1", "R7.1", "R8.1", "R8.2", "R8.3", "R8.4", "R13.1"), _ALWAYS),
    **dict.fromkeys(("R0.3", "R4.2", "R5.1", "R5.2", "R5.3", "R5.5"), _TURNED),
    **dict.fromkeys(("R6.3", "R6.4"), _HEARD),
    **dict.fromkeys(("R7.2", "R7.3", "R7.4"), _SHARED),
    "R2.2": {**_RESHUFFLED, "hand_sizes": one_of(None)},
    "R4.1": _RESHUFFLED,
    "R5.4": {**_RESHUFFLED, "exhausted": ON},
}
"""Clauses that no single option brings into play, with their conditions.

``turned``: a card is turned in some round; ``exhausted``: in some round no card is left for it.
"""
_OF_OPTIONS: Final[Mapping[str, tuple[str, Conditions]]] = {
    clause: (name, {name: values})
    for name, option in OPTIONS.items()
    for clause, values in option.brings.items()
}
"""The clauses that options bring into play, each with its option and condition."""


def _place(clause: str) -> tuple[int, ...]:
    return tuple(map(int, clause[1:].split(".")))


CLAUSES: Final[Mapping[str, Conditions]] = dict(
    sorted(
        {**_OF_EVERY_GAME, **{clause: when for clause, (_, when) in _OF_OPTIONS.items()}}.items(),
        key=lambda item: _place(item[0]),
    )
)
"""Every clause with the conditions under which it applies, in order."""
ALL_CLAUSES: Final = tuple(CLAUSES)
"""Every clause of the game itself, with one example; R10 and R12 cover options and visibility."""


def clauses_in_play(options: Options) -> tuple[str, ...]:
    """Return the clauses that apply with these options, in order.

    >>> [clause for clause in clauses_in_play(Options(clairvoyance=True)) if clause > "R9"]
    ['R9.6']
    """
    stocks = {options.leaves_a_stock(size) for size in options.schedule}
    values = options.values() | {"turned": True in stocks, "exhausted": False in stocks}
    return tuple(clause for clause, when in CLAUSES.items() if all_hold(when, values))


def options_with(clause: str) -> Options | None:
    """Return options that bring a clause into play: those of the standard game, if they do.

    >>> options_with("R9.4")
    Options(players=2)
    >>> options_with("R99") is None
    True
    """
    if clause in clauses_in_play(Options()):
        return Options()
    if clause not in _OF_OPTIONS:
        return None
    name, _ = _OF_OPTIONS[clause]
    option = OPTIONS[name]
    refined = option.refines
    needed = {} if refined is None else {refined: changed_value(OPTIONS[refined])}
    changed = (Options.from_json({**needed, name: value}) for value in examples(option.kind))
    return next(options for options in changed if clause in clauses_in_play(options))
