"""Games written to a Parquet file, a part at a time."""

import json
from collections.abc import Generator, Mapping
from contextlib import closing
from functools import partial
from typing import BinaryIO

from foretell import __version__
from foretell.record.frame import TABLES, ParquetFile
from foretell.record.frame.interrupts import interrupts_held
from foretell.terminal.simulate.batch import Batch
from foretell.terminal.simulate.parts import Division, table_part


def write_table(division: Division, file: BinaryIO, rows: str) -> Generator[int, None, None]:
    """Write games as rows, and yield the number of games after each part.

    Closing the generator ends the file; it then holds the games so far.
    """
    written, work = 0, partial(table_part, rows)
    with (
        ParquetFile(file, TABLES[rows], _about(division.batch, rows)) as table,
        closing(division.done(work)) as parts,
    ):
        for part in parts:
            with interrupts_held():  # until the caller knows the number of games
                table.write(part.columns)
                written += part.count
                yield written


def _about(batch: Batch, rows: str) -> Mapping[str, str]:
    return {
        "foretell": __version__,
        "rows": rows,
        "options": json.dumps(batch.options.to_json()),
        "bots": ",".join(batch.kinds),
        "seed": batch.seed,
    }
