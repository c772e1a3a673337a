"""Orders that can be typed at any prompt instead of an action."""

from dataclasses import dataclass
from enum import Enum


class Order(Enum):
    """An order, with the letter for it as its value; an empty line shows the table again."""

    HELP = "?"
    PAD = "p"
    TRICKS = "t"
    UNDO = "u"
    QUIT = "q"
    LOOK = ""


@dataclass(frozen=True, slots=True)
class ReadRules:
    """The order to show the rules of this table: all titles, or the clauses under ``part``."""

    part: str
