"""The columns of the tables: names, types and meanings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

ACTIONS: Final = ("trump", "bid", "play")
"""The kinds of decisions, in the order of their codes."""

MISSING: Final = -1
"""A missing value in an array; no bid, card or number of points is -1."""


class Form(StrEnum):
    """The types of values."""

    INT8 = "int8"
    INT16 = "int16"
    INT32 = "int32"
    INT64 = "int64"
    FLOAT = "float64"
    TRUTH = "bool"
    TEXT = "text"
    TIME = "timestamp in UTC"
    CARD = "card"
    """A card as in records, from its index."""
    SUIT = "suit"
    """C, D, H or S, from its number."""
    ACTION = "action"
    """One of ``ACTIONS``, from its place there."""
    NAME = "name"
    """A text of few different ones."""
    TEXTS = "texts by seat"
    INTS = "int32 by seat"


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its name, its type, its meaning, and whether values can be missing."""

    name: str
    form: Form
    meaning: str
    is_nullable: bool = False


@dataclass(frozen=True, slots=True)
class Names:
    """The values of a ``NAME`` column: an array of numbers, and the text of each number."""

    codes: Any
    texts: Sequence[str]


_GAME: Final = Column("game", Form.INT64, "the number of the game, from 1")
_ROUND: Final = (
    _GAME,
    Column("round", Form.INT16, "the number of the round, from 1"),
    Column("size", Form.INT8, "the cards dealt to each player"),
    Column("dealer", Form.INT8, "the seat of the dealer"),
    Column("turned", Form.CARD, "the turned card", is_nullable=True),
    Column("trump", Form.SUIT, "the trump suit as far as it is named", is_nullable=True),
    Column("seat", Form.INT8, "the seat"),
    Column("kind", Form.NAME, "`human`, or the name of the bot at the seat"),
)

TABLES: Final[Mapping[str, tuple[Column, ...]]] = MappingProxyType(
    {
        "decisions": (
            *_ROUND,
            Column("decision", Form.INT32, "the number of the decision in the game, from 1"),
            Column("action", Form.ACTION, "`trump`, `bid` or `play`"),
            Column("suit", Form.SUIT, "the suit that is named", is_nullable=True),
            Column("bid", Form.INT8, "the bid", is_nullable=True),
            Column("card", Form.CARD, "the card that is played", is_nullable=True),
            Column("trick", Form.INT8, "the number of the trick, from 1", is_nullable=True),
            Column("place", Form.INT8, "the place in the trick; 0 leads", is_nullable=True),
            Column("hand", Form.INT64, "the cards held before, as a set: bit i is card i"),
        ),
        "rounds": (
            *_ROUND,
            Column("hand", Form.INT64, "the cards dealt to the seat, as a set: bit i is card i"),
            Column("bid", Form.INT8, "the bid", is_nullable=True),
            Column("taken", Form.INT8, "the tricks taken", is_nullable=True),
            Column("points", Form.INT16, "the points of the round", is_nullable=True),
            Column("total", Form.INT32, "the points so far", is_nullable=True),
        ),
        "games": (
            _GAME,
            Column("id", Form.TEXT, "the id of the record"),
            Column("seed", Form.TEXT, "the seed of the cards"),
            Column("started", Form.TIME, "when the game began"),
            Column("options", Form.TEXT, "the options, in notation"),
            Column("names", Form.TEXTS, "the names of the players"),
            Column("kinds", Form.TEXTS, "`human`, or the name of the bot"),
            Column("rounds", Form.INT16, "the rounds that are scored"),
            Column("totals", Form.INTS, "the points so far"),
            Column("places", Form.INTS, "1 for the winners, if the game is over", is_nullable=True),
        ),
    }
)
"""The columns of each table: a row for each decision, for each round and seat, for each game."""
