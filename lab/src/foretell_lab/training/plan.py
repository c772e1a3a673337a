"""``Plan``: the hyperparameters of a training run."""

import json
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, Self, TypeAlias, get_type_hints

from foretell.errors import Refusal
from foretell.game.stream import Stream, derive_seed
from foretell.rules.declaration import Dealer, Sizes, examples
from foretell.rules.options import OPTIONS, Options
from foretell_lab.training.refusals import NoPlan, NoSetting

PART: Final = 1_000_000
"""The unit of shares, millionths, so that kernels compute with integers."""
STEADY: Final = "steady"
"""The rules of thumb, as opponents of a best response."""
_MAY_BE_0: Final = "may be 0"
IntFrom0: TypeAlias = Annotated[int, _MAY_BE_0]
FloatFrom0: TypeAlias = Annotated[float, _MAY_BE_0]
"""The kinds of settings that may be 0; all other numbers are positive."""
_PLAYERS: Final = (3, 3, 4, 4, 4, 4, 5, 5, 6, 6, 2)
"""Numbers of players, weighted by how often each is listed."""
_PLAIN: Final = 128
"""Batches out of 256 in which all options but the number of players are standard."""
_ODD: Final = 64
"""The other batches out of 256 in which each option is changed."""

_DRAWN: Final = sorted(
    (
        (name, option)
        for name, option in OPTIONS.items()
        if name != "players" and option.changes and not isinstance(option.kind, Dealer | Sizes)
    ),
    key=lambda item: -len(examples(item[1].kind)),
)
"""The options that are drawn, those with most values first."""


class SamplingConfig(NamedTuple):
    """Configuration of self-play: the sampling of decisions, and the players.

    Attributes:
        sampled: the share of decisions that become training data, in millionths.
        explored: the share of decisions made at random, to explore beyond good play, in millionths.
        mixed: the share of rounds in which each seat has even odds to be played by ``steady``, in
            millionths.
        network_moves: 1 where the network makes the moves, 0 for ``steady``.
        network_rollouts: 1 where it also plays the rollouts after each action, 0 for ``steady``.
    """

    sampled: int
    explored: int
    mixed: int
    network_moves: int
    network_rollouts: int


class Opponents(NamedTuple):
    """The players besides the policy that learns, in millionths of the seats.

    Attributes:
        present: the present policy.
        other: another policy; the rest play by rules of thumb.
        levels: the share of those that play as one of the levels, in millionths; the others are
            ``steady``.
        random: the share of actions at random of ``steady``, in millionths.
    """

    present: int
    other: int
    levels: int
    random: int


class _Plan:
    """A plan: a frozen data class of numbers and text."""

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Self:
        """Return the plan from the values of ``to_json``, some of which may be missing.

        Raises:
            NoSetting: when there is no setting of that name, or it cannot have that value.
        """
        defaults, hints = cls().to_json(), get_type_hints(cls, include_extras=True)
        for name, value in values.items():
            kind = type(defaults.get(name))
            if type(value) is not kind and not (kind is float and type(value) is int):
                raise NoSetting(name)
            may_be_0 = _MAY_BE_0 in getattr(hints.get(name), "__metadata__", ())
            least = 0 if may_be_0 else sys.float_info.min
            if isinstance(value, int | float) and not value >= least:
                raise NoSetting(name)
        return cls(**values)

    def to_json(self) -> dict[str, object]:
        """Return the plan as JSON values."""
        return asdict(self)  # type: ignore[call-overload,no-any-return]  # subclasses are data classes


@dataclass(frozen=True, slots=True)
class SelfPlayPlan(_Plan):
    """The hyperparameters of a run of self-play; equal plans and arithmetic give equal networks.

    Attributes:
        seed: of all random numbers, 1 to 128 lower-case hexadecimal digits.
        start: the network to start from, as for ``find_network``.
        against: empty for self-play; for a best response, the one that all others play: a network,
            likewise, or ``steady``.
        hidden: units of the network's first hidden layer; 0: as many as that of ``start`` has.
        last: units of the second, likewise.
        steps: the number of steps, each of new rounds and a pass over their decisions.
        games: the number of games of which a step plays rounds, each with other options.
        rounds: rounds for each of them.
        batch: decisions in an update.
        temperature: the divisor of the logits that the policy starts from.
        rate: the learning rate of the policy.
        critic: units of the critic's first hidden layer.
        critic_rate: its learning rate.
        critic_alone: steps in which only the critic learns.
        decay: the weight of later differences in an advantage, lambda.
        clip: the largest change of a probability in a step, as a ratio.
        entropy: the weight of the policy's entropy, annealed in the last third.
        anchor: the weight of its divergence from the reference, likewise.
        refresh: updates between refreshes of the reference.
        present: the share of other seats that play by the present policy.
        past: the share that play by a past one; the rest play by rules of thumb.
        levels: the share of those that play as one of the levels that do not search, in any style;
            the others are ``steady``.
        random: the share of actions at random of ``steady``.
        pool: the most past policies kept.
        kept_every: steps between them.
        epoch: steps between evaluations and checkpoints.
        players: 0 for all numbers of players and all options; 2 to 6 for this number alone, with
            the standard options.
    """

    seed: str = "5eed"
    start: str = "best"
    against: str = ""
    hidden: IntFrom0 = 0
    last: IntFrom0 = 0
    steps: int = 2000
    games: int = 8
    rounds: int = 512
    batch: int = 8192
    temperature: float = 1.2
    rate: float = 2e-4
    critic: int = 384
    critic_rate: float = 1e-3
    critic_alone: IntFrom0 = 10
    decay: FloatFrom0 = 0.95
    clip: float = 0.2
    entropy: FloatFrom0 = 0.01
    anchor: FloatFrom0 = 0.05
    refresh: int = 500
    present: FloatFrom0 = 0.7
    past: FloatFrom0 = 0.2
    levels: FloatFrom0 = 0.5
    random: FloatFrom0 = 0.05
    pool: int = 15
    kept_every: int = 20
    epoch: int = 50
    players: IntFrom0 = 0

    @property
    def opponents(self) -> Opponents:
        """The shares of the players."""
        if self.against:
            return Opponents(present=0, other=PART * (self.against != STEADY), levels=0, random=0)
        shares = (self.present, self.past, self.levels, self.random)
        return Opponents(*(round(share * PART) for share in shares))

    def key(self, step: int, game: int = 0) -> int:
        """Return the key of the random numbers of a step's game, 60 bits."""
        return int(derive_seed(self.seed, f"self-play/{step}/{game}")[:15], 16)

    def options(self, step: int, game: int) -> Options:
        """Return the options of a step's game."""
        return _options(self.seed, f"self-play/{step}/{game}/options", self.players)


@dataclass(frozen=True, slots=True)
class Plan(_Plan):
    """The hyperparameters of a training run; equal plans and arithmetic give equal networks.

    Attributes:
        seed: of all random numbers, 1 to 128 lower-case hexadecimal digits.
        steps: the number of batches.
        batch: decisions in each.
        hidden: units of the network's first hidden layer.
        last: units of the second.
        quick_hidden, quick_last: the same of the quick network, which plays rollouts.
        steady: the share of the steps, from the first on, in which ``steady`` plays the rollouts;
            after them, the quick network plays them.
        epoch: steps between updates of the network that plays.
        rate: the initial learning rate; cosine annealing takes it to 0 by the last step.
        asked: the share of decisions that become training data.
        tested: the share of decisions made at random.
        mixed: the share of rounds in which each seat has even odds to be played by ``steady``.
        players: 0 for all numbers of players and all options; 2 to 6 for this number alone, with
            the standard options.
    """

    seed: str = "5eed"
    steps: int = 16_000
    batch: int = 4096
    hidden: IntFrom0 = 1024
    last: IntFrom0 = 256
    quick_hidden: int = 128
    quick_last: int = 32
    steady: FloatFrom0 = 0.65
    epoch: int = 500
    rate: float = 2e-3
    asked: FloatFrom0 = 0.3
    tested: FloatFrom0 = 0.05
    mixed: FloatFrom0 = 0.5
    players: IntFrom0 = 0

    def by_network(self, step: int) -> bool:
        """Return whether the network plays the rollouts of a step, from 0."""
        return step >= self.steady * self.steps

    def sampling(self, step: int) -> SamplingConfig:
        """Return the sampling configuration of a step."""
        return SamplingConfig(
            sampled=round(self.asked * PART),
            explored=round(self.tested * PART),
            mixed=round(self.mixed * PART),
            network_moves=int(step >= self.epoch),
            network_rollouts=int(self.by_network(step)),
        )

    def key(self, step: int) -> int:
        """Return the key of a step's random numbers, 60 bits."""
        return int(derive_seed(self.seed, f"training/{step}")[:15], 16)

    def options(self, step: int) -> Options:
        """Return the options of a step's games."""
        return _options(self.seed, f"training/{step}/options", self.players)


def read_plan(path: Path | None, changes: Mapping[str, Any]) -> Plan | SelfPlayPlan:
    """Return the plan in a file, with some settings replaced.

    Args:
        path: the file, as in the folder of a run; None for the default plan.
        changes: the settings to replace. ``start`` and ``against`` make it a plan of self-play.

    Raises:
        NoPlan: when the file holds no plan.
        NoSetting: when there is no setting of a name, or it cannot have that value.
        Refusal: when the number of players is invalid.
    """
    values: Mapping[str, Any] = {}
    if path is not None:
        try:
            values = json.loads(path.read_text("utf-8"))
        except (OSError, ValueError):
            raise NoPlan(str(path)) from None
        if not isinstance(values, dict):
            raise NoPlan(str(path))
    merged = {**values, **changes}
    kind = SelfPlayPlan if {"start", "against"} & set(merged) else Plan
    plan = kind.from_json(merged)
    Options(players=plan.players or 4)
    return plan


def _options(seed: str, use: str, players: int) -> Options:
    """Return the options of some games, drawn unless the number of players is given."""
    if players:
        return Options(players=players)
    chance = Stream(seed.encode(), use)
    players = _PLAYERS[chance.below(len(_PLAYERS))]
    if chance.byte() < _PLAIN:
        return Options(players=players)
    while True:
        try:
            return _odd_options(players, chance)
        except Refusal:  # they clash: draw others
            continue


def _odd_options(players: int, chance: Stream) -> Options:
    values: dict[str, object] = {"players": players}
    for name, option in _DRAWN:
        means_something = option.refines is None or option.refines in values
        if means_something and chance.byte() < _ODD:
            others = [one for one in examples(option.kind) if one != option.standard]
            values[name] = others[chance.below(len(others))] if len(others) > 1 else others[0]
    return Options.from_json(values)
