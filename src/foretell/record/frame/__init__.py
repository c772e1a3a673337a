"""Records as tables with typed columns, in Arrow's form; needs the extra ``frames``.

>>> from foretell.record.frame import TABLES
>>> [column.name for column in TABLES["rounds"]][:4]
['game', 'round', 'size', 'dealer']

``docs/research/data.md`` lists the columns.
"""

from foretell.record.frame.arrow import check_arrow, table_of
from foretell.record.frame.columns import TABLES, Column, Form, Names
from foretell.record.frame.parquet import ParquetFile
from foretell.record.frame.rows import by_column, columns_of, game_row, to_frame

__all__ = [
    "TABLES",
    "Column",
    "Form",
    "Names",
    "ParquetFile",
    "by_column",
    "check_arrow",
    "columns_of",
    "game_row",
    "table_of",
    "to_frame",
]
