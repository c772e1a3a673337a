"""What is trained, how long and on which games."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final, Self

from foretell.errors import Refusal
from foretell.game.stream import Stream, derive_seed
from foretell.rules.options import Bidding, Deal, EvenBid, Options, WinningWizard
from foretell.training.self_play import PART, Course

_PLAYERS: Final = (3, 3, 4, 4, 4, 4, 5, 5, 6, 6, 2)
"""Of so many players, each as often as it stands here."""
_PLAIN: Final = 128
"""In how many of 256 batches no option but the number of players is other than usual."""
_ODD: Final = 64
"""In how many of the other batches each option is."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A training: the same plan makes the same network, where the arithmetic is the same.

    Attributes:
        seed: of everything random, 1 to 128 lower-case hexadecimal digits.
        steps: how many batches are learned from.
        batch: lessons in each.
        hidden: units of the network's first hidden layer.
        last: units of the second.
        quick_hidden, quick_last: the same of the quick network, which plays games on.
        steady: in which share of the steps every action is followed by rules of thumb; in those
            after it, by what the quick network has become.
        epoch: steps for which that network stays the same.
        rate: how far a step goes at first; it falls to nothing by the last.
        asked: the share of decisions that become lessons.
        tested: the share that is made at random.
        mixed: the share of rounds in which some seats are played by rules of thumb, each with
            half the chance.
        players: 0 for all numbers of players and all options; 2 to 6 for this number alone, with
            the usual ones.
    """

    seed: str = "5eed"
    steps: int = 16_000
    batch: int = 4096
    hidden: int = 1024
    last: int = 256
    quick_hidden: int = 128
    quick_last: int = 32
    steady: float = 0.65
    epoch: int = 500
    rate: float = 2e-3
    asked: float = 0.3
    tested: float = 0.05
    mixed: float = 0.5
    players: int = 0

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Self:
        """Return the plan that ``to_json`` told."""
        return cls(**{field.name: values[field.name] for field in fields(cls)})

    def to_json(self) -> dict[str, object]:
        """Return the plan as JSON can hold it."""
        return asdict(self)

    def by_network(self, step: int) -> bool:
        """Return whether the network plays on after the actions of a step, from 0."""
        return step >= self.steady * self.steps

    def course(self, step: int) -> Course:
        """Return how the lessons of a step are made."""
        return Course(
            asked=round(self.asked * PART),
            tested=round(self.tested * PART),
            mixed=round(self.mixed * PART),
            moves=int(step >= self.epoch),
            follows=int(self.by_network(step)),
        )

    def key(self, step: int) -> int:
        """Return what a step's games follow from, a number of 60 bits."""
        return int(derive_seed(self.seed, f"training/{step}")[:15], 16)

    def options(self, step: int) -> Options:
        """Return the options of a step's games."""
        if self.players:
            return Options(players=self.players)
        chance = Stream(self.seed.encode(), f"training/{step}/options")
        players = _PLAYERS[chance.below(len(_PLAYERS))]
        if chance.byte() < _PLAIN:
            return Options(players=players)
        while True:
            try:
                return _odd_options(players, chance)
            except Refusal:  # they clash: draw others
                continue


def _odd_options(players: int, chance: Stream) -> Options:
    def odd() -> bool:
        return chance.byte() < _ODD

    bidding = (Bidding.HIDDEN, Bidding.SECRET)[chance.below(2)] if odd() else None
    even_bid = (EvenBid.NOT_LEADER, EvenBid.NEVER)[chance.below(2)] if odd() else EvenBid.FREE
    return Options(
        players=players,
        deal=Deal.ONE_SUIT if odd() else Deal.SHARED,
        bidding=bidding,
        even_bid=even_bid,
        winning_wizard=WinningWizard.LAST if odd() else WinningWizard.FIRST,
        clairvoyance=odd(),
        follow_after_wizard=odd(),
    )
