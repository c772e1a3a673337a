"""The cards seen in a round, checked for consistency: no duplicates and no revokes."""

from typing import Final

from foretell.cards import FULL_SET, cards_of
from foretell.game.state import Round, State
from foretell.rules.options import Deal
from foretell.rules.trick import led_after, led_at_start, legal_plays

_WHY: Final = "seen elsewhere, or no card that it can be dealt (R9.7)"


def cards_held(round_: Round, players: int) -> list[int]:
    """Return the number of cards in each hand.

    Raises:
        ValueError: when all hands are empty or the tricks are impossible.
    """
    remaining = round_.size - len(round_.tricks)
    if len(round_.hands) != players or remaining <= 0:
        raise ValueError(f"round {round_.number}: nobody holds a card, it is not dealt or is over")
    for number, won in enumerate(round_.tricks, start=1):
        if len(won.cards) != players:
            raise ValueError(f"trick {number} has {len(won.cards)} cards, and {players} seats play")
    trick = round_.trick
    if trick is None:
        return [remaining] * players
    if len(trick.cards) > players:
        raise ValueError(
            f"the trick on the table has {len(trick.cards)} cards, and {players} seats play"
        )
    steps = [(seat - trick.leader) % players for seat in range(players)]
    held = [remaining - (step < len(trick.cards)) for step in steps]
    if not any(held):
        raise ValueError(f"round {round_.number}: nobody holds a card, the last one is played")
    return held


def cards_seen(state: State, decks: tuple[int, ...]) -> int:
    """Return all cards with known locations, as a set.

    Args:
        state: a viewer's state.
        decks: the cards each seat can be dealt, as sets.

    Raises:
        ValueError: when the location of a card is impossible or a play violates R7.3.
    """
    round_, visible = state.round, state.spent
    if visible & ~FULL_SET:
        raise ValueError(f"the cards spent in earlier rounds (R9.4) are no set of cards: {visible}")
    if round_.turned is not None:
        if visible >> round_.turned.index & 1:
            raise ValueError(f"{round_.turned} cannot be turned: an earlier round has spent it")
        visible |= 1 << round_.turned.index
    hands = [0 if hand is None else hand for hand in round_.hands]
    for seat, hand in enumerate(hands):
        if hand & ~FULL_SET:
            raise ValueError(f"the hand of seat {seat} is no set of cards: {hand}")
        elsewhere = hand & (visible | ~decks[seat])
        if elsewhere:
            raise ValueError(f"seat {seat} cannot hold {_names(elsewhere)}: {_WHY}")
        visible |= hand
    return visible | _cards_played(state, hands, visible, decks)


def _cards_played(state: State, hands: list[int], visible: int, decks: tuple[int, ...]) -> int:
    """Return the cards played, rebuilding each hand from the last trick to the first.

    For an unknown hand, these are the cards played later.
    """
    round_, options = state.round, state.options
    tricks = round_.tricks if round_.trick is None else (*round_.tricks, round_.trick)
    played = 0
    for number, trick in zip(range(len(tricks), 0, -1), reversed(tricks), strict=True):
        led = led_at_start(options.deal is Deal.ONE_SUIT)
        for step, card in enumerate(trick.cards):
            seat, bit = (trick.leader + step) % options.players, 1 << card.index
            if not bit & decks[seat] & ~(visible | played):
                raise ValueError(f"trick {number}: seat {seat} cannot have played {card}: {_WHY}")
            played |= bit
            hands[seat] |= bit
            if not legal_plays(hands[seat], led) & bit:
                raise ValueError(
                    f"trick {number}: seat {seat} cannot have played {card}, as it also had "
                    f"{_names(legal_plays(hands[seat], led))} and had to follow (R7.3)"
                )
            led = led_after(led, card.index, options.follow_after_wizard)
    return played


def _names(cards: int) -> str:
    return " ".join(map(str, cards_of(cards)))
