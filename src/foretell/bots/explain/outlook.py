"""``Outlook``: the consequences of each card for this trick and the rest of the hand, compiled."""

from typing import NamedTuple

from foretell.bots.steady.compiled import hand_in, sight_in
from foretell.bots.steady.playing import Hand
from foretell.bots.steady.sight import Sight
from foretell.bots.steady.sure_tricks import sure_tricks
from foretell.cards import FIRST_JESTER, FIRST_WIZARD, JESTER_SET, WIZARD_SET
from foretell.sim import layout
from foretell.sim.bits import lowest
from foretell.sim.compiling import compiled, inlined
from foretell.sim.information_set import MAY_HOLD
from foretell.sim.layout import IntArray
from foretell.sim.primitives import beats
from foretell.sim.step import legal


class Outlook(NamedTuple):
    """A trick from the point of view of the seat to play.

    Attributes:
        settings: the settings of the game.
        state: the game as the seat knows it.
        hidden: the known hands and the possible cards (``sim.information_set``).
        sight: the unseen cards.
        hand: the hand, and the number of tricks it needs for the bid.
    """

    settings: IntArray
    state: IntArray
    hidden: IntArray
    sight: Sight
    hand: Hand


@inlined
def outlook_of(settings: IntArray, state: IntArray, hidden: IntArray) -> Outlook:
    """Return the outlook of the seat to play."""
    hand = hand_in(settings, state, int(legal(settings, state)))
    return Outlook(settings, state, hidden, sight_in(settings, state), hand)


@inlined
def loses(outlook: Outlook, card: int) -> bool:
    """Return whether a card cannot take the trick."""
    if outlook.state[layout.ON_TABLE] == 0:
        return False
    return not _beats(outlook, card, outlook.state[layout.BEST])


@compiled
def wins(outlook: Outlook, card: int) -> bool:
    """Return whether a card takes the trick for certain."""
    if loses(outlook, card):
        return False
    players, seat = outlook.settings[layout.PLAYERS], outlook.state[layout.SEAT]
    for _ in range(players - 1 - outlook.state[layout.ON_TABLE]):
        seat = seat + 1 if seat + 1 < players else 0
        cards = outlook.hidden[seat] | outlook.hidden[MAY_HOLD + seat]
        while cards:
            if _beats(outlook, lowest(cards), card):
                return False
            cards &= cards - 1
    return True


@inlined
def sure_after(outlook: Outlook, card: int) -> int:
    """Return the sure later tricks of the hand after a card is played."""
    hand = outlook.hand
    return sure_tricks(hand.cards & ~(1 << card), hand.tricks - 1, outlook.sight)


@inlined
def alike(card: int) -> int:
    """Return the cards equivalent to one, as a set: itself, all Wizards or all Jesters (R1.1)."""
    if card < FIRST_WIZARD:
        return 1 << card
    return WIZARD_SET if card < FIRST_JESTER else JESTER_SET


@inlined
def _beats(outlook: Outlook, card: int, best: int) -> bool:
    settings = outlook.settings
    return beats(
        card,
        best,
        outlook.state[layout.TRUMP],
        settings[layout.LAST_WIZARD] != 0,
        settings[layout.ONE_SUIT] != 0,
    )
