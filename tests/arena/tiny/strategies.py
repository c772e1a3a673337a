"""Strategies as bots, and information sets read from observations."""

from dataclasses import dataclass

from foretell.arena.tiny.game_tree import InformationSet
from foretell.cards import set_of
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation
from foretell.sim.actions import encode_action
from foretell.sim.observation import HIDDEN_BID


def information_set_of(observation: SeatObservation) -> InformationSet:
    """Return the information set of the seat of an observation."""
    seat, round_ = observation.seat, observation.known.round
    assert seat is not None
    assert round_.turned is not None
    players = observation.options.players
    done: list[int] = []
    if round_.turned.is_wizard and round_.trump is not None:
        done.append(round_.trump)
    for step in range(1, players + 1):
        bidder = (round_.dealer + step) % players
        if round_.has_bid[bidder]:
            bid = round_.bids[bidder]
            done.append(HIDDEN_BID if bid is None else bid)
    tricks = round_.tricks if round_.trick is None else (*round_.tricks, round_.trick)
    own = []
    for trick in tricks:
        for step, card in enumerate(trick.cards):
            done.append(card.index)
            if (trick.leader + step) % players == seat:
                own.append(card)
    held = set_of([*(observation.hand or ()), *own])
    return InformationSet(seat, held, round_.turned.index, tuple(done))


@dataclass(frozen=True)
class Strategist:
    """A bot that follows a strategy."""

    strategy: dict[InformationSet, int]

    def act(self, observation: SeatObservation) -> Action:
        wanted = self.strategy[information_set_of(observation)]
        (action,) = (
            action for action in observation.legal_actions if encode_action(action) == wanted
        )
        return action
