"""The reviews of ``conformance/reviews.jsonl``, made again from their records."""

import io
import json
from pathlib import Path

import pytest

from foretell.analysis import review, review_json
from foretell.record import read_records

pytestmark = pytest.mark.compiled

TABLE = Path(__file__).parents[2] / "conformance" / "reviews.jsonl"
LINES = TABLE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", LINES, ids=[f"game {number}" for number in range(len(LINES))])
def test_a_recorded_game_has_the_same_review_again(line: str) -> None:
    """Byte for byte, natively and in the engine."""
    found = json.loads(line)
    lines = "".join(f"{one}\n" for one in found["record"])
    (record,) = read_records(io.BytesIO(lines.encode()), keep_partial=True)
    again = review_json(review(record, seats=found["review"]["reviewed"]))
    expected = json.dumps(found["review"], separators=(",", ":"), ensure_ascii=False)
    assert json.dumps(again, separators=(",", ":"), ensure_ascii=False) == expected
