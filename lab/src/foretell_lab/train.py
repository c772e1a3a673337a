"""``foretell train``: training of the network behind the bot ``learned``."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.flags import language_option
from foretell.terminal.common.parameters import option
from foretell.terminal.common.values import FILE, FOLDER, SEED, text, whole_number

if TYPE_CHECKING:
    from foretell.i18n import Words
    from foretell_lab.training.plan import Plan, SelfPlayPlan

_F = TypeVar("_F", bound=Callable[..., object])


def _option(
    name: str, kind: click.ParamType[object], *, required: bool = False
) -> Callable[[_F], _F]:
    help_ = f"training-option-{name}"
    return option(f"--{name}", type=kind, required=required, help=help_)


@command("train")
@_option("out", FOLDER, required=True)
@_option("start", text("network"))
@_option("against", text("network"))
@_option("plan", FILE)
@_option("steps", whole_number(1))
@_option("batch", whole_number(1))
@_option("hidden", whole_number(1))
@_option("players", whole_number(2))
@_option("seed", SEED)
@_option("jobs", whole_number(1))
@_option("device", text("device"))
@option("--ray", type=text("address"), help="arena-option-ray")
@language_option
@pass_environment
def train(
    environment: Environment,
    /,
    *,
    out: Path,
    plan: Path | None,
    jobs: int | None,
    device: str | None,
    ray: str | None,
    **settings: str | int | None,
) -> None:
    """Train a network, or resume the training in a folder."""
    from foretell.terminal.common.jobs import jobs_for
    from foretell.terminal.common.output import write_line
    from foretell_lab.training.plan import Plan, read_plan
    from foretell_lab.training.refusals import OnlySelfPlay

    changes = {name: value for name, value in settings.items() if value is not None}
    merged, words = read_plan(plan, changes), environment.words()
    threads = jobs_for(jobs, words)
    if isinstance(merged, Plan):
        for name, value in (("ray", ray), ("device", device)):
            if value is not None:
                raise OnlySelfPlay(name)
        lines = _values(merged, out, threads, words)
    else:
        lines = _policy(merged, out, _Resources(threads, device, ray), words)
    for line in lines:
        write_line(line)


def _values(plan: "Plan", out: Path, threads: int, words: "Words") -> Iterator[str]:
    """Train a network to value actions, and yield a line for each epoch."""
    from foretell.terminal.common.files import folder_for
    from foretell_lab.training.curve import value_curves
    from foretell_lab.training.run import learner_for, read_log, train

    learner = learner_for(plan, threads=threads)
    folder = folder_for(out, (), force=False)
    for progress in train(folder, plan, learner, threads=threads):
        score = progress.score
        yield words(
            "training-epoch",
            step=progress.step,
            steps=plan.steps,
            lead=f"{score.lead:+.2f}",
            margin=f"{score.margin:.2f}",
            exact=f"{100 * score.exact:.1f}",
        )
        _draw(read_log(folder), value_curves, folder, words)


class _Resources(NamedTuple):
    """The resources of a run: threads, a device of PyTorch, a Ray cluster."""

    threads: int
    device: str | None
    ray: str | None


def _policy(
    plan: "SelfPlayPlan", out: Path, resources: _Resources, words: "Words"
) -> Iterator[str]:
    """Train a policy by self-play, and yield a line for each epoch."""
    from foretell.terminal.common.files import folder_for
    from foretell_lab.training.curve import policy_curves
    from foretell_lab.training.policy_run import (
        CPU,
        players_on,
        policy_learner,
        read_policy_log,
        train_policy,
    )

    threads, device = resources.threads, resources.device or CPU
    learner = policy_learner(plan, threads=threads, device=device)
    players = players_on(device, threads)
    if resources.ray is not None:
        from foretell_lab.training.ray import on_ray

        players = on_ray(resources.ray)
    folder = folder_for(out, (), force=False)
    for progress in train_policy(folder, plan, learner, players):
        lead = progress.lead
        yield words(
            "training-policy-epoch",
            step=progress.step,
            steps=plan.steps,
            lead=f"{lead.points:+.2f}",
            margin=f"{lead.margin:.2f}",
            exact=f"{100 * lead.exact:.1f}",
            other=plan.against or plan.start,
        )
        _draw(read_policy_log(folder), policy_curves, folder, words)


def _draw(epochs: Any, curves: Callable[[Any], Any], folder: Path, words: "Words") -> None:
    """Plot the learning curve if Matplotlib is installed."""
    from foretell_lab.training.curve import write_curves
    from foretell_lab.training.folder import CURVE

    try:
        steps = [epoch.step for epoch in epochs]
        write_curves(steps, curves(epochs), folder / CURVE, words=words)
    except ImportError:
        return
