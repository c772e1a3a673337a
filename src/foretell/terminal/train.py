"""``foretell train``: training of the network behind the bot ``learned``."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.flags import language_option
from foretell.terminal.common.parameters import Heading, option
from foretell.terminal.common.values import FOLDER, SEED, whole_number

if TYPE_CHECKING:
    from foretell.i18n import Words
    from foretell.training.plan import Plan
    from foretell.training.run import Progress

_F = TypeVar("_F", bound=Callable[..., object])


def _option(
    name: str, kind: click.ParamType[object], *, required: bool = False
) -> Callable[[_F], _F]:
    help_ = f"training-option-{name}"
    return option(f"--{name}", type=kind, required=required, help=help_, group=Heading.WHAT)


@command("train")
@_option("out", FOLDER, required=True)
@_option("steps", whole_number(1))
@_option("batch", whole_number(1))
@_option("hidden", whole_number(1))
@_option("players", whole_number(2))
@_option("seed", SEED)
@_option("jobs", whole_number(1))
@language_option
@pass_environment
def train(
    environment: Environment, /, *, out: Path, jobs: int | None, **asked: str | int | None
) -> None:
    """Train a network, or resume the training in a folder."""
    from foretell.bots.cores import cores
    from foretell.terminal.common.files import folder_for
    from foretell.terminal.common.output import write_line
    from foretell.training.run import learner_for
    from foretell.training.run import train as training

    words, plan = environment.words(), _plan(**asked)
    threads = jobs or cores()
    learner = learner_for(plan, threads=threads)
    folder = folder_for(out, (), force=False)
    for progress in training(folder, plan, learner, threads=threads):
        write_line(_progress_line(progress, plan, words))
        _draw(folder, words)


def _plan(**asked: str | int | None) -> "Plan":
    from foretell.rules.options import Options
    from foretell.training.plan import Plan

    given = {name: value for name, value in asked.items() if value is not None}
    plan = Plan.from_json({**Plan().to_json(), **given})
    Options(players=plan.players or 4)  # refuses an invalid number of players
    return plan


def _progress_line(progress: "Progress", plan: "Plan", words: "Words") -> str:
    score = progress.score
    return words(
        "training-epoch",
        step=progress.step,
        steps=plan.steps,
        lead=f"{score.lead:+.2f}",
        margin=f"{score.margin:.2f}",
        exact=f"{100 * score.exact:.1f}",
    )


def _draw(folder: Path, words: "Words") -> None:
    """Plot the learning curve if Matplotlib is installed."""
    from foretell.training.curve import write_curve
    from foretell.training.folder import CURVE
    from foretell.training.run import read_log

    try:
        write_curve(read_log(folder), folder / CURVE, words=words)
    except ImportError:
        return
