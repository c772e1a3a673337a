"""Cards that other players play: whether they can, as far as anybody can tell (R7.3)."""

from collections.abc import Sequence

from foretell.cards import Card, Suit
from foretell.game.actions import PlayCard
from foretell.game.events import CardPlayed
from foretell.game.evolve import evolve
from foretell.game.legal import find_refusal
from foretell.game.observation import Observation
from foretell.game.refusals import MustFollowSuit
from foretell.game.state import State, Trick
from foretell.game.tricks import led_in
from foretell.rules.trick import legal_plays
from foretell.terminal.advise.places import Places, deck_of
from foretell.terminal.advise.refusals import HadNone, NoSuchDeal, NotTheirs, TheyMustFollow


def card_of_other(
    state: State, meant: Sequence[Card], *, reader: int, seat: int, player: str
) -> Card:
    """Return the card that another player plays, who is to play.

    Args:
        state: as the reader knows it.
        meant: a card, or all Wizards, or all Jesters.
        reader: the reader's seat.
        seat: the other player's.
        player: the other player's name.

    Raises:
        Refusal: when it cannot be.
    """
    if state.round.hands[seat] is not None:
        return _of_known_hand(state, meant, seat, player)
    places = Places.of(state, reader)
    card = places.resolve(meant, deck_of(state.options, seat))
    _check_followed(state, card, seat, player)
    after = evolve(state, CardPlayed(seat, card))
    if not is_possible(Observation(reader, after)):
        raise NoSuchDeal(card, player)
    return card


def is_possible(observation: Observation) -> bool:
    """Return whether there are hands that agree with what has been told, or nobody holds any."""
    from foretell.sim.worlds.hidden import hidden_from

    known, players = observation.known, observation.options.players
    table = known.round
    assert table.trick is not None
    played = len(table.tricks) * players + len(table.trick.cards)
    if played == table.size * players:
        return True
    try:
        hidden_from(observation)
    except ValueError:
        return False
    return True


def _of_known_hand(state: State, meant: Sequence[Card], seat: int, player: str) -> Card:
    hand = state.round.hands[seat] or 0
    card = next((card for card in meant if hand >> card.index & 1), meant[0])
    match find_refusal(state, PlayCard(seat, card)):
        case None:
            return card
        case MustFollowSuit(led=led):
            raise TheyMustFollow(card, player, led)
        case _:
            raise NotTheirs(card, player)


def _check_followed(state: State, card: Card, seat: int, player: str) -> None:
    """Refuse a card that was not played when its suit was led."""
    tricks, players = state.round.tricks, state.options.players
    later = 1 << card.index
    for number in range(len(tricks), 0, -1):
        trick = tricks[number - 1]
        place = (seat - trick.leader) % players
        played = trick.cards[place]
        led = led_in(Trick(trick.leader, trick.cards[:place]), state.options)
        later |= 1 << played.index
        if not legal_plays(later, led) >> played.index & 1:
            raise HadNone(card, player, trick=number, played=played, led=Suit(led))
