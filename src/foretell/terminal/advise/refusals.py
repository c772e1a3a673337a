"""Refusals for inconsistent input while entering a game with real cards."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.cards import Card, Suit
from foretell.errors import Refusal


@dataclass(eq=False)
class NotThoseCards(Refusal):
    """Cards were to be typed, and this names none, or may be several."""

    code: ClassVar[str] = "advise/not_those_cards"

    text: str


@dataclass(eq=False)
class OneCardAtATime(Refusal):
    """One card was to be typed, and these are several."""

    code: ClassVar[str] = "advise/one_card_at_a_time"

    cards: tuple[Card, ...]


@dataclass(eq=False)
class CardElsewhere(Refusal):
    """A card is known to be somewhere else.

    ``place`` is ``hand``, ``shown``, ``turned``, ``played`` or ``spent``.
    """

    code: ClassVar[str] = "advise/card_elsewhere"
    rule: ClassVar[str] = "R1.1"

    card: Card
    place: str


@dataclass(eq=False)
class AllElsewhere(Refusal):
    """All four Wizards or Jesters are known to be somewhere else."""

    code: ClassVar[str] = "advise/all_elsewhere"
    rule: ClassVar[str] = "R1.1"

    card: Card


@dataclass(eq=False)
class NotOwnSuit(Refusal):
    """With one suit each, a card of another player's deck."""

    code: ClassVar[str] = "advise/not_own_suit"
    rule: ClassVar[str] = "R9.7"

    card: Card


@dataclass(eq=False)
class TooManyCards(Refusal):
    """More cards than are still to come."""

    code: ClassVar[str] = "advise/too_many_cards"
    rule: ClassVar[str] = "R4.1"

    given: int
    left: int


@dataclass(eq=False)
class NotTheirs(Refusal):
    """A card that is not in another player's hand, which is known."""

    code: ClassVar[str] = "advise/not_theirs"
    rule: ClassVar[str] = "R7.3"

    card: Card
    player: str


@dataclass(eq=False)
class TheyMustFollow(Refusal):
    """Another player's known hand has the suit led, and this is another suit."""

    code: ClassVar[str] = "advise/they_must_follow"
    rule: ClassVar[str] = "R7.3"

    card: Card
    player: str
    led: Suit


@dataclass(eq=False)
class HadNone(Refusal):
    """Another player cannot hold a card: when its suit was led, they played another suit."""

    code: ClassVar[str] = "advise/had_none"
    rule: ClassVar[str] = "R7.3"

    card: Card
    player: str
    trick: int
    played: Card
    led: Suit


@dataclass(eq=False)
class NoSuchDeal(Refusal):
    """No hands agree with the input."""

    code: ClassVar[str] = "advise/no_such_deal"
    rule: ClassVar[str] = "R7.3"

    card: Card
    player: str


@dataclass(eq=False)
class NoSuchRound(Refusal):
    """No round of the game has this hand size."""

    code: ClassVar[str] = "advise/no_such_round"

    text: str
    sizes: tuple[int, ...]


@dataclass(eq=False)
class NotAPlayer(Refusal):
    """A player was to be named, and this names none of them, or may be several."""

    code: ClassVar[str] = "advise/not_a_player"

    text: str


@dataclass(eq=False)
class NotThosePlayers(Refusal):
    """The other players were to be named or counted, and it is none of the two."""

    code: ClassVar[str] = "advise/not_those_players"
    rule: ClassVar[str] = "R2.1"

    text: str


@dataclass(eq=False)
class OtherNumberOfPlayers(Refusal):
    """More or fewer players than the options of the game say."""

    code: ClassVar[str] = "advise/other_number_of_players"

    given: int
    needed: int


@dataclass(eq=False)
class NotThoseSuits(Refusal):
    """With one suit each, a different suit was to be typed for every player."""

    code: ClassVar[str] = "advise/not_those_suits"
    rule: ClassVar[str] = "R9.7"

    text: str
    players: int


@dataclass(eq=False)
class NotThoseTotals(Refusal):
    """A total score was to be typed for every player."""

    code: ClassVar[str] = "advise/not_those_totals"
    rule: ClassVar[str] = "R8.3"

    text: str
    players: int


@dataclass(eq=False)
class NothingToUndo(Refusal):
    """There is no answer to undo."""

    code: ClassVar[str] = "advise/nothing_to_undo"


@dataclass(eq=False)
class NotTold(Refusal):
    """A flag is needed before there can be advice."""

    code: ClassVar[str] = "advise/not_told"

    flag: str


@dataclass(eq=False)
class SaysTooMuch(Refusal):
    """A flag says more than can be known at this point of the round."""

    code: ClassVar[str] = "advise/says_too_much"

    flag: str


@dataclass(eq=False)
class OthersTurn(Refusal):
    """According to the input, another player is to act."""

    code: ClassVar[str] = "advise/others_turn"

    player: str


@dataclass(eq=False)
class RoundIsOver(Refusal):
    """All cards of the round have been played."""

    code: ClassVar[str] = "advise/round_is_over"


@dataclass(eq=False)
class OtherNumberOfCards(Refusal):
    """A trick has more or fewer cards than there are players."""

    code: ClassVar[str] = "advise/other_number_of_cards"

    trick: int
    given: int
    players: int


@dataclass(eq=False)
class OtherNumberOfHands(Refusal):
    """More or fewer hands are shown than there are other players."""

    code: ClassVar[str] = "advise/other_number_of_hands"

    given: int
    needed: int


@dataclass(eq=False)
class NotASeat(Refusal):
    """A seat was to be given, and there is none of that number."""

    code: ClassVar[str] = "advise/not_a_seat"

    flag: str
    value: str
    last: int


@dataclass(eq=False)
class CannotExplain(Refusal):
    """A bot plays, but does not say why."""

    code: ClassVar[str] = "advise/cannot_explain"

    bot: str
