"""The clauses of the rules that a game's options bring into play."""

from collections.abc import Callable
from typing import Final

from foretell.rules.options import Bidding, Deal, EvenBid, Options, WinningWizard


def _always(_: Options) -> bool:
    return True


def _shared(options: Options) -> bool:
    return options.deal is Deal.SHARED


def _two(options: Options) -> bool:
    return options.players == 2


def _turned(options: Options) -> bool:
    return any(options.leaves_a_stock(size) for size in options.schedule)


def _reshuffled(options: Options) -> bool:
    return _shared(options) and not _two(options)


_IN_PLAY: Final[dict[str, Callable[[Options], bool]]] = {
    "R0.1": _always,
    "R0.2": _always,
    "R0.3": _turned,
    "R1.1": _always,
    "R1.2": _always,
    "R1.3": _always,
    "R2.1": _always,
    "R2.2": lambda options: _reshuffled(options) and options.hand_sizes is None,
    "R2.3": _always,
    "R3.1": lambda options: options.first_dealer is None,
    "R3.2": lambda options: options.first_dealer is not None,
    "R3.3": _always,
    "R4.1": _reshuffled,
    "R4.2": _turned,
    "R5.1": _turned,
    "R5.2": _turned,
    "R5.3": _turned,
    "R5.4": lambda options: (
        _reshuffled(options) and any(not options.leaves_a_stock(size) for size in options.schedule)
    ),
    "R5.5": _turned,
    "R6.1": _always,
    "R6.2": lambda options: options.even_bid is EvenBid.FREE,
    "R6.3": lambda options: options.bidding is not Bidding.SECRET,
    "R6.4": lambda options: options.bidding is not Bidding.SECRET,
    "R7.1": _always,
    "R7.2": _shared,
    "R7.3": _shared,
    "R7.4": _shared,
    "R7.5": lambda options: options.follow_after_wizard,
    "R8.1": _always,
    "R8.2": _always,
    "R8.3": _always,
    "R8.4": _always,
    "R9.1": lambda options: options.bidding is Bidding.HIDDEN,
    "R9.2": lambda options: options.bidding is Bidding.SECRET,
    "R9.3": lambda options: options.winning_wizard is WinningWizard.LAST,
    "R9.4": _two,
    "R9.5": lambda options: options.even_bid is EvenBid.NOT_LEADER,
    "R9.6": lambda options: options.clairvoyance,
    "R9.7": lambda options: options.deal is Deal.ONE_SUIT,
    "R9.8": lambda options: options.even_bid is EvenBid.NEVER,
    "R11.1": lambda options: options.hand_sizes is not None,
    "R13.1": _always,
}


def clauses_in_play(options: Options) -> tuple[str, ...]:
    """Return the clauses that apply with these options, in order.

    >>> [clause for clause in clauses_in_play(Options(clairvoyance=True)) if clause > "R9"]
    ['R9.6']
    """
    return tuple(clause for clause, in_play in _IN_PLAY.items() if in_play(options))


def options_with(clause: str) -> Options | None:
    """Return options that bring a clause into play: those of the standard game, if they do.

    >>> options_with("R9.4")
    Options(players=2)
    >>> options_with("R99") is None
    True
    """
    return next((options for options in _SEVERAL if clause in clauses_in_play(options)), None)


_SEVERAL: Final = (
    Options(),
    Options(first_dealer=0),
    Options(follow_after_wizard=True),
    Options(bidding="hidden"),
    Options(bidding="secret"),
    Options(winning_wizard="last"),
    Options(players=2),
    Options(even_bid="not_leader"),
    Options(clairvoyance=True),
    Options(deal="one_suit"),
    Options(even_bid="never"),
    Options(hand_sizes=(1, 3, 5)),
)
"""The standard game and one variation for each option, which together cover every clause."""

ALL_CLAUSES: Final = tuple(_IN_PLAY)
"""Every clause of the game itself, with one example; R10 and R12 cover options and visibility."""
