"""Games played twice, at a table and in the simulator, and compared at every step."""

import numpy as np

from foretell.game.actions import Action
from foretell.game.decide import act
from foretell.game.legal import legal_actions
from foretell.game.phases import phase_of, seats_to_act
from foretell.game.session import Session
from foretell.game.stream import Stream
from foretell.rules.options import Options
from foretell.rules.trump import NO_CARD
from foretell.sim import layout
from foretell.sim.actions import encode_action
from foretell.sim.deal import open_round, start_game
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of
from foretell.sim.step import apply, legal


def as_set(actions: tuple[Action, ...]) -> int:
    """Return legal actions as the simulator writes them."""
    return sum(1 << encode_action(action) for action in actions)


class Lockstep:
    """A game at a table and its array in the simulator."""

    def __init__(self, options: Options, seed: str) -> None:
        self.settings = settings_of(options)
        self.array = np.zeros(layout.WIDTH, dtype=np.int64)
        self.told = f"Lockstep({options!r}, {seed!r})"
        self.choices = Stream(seed.encode(), "lockstep")
        self.state = Session(options, seed).state
        start_game(self.settings, self.array, 0)
        self.array[layout.STARTER] = self.state.round.dealer
        self._deal()

    def play(self) -> None:
        """Play to the end with random actions, comparing after each of them."""
        while seats_to_act(phase_of(self.state)):
            self.step()
        assert self.array[layout.PHASE] == layout.FINISHED, self.told

    def step(self) -> None:
        """Compare the legal actions, take a random one, and compare the tables."""
        seat = int(self.array[layout.SEAT])
        assert seat in seats_to_act(phase_of(self.state)), self.told
        actions = legal_actions(self.state, seat)
        assert legal(self.settings, self.array) == as_set(actions), self.told
        action = actions[self.choices.below(len(actions))]
        tricks = len(self.state.scores), len(self.state.round.tricks)
        _, self.state = act(self.state, action)
        apply(self.settings, self.array, encode_action(action))
        if (len(self.state.scores), len(self.state.round.tricks)) != tricks:
            self._compare_trick()
        if self.array[layout.PHASE] == layout.DEALING:
            self._deal()

    def _deal(self) -> None:
        """Give the simulator the cards that the table was dealt."""
        round_, players = self.state.round, self.state.options.players
        hands = [hand for hand in round_.hands if hand is not None]
        assert len(hands) == players
        self.array[layout.HANDS : layout.HANDS + players] = hands
        self.array[layout.SPENT] = self.state.spent
        turned = NO_CARD if round_.turned is None else round_.turned.index
        open_round(self.settings, self.array, turned)
        assert self.array[layout.DEALER] == round_.dealer, self.told
        assert self.array[layout.SIZE] == round_.size, self.told
        assert np.array_equal(self.array[layout.HANDS :], state_of(self.state)[layout.HANDS :]), (
            self.told
        )

    def _compare_trick(self) -> None:
        """Compare the taker of a trick and, after the last one of a round, the score."""
        players, array = self.state.options.players, self.array
        if self.state.scores and array[layout.PHASE] in {layout.DEALING, layout.FINISHED}:
            score = self.state.scores[-1]
            assert tuple(array[layout.BIDS : layout.BIDS + players]) == score.bids, self.told
            assert tuple(array[layout.TAKEN : layout.TAKEN + players]) == score.taken, self.told
            assert tuple(array[layout.TOTALS : layout.TOTALS + players]) == score.totals, self.told
        else:
            assert array[layout.LEADER] == self.state.round.tricks[-1].winner, self.told
