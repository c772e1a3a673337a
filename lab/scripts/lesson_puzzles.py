"""Look for puzzles of a lesson's theme in games between bots.

    python lab/scripts/lesson_puzzles.py duck --rounds 400

Each line printed is a difficulty, a gap, the best action and a puzzle as docs/contribute/lessons.md
has it. The puzzle of a game follows from the game's number alone. A person chooses from these
lines, and ``scripts/check_lessons.py --measure`` measures the choice with other seeds.
"""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Final

from foretell.analysis.puzzles.levels import Solved, finders, shares_of
from foretell.analysis.puzzles.position import kind_of, kinds_of
from foretell.analysis.puzzles.puzzle import LEVELS
from foretell.bots.explanation import ActionValue, Explaining
from foretell.bots.learned.bot import LearnedBot, learned
from foretell.bots.registry import create
from foretell.bots.runner import seat_bots
from foretell.cards import Card
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.notation import position_text
from foretell.game.observation import SeatObservation
from foretell.game.phases import ChoosingTrump
from foretell.game.session import Session
from foretell.game.stream import Stream
from foretell.game.tricks import best_in
from foretell.rules.options import Options

BOTS: Final = ("learned", "learned", "learned", "seasoned")
PREDICTED_GAP: Final = 4.0
SHORT: Final = 16
LONG: Final = 140
SEEDS: Final = ("11", "22")
LEAST_GAP: Final = 8.0
"""In points of the round, or in percent of winning the game."""
NAMING: Final = 600
"""The deals tried until a dealer has to name trump."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The subject of a lesson's puzzles.

    Attributes:
        options: possible options of its games, by the names of records.
        is_meant: whether a decision and its likely best action belong to the theme.
        aim: empty for points, ``:win`` for the game.
    """

    options: Sequence[dict[str, object]]
    is_meant: Callable[[SeatObservation, Action], bool]
    aim: str = ""


def _games(players: Sequence[int], sizes: Sequence[int], **more: object) -> list[dict[str, object]]:
    return [{"players": one, "hand_sizes": [size], **more} for one in players for size in sizes]


def _own_bid(seen: SeatObservation) -> int | None:
    return seen.bids[seen.seat]


def _takes(seen: SeatObservation, card: Card) -> bool:
    """Return whether a card would be the best of the trick as it lies."""
    trick = seen.trick
    assert trick is not None
    with_card = type(trick)(trick.leader, (*trick.cards, card))
    return best_in(with_card, seen.trump, seen.options) == len(trick.cards)


def _is_zero(seen: SeatObservation, best: Action) -> bool:
    if isinstance(best, MakeBid):
        return best.bid == 0 and max(card.rank for card in seen.hand) > 9
    return isinstance(best, PlayCard) and _own_bid(seen) == 0


def _is_duck(seen: SeatObservation, best: Action) -> bool:
    if not isinstance(best, PlayCard) or seen.trick is None or not seen.trick.cards:
        return False
    cards = [one.card for one in seen.legal_actions if isinstance(one, PlayCard)]
    could = any(_takes(seen, card) for card in cards)
    return could and not _takes(seen, best.card) and _own_bid(seen) != 0


def _is_of_wizards(seen: SeatObservation, best: Action) -> bool:
    if not isinstance(best, PlayCard) or not any(card.is_wizard for card in seen.hand):
        return False
    out = sum(card.is_wizard for trick in seen.known.round.tricks for card in trick.cards)
    return out >= 1 and len(seen.hand) >= 3


def _is_of_trump(seen: SeatObservation, best: Action) -> bool:
    if not isinstance(best, PlayCard) or seen.trump is None or len(seen.hand) < 3:
        return False
    cards = [one.card for one in seen.legal_actions if isinstance(one, PlayCard)]
    trumps = sum(card.suit == seen.trump for card in cards)
    others = sum(card.suit not in (None, seen.trump) for card in cards)
    return trumps >= 1 and others >= 1 and best.card.suit is not None


def _is_last_bid(seen: SeatObservation, best: Action) -> bool:
    if not isinstance(best, MakeBid) or sum(bid is None for bid in seen.bids) != 1:
        return False
    total = sum(bid or 0 for bid in seen.bids)
    return abs(total - seen.known.round.size) <= 1


def _is_last_trick(seen: SeatObservation, best: Action) -> bool:
    return isinstance(best, PlayCard) and len(seen.hand) <= 3


def _is_lead(seen: SeatObservation, best: Action) -> bool:
    first = seen.trick is not None and not seen.trick.cards
    return isinstance(best, PlayCard) and first and best.card.suit != seen.trump


def _is_naming(_: SeatObservation, best: Action) -> bool:
    return isinstance(best, ChooseTrump)


def _is_any(seen: SeatObservation, _: Action) -> bool:
    return len(seen.hand) > 1


_SIZES: Final = range(3, 9)
THEMES: Final = {
    "zero": Theme(_games((3, 4, 4, 5), _SIZES), _is_zero),
    "duck": Theme(_games((3, 4, 4, 5), _SIZES), _is_duck),
    "wizards": Theme(_games((3, 4, 5), range(5, 10)), _is_of_wizards),
    "trump": Theme(_games((3, 4, 4), range(5, 10)), _is_of_trump),
    "even": Theme(_games((3, 4, 4, 5), range(3, 8), even_bid="never"), _is_last_bid),
    "last": Theme(_games((3, 4, 4), range(4, 8)), _is_last_trick),
    "lead": Theme(_games((3, 4, 4), range(4, 8)), _is_lead),
    "naming": Theme(_games((3, 4, 4, 5), range(4, 9)), _is_naming),
    "hidden": Theme(_games((3, 4, 4, 5), range(4, 9), bidding="hidden"), _is_any),
    "two": Theme([{"players": 2}], _is_any),
    "suit": Theme(
        [{"players": 4, "deal": "one_suit"}, {"players": 3, "deal": "one_suit"}], _is_any
    ),
    "place": Theme(
        [{"players": one, "hand_sizes": [3, 4, size]} for one in (3, 4) for size in (5, 6)],
        _is_any,
        ":win",
    ),
}
ROUNDS: Final = {"suit": range(1, 4), "two": range(3, 7)}
"""The rounds of games with a fixed schedule that are looked at."""


def main() -> None:
    """Print the puzzles of some rounds."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("theme", choices=THEMES)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=100)
    arguments = parser.parse_args()
    for number in range(arguments.first, arguments.first + arguments.rounds):
        for line in _found(arguments.theme, number):
            print(line, flush=True)


def _found(name: str, number: int) -> Iterator[str]:
    """Yield the puzzles of one game: one at most, so that none gives another one away."""
    theme, session = THEMES[name], _start(name, number)
    bots = [BOTS[seat % len(BOTS)] for seat in range(session.options.players)]
    players = seat_bots(bots, session.seed)
    rounds = ROUNDS.get(name, range(len(session.options.schedule), 61))
    while session.to_act and session.state.round.number < rounds.stop:
        seat = session.to_act[0]
        seen, player = session.observe(seat), players[seat]
        assert player is not None
        if session.state.round.number in rounds:
            line = _line(theme, seen, session)
            if line:
                yield line
                return
        session.act(player.act(seen))


def _start(name: str, number: int) -> Session:
    stream = Stream(f"{number:x}".encode(), f"lesson/{name}")
    theme = THEMES[name]
    options = Options.from_json(theme.options[stream.below(len(theme.options))])
    deals = (Session(options, f"{number * NAMING + deal:x}") for deal in range(NAMING))
    first = next(deals)
    if name != "naming":
        return first
    return next((deal for deal in deals if isinstance(deal.phase, ChoosingTrump)), first)


def _line(theme: Theme, seen: SeatObservation, session: Session) -> str | None:
    """Return a puzzle, or None where the best action is not clear."""
    kinds = kinds_of(seen.legal_actions)
    if len(kinds) == 1:
        return None
    predicted = _network().predict(seen)
    best = seen.legal_actions[int(predicted.logits.argmax())]
    if theme.aim == "" and not theme.is_meant(seen, best):
        return None
    behind = predicted.points.max() - max(
        points
        for action, points in zip(seen.legal_actions, predicted.points, strict=True)
        if kind_of(action) != kind_of(best)
    )
    if theme.aim == "" and behind < PREDICTED_GAP:
        return None
    if _measured(seen, f"strongest:{SHORT}{theme.aim}", SEEDS[0])[1].behind < LEAST_GAP - 1:
        return None
    measured = [_measured(seen, f"strongest:{LONG}{theme.aim}", seed) for seed in SEEDS]
    found = {kind_of(values[0].action) for values in measured}
    clear = all(one[1].behind >= max(LEAST_GAP, one[1].behind_margin) for one in measured)
    if len(found) > 1 or not clear:
        return None
    best = measured[0][0].action
    if not theme.is_meant(seen, best) or (theme.aim and _is_best_for_points(measured)):
        return None
    hits = finders(shares_of(LEVELS, [Solved(seen, best)], session.seed))
    gap = min(values[1].behind for values in measured)
    values = ",".join(_value(actions[0], measured, theme.aim) for actions in kinds)
    text = position_text(seen.known, viewer=seen.seat)
    puzzle = json.dumps({"position": text, "values": values})
    difficulty = len(LEVELS) - len(hits)
    return f"{difficulty} {gap:5.1f} {best} {puzzle}"


def _measured(seen: SeatObservation, bot: str, seed: str) -> tuple[ActionValue, ...]:
    searcher = create(bot, seed)
    assert isinstance(searcher, Explaining)
    return searcher.explain(seen).choices


def _is_best_for_points(measured: Sequence[Sequence[ActionValue]]) -> bool:
    """Return whether the action that wins most games also brings most points."""
    return all(values[0].points >= max(one.points for one in values) for values in measured)


def _value(action: Action, measured: Sequence[Sequence[ActionValue]], aim: str) -> str:
    """Return the mean value of an action: points in tenths, the chance of the bid in percent.

    Where winning counts, it is the gap to the best action's chance to win, in tenths of a percent.
    """
    ones = [one for one in chain(*measured) if kind_of(one.action) == kind_of(action)]
    points = sum(-one.behind if aim else one.points for one in ones) / len(ones)
    return f"{round(10 * points)}:{round(100 * sum(one.makes_bid for one in ones) / len(ones))}"


@cache
def _network() -> LearnedBot:
    return learned("00")


if __name__ == "__main__":
    main()
