"""``review``: the decisions of a recorded game valued, judged and explained, and its luck."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import reduce
from operator import add

import numpy as np

from foretell.analysis.accuracy import accuracy_of, at_stake
from foretell.analysis.appraisal import settled
from foretell.analysis.averages import average_points
from foretell.analysis.judgement import DEFAULT, Judgement, Thresholds, judge
from foretell.analysis.luck import Luck
from foretell.analysis.moves import Move, PlayedRound, played_rounds
from foretell.analysis.values import round_values
from foretell.bots.explain.rows import FloatArray
from foretell.bots.explanation import Z_95, ActionValue, Reason
from foretell.bots.learned.network import new_evaluator
from foretell.bots.learned.shipped import best_network
from foretell.bots.search.rollouts import OUTCOME
from foretell.bots.strongest.rollouts import rollouts
from foretell.game.actions import Action, ChooseTrump, MakeBid, has_choice
from foretell.record import Record
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.actions import encode_action
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of


class Kind(Enum):
    """The kinds of decisions."""

    BID = "bid"
    TRUMP = "trump"
    CARD = "card"


@dataclass(frozen=True, slots=True)
class ActionReview:
    """A legal action.

    Attributes:
        value: its value, given only what the seat could know.
        hindsight: the points of the round after it in the hands as they were.
    """

    value: ActionValue
    hindsight: int


@dataclass(frozen=True, slots=True)
class DecisionReview:
    """A decision between actions that are not all alike.

    Attributes:
        at: the line of its event in the file of the game, from 0 after the header.
        kind: its kind.
        trick: the number of the trick in the round, from 0; None before play.
        action: the action taken.
        actions: all legal actions, the best known one first.
        games: the number of possible games in which they were tried.
        judgement: the name of its loss, if it is to be named.
        reasons: the reasons for the best known action.
        against: the reasons against the action taken; empty if it is the best known.
    """

    at: int
    kind: Kind
    trick: int | None
    action: Action
    actions: tuple[ActionReview, ...]
    games: int
    judgement: Judgement | None
    reasons: tuple[Reason, ...]
    against: tuple[Reason, ...]

    @property
    def taken(self) -> ActionValue:
        """The value of the action taken."""
        return next(one.value for one in self.actions if one.value.action == self.action)

    @property
    def loss(self) -> float:
        """The points that it was worth less than the best known action."""
        return self.taken.behind

    @property
    def error(self) -> float:
        """The standard error of the loss."""
        return self.taken.behind_margin / Z_95

    @property
    def at_stake(self) -> float:
        """The mean loss of a random legal action, in points."""
        return at_stake([one.value.behind for one in self.actions])


@dataclass(frozen=True, slots=True)
class SeatReview:
    """A seat in a round, or in a game.

    Attributes:
        seat: the seat.
        luck: the parts of its points.
        decisions: its decisions; none if they were not reviewed.
    """

    seat: int
    luck: Luck
    decisions: tuple[DecisionReview, ...]

    @property
    def at_stake(self) -> float:
        """The points at stake in its decisions."""
        return sum(decision.at_stake for decision in self.decisions)

    @property
    def accuracy(self) -> float | None:
        """The accuracy of its decisions, 0 to 100; None with too little at stake."""
        return accuracy_of(sum(decision.loss for decision in self.decisions), self.at_stake)

    def lost_by(self, kind: Kind) -> float:
        """Return the points lost by decisions of a kind."""
        return sum(decision.loss for decision in self.decisions if decision.kind is kind)

    def count(self, judgement: Judgement) -> int:
        """Return the number of decisions with a name."""
        return sum(decision.judgement is judgement for decision in self.decisions)


@dataclass(frozen=True, slots=True)
class RoundReview:
    """A round that was played to its end.

    Attributes:
        number: from 1.
        size: the number of cards in each hand.
        dealer: the seat of the dealer.
        bids: the bid of each seat.
        taken: the tricks that each seat took.
        seats: the review of each seat.
    """

    number: int
    size: int
    dealer: int
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    seats: tuple[SeatReview, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a game, without rounds that were broken off.

    Attributes:
        record: the game.
        reviewed: the seats whose decisions were reviewed.
        rounds: its rounds.
    """

    record: Record
    reviewed: tuple[int, ...]
    rounds: tuple[RoundReview, ...]

    @property
    def seats(self) -> tuple[SeatReview, ...]:
        """Each seat over the whole game."""
        return tuple(
            _over(rounds) for rounds in zip(*(one.seats for one in self.rounds), strict=True)
        )


def review(
    record: Record, *, seats: Iterable[int] | None = None, thresholds: Thresholds = DEFAULT
) -> Review:
    """Return the review of a game; the same record gives the same one everywhere.

    A decision takes about a tenth of a second. ``review_rounds`` yields it round by round.

    Args:
        record: the game, which may be broken off.
        seats: the seats whose decisions are reviewed (default: those of people, or else all).
        thresholds: the losses from which on decisions are named.

    Raises:
        ValueError: when there is no such seat.
    """
    chosen = seats_to_review(record, seats)
    rounds = review_rounds(record, seats=chosen, thresholds=thresholds)
    return Review(record, chosen, tuple(rounds))


def review_rounds(
    record: Record, *, seats: Iterable[int] | None = None, thresholds: Thresholds = DEFAULT
) -> Iterator[RoundReview]:
    """Yield the rounds of ``review`` one by one; arguments and errors are the same."""
    chosen = seats_to_review(record, seats)
    reviewer = _Reviewer(record.header.options, thresholds)
    for played in played_rounds(record):
        yield reviewer.round(played, chosen)


def seats_to_review(record: Record, seats: Iterable[int] | None = None) -> tuple[int, ...]:
    """Return the seats whose decisions ``review`` reviews; arguments and errors are the same."""
    players = record.header.players
    if seats is None:
        people = tuple(seat for seat, player in enumerate(players) if player.kind == "human")
        return people or tuple(range(len(players)))
    chosen = tuple(sorted(set(seats)))
    for seat in chosen:
        if not 0 <= seat < len(players):
            raise ValueError(f"there is no seat {seat}: seats are 0 to {len(players) - 1}")
    return chosen


class _Reviewer:
    """Reviews the rounds of a game."""

    def __init__(self, options: Options, thresholds: Thresholds) -> None:
        self._options = options
        self._thresholds = thresholds
        self._settings = settings_of(options)
        self._evaluator = new_evaluator(best_network())

    def round(self, played: PlayedRound, seats: tuple[int, ...]) -> RoundReview:
        """Return the review of a round."""
        codes = np.array([encode_action(move.action) for move in played.moves], dtype=np.int64)
        states = np.empty((len(codes), layout.WIDTH), dtype=np.int64)
        values = np.empty((len(codes) + 1, SEATS))
        start = state_of(played.start)
        round_values(self._settings, self._evaluator, start, codes, states, values)
        decisions: list[list[DecisionReview]] = [[] for _ in played.scored.points]
        for move, state in zip(played.moves, states, strict=True):
            seat = move.action.seat
            if seat in seats and (decision := self._decision(move, state)) is not None:
                decisions[seat].append(decision)
        reviews = (
            SeatReview(seat, self._luck(played, seat, values, own, seats), tuple(own))
            for seat, own in enumerate(decisions)
        )
        dealt, scored = played.dealt, played.scored
        return RoundReview(
            dealt.round, played.size, dealt.dealer, scored.bids, scored.taken, tuple(reviews)
        )

    def _luck(
        self,
        played: PlayedRound,
        seat: int,
        values: FloatArray,
        decisions: list[DecisionReview],
        reviewed: tuple[int, ...],
    ) -> Luck:
        own = others = 0.0
        for move, change in zip(played.moves, np.diff(values[:, seat]).tolist(), strict=True):
            if move.action.seat == seat:
                own += change
            else:
                others += change
        average = average_points(played.start.round_options, played.size)
        return Luck(
            points=played.scored.points[seat],
            average=average,
            cards=float(values[0, seat]) - average,
            others=others,
            own=own,
            decisions=0.0 - sum(one.loss for one in decisions) if seat in reviewed else None,
        )

    def _decision(self, move: Move, state: IntArray) -> DecisionReview | None:
        """Return the review of a decision, or None if all actions were alike."""
        observation = move.observation
        if not has_choice(observation.legal_actions):
            return None
        appraisal = settled(observation, move.action, self._thresholds, hint=move.hint)
        taken = appraisal.of(move.action)
        error = taken.behind_margin / Z_95
        return DecisionReview(
            move.at,
            _kind_of(move.action),
            move.trick,
            move.action,
            self._with_hindsight(appraisal.values, state),
            appraisal.games,
            judge(taken.behind, error, self._thresholds, games=appraisal.games),
            appraisal.reasons(move.action),
            appraisal.against(move.action),
        )

    def _with_hindsight(
        self, values: Sequence[ActionValue], state: IntArray
    ) -> tuple[ActionReview, ...]:
        codes = np.array([encode_action(value.action) for value in values], dtype=np.int64)
        outcomes = np.empty((1, len(codes), OUTCOME), dtype=np.int64)
        game = state[None].copy()
        game[0, layout.KEY] = 0  # every seat plays by the network
        rollouts(self._settings, self._evaluator, game, codes, 0.0, outcomes)
        seat = int(state[layout.SEAT])
        points = outcomes[0, :, seat] - state[layout.TOTALS + seat]
        pairs = zip(values, points.tolist(), strict=True)
        return tuple(ActionReview(value, gained) for value, gained in pairs)


def _kind_of(action: Action) -> Kind:
    if isinstance(action, MakeBid):
        return Kind.BID
    return Kind.TRUMP if isinstance(action, ChooseTrump) else Kind.CARD


def _over(rounds: tuple[SeatReview, ...]) -> SeatReview:
    return replace(
        rounds[0],
        luck=reduce(add, (one.luck for one in rounds)),
        decisions=tuple(decision for one in rounds for decision in one.decisions),
    )
