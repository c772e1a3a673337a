"""``foretell train``: a network for the bot ``learned``."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from click import Context

from foretell.terminal.common.environment import Setting
from foretell.terminal.common.flags import LANG
from foretell.terminal.common.parameters import Declaration, option

if TYPE_CHECKING:
    from foretell.i18n import Words
    from foretell.training.plan import Plan
    from foretell.training.run import Progress

_GROUP: Final = "commands-group-what"


def _option(name: str, value: str) -> Declaration:
    return option(
        f"--{name}",
        help=f"training-option-{name}",
        metavar=value,
        group="commands-group-what",
    )


def train(
    ctx: Context,
    *,
    out: Annotated[str, _option("out", "folder")],
    steps: Annotated[str | None, _option("steps", "number")] = None,
    batch: Annotated[str | None, _option("batch", "number")] = None,
    hidden: Annotated[str | None, _option("hidden", "number")] = None,
    players: Annotated[str | None, _option("players", "number")] = None,
    seed: Annotated[str | None, _option("seed", "hex")] = None,
    jobs: Annotated[str | None, _option("jobs", "number")] = None,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.terminal.common.environment
) -> None:
    """Train a network, or go on with the training that a folder holds."""
    from foretell.bots.cores import cores
    from foretell.terminal.common.folder import folder_for
    from foretell.terminal.common.numbers import number_from
    from foretell.terminal.common.output import write_line
    from foretell.terminal.common.seeds import seed_from
    from foretell.training.run import learner_for
    from foretell.training.run import train as training

    setting: Setting = ctx.obj
    words = setting.words()
    plan = _plan(
        seed=None if seed is None else seed_from(seed),
        steps=number_from("--steps", steps, least=1),
        batch=number_from("--batch", batch, least=1),
        hidden=number_from("--hidden", hidden, least=1),
        players=number_from("--players", players, least=2),
    )
    threads = number_from("--jobs", jobs, least=1) or cores()
    learner = learner_for(plan, threads=threads)
    folder = folder_for(out, (), force=False)
    for progress in training(folder, plan, learner, threads=threads):
        write_line(_told(progress, plan, words))
        _draw(folder, words)


def _plan(**asked: str | int | None) -> "Plan":
    from foretell.rules.options import Options
    from foretell.training.plan import Plan

    given = {name: value for name, value in asked.items() if value is not None}
    plan = Plan.from_json({**Plan().to_json(), **given})
    Options(players=plan.players or 4)  # refuses a number that cannot play
    return plan


def _told(progress: "Progress", plan: "Plan", words: "Words") -> str:
    mark = progress.mark
    return words(
        "training-epoch",
        step=progress.step,
        steps=plan.steps,
        lead=f"{mark.lead:+.2f}",
        margin=f"{mark.margin:.2f}",
        exact=f"{100 * mark.exact:.1f}",
    )


def _draw(folder: Path, words: "Words") -> None:
    """Draw the curve where Matplotlib is installed."""
    from foretell.training.curve import write_curve
    from foretell.training.run import CURVE, read_log

    try:
        write_curve(read_log(folder), folder / CURVE, words=words)
    except ImportError:
        return
