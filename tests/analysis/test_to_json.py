"""Reviews as JSON values."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from foretell.analysis import VALUES, review, review_json
from foretell.record import write_record
from foretell.rules.options import Options
from tests.analysis.helpers import a_record, make_reviews_quick

pytestmark = pytest.mark.kernel

RECORD = a_record(Options(players=3, hand_sizes=(1, 2)), seed="7")
PARTS = {
    *("points", "average", "cards", "others", "own", "decisions", "hidden"),
    *("at_stake", "accuracy", "seat"),
}


@pytest.fixture(scope="module")
def found() -> Iterator[dict[str, Any]]:
    """Return the review of a game, as it is read."""
    with pytest.MonkeyPatch.context() as patch:
        make_reviews_quick(patch)
        yield json.loads(json.dumps(review_json(review(RECORD, seats=[0, 2]))))


def test_a_review_says_what_it_is_of_which_game_and_by_which_values(found: dict[str, Any]) -> None:
    assert (found["type"], found["version"], found["values"]) == ("review", 2, VALUES)
    assert (found["id"], found["complete"], found["reviewed"]) == ("g1", True, [0, 2])
    assert found["players"] == [
        {"name": "Ada", "kind": "human"},
        {"name": "Ben", "kind": "random"},
        {"name": "Cleo", "kind": "random"},
    ]


@pytest.mark.usefixtures("quick_reviews")
def test_a_broken_off_game_is_not_complete() -> None:
    cut = a_record(Options(players=3, hand_sizes=(1, 2)), seed="7", steps=8)
    assert review_json(review(cut))["complete"] is False


def test_every_seat_has_its_parts_in_the_game_and_in_every_round(found: dict[str, Any]) -> None:
    for seat in found["seats"]:
        assert seat.keys() == PARTS | {"judgements", "lost_by"}
        assert (seat["decisions"] is None) == (seat["at_stake"] is None) == (seat["seat"] == 1)
    for one in found["rounds"]:
        assert one.keys() == {"round", "size", "dealer", "seats", "decisions"}
        assert all(seat.keys() == PARTS | {"bid", "taken"} for seat in one["seats"])


def test_a_decision_points_to_its_line_in_the_file_and_lists_every_legal_action(
    found: dict[str, Any],
) -> None:
    _, *lines = map(json.loads, write_record(RECORD).splitlines())
    decisions = [decision for one in found["rounds"] for decision in one["decisions"]]
    assert [one["at"] for one in decisions] == sorted(one["at"] for one in decisions)
    for decision in decisions:
        line = lines[decision["at"]]
        match line["type"]:
            case "bid":
                expected = {"type": "bid", "seat": line["seat"], "bid": line["bid"]}
            case "trump_chosen":
                expected = {"type": "choose_trump", "seat": line["seat"], "suit": line["suit"]}
            case "played":
                expected = {"type": "play", "seat": line["seat"], "card": line["card"]}
            case _:
                pytest.fail(f"{line} is no action")
        assert decision["action"] == expected
        assert expected in [one["action"] for one in decision["values"]]
        assert decision["values"][0]["behind"] == 0
        taken = next(one for one in decision["values"] if one["action"] == expected)
        assert decision["loss"] == taken["behind"]
        assert (decision["trick"] is None) == (decision["kind"] != "card")
