"""``foretell tournament``: bots measured against each other."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from click import Context

from foretell.terminal.common.environment import Setting
from foretell.terminal.common.flags import LANG, PLAIN
from foretell.terminal.common.options import Chosen, taking_options
from foretell.terminal.common.parameters import Declaration, option

if TYPE_CHECKING:
    from foretell.arena.ledger import Ledger
    from foretell.arena.match import Match
    from foretell.arena.task import WorkerPool
    from foretell.i18n import Words

_GROUP: Final = "commands-group-what"
_DEALS: Final = "100"


def _option(name: str, value: str) -> Declaration:
    return option(f"--{name}", help=f"arena-option-{name}", metavar=value, group=_GROUP)


def _switch(name: str) -> Declaration:
    return option(f"--{name}", help=f"arena-option-{name}", group=_GROUP)


@taking_options
def tournament(
    ctx: Context,
    *,
    alone: Annotated[str | None, _option("alone", "bot")] = None,
    others: Annotated[str | None, _option("others", "bot")] = None,
    pool: Annotated[str | None, _option("pool", "bots")] = None,
    tables: Annotated[str | None, _option("tables", "both|mixed|alone")] = None,
    deals: Annotated[str, _option("deals", "number")] = _DEALS,
    seed: Annotated[str | None, _option("seed", "hex")] = None,
    jobs: Annotated[str | None, _option("jobs", "number")] = None,
    ray: Annotated[str | None, _option("ray", "address")] = None,
    resume: Annotated[str | None, _option("resume", "file")] = None,
    plot: Annotated[str | None, _option("plot", "file")] = None,
    force: Annotated[bool, _switch("force")] = False,
    as_json: Annotated[bool, option("--json", help="arena-option-json", group=_GROUP)] = False,
    plain: PLAIN = False,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.terminal.common.environment
    **chosen: Any,
) -> None:
    """Play, and tell what it came to."""
    from foretell.arena.playing import check_bots
    from foretell.terminal.common.numbers import number_from
    from foretell.terminal.tournament.match import Asked, play
    from foretell.terminal.tournament.standings import Telling

    setting: Setting = ctx.obj
    choice = Chosen.among(chosen)
    options = choice.options()
    words = setting.words(choice.language, options.edition)
    count = number_from("--deals", deals, least=1) or 1
    workers = _pool_for(ray, number_from("--jobs", jobs, least=1))
    match = Asked(alone, others, pool, tables).match(options, count, _seed(seed, resume))
    check_bots(match)
    picture = None if plot is None else _picture(plot, force=force)
    with _ledger(resume, match, words) as ledger:
        course = play(match, workers, ledger=ledger, words=words, quiet=plain)
    telling = Telling(words, is_json=as_json, is_plain=plain)
    telling.tell(course.results, picture)
    if not course.is_whole:
        telling.tell_interrupted(course, resume)
        raise KeyboardInterrupt


def _seed(given: str | None, resume: str | None) -> str:
    """Return the seed that was given, else that of the file to go on with, else a fresh one."""
    from foretell.arena.ledger import find_results
    from foretell.terminal.common.seeds import seed_from

    if given is None and resume is not None and Path(resume).exists():
        found = find_results(resume)
        if found.match is not None:
            return found.match.seed
    return seed_from(given)


def _pool_for(ray: str | None, jobs: int | None) -> "WorkerPool":
    from foretell.arena.task import in_process
    from foretell.arena.workers import workers
    from foretell.bots.cores import cores

    if ray is not None:
        from foretell.arena.ray import on_ray

        return on_ray(ray, jobs)
    count = jobs or cores()
    return in_process if count == 1 else workers(count)


def _picture(plot: str, *, force: bool) -> Path:
    """Refuse what cannot be drawn or written before games are played."""
    from foretell.stats.pictures import check_pictures
    from foretell.terminal.common.refusals import FileExists

    check_pictures()
    path = Path(plot)
    is_there = path.exists()
    if is_there and not force:
        raise FileExists(path=plot, instead="force")
    with path.open("ab"):
        pass
    if not is_there:
        path.unlink()
    return path


@contextmanager
def _ledger(resume: str | None, match: "Match", words: "Words") -> "Iterator[Ledger | None]":
    from foretell.arena.ledger import Ledger
    from foretell.terminal.common.output import write_aside

    if resume is None:
        yield None
        return
    with Ledger(resume, match) as ledger:
        if ledger.was_torn:
            write_aside(words("arena-torn", path=resume))
        yield ledger
