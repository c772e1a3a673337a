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

VERSION = 1
"""The version of the form."""


def review_json(found: Review) -> Json:
    """Return a review; ``docs/research/json.md`` describes every key."""
    header, events = found.record.header, found.record.events
    return {
        "type": "review",
        "version": VERSION,
        "values": VALUES,
        "id": header.id,
        "complete": bool(events) and isinstance(events[-1], GameFinished),
        "players": [{"name": player.name, "kind": player.kind} for player in header.players],
        "reviewed": list(found.reviewed),
        "seats": [_game_of(seat) for seat in found.seats],
        "rounds": [round_json(one) for one in found.rounds],
    }


def round_json(found: RoundReview) -> Json:
    """Return the review of a round."""
    decisions = sorted(
        (one for seat in found.seats for one in seat.decisions), key=lambda one: one.at
    )
    return {
        "round": found.number,
        "size": found.size,
        "dealer": found.dealer,
        "seats": [
            {
                **_luck_json(one),
                "bid": found.bids[one.seat],
                "taken": found.taken[one.seat],
            }
            for one in found.seats
        ],
        "decisions": [_decision_json(one) for one in decisions],
    }


def _game_of(found: SeatReview) -> Json:
    return {
        **_luck_json(found),
        "judgements": {one.value: found.count(one) for one in Judgement},
        "lost_by": {kind.value: found.lost_by(kind) for kind in Kind},
    }


def _luck_json(found: SeatReview) -> Json:
    luck: Luck = found.luck
    return {
        "seat": found.seat,
        "points": luck.points,
        "average": luck.average,
        "cards": luck.cards,
        "others": luck.others,
        "own": luck.own,
        "decisions": luck.decisions,
        "hidden": luck.hidden,
        "accuracy": found.accuracy,
    }


def _decision_json(found: DecisionReview) -> Json:
    return {
        "at": found.at,
        "seat": found.action.seat,
        "kind": found.kind.value,
        "trick": found.trick,
        "action": _action_json(found.action),
        "values": [_value_json(one) for one in found.actions],
        "loss": found.loss,
        "error": found.error,
        "judgement": None if found.judgement is None else found.judgement.value,
        "accuracy": found.accuracy,
        "reasons": [_reason_json(one) for one in found.reasons],
        "against": [_reason_json(one) for one in found.against],
    }


def _value_json(found: ActionReview) -> Json:
    value = found.value
    return {
        "action": _action_json(value.action),
        "points": value.points,
        "makes_bid": value.makes_bid,
        "margin": value.margin,
        "behind": value.behind,
        "behind_margin": value.behind_margin,
        "tricks": list(value.tricks),
        "hindsight": found.hindsight,
    }


def _action_json(action: Action) -> Json:
    if isinstance(action, MakeBid):
        return {"type": "bid", "seat": action.seat, "bid": action.bid}
    if isinstance(action, ChooseTrump):
        return {"type": "choose_trump", "seat": action.seat, "suit": action.suit.letter}
    return {"type": "play", "seat": action.seat, "card": str(action.card)}


def _reason_json(reason: Reason) -> Json:
    return {"code": reason.code, "fields": dict(reason.fields)}
