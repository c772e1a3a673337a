"""Orders that can be typed at any prompt instead of an action."""

from dataclasses import dataclass
from enum import Enum


class Order(Enum):
    """An order, by the letter that gives it; the empty one shows the table again."""

    HELP = "?"
    PAD = "p"
    TRICKS = "t"
    UNDO = "u"
    QUIT = "q"
    LOOK = ""


@dataclass(frozen=True, slots=True)
class ReadRules:
    """Show the rules of this table: all titles, or the clauses that begin with ``part``."""

    part: str
