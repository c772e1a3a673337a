"""The options of a game (R9 to R11): validated values, to and from JSON."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Final, Self, TypeVar

from foretell.cards import DECK_SIZE
from foretell.rules.refusals import (
    EvenBidNeedsOpenBids,
    FixedSchedule,
    InvalidOption,
    NothingToFollow,
    OneSuitNeedsThreeOrFour,
    TooManyRounds,
    TwoPlayersNeedSecretBids,
    UnknownOption,
)
from foretell.rules.schedule import MOST_ROUNDS, ONE_SUIT, TWO_PLAYERS, largest_hand

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6
ONE_SUIT_PLAYERS: Final = (3, 4)


Choice = TypeVar("Choice", bound=StrEnum)


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


class Edition(StrEnum):
    """Names and faces of the cards (R1.3)."""

    CLASSIC = "classic"
    FANTASY = "fantasy"


DRAW: Final = "draw"
"""Value of ``first_dealer``: the players draw for the first deal (R3.1)."""


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Options:
    """The options of one game, by the names of records; incompatible ones are refused.

    Every argument is either the value itself or its text in records.

    >>> Options(players=2).bidding
    <Bidding.SECRET: 'secret'>
    >>> Options(players=4, hand_sizes=(1, 3, 5)).schedule
    (1, 3, 5)

    Raises:
        InvalidOption: a value that an option does not allow.
        EvenBidNeedsOpenBids, TwoPlayersNeedSecretBids, OneSuitNeedsThreeOrFour,
        NothingToFollow, FixedSchedule: options that clash (R10).
        TooManyRounds: more than ``most_rounds`` rounds (R11.1).
    """

    players: int
    """The number of players, 2 to 6 (R2.1)."""
    deal: Deal
    bidding: Bidding
    even_bid: EvenBid
    winning_wizard: WinningWizard
    clairvoyance: bool
    """Whether players see the others' hands before the bidding, and their own after it (R9.6)."""
    follow_after_wizard: bool
    """Whether the first number card after a led Wizard must be followed (R7.5)."""
    first_dealer: int | None
    """The first dealer's seat, or None if the players draw for it (R3)."""
    hand_sizes: tuple[int, ...] | None
    """A custom schedule of rounds (R11.1), or None."""
    edition: Edition

    def __init__(
        self,
        *,
        players: int = 4,
        deal: Deal | str = Deal.SHARED,
        bidding: Bidding | str | None = None,
        even_bid: EvenBid | str = EvenBid.FREE,
        winning_wizard: WinningWizard | str = WinningWizard.FIRST,
        clairvoyance: bool = False,
        follow_after_wizard: bool = False,
        first_dealer: int | str | None = DRAW,
        hand_sizes: tuple[int, ...] | list[int] | None = None,
        edition: Edition | str = Edition.CLASSIC,
        most_rounds: int | None = MOST_ROUNDS,
    ) -> None:
        _whole("players", players, MIN_PLAYERS, MAX_PLAYERS)
        if bidding is None:
            bidding = Bidding.SECRET if players == MIN_PLAYERS else Bidding.OPEN
        if first_dealer == DRAW:
            first_dealer = None
        if first_dealer is not None:
            _whole("first_dealer", first_dealer, 0, players - 1, or_else=f"{DRAW}, ")
        for name, value in (
            ("players", players),
            ("deal", _choice("deal", deal, Deal)),
            ("bidding", _choice("bidding", bidding, Bidding)),
            ("even_bid", _choice("even_bid", even_bid, EvenBid)),
            ("winning_wizard", _choice("winning_wizard", winning_wizard, WinningWizard)),
            ("clairvoyance", _switch("clairvoyance", clairvoyance)),
            ("follow_after_wizard", _switch("follow_after_wizard", follow_after_wizard)),
            ("first_dealer", first_dealer),
            ("hand_sizes", _hand_sizes(hand_sizes, players)),
            ("edition", _choice("edition", edition, Edition)),
        ):
            object.__setattr__(self, name, value)
        _refuse_clashes(self)
        if most_rounds is not None:
            self.check_rounds(most_rounds)

    def __repr__(self) -> str:
        """Return the non-standard options as a Python expression."""
        standard = Options(players=self.players).to_json()
        given = {"players": self.players} | {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in self.to_json().items()
            if value != standard[name]
        }
        listed = ", ".join(f"{name}={value!r}" for name, value in given.items())
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

    def check_rounds(self, most: int = MOST_ROUNDS) -> None:
        """Refuse a new game with too many rounds.

        Raises:
            TooManyRounds: when there are more than ``most`` (R11.1).
        """
        if len(self.schedule) > most:
            raise TooManyRounds(rounds=len(self.schedule), most=most)

    def to_json(self) -> dict[str, object]:
        """Return every option by its name, in the order of records, as JSON values."""
        return {
            "players": self.players,
            "deal": self.deal.value,
            "bidding": self.bidding.value,
            "even_bid": self.even_bid.value,
            "winning_wizard": self.winning_wizard.value,
            "clairvoyance": self.clairvoyance,
            "follow_after_wizard": self.follow_after_wizard,
            "first_dealer": DRAW if self.first_dealer is None else self.first_dealer,
            "hand_sizes": None if self.hand_sizes is None else list(self.hand_sizes),
            "edition": self.edition.value,
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


CHOICES: Final[Mapping[str, type[StrEnum]]] = {
    field.name: field.type
    for field in fields(Options)
    if isinstance(field.type, type) and issubclass(field.type, StrEnum)
}
"""The options with a fixed set of named values, and those values."""
SWITCHES: Final = tuple(field.name for field in fields(Options) if field.type is bool)
"""The options that are on or off."""


def _known(values: Mapping[str, object]) -> Mapping[str, object]:
    known = tuple(field.name for field in fields(Options))
    for name in values:
        if name not in known:
            raise UnknownOption(option=name, known=known)
    return values


def _invalid(option: str, value: object, allowed: str) -> InvalidOption:
    match value:
        case bool():
            shown = str(value).lower()
        case str() if value.isdecimal() or value in {"true", "false"}:  # it would look valid
            shown = repr(value)
        case _:
            shown = str(value)
    return InvalidOption(option=option, value=shown, allowed=allowed)


def _is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _whole(option: str, value: object, low: int, high: int, *, or_else: str = "") -> None:
    if not _is_whole(value, low, high):
        raise _invalid(option, value, f"{or_else}{low}–{high}")


def _choice(option: str, value: object, kind: type[Choice]) -> Choice:
    for member in kind:
        if value == member.value:
            return member
    raise _invalid(option, value, ", ".join(kind))


def _switch(option: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise _invalid(option, value, "true, false")
    return value


def _hand_sizes(value: object, players: int) -> tuple[int, ...] | None:
    if value is None:
        return None
    largest = largest_hand(players)
    sizes = tuple(value) if isinstance(value, list | tuple) else ()
    # by type, not one by one: a client may send tens of thousands
    are_whole = all(issubclass(kind, int) and kind is not bool for kind in set(map(type, sizes)))
    if not sizes or not are_whole or min(sizes) < 1 or max(sizes) > largest:
        raise _invalid("hand_sizes", value, f"1–{largest}")
    return sizes


def _refuse_clashes(options: Options) -> None:
    players, deal = options.players, options.deal
    if options.even_bid is not EvenBid.FREE and options.bidding is not Bidding.OPEN:
        raise EvenBidNeedsOpenBids(even_bid=options.even_bid, bidding=options.bidding)
    if deal is Deal.ONE_SUIT and players not in ONE_SUIT_PLAYERS:
        raise OneSuitNeedsThreeOrFour(players=players, deal=deal)
    if players == MIN_PLAYERS and options.bidding is not Bidding.SECRET:
        raise TwoPlayersNeedSecretBids(players=players, bidding=options.bidding)
    if options.follow_after_wizard and deal is Deal.ONE_SUIT:
        raise NothingToFollow(follow_after_wizard=True, deal=deal)
    if options.hand_sizes is not None and (players == MIN_PLAYERS or deal is Deal.ONE_SUIT):
        raise FixedSchedule(hand_sizes=options.hand_sizes, players=players, deal=deal)
