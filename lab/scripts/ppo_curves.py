"""Draw docs/images/ppo.png: how examples/ppo.py learns, from the curves of one run or several.

    python lab/scripts/ppo_curves.py RUN [RUN ...] [--names NAME ...] [--out FILE]

A RUN is a folder with the ``curve.csv`` of ``examples/ppo.py --out``. The legend has its name, or
the NAME in the same place. Needs Matplotlib. Points while learning are means of 5 iterations.
"""

import argparse
import csv
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from foretell_lab.training.curve import axes_above_each_other

if TYPE_CHECKING:
    from matplotlib.figure import Figure

PICTURE: Final = Path(__file__).resolve().parents[2] / "docs" / "images" / "ppo.png"
STYLES: Final = (
    ("#0072B2", "o"),
    ("#D55E00", "s"),
    ("#009E73", "D"),
    ("#CC79A7", "^"),
    ("#E69F00", "v"),
    ("#56B4E9", "P"),
)
"""A colour and a marker for each run (Okabe and Ito, Color Universal Design, 2008)."""
MEAN_OF: Final = 5
"""The number of iterations whose points are averaged."""
MILLION: Final = 1e6
APART: Final = 0.004
"""The distance between the intervals of runs, as a share of the width."""

Values = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Run:
    """The curve of a run.

    Attributes:
        decisions: after each iteration, in millions.
        points: the points a round while learning, likewise.
        evaluated: the decisions before each evaluation, in millions.
        leads: the lead that each found, in points a round.
        margins: half the 95 % interval of each lead.
    """

    decisions: Values
    points: Values
    evaluated: Values
    leads: Values
    margins: Values

    @classmethod
    def read(cls, folder: Path) -> "Run":
        """Read the curve of a run, which may still be in progress.

        Raises:
            OSError: when there is none.
            ValueError: when it is not one.
        """
        with (folder / "curve.csv").open(newline="") as file:
            lines = [line for line in csv.DictReader(file) if None not in line.values()]
        try:
            learned = [
                (float(line["decisions"]) / MILLION, float(line["points"])) for line in lines
            ]
            evaluations = [
                (float(line["decisions"]) / MILLION, float(line["lead"]), float(line["margin"]))
                for line in lines
                if line["lead"]
            ]
        except KeyError as missing:
            raise ValueError(f"{folder / 'curve.csv'} has no column {missing}") from None
        if not learned:
            raise ValueError(f"{folder / 'curve.csv'} has no lines yet")
        return cls(*np.array(learned).T, *np.array(evaluations).reshape(-1, 3).T)


def draw(runs: Sequence[Run], names: Sequence[str]) -> "Figure":
    """Return the picture of some runs, with a legend if there are several."""
    figure, (above, below) = axes_above_each_other()
    width = max(run.decisions[-1] for run in runs)
    above.axhline(0, color="#666666", linewidth=0.8)
    for place, (run, name) in enumerate(zip(runs, names, strict=True)):
        color, marker = STYLES[place % len(STYLES)]
        aside = APART * width * (place - (len(runs) - 1) / 2)
        above.errorbar(
            run.evaluated + aside,
            run.leads,
            yerr=run.margins,
            color=color,
            marker=marker,
            markersize=3,
            elinewidth=0.8,
            label=name,
        )
        below.plot(*means(run), color=color, linewidth=1.2)
    above.set_title(
        "Lead over the opponents, points per round (± half of a 95% interval)",
        loc="left",
        fontsize=10,
    )
    below.set_title("Points per round while learning", loc="left", fontsize=10)
    below.set_xlabel("Decisions, millions")
    if len(runs) > 1:
        above.legend(frameon=False, fontsize=9, loc="lower right")
    return figure


def means(run: Run) -> tuple[Values, Values]:
    """Return the decisions and the points of a run, averaged over ``MEAN_OF`` iterations."""
    parts = np.array_split(np.arange(len(run.points)), max(1, len(run.points) // MEAN_OF))
    return (
        np.array([run.decisions[part].mean() for part in parts]),
        np.array([run.points[part].mean() for part in parts]),
    )


def main() -> int:
    """Draw the runs that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("runs", nargs="+", type=Path, help="folders of runs")
    parser.add_argument("--names", nargs="+", help="their names (default: those of the folders)")
    parser.add_argument("--out", type=Path, default=PICTURE, help=f"the file (default: {PICTURE})")
    arguments = parser.parse_args()
    names = arguments.names or [folder.resolve().name for folder in arguments.runs]
    if len(names) != len(arguments.runs):
        parser.error(f"{len(arguments.runs)} runs need as many names, not {len(names)}")
    try:
        runs = [Run.read(folder) for folder in arguments.runs]
        draw(runs, names).savefig(arguments.out, format="png", metadata={"Software": None})
    except (OSError, ValueError) as wrong:
        print(wrong, file=sys.stderr)
        return 1
    print(arguments.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
