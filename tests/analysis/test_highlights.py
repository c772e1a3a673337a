"""The highlights of reviews made by hand: ``conformance/highlights.jsonl``."""

import json
from pathlib import Path
from typing import Any

import pytest

from foretell.analysis import (
    ActionReview,
    DecisionReview,
    Judgement,
    Kind,
    Luck,
    Review,
    RoundReview,
    SeatReview,
    highlights,
)
from foretell.bots.explanation import ActionValue
from foretell.cards import Card, Suit
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from tests.analysis.helpers import a_record

TABLE = Path(__file__).parents[2] / "conformance" / "highlights.jsonl"
CASES = [json.loads(line) for line in TABLE.read_text(encoding="utf-8").splitlines()]
LUCK = Luck(points=0, average=0.0, cards=0.0, others=0.0, own=0.0, decisions=0.0)


def _action(kind: str, name: str) -> Action:
    if kind == "bid":
        return MakeBid(0, int(name))
    return ChooseTrump(0, Suit.parse(name)) if kind == "trump" else PlayCard(0, Card(name))


def _decision(at: int, given: dict[str, Any]) -> DecisionReview:
    kind = given["kind"]
    values = [
        ActionValue(_action(kind, name), 20 - behind, chance, 2.0, behind, margin)
        for name, chance, behind, margin in given["actions"]
    ]
    return DecisionReview(
        at,
        Kind(kind),
        0 if kind == "card" else None,
        _action(kind, given["taken"]),
        tuple(ActionReview(value, 0) for value in values),
        400,
        None if given["name"] is None else Judgement(given["name"]),
        (),
        (),
    )


def _review(rounds: list[dict[str, Any]]) -> Review:
    return Review(
        a_record(),
        (0,),
        tuple(
            RoundReview(
                number,
                3,
                0,
                (given["bid"],),
                (given["taken"],),
                (SeatReview(0, LUCK, tuple(map(_decision, range(99), given["decisions"]))),),
            )
            for number, given in enumerate(rounds, 1)
        ),
    )


@pytest.mark.parametrize("case", CASES, ids=[case["says"] for case in CASES])
def test_a_review_says_what_went_well(case: dict[str, Any]) -> None:
    found = [
        [well.highlight.value, well.round, well.decision.at, well.figure]
        for well in highlights(_review(case["rounds"]), 0)
    ]
    assert found == case["highlights"]
