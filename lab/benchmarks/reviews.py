"""Measure the reviews of games: prints the tables of ``docs/how-it-works/luck-and-skill.md``.

    python lab/benchmarks/reviews.py                                      # all tables: 25 minutes
    python lab/benchmarks/reviews.py anchors --decisions 40               # one table, sooner
    python lab/benchmarks/reviews.py calibration --plot docs/images/calibration.png

Whole games are played by bots, and a share of their decisions, drawn at random, is valued as a
review does; intervals are 95 % confidence intervals of the mean. Nothing here passes or fails.
"""

import argparse
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np

from foretell import Options, Session
from foretell.analysis import accuracy_of, judge, review
from foretell.analysis.appraisal import SEED
from foretell.arena.estimate import mean
from foretell.bots.bot import Bot
from foretell.bots.explain import faults_of
from foretell.bots.explanation import Z_95, ActionValue, Explanation, Reason, is_alike
from foretell.bots.preparing import compile_bot
from foretell.bots.registry import LEVELS
from foretell.bots.runner import seat_bots
from foretell.bots.strongest.bot import strongest
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation
from foretell.game.stream import derive_seed
from foretell.record import Header, Player, Record

PLAYERS: Final = range(2, 7)
ASKED: Final = ("random", *LEVELS[:-1], "steady", "learned", "strongest")
"""The bots whose accuracy is measured; the last level, ``master``, plays as ``strongest``."""
SEATED: Final = ("beginner", "learned", "casual", "expert", "seasoned", "steady")
"""The bots that play the games of the anchors, in turn at every seat."""
PEOPLE: Final = ("beginner", "casual", "seasoned", "expert", "steady")
"""The bots whose losses are explained."""
CALIBRATED: Final = ("learned", "steady")
"""The bots at the other seats; a search takes other players for one of the two."""
BINS: Final = 10
TRIES: Final = 200
"""The draws from which the error of exact chances is estimated."""
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


class Decision(NamedTuple):
    """A decision of a game.

    Attributes:
        number: the number of the round in which it was made.
        observation: what its seat knew.
        action: the action taken.
    """

    number: int
    observation: SeatObservation
    action: Action


class Call(NamedTuple):
    """A predicted chance to make the bid, and whether it was made."""

    chance: float
    made: bool


class Bin(NamedTuple):
    """Decisions with about the same predicted chance.

    Attributes:
        predicted: the mean of the predictions.
        made: the share of bids made.
        margin: half the 95 % interval of that.
        decisions: their number.
    """

    predicted: float
    made: float
    margin: float
    decisions: int


def played(options: Options, names: Sequence[str], seed: str) -> tuple[Session, list[Decision]]:
    """Return a game played by bots, and its decisions between actions that are not all alike."""
    session, decisions = Session(options, seed), []
    bots = seat_bots(names, seed)
    while session.to_act:
        seat = session.to_act[0]
        bot, observation = bots[seat], session.observe(seat)
        assert bot is not None
        action = bot.act(observation)
        legal = observation.legal_actions
        if not all(is_alike(one, legal[0]) for one in legal):
            decisions.append(Decision(len(session.state.scores), observation, action))
        session.act(action)
    return session, decisions


def drawn(
    options: Options,
    seats: Sequence[Sequence[str]],
    arguments: argparse.Namespace,
    most: int,
    *,
    only: str | None = None,
) -> Iterator[tuple[Session, Decision]]:
    """Yield decisions drawn at random, about ``given.share`` of those of each game.

    Args:
        options: the options of the games.
        seats: the bots at the seats, game by game, over and over.
        arguments: the arguments of the command line.
        most: the number of decisions.
        only: the bot whose decisions are drawn (default: those of all).
    """
    decisions_drawn = 0
    for game in count():
        seed = derive_seed(arguments.seed, f"review/{options.players}/{game}")
        names = seats[game % len(seats)]
        session, decisions = played(options, names, seed)
        choices = Random(seed)
        for decision in decisions:
            is_drawn = choices.random() < arguments.share
            if is_drawn and only in {None, names[decision.action.seat]}:
                decisions_drawn += 1
                yield session, decision
            if decisions_drawn == most:
                return


def valued(explanation: Explanation, action: Action) -> ActionValue:
    """Return the value of an action."""
    return next(one for one in explanation.action_values if one.action == action)


def timed(arguments: argparse.Namespace) -> Iterator[str]:
    """Yield the processor time of a review, and of the strongest bot for the same decisions."""
    yield "players  decisions  review, s  a decision, ms  strongest, ms  ratio"
    seconds(Options(players=3, hand_sizes=(1,)), arguments.seed)  # loads everything
    for players in PLAYERS:
        whole, alone, number = seconds(
            Options(players=players), derive_seed(arguments.seed, f"time/{players}")
        )
        yield (
            f"{players:7} {number:10} {whole:10.1f} {1000 * whole / number:15.0f}"
            f" {1000 * alone / number:14.0f} {whole / alone:6.2f}"
        )


def seconds(options: Options, seed: str) -> tuple[float, float, int]:
    """Return the time of a review of one seat, that of the bot alone, and the decisions."""
    names = (SEATED * 2)[: options.players]
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
    bots = dict(zip(ASKED, seat_bots(ASKED, arguments.seed), strict=True))
    by_bot: dict[str, list[list[float]]] = {name: [] for name in ASKED}
    for players in PLAYERS:
        for name, accuracies in zip(ASKED, asked_of(bots, players, arguments), strict=True):
            by_bot[name].append(accuracies)
    yield "".join([f"{'players':10}", *(f"{players:>14}" for players in PLAYERS), "           all"])
    for name, by_players in by_bot.items():
        columns = [*by_players, [one for accuracies in by_players for one in accuracies]]
        yield "".join([f"{name:10}", *(f"{interval(column):>14}" for column in columns)])


def asked_of(
    bots: Mapping[str, Bot], players: int, arguments: argparse.Namespace
) -> list[list[float]]:
    """Return the accuracies of bots in the same positions, bot by bot."""
    values, accuracies = strongest(SEED), []
    seats = [(SEATED * 3)[first : first + players] for first in range(len(SEATED))]
    for _, decision in drawn(Options(players=players), seats, arguments, arguments.decisions):
        explanation = values.explain(decision.observation)
        taken = (valued(explanation, bot.act(decision.observation)) for bot in bots.values())
        accuracies.append([accuracy_of(one.behind) for one in taken])
    return [list(column) for column in zip(*accuracies, strict=True)]


def interval(values: Sequence[float]) -> str:
    """Return a mean with its margin."""
    estimate = mean(np.array(values))
    return f"{estimate.value:.1f} ± {estimate.margin:.1f}"


def calibration(arguments: argparse.Namespace) -> Iterator[str]:
    """Yield the predicted chance to make the bid and its frequency, in decisions of ``learned``."""
    calls = {f"learned and {others}": called(others, arguments) for others in CALIBRATED}
    everywhere = [call for group in calls.values() for call in group]
    for tables, group in {**calls, "all": everywhere}.items():
        bins = binned(group)
        yield f"tables of {tables}"
        yield "predicted, %  made, %        decisions"
        for one in bins:
            share = f"{100 * one.made:.1f} ± {100 * one.margin:.1f}"
            yield f"{100 * one.predicted:12.1f}  {share:>13} {one.decisions:9}"
        yield f"error: {100 * error_of(bins):.2f} %; of exact chances: {100 * noise(group):.2f} %"
    if arguments.data is not None:
        lines = (
            f"{one.predicted:.3f},{one.made:.3f},{one.decisions}" for one in binned(everywhere)
        )
        arguments.data.write_text("\n".join(("predicted,made,decisions", *lines, "")), "utf-8")
    if arguments.plot is not None:
        draw({tables: binned(group) for tables, group in calls.items()}, arguments.plot)


def called(others: str, arguments: argparse.Namespace) -> list[Call]:
    """Return predictions for decisions of ``learned``, which has every other seat."""
    values, calls = strongest(SEED), []
    tables = range(3, 7)
    for players in tables:
        seats = [(("learned", others) * 4)[first : first + players] for first in range(2)]
        most = arguments.calls // len(tables)
        options = Options(players=players)
        for session, decision in drawn(options, seats, arguments, most, only="learned"):
            explanation = values.explain(decision.observation)
            score, seat = session.state.scores[decision.number], decision.action.seat
            chance = valued(explanation, decision.action).makes_bid
            calls.append(Call(chance, score.bids[seat] == score.taken[seat]))
    return calls


def binned(calls: Iterable[Call]) -> list[Bin]:
    """Return the calls by the tenths of the scale that have any."""
    tenths: dict[int, list[Call]] = defaultdict(list)
    for call in calls:
        tenths[min(int(BINS * call.chance), BINS - 1)].append(call)
    return [_bin(group) for _, group in sorted(tenths.items())]


def _bin(calls: Sequence[Call]) -> Bin:
    made = mean(np.array([float(call.made) for call in calls]))
    return Bin(sum(call.chance for call in calls) / len(calls), made.value, made.margin, len(calls))


def error_of(bins: Sequence[Bin]) -> float:
    """Return the expected calibration error: the mean gap of the bins, weighed by decisions."""
    gaps = sum(one.decisions * abs(one.predicted - one.made) for one in bins)
    return gaps / sum(one.decisions for one in bins)


def noise(calls: Sequence[Call]) -> float:
    """Return the mean error that exact chances would show over the same decisions."""
    luck = Random(0)
    errors = (
        error_of(binned(Call(call.chance, luck.random() < call.chance) for call in calls))
        for _ in range(TRIES)
    )
    return sum(errors) / TRIES


def draw(series: Mapping[str, Sequence[Bin]], path: Path) -> None:
    """Plot frequencies against predictions."""
    from matplotlib.figure import Figure

    figure = Figure((5.0, 5.0), 150, facecolor="white", layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 100], [0, 100], color="#8a8a8a", linewidth=1, linestyle="--")
    for (tables, bins), colour in zip(series.items(), ("#0072B2", "#D55E00"), strict=True):
        axes.errorbar(
            [100 * one.predicted for one in bins],
            [100 * one.made for one in bins],
            yerr=[100 * one.margin for one in bins],
            color=colour,
            marker="o",
            capsize=3,
            label=f"{tables}: error {100 * error_of(bins):.1f} %",
        )
    axes.set_aspect("equal")
    axes.set_xlabel("predicted chance to make the bid, %")
    axes.set_title("Bids made, %", loc="left", fontsize=10)
    axes.legend(frameon=False, loc="upper left")
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(color="#e2e2e2")
    axes.set_axisbelow(True)
    figure.savefig(path, format="png", metadata={"Software": None})


def reasons(arguments: argparse.Namespace) -> Iterator[str]:
    """Yield the share of actions with a judgement that have specific reasons on either side."""
    values, options = strongest(SEED), Options(players=4)
    bots = seat_bots(PEOPLE, arguments.seed)
    rows_by_kind: dict[str, list[tuple[bool, ...]]] = defaultdict(list)
    seats = [(PEOPLE * 2)[first : first + options.players] for first in range(len(PEOPLE))]
    for _, decision in drawn(options, seats, arguments, arguments.decisions):
        observation = decision.observation
        explanation = values.explain(observation)
        for action in {bot.act(observation) for bot in bots}:
            taken = valued(explanation, action)
            if judge(taken.behind, taken.behind_margin / Z_95) is None:
                continue
            faults = faults_of(observation, taken=taken, best=explanation.action_values[0])
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
    "calibration": ("chance to make the bid, in games of learned", calibration),
    "reasons": ("decisions with a judgement that have specific reasons", reasons),
}


def main() -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "tables", nargs="*", help=f"tables to print: {', '.join(TABLES)} (default: all)"
    )
    parser.add_argument(
        "--decisions", type=int, default=400, help="decisions per number of players (default: 400)"
    )
    parser.add_argument(
        "--calls",
        type=int,
        default=3200,
        help="decisions for calibration, at either kind of tables (default: 3200)",
    )
    parser.add_argument(
        "--share", type=float, default=0.1, help="share of decisions drawn (default: 0.1)"
    )
    parser.add_argument("--seed", default="0", help="hexadecimal digits (default: 0)")
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
