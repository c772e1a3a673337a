"""Measure the strength of the strongest bots: prints tables of their results among others.

    python lab/benchmarks/strength.py                                 # all tables: many hours
    python lab/benchmarks/strength.py targets --keep DIR --jobs 2     # resumes an interrupted run
    python lab/benchmarks/strength.py everywhere --deals 4            # faster, with wider intervals
    python lab/benchmarks/strength.py time --plot strength.png        # also plots the table

One bot sits alone among copies of another, at each seat in turn, on the same deals; intervals are
95 % confidence intervals of the mean over deals. Faster bots play several times as many deals.
Nothing here passes or fails.
"""

import argparse
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from foretell import Options
from foretell.arena import Match, Results, summarise
from foretell.arena.estimate import UPPER_QUANTILE, Estimate, mean, t_quantile
from foretell.arena.figures import Figures
from foretell.arena.ledger import Ledger
from foretell.arena.match import Estimation
from foretell.arena.playing import collected, games
from foretell.arena.refusals import NoControl
from foretell.arena.task import in_process
from foretell.arena.workers import workers
from foretell.bots.preparing import compile_bot
from foretell.bots.steady.compiled import steady_policy
from foretell.sim import layout
from foretell.sim.bits import lowest
from foretell.sim.compiling import kernel
from foretell.sim.copying import copy_into
from foretell.sim.deal import deal
from foretell.sim.games import fresh_states, play_on
from foretell.sim.layout import IntArray
from foretell.sim.settings import settings_of
from foretell.sim.step import apply, legal
from foretell_lab.control.scope import check

GAMES: Final = {
    "3 players": Options(players=3),
    "4 players": Options(players=4),
    "5 players": Options(players=5),
    "6 players": Options(players=6),
    "hidden bids (R9.1)": Options(players=4, bidding="hidden"),
    "secret bids (R9.2)": Options(players=4, bidding="secret"),
    "no even bid for the leader (R9.5)": Options(players=4, even_bid="not_leader"),
    "never an even bid (R9.8)": Options(players=4, even_bid="never"),
    "the last Wizard wins (R9.3)": Options(players=4, winning_wizard="last"),
    "following after a Wizard (R7.5)": Options(players=4, follow_after_wizard=True),
    "clairvoyance (R9.6)": Options(players=4, clairvoyance=True),
    "one suit each (R9.7)": Options(players=4, deal="one_suit"),
    "2 players (R9.4)": Options(players=2),
}
"""The options of each game (default: 4 players)."""
TARGETS: Final = {
    "steady": ("yardstick", "searcher", "learned", "strongest", "strongest:win"),
    "yardstick": ("searcher", "learned", "strongest"),
    "learned": ("strongest",),
}
"""The bots that play alone, by the name of the others."""
TIMES: Final = {10: 4, 20: 4, 35: 2, 70: 2, 140: 1, 280: 1}
"""The factor on the number of deals, by the limit of possible games for ``strongest``."""
CEILING_GAMES: Final = 2000
MORE_DEALS: Final = {
    "learned": 5,
    **{f"strongest:{count}": more for count, more in TIMES.items()},
}
"""The factor on the number of deals for faster bots."""


class Row(NamedTuple):
    """One bot among copies of another."""

    alone: str
    others: str
    game: str

    @property
    def estimation(self) -> Estimation:
        """The way to estimate the lead: with control variates among ``learned``, where possible."""
        if self.others != "learned":
            return Estimation.PLAIN
        try:
            check(self.others, GAMES[self.game])
        except NoControl:
            return Estimation.PLAIN
        return Estimation.CONTROL

    @property
    def file(self) -> str:
        """The name of the file for its games."""
        told = f"{self.alone} {self.others} {self.game.partition(' (')[0]}"
        return "".join(sign if sign.isalnum() else "-" for sign in told) + ".jsonl"


def figures(row: Row, given: argparse.Namespace) -> tuple[Figures, int]:
    """Play the missing games; return the figures of the single bot and the number of deals."""
    deals = given.deals * MORE_DEALS.get(row.alone, 1)
    match = Match.alone(
        row.alone,
        others=row.others,
        options=GAMES[row.game],
        deals=deals,
        seed=given.seed,
        estimation=row.estimation,
    )
    pool = in_process if given.jobs == 1 else workers(given.jobs)
    if given.keep is None:
        results = collected(match, games(match, pool=pool))
    else:
        given.keep.mkdir(parents=True, exist_ok=True)
        with Ledger(given.keep / row.file, match) as ledger:
            played = list(ledger.games)
            for game in games(match, ledger.games, pool=pool):
                ledger.add(game)
                played.append(game)
        results = collected(match, played)
    return _alone(results)


def _alone(results: Results) -> tuple[Figures, int]:
    summary = summarise(results)
    return summary.outcomes[0].figures[0], summary.deals


def targets(given: argparse.Namespace) -> Iterator[str]:
    """Yield the results of the strong bots with 4 players, among each of the weaker bots."""
    yield _heading("alone", "others", 13)
    for others, contenders in TARGETS.items():
        for alone in contenders:
            found, deals = figures(Row(alone, others, "4 players"), given)
            yield f"{alone:13} {others:12} {_told(found)} {deals:5}"


def players(given: argparse.Namespace) -> Iterator[str]:
    """Yield the results of ``strongest`` among ``learned`` in every game."""
    yield _heading("game", "alone", 34)
    yield from _in_every_game("strongest", "learned", given)


def everywhere(given: argparse.Namespace) -> Iterator[str]:
    """Yield their results among ``steady`` under various options, compared with the ceiling."""
    yield f"{_heading('game', 'alone', 34)}  ceiling  share of ceiling, %"
    for game in given.games:
        ceiling = ceiling_of(GAMES[game])
        for alone in ("learned", "strongest"):
            found, deals = figures(Row(alone, "steady", game), given)
            share = 100 * found.lead.value / ceiling
            yield f"{game:34} {alone:12} {_told(found)} {deals:5} {ceiling:8.1f} {share:6.0f}"


def _in_every_game(alone: str, others: str, given: argparse.Namespace) -> Iterator[str]:
    rows = []
    for game in given.games:
        found, deals = figures(Row(alone, others, game), given)
        rows.append((found.lead, deals))
        yield f"{game:34} {alone:12} {_told(found)} {deals:5}"
    mean_lead = _mean_lead(rows)
    told = f"{mean_lead.value:6.1f} ± {mean_lead.margin:4.1f}"
    yield f"{'mean of these games':34} {alone:12} {'':46} {told}"


def time(given: argparse.Namespace) -> Iterator[str]:
    """Yield the results of ``strongest`` by its thinking time."""
    yield _heading("alone", "others", 16)
    config = []
    for count in TIMES:
        row = Row(f"strongest:{count}", "steady", "4 players")
        found, deals = figures(row, given)
        config.append(found)
        yield f"{row.alone:16} {row.others:12} {_told(found)} {deals:5}"
    if given.plot is not None:
        draw(config, given.plot)


def draw(config: list[Figures], path: Path) -> None:
    """Plot the bot's lead against its time per decision."""
    from matplotlib.figure import Figure

    figure = Figure((7.0, 4.0), 150, facecolor="white", layout="constrained")
    axes = figure.subplots()
    axes.errorbar(
        [1e3 * one.seconds.value for one in config],
        [one.lead.value for one in config],
        yerr=[one.lead.margin for one in config],
        color="#0072B2",
        marker="o",
        capsize=3,
    )
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter("{x:g}")
    axes.set_ylim(bottom=0)
    axes.set_xlabel("milliseconds a decision")
    axes.set_title("Lead among three steady players, points a round", loc="left", fontsize=10)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(color="#e2e2e2")
    axes.set_axisbelow(True)
    figure.savefig(path, format="png", metadata={"Software": None})


def ceiling_of(options: Options) -> float:
    """Return the lead of a searcher that sees all hands among heuristic players.

    It tries each action in the actual game and finishes with heuristic play by all, although it
    would itself play differently.
    """
    states = fresh_states(options, CEILING_GAMES, seed=1)
    _play_seeing(settings_of(options), states)
    totals = states[:, layout.TOTALS : layout.TOTALS + options.players] / len(options.schedule)
    seats = np.arange(CEILING_GAMES) % options.players
    own = totals[np.arange(CEILING_GAMES), seats]
    return mean(own - (totals.sum(axis=1) - own) / (options.players - 1)).value


@kernel
def _play_seeing(settings: IntArray, states: IntArray) -> None:
    """Play games to their end; in each, one seat, in rotation, sees all hands."""
    copy = states[0].copy()
    for game in range(len(states)):
        state, seeing = states[game], game % settings[layout.PLAYERS]
        while state[layout.PHASE] != layout.FINISHED:
            if state[layout.PHASE] == layout.DEALING:
                deal(settings, state)
            if state[layout.SEAT] != seeing:
                apply(settings, state, steady_policy(settings, state, 0))
                continue
            actions, best, most = legal(settings, state), -1, -(1 << 62)
            while actions:
                action = lowest(actions)
                actions &= actions - 1
                copy_into(copy, state)
                apply(settings, copy, action)
                if copy[layout.PHASE] != layout.DEALING:
                    play_on(settings, copy, steady_policy, 1)
                if copy[layout.TOTALS + seeing] > most:
                    best, most = action, copy[layout.TOTALS + seeing]
            apply(settings, state, best)


def _mean_lead(rows: list[tuple[Estimate, int]]) -> Estimate:
    """Return the mean of leads in as many deals each, with their variances pooled."""
    leads, deals = [lead for lead, _ in rows], rows[0][1]
    margin = sqrt(sum(lead.margin**2 for lead in leads)) / len(leads)
    if deals > 1:
        pooled, own = (t_quantile(UPPER_QUANTILE, by * (deals - 1)) for by in (len(leads), 1))
        margin *= pooled / own
    return Estimate.around(sum(lead.value for lead in leads) / len(leads), margin)


def _heading(first: str, second: str, width: int = 12) -> str:
    told = ("points", "bids made, %", "games won, %", "lead")
    columns = " ".join(f"{column:>13}" for column in told)
    return f"{first:{width}} {second:12} {columns}  {'ms':>5} {'99 %':>6} {'deals':>5}"


def _told(found: Figures) -> str:
    shares = (
        (found.points_per_round, 1),
        (found.exact, 100),
        (found.won, 100),
        (found.lead, 1),
    )
    parts = (f"{one.value * by:6.1f} ± {one.margin * by:4.1f}" for one, by in shares)
    times = f"{1e3 * found.seconds.value:6.1f} {1e3 * found.slow_seconds.value:6.0f}"
    return f"{' '.join(parts)} {times}"


TABLES = {
    "targets": targets,
    "players": players,
    "everywhere": everywhere,
    "time": time,
}


def main() -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "tables", nargs="*", help=f"tables to print: {', '.join(TABLES)} (default: all)"
    )
    parser.add_argument(
        "--games",
        nargs="+",
        choices=GAMES,
        default=list(GAMES),
        metavar="GAME",
        help="games in the tables players and everywhere (default: all)",
    )
    parser.add_argument("--deals", type=int, default=12, help="deals per row (default: 12)")
    parser.add_argument("--seed", default="6", help="hexadecimal digits (default: 6)")
    parser.add_argument("--jobs", type=int, default=1, help="worker processes (default: 1)")
    parser.add_argument("--plot", type=Path, help="PNG file for a plot of the table time")
    parser.add_argument("--keep", type=Path, help="folder to save games in and resume from")
    given = parser.parse_args()
    for bot in ("learned", "searcher", "strongest"):  # so that times are those of compiled code
        compile_bot(bot)
    for name in given.tables or TABLES:
        print(f"\n{name}: {(TABLES[name].__doc__ or '').removeprefix('Yield ')}")
        for line in TABLES[name](given):
            print(line, flush=True)


if __name__ == "__main__":
    main()
