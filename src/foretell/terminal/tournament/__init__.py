"""``foretell tournament``: matches between bots."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.flags import json_option, language_option, plain_option
from foretell.terminal.common.options import Chosen, game_options
from foretell.terminal.common.output import write_aside
from foretell.terminal.common.parameters import option, switch
from foretell.terminal.common.values import (
    BOT,
    BOTS,
    FILE,
    SEED,
    OneOf,
    fresh_seed,
    text,
    whole_number,
)

if TYPE_CHECKING:
    from foretell.arena.ledger import Ledger
    from foretell.arena.match import Match
    from foretell.arena.task import WorkerPool
    from foretell.i18n import Words

TABLES: Final = ("both", "mixed", "alone")
"""The values of ``foretell.arena.Tables``, which is slow to import."""
ESTIMATIONS: Final = ("plain", "control")
"""The values of ``foretell.arena.match.Estimation``."""


@command("tournament")
@option("--alone", type=BOT, help="arena-option-alone")
@option("--others", type=BOT, help="arena-option-others")
@option("--pool", type=BOTS, help="arena-option-pool")
@option("--tables", type=OneOf(TABLES), help="arena-option-tables")
@option("--estimate", type=OneOf(ESTIMATIONS), help="arena-option-estimate")
@option("--deals", type=whole_number(1), default=100, help="arena-option-deals")
@option("--seed", type=SEED, help="arena-option-seed")
@option("--jobs", type=whole_number(1), help="arena-option-jobs")
@option("--ray", type=text("address"), help="arena-option-ray")
@option("--resume", type=FILE, help="arena-option-resume")
@option("--plot", type=FILE, help="arena-option-plot")
@switch("--force", help="arena-option-force")
@json_option("arena-option-json")
@plain_option
@language_option
@game_options
@pass_environment
def tournament(
    environment: Environment,
    *,
    alone: str | None,
    others: str | None,
    pool: tuple[str, ...] | None,
    tables: str | None,
    estimate: str | None,
    deals: int,
    seed: str | None,
    jobs: int | None,
    ray: str | None,
    resume: Path | None,
    plot: Path | None,
    force: bool,
    as_json: bool,
    plain: bool,
    choice: Chosen,
) -> None:
    """Play a match and print its results."""
    from foretell.arena.playing import check_bots
    from foretell.bots.background import compiled_meanwhile
    from foretell.terminal.tournament.match import Contestants, play
    from foretell.terminal.tournament.standings import tell, tell_interrupted

    options = choice.options()
    words = environment.words(choice.language, options.edition)
    workers = _pool_for(ray, jobs, words)
    match = Contestants(alone, others, pool, tables, estimate).match(
        options, deals, _seed(seed, resume)
    )
    check_bots(match)
    if plot is not None:
        _check_picture(plot, force=force)
    with _ledger(resume, match, words) as ledger, compiled_meanwhile(match.bots):
        course = play(match, workers, ledger=ledger, words=words, quiet=plain)
    tell(course.results, words, as_json=as_json, plain=plain, picture=plot)
    if not course.is_whole:
        tell_interrupted(course, resume, words)
        raise KeyboardInterrupt


def _seed(given: str | None, resume: Path | None) -> str:
    """Return the given seed, else that of the file to resume, else a fresh one."""
    from foretell.arena.ledger import find_results

    if given is None and resume is not None and resume.exists():
        results = find_results(resume)
        if results.match is not None:
            return results.match.seed
    return given or fresh_seed()


def _pool_for(ray: str | None, jobs: int | None, words: "Words") -> "WorkerPool":
    from foretell.arena.task import in_process
    from foretell.arena.workers import workers
    from foretell.terminal.common.jobs import jobs_for

    if ray is not None:
        from foretell.arena.ray import on_ray

        return on_ray(ray, jobs)
    count = jobs_for(jobs, words)
    return in_process if count == 1 else workers(count)


def _check_picture(plot: Path, *, force: bool) -> None:
    """Refuse a picture that cannot be drawn or written, before games are played."""
    from foretell.stats.pictures import check_pictures
    from foretell.terminal.common.files import check_new

    check_pictures()
    check_new(plot, force=force)


@contextmanager
def _ledger(resume: Path | None, match: "Match", words: "Words") -> "Iterator[Ledger | None]":
    from foretell.arena.ledger import Ledger

    if resume is None:
        yield None
        return
    with Ledger(resume, match) as ledger:
        if ledger.was_torn:
            write_aside(words("arena-torn", path=str(resume)))
        yield ledger
