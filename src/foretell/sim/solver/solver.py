"""``Solver``: exact solutions of the rest of a round with all hands known."""

from dataclasses import dataclass

import numpy as np

from foretell.cards import DECK_SIZE, cards_of
from foretell.rules.options import Options
from foretell.rules.trick import legal_plays
from foretell.sim import layout
from foretell.sim.checks import check_count
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.settings import settings_of
from foretell.sim.solver.checks import check_positions, check_seat, check_state
from foretell.sim.solver.points import CARDS, VALUES, solve_everyone, solve_worst_case
from foretell.sim.solver.scratch import ALLOWED, EFFORT, MAX_EFFORT, new_scratch
from foretell.sim.solver.transposition_table import new_transposition_table


class GaveUp(Exception):
    """A search reached its limit of cards and has no result."""


@dataclass(frozen=True, slots=True)
class WorstCase:
    """The guaranteed points of a seat.

    Attributes:
        points: the most points of the round that the seat can guarantee.
        cards: the cards, by index, that guarantee them; empty if the seat is not to act.
    """

    points: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Everyone:
    """The outcome when every seat maximises its own points.

    Attributes:
        points: the points of the round, by seat.
        card: the card played by the seat to act, by index.
    """

    points: tuple[int, ...]
    card: int


class Solver:
    """Solves the rest of a round exactly when all hands are known, under two assumptions.

    *Worst case*: all others cooperate against one seat. *Everyone*: each seat maximises its own
    points (max^n), choosing the lowest by index among cards of the same value.

    Only the points of the current round count (R8.1, R8.2). States are arrays from
    ``foretell.sim.position.state_of``, in the phase ``PLAYING`` and with all bids, at any point of
    a trick. A solver keeps its transposition table between calls, so use one for all decisions of
    a game.

    >>> from foretell.sim.solver.trial import trial_states
    >>> options, states = trial_states(4, 5, count=1)
    >>> solver, state = Solver(options), states[0]
    >>> solver.worst_case(state, seat=int(state[layout.SEAT]))
    WorstCase(points=-10, cards=(46, 48))
    >>> solver.values(state)
    {5: -20, 7: -20, 36: -20, 46: -10, 48: -10}
    >>> solver.everyone(state)
    Everyone(points=(-10, 30, 50, -10), card=5)

    Args:
        options: the options of the game.
        positions: the size of the transposition table, a power of two; 64 bytes per position.
        effort: the most cards a search tries, at some millions per second. The effort grows fast
            with the hands, and varies a lot.

    Raises:
        ValueError: for an invalid number of positions or effort.
    """

    def __init__(
        self, options: Options, *, positions: int = 1 << 18, effort: int = MAX_EFFORT
    ) -> None:
        check_positions(positions)
        check_count("effort", effort, least=1)
        self._options = options
        self._settings = settings_of(options)
        self._transpositions = new_transposition_table(positions)
        self._scratch = new_scratch(effort)
        self._worst = np.zeros(DECK_SIZE, dtype=np.int64)
        self._outcomes = np.zeros((DECK_SIZE, SEATS), dtype=np.int64)

    def worst_case(self, state: IntArray, seat: int) -> WorstCase:
        """Return the guaranteed points of a seat, and the cards that guarantee them.

        Raises:
            ValueError: for a state in which no card is to be played or that cannot be, and for a
                seat out of range.
            GaveUp: when it takes more effort than allowed.
        """
        check_seat(self._options, seat)
        check_state(self._options, state)
        sure = self._solve_worst_case(state, seat, CARDS)
        legal = _legal_cards(state) if seat == state[layout.SEAT] else ()
        return WorstCase(sure, tuple(card for card in legal if self._worst[card] == sure))

    def values(self, state: IntArray) -> dict[int, int]:
        """Return the guaranteed points of the seat to act after each legal card, by index.

        Raises:
            ValueError: for a state in which no card is to be played or that cannot be.
            GaveUp: when it takes more effort than allowed.
        """
        check_state(self._options, state)
        self._solve_worst_case(state, int(state[layout.SEAT]), VALUES)
        return {card: int(self._worst[card]) for card in _legal_cards(state)}

    def everyone(self, state: IntArray) -> Everyone:
        """Return the outcome when every seat maximises its own points.

        Raises:
            ValueError: for a state in which no card is to be played or that cannot be.
            GaveUp: when it takes more effort than allowed.
        """
        check_state(self._options, state)
        card = self._solve_everyone(state, CARDS)
        return Everyone(self._row(card), card)

    def outcomes(self, state: IntArray) -> dict[int, tuple[int, ...]]:
        """Return the points of all seats after each legal card, by index.

        From that card on, every seat maximises its own points.

        Raises:
            ValueError: for a state in which no card is to be played or that cannot be.
            GaveUp: when it takes more effort than allowed.
        """
        check_state(self._options, state)
        self._solve_everyone(state, VALUES)
        return {card: self._row(card) for card in _legal_cards(state)}

    def _row(self, card: int) -> tuple[int, ...]:
        return tuple(self._outcomes[card, : self._options.players].tolist())

    def _solve_worst_case(self, state: IntArray, seat: int, detail: int) -> int:
        sure = solve_worst_case(
            self._settings, state, seat, self._transpositions, self._scratch, self._worst, detail
        )
        self._check_effort()
        return int(sure)

    def _solve_everyone(self, state: IntArray, detail: int) -> int:
        card = solve_everyone(
            self._settings, state, self._transpositions, self._scratch, self._outcomes, detail
        )
        self._check_effort()
        return int(card)

    def _check_effort(self) -> None:
        if self._scratch[EFFORT] < 0:
            raise GaveUp(f"no result after {self._scratch[ALLOWED]} cards tried")


def _legal_cards(state: IntArray) -> list[int]:
    """Return the legal cards of the seat to act, by index."""
    legal = legal_plays(int(state[layout.HANDS + state[layout.SEAT]]), int(state[layout.LED]))
    return [card.index for card in cards_of(legal)]
