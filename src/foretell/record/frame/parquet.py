"""Parquet files that are written piece by piece, in bounded memory."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, BinaryIO, Final, Self

from foretell.record.frame.arrow import schema_of, table_of
from foretell.record.frame.columns import Column, Form
from foretell.record.frame.interrupts import interrupts_held

if TYPE_CHECKING:
    import pyarrow as pa
    from pyarrow.parquet import ParquetWriter

_GROUP: Final = 1_000_000
"""The rows that are written at a time; they wait in memory."""

_MANY: Final = frozenset({Form.INT32, Form.INT64})
"""The forms with too many different values for a dictionary."""


class ParquetFile:
    """A Parquet file that is being written. Leaving its context ends the file, if it has rows.

    An interrupt waits until rows are written, for one in between would leave no readable file.

    Args:
        file: an open file, which stays open.
        columns: the columns of its table.
        about: the metadata.

    Raises:
        OSError: on writing, when the file cannot be written.
    """

    def __init__(self, file: BinaryIO, columns: Sequence[Column], about: Mapping[str, str]) -> None:
        self._file = file
        self._columns = columns
        self._about = about
        self._waiting: list[pa.Table] = []
        self._rows = 0
        self._writer: ParquetWriter | None = None

    def write(self, values: Mapping[str, Any]) -> None:
        """Add rows; the values are those of ``table_of``."""
        table = table_of(self._columns, values, self._about)
        if table.num_rows:
            self._waiting.append(table)
            self._rows += table.num_rows
        if self._rows >= _GROUP:
            with interrupts_held():
                self._flush()

    def _flush(self) -> None:
        from pyarrow import concat_tables
        from pyarrow.parquet import ParquetWriter

        if self._writer is None:
            self._writer = ParquetWriter(
                self._file,
                schema_of(self._columns, self._about),
                compression="zstd",
                use_dictionary=[one.name for one in self._columns if one.form not in _MANY],
            )
        waiting, self._waiting, self._rows = self._waiting, [], 0
        self._writer.write_table(concat_tables(waiting), _GROUP)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        with interrupts_held():
            try:
                if self._waiting and not isinstance(error, OSError):
                    self._flush()
            finally:
                if self._writer is not None:
                    self._writer.close()
