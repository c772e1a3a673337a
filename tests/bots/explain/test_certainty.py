"""Certainty in reasons, checked against every way in which a trick or round can go."""

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import assume, given, settings

from foretell.bots.explain.outlook import loses, outlook_of, wins
from foretell.bots.steady.sight import Sight
from foretell.bots.steady.sure_tricks import sure_tricks
from foretell.cards import DECK, DECK_SIZE, Card, cards_of, set_of
from foretell.game.actions import PlayCard
from foretell.game.decide import act
from foretell.game.legal import legal_actions
from foretell.game.phases import Playing, phase_of
from foretell.game.session import Session
from foretell.game.state import State
from foretell.game.stream import Stream
from foretell.rules.deck import own_cards
from foretell.rules.trick import NO_TRUMP, beats, led_after, led_at_start, legal_plays
from foretell.sim import layout
from foretell.sim.compiling import compiled, kernel
from foretell.sim.information_set import HIDDEN, information_of, write_hidden, write_position
from foretell.sim.layout import IntArray
from foretell.sim.settings import settings_of
from foretell.testing import options, sessions

pytestmark = pytest.mark.compiled

PLAYERS = 3


@kernel
def certainty(rules: IntArray, known: IntArray, card: int) -> int:
    """Return 1 for a card that takes the trick for certain, -1 for one that cannot, or 0."""
    state, hidden = np.empty(layout.WIDTH, np.int64), np.empty(HIDDEN, np.int64)
    write_position(rules, known, state, np.empty(DECK_SIZE, np.int64))
    write_hidden(rules, known, state, hidden)
    return _certainty(rules, state, hidden, card)


@compiled
def _certainty(rules: IntArray, state: IntArray, hidden: IntArray, card: int) -> int:
    # a piece: a kernel that is given an outlook would count the references to its arrays
    outlook = outlook_of(rules, state, hidden)
    return int(wins(outlook, card)) - int(loses(outlook, card))


def winners(state: State) -> Iterator[int]:
    """Yield the winner of the current trick for every way to finish it."""
    before, phase = len(state.round.tricks), phase_of(state)
    assert isinstance(phase, Playing)
    for action in legal_actions(state, phase.seat):
        _, after = act(state, action)
        if len(after.round.tricks) == before:
            yield from winners(after)
        else:
            yield after.round.tricks[before].winner or 0


@given(sessions(options(largest=3)))
@settings(max_examples=60)
def test_a_trick_called_won_or_lost_is_so_for_all_plays_of_the_others(session: Session) -> None:
    """R7.4, with all options."""
    state = session.state
    assume(isinstance(session.phase, Playing) and state.round.size - len(state.round.tricks) > 1)
    seat = session.to_act[0]
    rules, known = settings_of(state.options), information_of(session.observe(seat))
    before = len(state.round.tricks)
    for action in legal_actions(state, seat):
        assert isinstance(action, PlayCard)
        _, after = act(state, action)
        if len(after.round.tricks) > before:
            found = {after.round.tricks[before].winner}
        else:
            found = set(winners(after))
        certain = certainty(rules, known, action.card.index)
        assert certain != 1 or found == {seat}
        assert certain != -1 or seat not in found


class Table:
    """An open-card round of three: seat 0 wants tricks, and the others try to prevent them."""

    def __init__(self, *, trump: int, last_wizard: bool, one_suit: bool) -> None:
        self.trump, self.last_wizard, self.one_suit = trump, last_wizard, one_suit

    def most(self, hands: tuple[int, ...], leader: int) -> int:
        """Return the most tricks that seat 0 can be sure of."""
        if not any(hands):
            return 0
        return self._play(hands, leader, ())

    def _play(self, hands: tuple[int, ...], leader: int, trick: tuple[int, ...]) -> int:
        if len(trick) == PLAYERS:
            best = 0
            for place in range(1, PLAYERS):
                if self._beats(trick[place], trick[best]):
                    best = place
            winner = (leader + best) % PLAYERS
            return (winner == 0) + self.most(hands, winner)
        seat, led = (leader + len(trick)) % PLAYERS, led_at_start(self.one_suit)
        for card in trick:
            led = led_after(led, card, False)  # noqa: FBT003 - called as compiled code does
        values = [
            self._play(
                tuple(hand & ~(1 << card.index) for hand in hands), leader, (*trick, card.index)
            )
            for card in cards_of(legal_plays(hands[seat], led))
        ]
        return max(values) if seat == 0 else min(values)

    def _beats(self, card: int, best: int) -> bool:
        return beats(card, best, self.trump, self.last_wizard, self.one_suit)


@pytest.mark.parametrize("last_wizard", [False, True])
@pytest.mark.parametrize("one_suit", [False, True])
@pytest.mark.parametrize("trump", [NO_TRUMP, 0])
def test_sure_tricks_are_taken_even_against_all_others_together(
    *, trump: int, one_suit: bool, last_wizard: bool
) -> None:
    """R7.4, R9.3, R9.7: with a deck of the highest cards, where many tricks are sure."""
    table = Table(trump=NO_TRUMP if one_suit else trump, last_wizard=last_wizard, one_suit=one_suit)
    found = set()
    for number in range(60):
        stream = Stream(b"sure", f"{trump}/{one_suit}/{last_wizard}/{number}")
        hands = tuple(map(set_of, dealt_high(stream, one_suit=one_suit)))
        unseen = hands[1] | hands[2]
        sight = Sight(unseen, 1.0, table.trump, last_wizard, one_suit)
        sure = sure_tricks(hands[0], 3, sight)
        found.add(sure)
        for leader in range(PLAYERS):
            assert sure <= table.most(hands, leader), (hands, leader, number)
    assert {0, 1} <= found


def dealt_high(stream: Stream, *, one_suit: bool) -> list[list[Card]]:
    """Return three hands of three cards from the highest of the deck."""
    if one_suit:
        decks = [[*cards_of(own_cards(seat))[10:]] for seat in range(PLAYERS)]
        return [list(stream.shuffled(deck)[:3]) for deck in decks]
    deck = [DECK[index] for index in (*range(9, 13), *range(23, 26), 52, 53, 54, 56)]
    shuffled = stream.shuffled(deck)
    return [list(shuffled[3 * seat : 3 * seat + 3]) for seat in range(PLAYERS)]
