"""Refusals for inconsistent input while entering a game with real cards."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.cards import Card, Suit
from foretell.errors import Refusal


@dataclass(eq=False)
class NotThoseCards(Refusal):
    """A text that names no card, or could name several."""

    code: ClassVar[str] = "advise/not_those_cards"

    text: str


@dataclass(eq=False)
class OneCardAtATime(Refusal):
    """Several cards where one was expected."""

    code: ClassVar[str] = "advise/one_card_at_a_time"

    cards: tuple[Card, ...]


@dataclass(eq=False)
class CardElsewhere(Refusal):
    """A card whose place is already known.

    ``place`` is ``hand``, ``shown``, ``turned``, ``played`` or ``spent``.
    """

    code: ClassVar[str] = "advise/card_elsewhere"
    rule: ClassVar[str] = "R1.1"

    card: Card
    place: str


@dataclass(eq=False)
class AllElsewhere(Refusal):
    """A Wizard or Jester when the places of all four are already known."""

    code: ClassVar[str] = "advise/all_elsewhere"
    rule: ClassVar[str] = "R1.1"

    card: Card


@dataclass(eq=False)
class NotOwnSuit(Refusal):
    """A card of another player's deck, with one suit each."""

    code: ClassVar[str] = "advise/not_own_suit"
    rule: ClassVar[str] = "R9.7"

    card: Card


@dataclass(eq=False)
class TooManyCards(Refusal):
    """More cards than are still to be entered."""

    code: ClassVar[str] = "advise/too_many_cards"
    rule: ClassVar[str] = "R4.1"

    given: int
    left: int


@dataclass(eq=False)
class NotTheirs(Refusal):
    """A card that is not in another player's known hand."""

    code: ClassVar[str] = "advise/not_theirs"
    rule: ClassVar[str] = "R7.3"

    card: Card
    player: str


@dataclass(eq=False)
class TheyMustFollow(Refusal):
    """A card of another suit from a known hand that holds the suit led."""

    code: ClassVar[str] = "advise/they_must_follow"
    rule: ClassVar[str] = "R7.3"

    card: Card
    player: str
    led: Suit


@dataclass(eq=False)
class HadNone(Refusal):
    """A card that its player cannot hold, having played another suit when its suit was led."""

    code: ClassVar[str] = "advise/had_none"
    rule: ClassVar[str] = "R7.3"

    card: Card
    player: str
    trick: int
    played: Card
    led: Suit


@dataclass(eq=False)
class NoSuchDeal(Refusal):
    """Input that is consistent with no hands."""

    code: ClassVar[str] = "advise/no_such_deal"
    rule: ClassVar[str] = "R7.3"

    card: Card
    player: str


@dataclass(eq=False)
class NoSuchRound(Refusal):
    """A hand size that no round of the game has."""

    code: ClassVar[str] = "advise/no_such_round"

    text: str
    sizes: tuple[int, ...]


@dataclass(eq=False)
class NotAPlayer(Refusal):
    """A name that fits no player, or several."""

    code: ClassVar[str] = "advise/not_a_player"

    text: str


@dataclass(eq=False)
class NotThosePlayers(Refusal):
    """A text that neither names nor counts the other players."""

    code: ClassVar[str] = "advise/not_those_players"
    rule: ClassVar[str] = "R2.1"

    text: str


@dataclass(eq=False)
class OtherNumberOfPlayers(Refusal):
    """A number of players that the game's options do not allow."""

    code: ClassVar[str] = "advise/other_number_of_players"

    given: int
    needed: int


@dataclass(eq=False)
class NotThoseSuits(Refusal):
    """With one suit each, a text that does not name a different suit for every player."""

    code: ClassVar[str] = "advise/not_those_suits"
    rule: ClassVar[str] = "R9.7"

    text: str
    players: int


@dataclass(eq=False)
class NotThoseTotals(Refusal):
    """A text that does not give a total score for every player."""

    code: ClassVar[str] = "advise/not_those_totals"
    rule: ClassVar[str] = "R8.3"

    text: str
    players: int


@dataclass(eq=False)
class NothingToUndo(Refusal):
    """An undo before the first answer."""

    code: ClassVar[str] = "advise/nothing_to_undo"


@dataclass(eq=False)
class MissingFlag(Refusal):
    """A missing flag without which advice is impossible."""

    code: ClassVar[str] = "advise/not_told"

    flag: str


@dataclass(eq=False)
class SaysTooMuch(Refusal):
    """A flag that gives more than can be known at this point of the round."""

    code: ClassVar[str] = "advise/says_too_much"

    flag: str


@dataclass(eq=False)
class OthersTurn(Refusal):
    """A request for advice when, according to the input, another player is to act."""

    code: ClassVar[str] = "advise/others_turn"

    player: str


@dataclass(eq=False)
class RoundIsOver(Refusal):
    """A request for advice after the last card of the round."""

    code: ClassVar[str] = "advise/round_is_over"


@dataclass(eq=False)
class OtherNumberOfCards(Refusal):
    """A trick with more or fewer cards than players."""

    code: ClassVar[str] = "advise/other_number_of_cards"

    trick: int
    given: int
    players: int


@dataclass(eq=False)
class OtherNumberOfHands(Refusal):
    """More or fewer shown hands than there are other players."""

    code: ClassVar[str] = "advise/other_number_of_hands"

    given: int
    needed: int


@dataclass(eq=False)
class NotASeat(Refusal):
    """A seat number that does not exist."""

    code: ClassVar[str] = "advise/not_a_seat"

    flag: str
    value: str
    last: int


@dataclass(eq=False)
class CannotExplain(Refusal):
    """A bot that plays but cannot explain its choices."""

    code: ClassVar[str] = "advise/cannot_explain"

    bot: str


@dataclass(eq=False)
class NotAPosition(Refusal):
    """A line that is no position; ``part`` is the wrong part, ``found`` is its text.

    ``form`` is the way in which the position is written, if the part is ``form``.
    """

    code: ClassVar[str] = "advise/not_a_position"

    part: str
    found: str
    form: str


@dataclass(eq=False)
class PositionSaysIt(Refusal):
    """A flag that says what the given position says."""

    code: ClassVar[str] = "advise/position_says_it"

    flag: str
