"""The lines of a record as typed structs: keys, their order and their types, nothing else."""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, get_args

import msgspec

from foretell.rules.declaration import Choice, Dealer, Kind, Number, Sizes, Switch
from foretell.rules.options import OPTIONS

VERSION: Final = 1
"""The version of the format."""
MAX_INTEGER: Final = 10**15 - 1
"""The largest integer: well below 2**53, above which languages read numbers differently."""

Whole = Annotated[int, msgspec.Meta(ge=-MAX_INTEGER, le=MAX_INTEGER)]


def _type(kind: Kind) -> Any:
    match kind:
        case Choice():
            return str
        case Switch():
            return bool
        case Number():
            return Whole
        case Dealer():
            return Whole | str
        case Sizes():
            return tuple[Whole, ...] | None


if TYPE_CHECKING:

    class Options(msgspec.Struct, frozen=True):
        """The options, every one of them written."""
else:
    Options = msgspec.defstruct(
        "Options",
        [
            (name, _type(option.kind) | msgspec.UnsetType, msgspec.UNSET)
            if option.is_later
            else (name, _type(option.kind))
            for name, option in OPTIONS.items()
        ],
        namespace={"__doc__": "The options; later ones only where they are not standard."},
        module=__name__,
        frozen=True,
        forbid_unknown_fields=True,
    )


class Player(msgspec.Struct, frozen=True):
    """A player's name, and ``human`` or the name of a bot."""

    name: str
    kind: str


class Fair(msgspec.Struct, frozen=True):
    """The fair shuffle: commitment and secrets."""

    commitment: str
    seed: str
    salt: str
    nonces: tuple[str | None, ...]


class _Line(msgspec.Struct, frozen=True, tag_field="type"):
    """A line of any type."""


class Game(_Line, frozen=True, tag="game"):
    """The header."""

    version: Literal[1]
    id: str
    options: Options
    players: tuple[Player, ...]
    seed: str
    started: str
    fair: Fair | msgspec.UnsetType = msgspec.UNSET
    """Only with a fair shuffle."""


class DealerDrawn(_Line, frozen=True, tag="dealer_drawn"):
    """The draw for the first deal."""

    draws: tuple[tuple[str | None, ...], ...]
    dealer: Whole


class Dealt(_Line, frozen=True, tag="dealt"):
    """A round begins."""

    round: Whole
    dealer: Whole
    hands: tuple[tuple[str, ...], ...]
    turned: str | None
    trump: str | None


class TrumpChosen(_Line, frozen=True, tag="trump_chosen"):
    """The dealer names trump."""

    seat: Whole
    suit: str


class BidMade(_Line, frozen=True, tag="bid"):
    """A seat has bid."""

    seat: Whole
    bid: Whole


class CardPlayed(_Line, frozen=True, tag="played"):
    """A card was played."""

    seat: Whole
    card: str


class TrickWon(_Line, frozen=True, tag="trick_won"):
    """A trick belongs to a seat."""

    seat: Whole


class RoundScored(_Line, frozen=True, tag="round_scored"):
    """A round is over."""

    round: Whole
    bids: tuple[Whole, ...]
    tricks: tuple[Whole, ...]
    points: tuple[Whole, ...]
    totals: tuple[Whole, ...]
    trump: str | msgspec.UnsetType | None = msgspec.UNSET
    """Other programs may omit it; this one always writes it."""


class GameFinished(_Line, frozen=True, tag="finished"):
    """The game is over."""

    totals: tuple[Whole, ...]
    winners: tuple[Whole, ...]


EventLine = (
    DealerDrawn | Dealt | TrumpChosen | BidMade | CardPlayed | TrickWon | RoundScored | GameFinished
)
Line = Game | EventLine

LINES: Final[dict[str, type[Line]]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(Line)
}
"""Structs of lines by their ``type``."""
