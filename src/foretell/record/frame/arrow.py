"""Values by column as tables of Arrow; only this module and ``parquet`` load it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from foretell.cards import DECK, Suit
from foretell.record.frame.columns import ACTIONS, MISSING, Column, Form, Names
from foretell.record.refusals import NoArrow

if TYPE_CHECKING:
    import pyarrow as pa

INSTALL: Final = 'pip install "pyarrow>=22,<27"'
_TEXTS: Final[Mapping[Form, tuple[str, ...]]] = {
    Form.CARD: tuple(map(str, DECK)),
    Form.SUIT: tuple(suit.letter for suit in Suit),
    Form.ACTION: ACTIONS,
}
"""The texts of values that are stored as numbers."""


def check_arrow() -> None:
    """Refuse when Arrow is not installed.

    Raises:
        NoArrow: when it is not.
    """
    try:
        import pyarrow  # noqa: F401 - only whether it can be imported
    except ImportError:
        raise NoArrow(install=INSTALL) from None


def schema_of(columns: Sequence[Column], about: Mapping[str, str] | None = None) -> "pa.Schema":
    """Return the schema of a table with these columns and metadata."""
    import pyarrow as pa

    fields = [
        pa.field(
            column.name,
            _type_of(column.form),
            nullable=column.is_nullable,
            metadata={"meaning": column.meaning},
        )
        for column in columns
    ]
    return pa.schema(fields, metadata=dict(about or {}))


def table_of(
    columns: Sequence[Column], values: Mapping[str, Any], about: Mapping[str, str] | None = None
) -> "pa.Table":
    """Return a table.

    Args:
        columns: its columns.
        values: the values by column: a list with None for missing ones, or an array with
            ``MISSING`` for them; for a ``NAME``, a list or ``Names``.
        about: the metadata.

    Raises:
        NoArrow: when Arrow is not installed.
    """
    check_arrow()
    import pyarrow as pa

    schema = schema_of(columns, about)
    arrays = [_array(column, values[column.name]) for column in columns]
    return pa.Table.from_arrays(arrays, schema=schema)


def _array(column: Column, values: Any) -> "pa.Array":
    import pyarrow as pa

    texts = _TEXTS.get(column.form)
    missing = None if isinstance(values, list) or not column.is_nullable else values == MISSING
    if texts is not None:
        codes = pa.array(values, pa.int8(), mask=missing)
        return pa.DictionaryArray.from_arrays(codes, pa.array(texts))
    if isinstance(values, Names):
        return pa.DictionaryArray.from_arrays(pa.array(values.codes, pa.int8()), list(values.texts))
    if column.form is Form.NAME:
        return pa.array(values, pa.string()).cast(_type_of(column.form))
    return pa.array(values, _type_of(column.form), mask=missing)


def _type_of(form: Form) -> "pa.DataType":
    import pyarrow as pa

    match form:
        case Form.CARD | Form.SUIT | Form.ACTION | Form.NAME:
            return pa.dictionary(pa.int8(), pa.string())
        case Form.TEXT:
            return pa.string()
        case Form.TIME:
            return pa.timestamp("us", tz="UTC")
        case Form.TEXTS:
            return pa.list_(pa.string())
        case Form.INTS:
            return pa.list_(pa.int32())
        case Form.TRUTH:
            return pa.bool_()
        case Form.FLOAT:
            return pa.float64()
        case _:
            return pa.type_for_alias(form.value)
