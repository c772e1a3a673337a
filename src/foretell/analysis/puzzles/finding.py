"""The search for puzzles in self-play.

Rounds are numbered, and what is found in a round follows from its number alone. Decisions pass ever
dearer filters: the gap that a network predicts, what the lower levels do, a short search, and at
last long searches with several seeds, which have to agree.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from foretell.analysis.puzzles.levels import finders, too_easy
from foretell.analysis.puzzles.position import kind_of, kinds_of, new_round
from foretell.analysis.puzzles.puzzle import LEAST_GAP, Puzzle, Value
from foretell.analysis.puzzles.themes import themes_of
from foretell.bots.explanation import ActionValue, Explaining
from foretell.bots.learned.bot import LearnedBot, learned
from foretell.bots.registry import create
from foretell.bots.runner import seat_bots
from foretell.game.actions import Action, ChooseTrump
from foretell.game.observation import SeatObservation
from foretell.game.phases import ChoosingTrump
from foretell.game.session import Session
from foretell.game.stream import Stream

PREDICTED_GAP: Final = 5.0
"""The least gap that the network has to predict: it errs by some points."""
NAMING_GAP: Final = 9.0
"""That for naming trump, where its predictions are less exact."""
FIRST_SEARCH: Final = "strongest:16"
FIRST_GAP: Final = 7.0
"""The least gap that this search has to measure: it drops most decisions at little cost."""
SEARCH: Final = "strongest:140"
SEEDS: Final = ("11", "22")
"""The seeds with which ``SEARCH`` has to find the same action, each time far enough ahead."""

_PLAYERS: Final = (3, 3, 3, 4, 4, 4, 5, 6)
_HANDS: Final = range(2, 11)
"""The cards dealt to each player: with one, there is little to find."""
_NAMING: Final = 3
"""The share of rounds in which the dealer is to name trump (R5.3): one in this many."""
DEALS: Final = 256
"""The deals tried for such a round; the seeds of a round start at ``DEALS`` times its number."""
_BOTS: Final = ("learned", "learned", "learned", "seasoned")


def find_puzzles(number: int) -> tuple[Puzzle, ...]:
    """Return the puzzles of a round, in the order of its decisions.

    Args:
        number: the number of the round, from 0, from which everything follows.
    """
    session, bots = _start(number)
    players = seat_bots(bots, session.seed)
    choices: list[int] = []
    puzzles: list[Puzzle] = []
    while session.to_act:
        seat = session.to_act[0]
        observation, player = session.observe(seat), players[seat]
        assert player is not None
        puzzles += _puzzles_at(observation, session, choices)
        action = player.act(observation)
        choices.append(observation.legal_actions.index(action))
        session.act(action)
    return tuple(puzzles)


def round_of(puzzle: Puzzle) -> int:
    """Return the number of the round in which a puzzle was found."""
    return int(puzzle.seed, 16) // DEALS


def _start(number: int) -> tuple[Session, Sequence[str]]:
    """Return the game of a round, and a bot for each seat."""
    stream = Stream(f"{number:x}".encode(), "puzzles/round")
    players = _PLAYERS[stream.below(len(_PLAYERS))]
    size = _HANDS[stream.below(len(_HANDS))]
    bots = [_BOTS[stream.below(len(_BOTS))] for _ in range(players)]
    first = number * DEALS
    session = new_round(players, size, f"{first:x}")
    if number % _NAMING == 0:
        for deal in range(first + 1, first + DEALS):
            if _asks_for_trump(session):
                break
            session = new_round(players, size, f"{deal:x}")
    return session, bots


def _asks_for_trump(session: Session) -> bool:
    """Return whether the dealer is to name trump, and the network has a clear choice."""
    if not isinstance(session.phase, ChoosingTrump):
        return False
    return _promising(session.observe(session.to_act[0]), NAMING_GAP) is not None


def _puzzles_at(
    observation: SeatObservation, session: Session, choices: Sequence[int]
) -> Iterator[Puzzle]:
    """Yield the puzzle of a decision, if it is one."""
    kinds = kinds_of(observation.legal_actions)
    if len(kinds) == 1:
        return
    best = _promising(observation, PREDICTED_GAP)
    if best is None or (
        not isinstance(best, ChooseTrump) and too_easy(observation, best, session.seed)
    ):
        return
    if _searched(observation, FIRST_SEARCH, SEEDS[0])[1].behind < FIRST_GAP:
        return
    measured = []
    for seed in SEEDS:
        values = _searched(observation, SEARCH, seed)
        if not _is_clear(values):
            return
        measured.append(values)
    action = measured[0][0].action
    if any(kind_of(values[0].action) != kind_of(action) for values in measured):
        return
    yield Puzzle(
        players=session.options.players,
        size=session.state.round.size,
        seed=session.seed,
        choices=tuple(choices),
        values=_means(kinds, measured),
        found=finders(observation, action, session.seed),
        themes=themes_of(observation, action),
    )


def _promising(observation: SeatObservation, least: float) -> Action | None:
    """Return the network's action, if it predicts this gap to every other, in points."""
    actions, prediction = observation.legal_actions, _network().predict(observation)
    best = actions[int(prediction.logits.argmax())]
    others = [
        float(points)
        for action, points in zip(actions, prediction.points, strict=True)
        if kind_of(action) != kind_of(best)
    ]
    return best if float(prediction.points.max()) - max(others) >= least else None


@cache
def _network() -> LearnedBot:
    return learned("00")


def _searched(observation: SeatObservation, bot: str, seed: str) -> tuple[ActionValue, ...]:
    """Return a search's values, the best first."""
    searcher = create(bot, seed)
    assert isinstance(searcher, Explaining)
    return searcher.explain(observation).choices


def _is_clear(values: Sequence[ActionValue]) -> bool:
    """Return whether the best action is far enough ahead of every other, beyond the noise."""
    gap = values[1].behind
    return gap >= LEAST_GAP and gap > values[1].behind_margin


def _means(
    kinds: Sequence[Sequence[Action]], measured: Sequence[Sequence[ActionValue]]
) -> tuple[Value, ...]:
    """Return the mean value of each kind of action over several searches.

    The best one is rounded, and the gaps of the others: the gap of a puzzle is not rounded twice.
    """
    top = round(10 * sum(values[0].points for values in measured) / len(measured))

    def mean(actions: Sequence[Action]) -> Value:
        kind = kind_of(actions[0])
        ones = [value for values in measured for value in values if kind_of(value.action) == kind]
        behind = sum(one.behind for one in ones) / len(ones)
        makes_bid = sum(one.makes_bid for one in ones) / len(ones)
        return Value(top - round(10 * behind), round(100 * makes_bid))

    return tuple(map(mean, kinds))
