"""The numbers of actions: 0 to 59 play a card, 60 to 80 bid, 81 to 84 choose trump."""

from foretell.cards import DECK, Suit
from foretell.envs.compiled.layout import ACTIONS, BID, CHOOSE
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard


def action_number(action: Action) -> int:
    """Return the number of an action.

    >>> action_number(MakeBid(seat=2, bid=0)), action_number(ChooseTrump(seat=2, suit=Suit.HEARTS))
    (60, 83)
    """
    match action:
        case PlayCard():
            return action.card.index
        case MakeBid():
            return BID + action.bid
        case ChooseTrump():
            return CHOOSE + int(action.suit)


def numbered_action(number: int, *, seat: int) -> Action:
    """Return the action of a seat by its number.

    >>> numbered_action(80, seat=1)
    MakeBid(seat=1, bid=20)

    Raises:
        ValueError: when there is no such action.
    """
    if not 0 <= number < ACTIONS:
        raise ValueError(f"actions have the numbers 0 to {ACTIONS - 1}, not {number}")
    if number >= CHOOSE:
        return ChooseTrump(seat, Suit(number - CHOOSE))
    if number >= BID:
        return MakeBid(seat, int(number - BID))
    return PlayCard(seat, DECK[number])
