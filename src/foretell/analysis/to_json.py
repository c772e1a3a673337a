"""A review as JSON values: what ``foretell review --json`` prints and the page keeps."""

from typing import TypeAlias

from foretell.analysis.judgement import Judgement
from foretell.analysis.luck import VALUES, Luck
from foretell.analysis.review import (
    ActionReview,
    DecisionReview,
    Kind,
    Review,
    RoundReview,
    SeatReview,
)
from foretell.bots.explanation import Reason
from foretell.game.actions import Action, ChooseTrump, MakeBid
from foretell.game.events import GameFinished

Json: TypeAlias = dict[str, object]

VERSION = 2
"""The version of the form."""


def review_json(review: Review) -> Json:
    """Return a review; ``docs/research/json.md`` describes every key."""
    header, events = review.record.header, review.record.events
    return {
        "type": "review",
        "version": VERSION,
        "values": VALUES,
        "id": header.id,
        "complete": bool(events) and isinstance(events[-1], GameFinished),
        "players": [{"name": player.name, "kind": player.kind} for player in header.players],
        "reviewed": list(review.reviewed),
        "seats": [_game_of(seat) for seat in review.seats],
        "rounds": [round_json(one) for one in review.rounds],
    }


def round_json(review: RoundReview) -> Json:
    """Return the review of a round."""
    decisions = sorted(
        (one for seat in review.seats for one in seat.decisions), key=lambda one: one.at
    )
    return {
        "round": review.number,
        "size": review.size,
        "dealer": review.dealer,
        "seats": [
            {
                **_luck_json(one),
                "bid": review.bids[one.seat],
                "taken": review.taken[one.seat],
            }
            for one in review.seats
        ],
        "decisions": [_decision_json(one) for one in decisions],
    }


def _game_of(seat: SeatReview) -> Json:
    return {
        **_luck_json(seat),
        "judgements": {one.value: seat.count(one) for one in Judgement},
        "lost_by": {kind.value: seat.lost_by(kind) for kind in Kind},
    }


def _luck_json(seat: SeatReview) -> Json:
    luck: Luck = seat.luck
    return {
        "seat": seat.seat,
        "points": luck.points,
        "average": luck.average,
        "cards": luck.cards,
        "others": luck.others,
        "own": luck.own,
        "decisions": luck.decisions,
        "hidden": luck.hidden,
        "at_stake": seat.at_stake if luck.decisions is not None else None,
        "accuracy": seat.accuracy,
    }


def _decision_json(decision: DecisionReview) -> Json:
    return {
        "at": decision.at,
        "seat": decision.action.seat,
        "kind": decision.kind.value,
        "trick": decision.trick,
        "action": _action_json(decision.action),
        "values": [_value_json(one) for one in decision.actions],
        "games": decision.games,
        "loss": decision.loss,
        "error": decision.error,
        "at_stake": decision.at_stake,
        "judgement": None if decision.judgement is None else decision.judgement.value,
        "reasons": [_reason_json(one) for one in decision.reasons],
        "against": [_reason_json(one) for one in decision.against],
    }


def _value_json(action: ActionReview) -> Json:
    value = action.value
    return {
        "action": _action_json(value.action),
        "points": value.points,
        "makes_bid": value.makes_bid,
        "margin": value.margin,
        "behind": value.behind,
        "behind_margin": value.behind_margin,
        "tricks": list(value.tricks),
        "hindsight": action.hindsight,
    }


def _action_json(action: Action) -> Json:
    if isinstance(action, MakeBid):
        return {"type": "bid", "seat": action.seat, "bid": action.bid}
    if isinstance(action, ChooseTrump):
        return {"type": "choose_trump", "seat": action.seat, "suit": action.suit.letter}
    return {"type": "play", "seat": action.seat, "card": str(action.card)}


def _reason_json(reason: Reason) -> Json:
    return {"code": reason.code, "fields": dict(reason.fields)}
