"""Strategies as bots, and what a seat knows read from an observation once more."""

from dataclasses import dataclass

from foretell.arena.tiny.game_tree import InformationSet
from foretell.cards import set_of
from foretell.game.actions import Action
from foretell.game.observation import Observation
from foretell.sim.actions import encode_action
from foretell.sim.observation import HIDDEN_BID


def information_set_of(observation: Observation) -> InformationSet:
    """Return what the seat of an observation knows."""
    seat, table = observation.seat, observation.known.round
    assert seat is not None
    assert table.turned is not None
    players = observation.options.players
    done: list[int] = []
    if table.turned.is_wizard and table.trump is not None:
        done.append(table.trump)
    for step in range(1, players + 1):
        bidder = (table.dealer + step) % players
        if table.has_bid[bidder]:
            bid = table.bids[bidder]
            done.append(HIDDEN_BID if bid is None else bid)
    tricks = table.tricks if table.trick is None else (*table.tricks, table.trick)
    own = []
    for trick in tricks:
        for step, card in enumerate(trick.cards):
            done.append(card.index)
            if (trick.leader + step) % players == seat:
                own.append(card)
    held = set_of([*(observation.hand or ()), *own])
    return InformationSet(seat, held, table.turned.index, tuple(done))


@dataclass(frozen=True)
class Strategist:
    """Do what a strategy says."""

    strategy: dict[InformationSet, int]

    def act(self, observation: Observation) -> Action:
        wanted = self.strategy[information_set_of(observation)]
        (action,) = (
            action for action in observation.legal_actions if encode_action(action) == wanted
        )
        return action
