"""The options of a game (R9 to R11): their declaration, validated values, to and from JSON."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Annotated, Any, Final, Self, TypedDict, Unpack, get_args

from foretell.cards import DECK_SIZE
from foretell.errors import Refusal
from foretell.rules.declaration import (
    DRAW,
    ON,
    Changes,
    Choice,
    Dealer,
    Number,
    Option,
    Sizes,
    Switch,
    all_hold,
    allowed,
    allows,
    none_of,
    one_of,
    parsed,
    written,
)
from foretell.rules.refusals import CLASHES, TooManyRounds
from foretell.rules.schedule import MOST_ROUNDS, ONE_SUIT, TWO_PLAYERS, largest_hand

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6


class Deal(StrEnum):
    """The cards dealt from: one shared deck, or a suit of each player's own (R9.7)."""

    SHARED = "shared"
    ONE_SUIT = "one_suit"


class Bidding(StrEnum):
    """The time a bid becomes known: at once, after all bids (R9.1), or after the round (R9.2)."""

    OPEN = "open"
    HIDDEN = "hidden"
    SECRET = "secret"  # noqa: S105 - a bidding mode, not a password


class EvenBid(StrEnum):
    """Players whose bid may not even the total: none, a sole leader (R9.5), or all (R9.8)."""

    FREE = "free"
    NOT_LEADER = "not_leader"
    NEVER = "never"


class WinningWizard(StrEnum):
    """The Wizard that takes a trick with several: the first, or the last (R9.3)."""

    FIRST = "first"
    LAST = "last"


class ClairvoyantRounds(StrEnum):
    """The rounds with clairvoyance: all, or the first one alone (R9.9)."""

    ALL = "all"
    FIRST = "first"


class Edition(StrEnum):
    """Names and faces of the cards (R1.3)."""

    CLASSIC = "classic"
    FANTASY = "fantasy"


class Given(TypedDict, total=False):
    """The arguments of ``Options``: values, or their texts in records; all have a default."""

    players: int
    deal: Deal | str
    bidding: Bidding | str | None
    even_bid: EvenBid | str
    winning_wizard: WinningWizard | str
    clairvoyance: bool
    follow_after_wizard: bool
    first_dealer: int | str | None
    hand_sizes: tuple[int, ...] | list[int] | None
    edition: Edition | str
    clairvoyant_rounds: ClairvoyantRounds | str
    even_bid_from: int


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Options:
    """The options of one game, by the names of records; incompatible ones are refused.

    Every argument is either the value itself or its text in records. The fields are in the order
    of records, each with its declaration, from which all else follows.

    >>> Options(players=2).bidding
    <Bidding.SECRET: 'secret'>
    >>> Options(players=4, hand_sizes=(1, 3, 5)).schedule
    (1, 3, 5)

    Raises:
        InvalidOption: a value that an option does not allow.
        Refusal: options that clash (R10), one of ``CLASHES``.
        TooManyRounds: more than ``most_rounds`` rounds (R11.1).
    """

    players: Annotated[
        int,
        Option(
            kind=Number(MIN_PLAYERS, MAX_PLAYERS),
            standard=4,
            clause="R2.1",
            brings={"R9.4": one_of(MIN_PLAYERS)},
            changes=(Changes.DEAL,),
            place=0,
        ),
    ]
    """The number of players, 2 to 6 (R2.1)."""
    deal: Annotated[
        Deal,
        Option(
            kind=Choice(Deal),
            standard="shared",
            clause="R9.7",
            brings={"R9.7": one_of("one_suit")},
            letters={"o": "one_suit"},
            changes=(Changes.DEAL, Changes.PLAY, Changes.WINNER),
            place=5,
        ),
    ]
    bidding: Annotated[
        Bidding,
        Option(
            kind=Choice(Bidding),
            standard="open",
            for_two="secret",
            clause="R9.1",
            brings={"R9.1": one_of("hidden"), "R9.2": one_of("secret")},
            letters={"h": "hidden", "s": "secret"},
            changes=(Changes.SIGHT,),
            place=1,
        ),
    ]
    even_bid: Annotated[
        EvenBid,
        Option(
            kind=Choice(EvenBid),
            standard="free",
            clause="R9.5",
            brings={"R6.2": one_of("free"), "R9.5": one_of("not_leader"), "R9.8": one_of("never")},
            letters={"l": "not_leader", "n": "never"},
            changes=(Changes.BIDS,),
            place=2,
        ),
    ]
    winning_wizard: Annotated[
        WinningWizard,
        Option(
            kind=Choice(WinningWizard),
            standard="first",
            clause="R9.3",
            brings={"R9.3": one_of("last")},
            letters={"w": "last"},
            changes=(Changes.WINNER,),
            place=4,
        ),
    ]
    clairvoyance: Annotated[
        bool,
        Option(
            kind=Switch(),
            standard=False,
            clause="R9.6",
            brings={"R9.6": ON},
            letters={"c": True},
            changes=(Changes.SIGHT,),
            place=7,
        ),
    ]
    """Whether players see the others' hands before the bidding, and their own after it (R9.6)."""
    follow_after_wizard: Annotated[
        bool,
        Option(
            kind=Switch(),
            standard=False,
            clause="R7.5",
            brings={"R7.5": ON},
            letters={"f": True},
            changes=(Changes.PLAY,),
            place=9,
        ),
    ]
    """Whether the first number card after a led Wizard must be followed (R7.5)."""
    first_dealer: Annotated[
        int | None,
        Option(
            kind=Dealer(),
            standard=DRAW,
            clause="R3.1",
            brings={"R3.1": one_of(DRAW), "R3.2": none_of(DRAW)},
            changes=(Changes.DEAL,),
            place=10,
        ),
    ]
    """The first dealer's seat, or None if the players draw for it (R3)."""
    hand_sizes: Annotated[
        tuple[int, ...] | None,
        Option(
            kind=Sizes(),
            standard=None,
            clause="R11.1",
            brings={"R11.1": none_of(None)},
            changes=(Changes.DEAL,),
            place=11,
        ),
    ]
    """A custom schedule of rounds (R11.1), or None."""
    edition: Annotated[
        Edition,
        Option(
            kind=Choice(Edition),
            standard="classic",
            clause="R1.3",
            letters={"e": "fantasy"},
            changes=(),
            place=6,
        ),
    ]
    clairvoyant_rounds: Annotated[
        ClairvoyantRounds,
        Option(
            kind=Choice(ClairvoyantRounds),
            standard="all",
            clause="R9.9",
            brings={"R9.9": one_of("first")},
            letters={"r": "first"},
            changes=(Changes.SIGHT,),
            place=8,
            refines="clairvoyance",
            is_later=True,
        ),
    ]
    even_bid_from: Annotated[
        int,
        Option(
            kind=Number(1),
            standard=1,
            clause="R9.10",
            brings={"R9.10": none_of(1)},
            letters={"m": None},
            changes=(Changes.BIDS,),
            place=3,
            refines="even_bid",
            is_later=True,
        ),
    ]
    """The smallest hand in whose rounds ``even_bid`` restricts the last bid (R9.10)."""

    def __init__(self, *, most_rounds: int | None = MOST_ROUNDS, **values: Unpack[Given]) -> None:
        given: Mapping[str, object] = {**values}
        unknown = given.keys() - OPTIONS.keys()
        if unknown:
            raise TypeError(f"unknown options: {', '.join(sorted(unknown))}")
        players: Any = given.get("players", OPTIONS["players"].standard)
        for name, option in OPTIONS.items():  # the players first, as other values depend on them
            value = given.get(name, standard := option.standard_for(players))
            if value is None and option.for_two is not None:
                value = standard
            if not allows(option.kind, value, players):
                raise InvalidOption(name, _shown(value), allowed(option.kind, players))
            object.__setattr__(self, name, parsed(option.kind, value))
        recorded = self.values()
        for clash, cases in CLASHES.items():
            if any(all_hold(conditions, recorded) for conditions in cases):
                raise clash(**{field.name: getattr(self, field.name) for field in fields(clash)})
        if most_rounds is not None:
            self.check_rounds(most_rounds)

    def __repr__(self) -> str:
        """Return the non-standard options as a Python expression."""
        standard = Options(players=self.players).values()
        changed = {"players": self.players} | {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in self.values().items()
            if value != standard[name]
        }
        listed = ", ".join(f"{name}={value!r}" for name, value in changed.items())
        return f"{type(self).__name__}({listed})"

    @property
    def schedule(self) -> tuple[int, ...]:
        """Cards dealt to each player, round by round (R2.2, R9.4, R9.7, R11.1)."""
        if self.deal is Deal.ONE_SUIT:
            return ONE_SUIT
        if self.players == MIN_PLAYERS:
            return TWO_PLAYERS
        return self.hand_sizes or tuple(range(1, largest_hand(self.players) + 1))

    def leaves_a_stock(self, hand_size: int) -> bool:
        """Return whether a deal leaves cards over, so that one is turned (R5.1, R5.4)."""
        return self.deal is Deal.SHARED and self.players * hand_size < DECK_SIZE

    def in_round(self, number: int) -> "Options":
        """Return the options as they apply in a round, from 1 (R9.9, R9.10)."""
        if self.clairvoyant_rounds is ClairvoyantRounds.ALL and self.even_bid_from == 1:
            return self
        return _in_round(self, max(1, number))

    def check_rounds(self, most: int = MOST_ROUNDS) -> None:
        """Refuse a new game with too many rounds.

        Raises:
            TooManyRounds: when there are more than ``most`` (R11.1).
        """
        if len(self.schedule) > most:
            raise TooManyRounds(rounds=len(self.schedule), most=most)

    def values(self) -> dict[str, object]:
        """Return every option by its name, in the order of records, as JSON values."""
        return {name: written(option.kind, getattr(self, name)) for name, option in OPTIONS.items()}

    def to_json(self) -> dict[str, object]:
        """Return the options as in records: later ones only where they are not standard."""
        return {
            name: value
            for name, value in self.values().items()
            if not OPTIONS[name].is_later or value != OPTIONS[name].standard
        }

    @classmethod
    def from_json(cls, values: Mapping[str, object]) -> Self:
        """Return the options from JSON values by name; omitted ones are standard.

        Raises:
            UnknownOption: for a name that is not an option.
            Refusal: as the constructor.
        """
        return cls(**_known(values))  # type: ignore[arg-type]  # the constructor checks all values

    @classmethod
    def from_record(cls, values: Mapping[str, object]) -> Self:
        """Return the options of an existing game, which can have more rounds than a new one.

        Earlier versions had no limit, and their games are still readable.

        Raises:
            UnknownOption, Refusal: as ``from_json``, except ``TooManyRounds``.
        """
        return cls(**_known(values), most_rounds=None)  # type: ignore[arg-type]  # as above


OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {field.name: get_args(field.type)[1] for field in fields(Options)}
)
"""The declaration of each option, by name, in the order of records."""
CHOICES: Final[Mapping[str, type[StrEnum]]] = {
    name: option.kind.values for name, option in OPTIONS.items() if isinstance(option.kind, Choice)
}
"""The options with a fixed set of named values, and those values."""
SWITCHES: Final = tuple(name for name, option in OPTIONS.items() if isinstance(option.kind, Switch))
"""The options that are on or off."""


class UnknownOption(Refusal, code="options/unknown", rule="R9"):
    """There is no option of that name."""

    option: str
    known: tuple[str, ...]


class InvalidOption(Refusal, code="options/invalid"):
    """The value is not allowed for the option, regardless of the others."""

    option: str
    value: str
    allowed: str

    @property
    def clause(self) -> str:
        """The clause that defines the option."""
        return OPTIONS[self.option].clause


@lru_cache(maxsize=1024)  # asked at every decision
def _in_round(options: Options, number: int) -> Options:
    values = options.values()
    if options.clairvoyant_rounds is ClairvoyantRounds.FIRST and number > 1:
        values |= {"clairvoyance": False, "clairvoyant_rounds": "all"}
    if options.schedule[number - 1] < options.even_bid_from:
        values |= {"even_bid": "free", "even_bid_from": 1}
    return options if values == options.values() else Options.from_record(values)


def _known(values: Mapping[str, object]) -> Mapping[str, object]:
    for name in values:
        if name not in OPTIONS:
            raise UnknownOption(option=name, known=tuple(OPTIONS))
    return values


def _shown(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case str() if value.isdecimal() or value in {"true", "false"}:  # it would look valid
            return repr(value)
        case _:
            return str(value)
