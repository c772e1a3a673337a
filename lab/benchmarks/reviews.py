"""Measure the reviews of games: prints the tables of ``docs/how-it-works/``.

    python lab/benchmarks/reviews.py                                  # all tables: hours
    python lab/benchmarks/reviews.py anchors --decisions 40           # one table, sooner
    python lab/benchmarks/reviews.py calibration --rows calls.jsonl --plot calibration.png

Whole games are played by bots, and some of their decisions, drawn at random, are valued as a review
does; intervals are 95 % confidence intervals. Nothing here passes or fails.
"""

import argparse
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import review_accuracy as accuracy
import review_calibration as calibration
import review_coverage as coverage
from review_positions import drawn, played, valued

from foretell import Options
from foretell.analysis import judge, review
from foretell.analysis.appraisal import SEED
from foretell.bots.explanation import Z_95, Explanation, Reason
from foretell.bots.preparing import compile_bot
from foretell.bots.runner import seat_bots
from foretell.bots.strongest.bot import strongest
from foretell.game.stream import derive_seed
from foretell.record import Header, Player, Record

PEOPLE: Final = ("beginner", "casual", "seasoned", "expert", "steady")
"""The bots whose losses are explained."""
STARTED: Final = datetime(2026, 1, 1, tzinfo=UTC)
ONLY_FIGURES: Final = ("reason/next_", "reason/level_", "reason/against_chance", "reason/all_same")
"""The reasons that name points, or the chance to make the bid, and nothing else."""
OF_ALL_CARDS: Final = (
    *("reason/none_can_win", "reason/all_win", "reason/all_needed", "reason/some_needed"),
    *("reason/none_needed", "reason/out_of_reach", "reason/too_many_taken"),
)
"""The reasons for a card that hold whatever card is played."""
OF_GAMES: Final = ("reason/against_more", "reason/against_fewer", "reason/against_further")
"""The reasons against a card that say how the games searched ended, and not why."""


def timed(arguments: argparse.Namespace) -> Iterator[str]:
    """Yield the processor time of a review, and of the strongest bot for the same decisions."""
    yield "players  decisions  review, s  a decision, ms  strongest, ms  ratio"
    seconds(Options(players=3, hand_sizes=(1,)), arguments.seed)  # loads everything
    for players in accuracy.PLAYERS:
        whole, alone, number = seconds(
            Options(players=players), derive_seed(arguments.seed, f"time/{players}")
        )
        yield (
            f"{players:7} {number:10} {whole:10.1f} {1000 * whole / number:15.0f}"
            f" {1000 * alone / number:14.0f} {whole / alone:6.2f}"
        )


def seconds(options: Options, seed: str) -> tuple[float, float, int]:
    """Return the time of a review of one seat, that of the bot alone, and the decisions."""
    names = (accuracy.SEATED * 2)[: options.players]
    session, decisions = played(options, names, seed)
    players = tuple(Player(name, name) for name in names)
    record = Record(Header("timed", options, players, seed, STARTED), session.events)
    start = time.process_time()
    review(record, seats=(0,))
    reviewed = time.process_time()
    bot, own = strongest(SEED), [one for one in decisions if one.action.seat == 0]
    for decision in own:
        bot.act(decision.observation)
    return reviewed - start, time.process_time() - reviewed, len(own)


def anchors(arguments: argparse.Namespace) -> Iterator[str]:
    """Yield the accuracy of bots by the number of players, each asked in the same positions."""
    return accuracy.rows(arguments.seed, share=arguments.share, most=arguments.decisions)


def calibrated(arguments: argparse.Namespace) -> Iterator[str]:
    """Yield the stated chances to make the bid, and how often it was made."""
    calls = calibration.calls(arguments.seed, arguments.calls, arguments.rows)
    if arguments.data is not None:
        calibration.write_bins(calls, arguments.data)
    if arguments.plot is not None:
        calibration.draw(calls, arguments.plot)
    return calibration.rows(calls)


def covered(arguments: argparse.Namespace) -> Iterator[str]:
    """Yield how often the stated intervals hold the values of many more games."""
    return coverage.rows(arguments.seed, arguments.positions, many=arguments.many)


def reasons(arguments: argparse.Namespace) -> Iterator[str]:
    """Yield the share of actions with a judgement that have specific reasons on either side."""
    values, options = strongest(SEED), Options(players=4)
    bots = seat_bots(PEOPLE, arguments.seed)
    rows_by_kind: dict[str, list[tuple[bool, ...]]] = defaultdict(list)
    seats = [(PEOPLE * 2)[first : first + options.players] for first in range(len(PEOPLE))]
    positions = drawn(
        options, seats, arguments.seed, share=arguments.share, most=arguments.decisions
    )
    for _, decision in positions:
        observation = decision.observation
        search = values.search(observation)
        explanation = Explanation(search.values, search.reasons(), len(search.games))
        for action in {bot.act(observation) for bot in bots}:
            taken = valued(explanation.action_values, action)
            if judge(taken.behind, taken.behind_margin / Z_95) is None:
                continue
            faults = search.against(taken)
            for_best = is_specific(explanation.reasons, ONLY_FIGURES + OF_ALL_CARDS)
            against = is_specific(faults, ONLY_FIGURES)
            caused = is_specific(faults, ONLY_FIGURES + OF_GAMES)
            row = for_best, against, for_best and against, caused
            rows_by_kind[type(action).__name__].append(row)
    yield "actions         for, %  against, %  both, %  by a cause, %  marked"
    for name, rows in sorted(rows_by_kind.items()):
        best, against, both, cause = (
            100 * sum(column) / len(rows) for column in zip(*rows, strict=True)
        )
        yield f"{name:12} {best:9.1f} {against:11.1f} {both:8.1f} {cause:14.1f} {len(rows):7}"


def is_specific(reasons: Iterable[Reason], general: tuple[str, ...]) -> bool:
    """Return whether some reasons say more than general ones, which codes begin."""
    return any(not one.code.startswith(general) for one in reasons)


TABLES: Final = {
    "time": ("processor time of reviewing one seat of a game", timed),
    "anchors": ("accuracy in the same positions, by the number of players", anchors),
    "calibration": ("chance to make the bid, as stated and as it came true", calibrated),
    "coverage": ("values of many games within the stated 95 % intervals", covered),
    "reasons": ("decisions with a judgement that have specific reasons", reasons),
}


def main() -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "tables", nargs="*", help=f"tables to print: {', '.join(TABLES)} (default: all)"
    )
    parser.add_argument(
        "--decisions", type=int, default=600, help="decisions per number of players (default: 600)"
    )
    parser.add_argument(
        "--share", type=float, default=0.1, help="share of those decisions drawn (default: 0.1)"
    )
    parser.add_argument(
        "--calls", type=int, default=20_000, help="decisions for calibration (default: 20,000)"
    )
    parser.add_argument(
        "--positions", type=int, default=500, help="decisions for coverage (default: 500)"
    )
    parser.add_argument(
        "--many", type=int, default=3200, help="possible games to compare with (default: 3,200)"
    )
    parser.add_argument("--seed", default="0", help="hexadecimal digits (default: 0)")
    parser.add_argument("--rows", type=Path, help="file of calls, which a later run continues")
    parser.add_argument("--data", type=Path, help="file for the bins of the calibration, as CSV")
    parser.add_argument("--plot", type=Path, help="file for the plot of the calibration")
    arguments = parser.parse_args()
    compile_bot("strongest")
    for name in arguments.tables or TABLES:
        title, rows = TABLES[name]
        print(title)
        for row in rows(arguments):
            print(row, flush=True)
        print()


if __name__ == "__main__":
    main()
