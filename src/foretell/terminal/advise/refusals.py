"""Refusals for inconsistent input while entering a game with real cards."""

from foretell.cards import Card, Suit
from foretell.errors import Refusal


class NotThoseCards(Refusal, code="advise/not_those_cards"):
    """A text that names no card, or could name several."""

    text: str


class OneCardAtATime(Refusal, code="advise/one_card_at_a_time"):
    """Several cards where one was expected."""

    cards: tuple[Card, ...]


class CardElsewhere(Refusal, code="advise/card_elsewhere", rule="R1.1"):
    """A card whose place is already known.

    ``place`` is ``hand``, ``shown``, ``turned``, ``played`` or ``spent``.
    """

    card: Card
    place: str


class AllElsewhere(Refusal, code="advise/all_elsewhere", rule="R1.1"):
    """A Wizard or Jester when the places of all four are already known."""

    card: Card


class NotOwnSuit(Refusal, code="advise/not_own_suit", rule="R9.7"):
    """A card of another player's deck, with one suit each."""

    card: Card


class TooManyCards(Refusal, code="advise/too_many_cards", rule="R4.1"):
    """More cards than are still to be entered."""

    given: int
    left: int


class NotTheirs(Refusal, code="advise/not_theirs", rule="R7.3"):
    """A card that is not in another player's known hand."""

    card: Card
    player: str


class TheyMustFollow(Refusal, code="advise/they_must_follow", rule="R7.3"):
    """A card of another suit from a known hand that holds the suit led."""

    card: Card
    player: str
    led: Suit


class HadNone(Refusal, code="advise/had_none", rule="R7.3"):
    """A card that its player cannot hold, having played another suit when its suit was led."""

    card: Card
    player: str
    trick: int
    played: Card
    led: Suit


class NoSuchDeal(Refusal, code="advise/no_such_deal", rule="R7.3"):
    """Input that is consistent with no hands."""

    card: Card
    player: str


class NoSuchRound(Refusal, code="advise/no_such_round"):
    """A hand size that no round of the game has."""

    text: str
    sizes: tuple[int, ...]


class NotAPlayer(Refusal, code="advise/not_a_player"):
    """A name that fits no player, or several."""

    text: str


class NotThosePlayers(Refusal, code="advise/not_those_players", rule="R2.1"):
    """A text that neither names nor counts the other players."""

    text: str


class OtherNumberOfPlayers(Refusal, code="advise/other_number_of_players"):
    """A number of players that the game's options do not allow."""

    given: int
    needed: int


class NotThoseSuits(Refusal, code="advise/not_those_suits", rule="R9.7"):
    """With one suit each, a text that does not name a different suit for every player."""

    text: str
    players: int


class NotThoseTotals(Refusal, code="advise/not_those_totals", rule="R8.3"):
    """A text that does not give a total score for every player."""

    text: str
    players: int


class NothingToUndo(Refusal, code="advise/nothing_to_undo"):
    """An undo before the first answer."""


class MissingFlag(Refusal, code="advise/not_told"):
    """A missing flag without which advice is impossible."""

    flag: str


class SaysTooMuch(Refusal, code="advise/says_too_much"):
    """A flag that gives more than can be known at this point of the round."""

    flag: str


class OthersTurn(Refusal, code="advise/others_turn"):
    """A request for advice when, according to the input, another player is to act."""

    player: str


class RoundIsOver(Refusal, code="advise/round_is_over"):
    """A request for advice after the last card of the round."""


class OtherNumberOfCards(Refusal, code="advise/other_number_of_cards"):
    """A trick with more or fewer cards than players."""

    trick: int
    given: int
    players: int


class OtherNumberOfHands(Refusal, code="advise/other_number_of_hands"):
    """More or fewer shown hands than there are other players."""

    given: int
    needed: int


class NotASeat(Refusal, code="advise/not_a_seat"):
    """A seat number that does not exist."""

    flag: str
    value: str
    last: int


class CannotExplain(Refusal, code="advise/cannot_explain"):
    """A bot that plays but cannot explain its choices."""

    bot: str


class NotAPosition(Refusal, code="advise/not_a_position"):
    """A line that is no position; ``part`` is the wrong part, ``found`` is its text.

    ``form`` is the way in which the position is written, if the part is ``form``.
    """

    part: str
    found: str
    form: str


class PositionSaysIt(Refusal, code="advise/position_says_it"):
    """A flag that says what the given position says."""

    flag: str
