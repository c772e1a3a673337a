"""``foretell simulate``: games between bots, written as complete records."""

import errno
import sys
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final

from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.files import trouble
from foretell.terminal.common.flags import language_option, plain_option
from foretell.terminal.common.options import Chosen, game_options
from foretell.terminal.common.output import write_aside
from foretell.terminal.common.parameters import option, switch
from foretell.terminal.common.refusals import FileExists, FileTrouble, RowsNeedParquet
from foretell.terminal.common.values import (
    BOTS,
    DEFAULT_BOT,
    FILE_OR_STANDARD,
    SEED,
    STANDARD,
    OneOf,
    fresh_seed,
    seat_kinds,
    whole_number,
)

if TYPE_CHECKING:
    from foretell.i18n import Words
    from foretell.terminal.simulate.parts import Division

ROWS: Final = ("decisions", "rounds", "games")
"""The names of ``foretell.record.frame.TABLES``, the first one by default."""
PARQUET: Final = ".parquet"


@command("simulate")
@option("--out", type=FILE_OR_STANDARD, required=True, help="commands-option-out")
@option("--games", type=whole_number(1), default=1, help="commands-option-games")
@option("--bots", type=BOTS, default=(DEFAULT_BOT,), help="commands-option-bots")
@option("--seed", type=SEED, default=fresh_seed, help="commands-option-seed")
@option("--jobs", type=whole_number(1), help="commands-option-jobs")
@option("--rows", type=OneOf(ROWS), help="commands-option-rows")
@switch("--force", help="commands-option-force")
@plain_option
@language_option
@game_options
@pass_environment
def simulate(
    environment: Environment,
    *,
    out: str,
    games: int,
    bots: tuple[str, ...],
    seed: str,
    jobs: int | None,
    rows: str | None,
    force: bool,
    plain: bool,
    choice: Chosen,
) -> None:
    """Play games between bots and write them to a file."""
    from foretell.bots.runner import seat_bots
    from foretell.terminal.common.jobs import jobs_for
    from foretell.terminal.common.progress import counted
    from foretell.terminal.simulate.batch import Batch
    from foretell.terminal.simulate.parts import Division

    table = _table(out, rows)
    words, options = environment.words(), choice.options()
    batch = Batch(options, seat_kinds(bots, options.players), seed, environment.clock())
    seat_bots(batch.kinds, batch.seed)  # refuses an unknown bot before creating a file
    division, written = Division.of(batch, games, jobs_for(jobs, words)), 0
    try:
        with (
            _opened(out, force=force, keeps_part=table is None) as file,
            closing(_writing(division, file, table, is_own=out != STANDARD)) as games_written,
            _compiling(division, words),
        ):
            for done in counted(games_written, games, words, quiet=plain):
                written = done
    except FileTrouble:
        written = 0 if table else written
        raise
    finally:
        if out != STANDARD and written:
            write_aside(words("commands-simulated", games=written, file=out, seed=batch.seed))


def _table(out: str, rows: str | None) -> str | None:
    """Return which table a file is to have; None for a file of records.

    Raises:
        RowsNeedParquet: when rows are asked for in a file of records.
        NoArrow: when Arrow is not installed.
    """
    if Path(out).suffix != PARQUET:
        if rows is not None:
            raise RowsNeedParquet(flag="--rows", suffix=PARQUET)
        return None
    from foretell.record.frame import check_arrow

    check_arrow()
    return rows or ROWS[0]


def _writing(
    division: "Division", file: BinaryIO, table: str | None, *, is_own: bool
) -> Generator[int, None, None]:
    """Write the games, and yield the number of those written."""
    if table is not None:
        from foretell.terminal.simulate.table import write_table

        yield from write_table(division, file, table)
        return
    from foretell.terminal.simulate.batch import write_batch

    with closing(division.games()) as played:
        yield from write_batch(played, file, is_own=is_own)


@contextmanager
def _compiling(division: "Division", words: "Words") -> Iterator[None]:
    """Compile what plays the games: first, or meanwhile if that takes long."""
    if not division.is_compiled:
        from foretell.bots.background import compiled_meanwhile

        with compiled_meanwhile(division.batch.kinds):
            yield
        return
    from foretell.sim.compile_notice import announced
    from foretell.terminal.simulate.compiled import write_games

    with announced(lambda: write_aside(words("bench-compiling"))):
        write_games(division.batch, range(1, 2))
        yield


@contextmanager
def _opened(out: str, *, force: bool, keeps_part: bool) -> Iterator[BinaryIO]:
    """Open a file for games; those before an error are kept if they stay readable."""
    if out == STANDARD:
        yield sys.stdout.buffer
        return
    path, begun = Path(out), False
    if path.is_dir():  # even with --force
        raise trouble(IsADirectoryError(errno.EISDIR, ""), out)
    try:
        with path.open("wb" if force else "xb") as file:
            begun = True
            yield file
    except FileExistsError:
        raise FileExists(path=out, instead="force") from None
    except OSError as error:
        if begun and path.is_file() and not keeps_part:
            path.unlink()
        raise trouble(error, out) from None
    finally:
        if begun and path.is_file() and not path.stat().st_size:
            path.unlink()  # no game has been finished
