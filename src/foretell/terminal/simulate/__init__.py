"""``foretell simulate``: games of bots, as complete records."""

import errno
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO, Final

from click import Context

from foretell.terminal.common.environment import Setting
from foretell.terminal.common.files import STANDARD, trouble
from foretell.terminal.common.flags import LANG, PLAIN
from foretell.terminal.common.options import Chosen, taking_options
from foretell.terminal.common.parameters import option

if TYPE_CHECKING:
    from foretell.i18n import Words
    from foretell.terminal.simulate.parts import Division

_GROUP: Final = "commands-group-what"


@taking_options
def simulate(
    ctx: Context,
    *,
    out: Annotated[str, option("--out", help="commands-option-out", metavar="file", group=_GROUP)],
    games: Annotated[
        str,
        option("--games", help="commands-option-games", metavar="number", group=_GROUP),
    ] = "1",
    bots: Annotated[
        str | None,
        option("--bots", help="commands-option-bots", metavar="bots", group=_GROUP),
    ] = None,
    seed: Annotated[
        str | None,
        option("--seed", help="commands-option-seed", metavar="hex", group=_GROUP),
    ] = None,
    jobs: Annotated[
        str | None,
        option("--jobs", help="commands-option-jobs", metavar="number", group=_GROUP),
    ] = None,
    force: Annotated[bool, option("--force", help="commands-option-force", group=_GROUP)] = False,
    plain: PLAIN = False,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.terminal.common.environment
    **chosen: Any,
) -> None:
    """Play games of bots and write them to a file."""
    from foretell.bots.cores import cores
    from foretell.bots.runner import seat_bots
    from foretell.terminal.common.numbers import number_from
    from foretell.terminal.common.output import write_aside
    from foretell.terminal.common.progress import counted
    from foretell.terminal.common.seats import DEFAULT_BOT, kinds_of
    from foretell.terminal.common.seeds import seed_from
    from foretell.terminal.simulate.batch import Batch, write_batch
    from foretell.terminal.simulate.parts import Division

    setting: Setting = ctx.obj
    words = setting.words()
    options, count = Chosen.among(chosen).options(), number_from("--games", games, least=1) or 1
    batch = Batch(
        options, kinds_of(bots or DEFAULT_BOT, options.players), seed_from(seed), setting.clock()
    )
    seat_bots(batch.kinds, batch.seed)  # an unknown bot is refused before a file is begun
    division = Division.of(batch, count, number_from("--jobs", jobs, least=1) or cores())
    with _opened(out, force=force) as file, closing(division.games()) as played:
        written, games_written = 0, write_batch(played, file, is_own=out != STANDARD)
        try:
            with _compiling(division, words):
                for done in counted(games_written, count, words, quiet=plain):
                    written = done
        finally:
            if out != STANDARD and written:
                told = words("commands-simulated", games=written, file=out, seed=batch.seed)
                write_aside(told)


@contextmanager
def _compiling(division: "Division", words: "Words") -> Iterator[None]:
    """Say so when what plays has to be compiled first; it is, once, before others need it."""
    if not division.is_compiled:
        yield
        return
    from foretell.sim.compile_notice import announced
    from foretell.terminal.common.output import write_aside
    from foretell.terminal.simulate.compiled import write_games

    with announced(lambda: write_aside(words("bench-compiling"))):
        write_games(division.batch, range(1, 2))
        yield


@contextmanager
def _opened(out: str, *, force: bool) -> Iterator[BinaryIO]:
    from foretell.terminal.common.refusals import FileExists

    if out == STANDARD:
        yield sys.stdout.buffer
        return
    path, begun = Path(out), False
    if path.is_dir():  # whether it may be overwritten or not
        raise trouble(IsADirectoryError(errno.EISDIR, ""), out)
    try:
        with path.open("wb" if force else "xb") as file:
            begun = True
            yield file
    except FileExistsError:
        raise FileExists(path=out, instead="force") from None
    except OSError as error:
        raise trouble(error, out) from None
    finally:
        if begun and path.is_file() and not path.stat().st_size:
            path.unlink()  # no game was finished
