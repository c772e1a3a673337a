"""docs/build/record.md and docs/build/record/checking.md describe what the code does."""

import json
import re
from pathlib import Path

from foretell.game.session import Session
from foretell.i18n import CardNames, Words
from foretell.record import wire, write_record
from foretell.record.lines import LONGEST
from foretell.record.parse import DEEPEST
from foretell.record.text import SHOWN
from foretell.rules.options import OPTIONS, Options
from foretell.rules.presets import Faces
from foretell.testing import play_at_random
from tests.record.helpers import changed, faults, read

BUILD = Path(__file__).parents[2] / "docs" / "build"
PAGE = (BUILD / "record.md").read_text(encoding="utf-8")
CHECKING = (BUILD / "record" / "checking.md").read_text(encoding="utf-8")
EXAMPLES = [block.splitlines() for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
GAME = EXAMPLES[-1]


def test_the_game_on_the_page_is_legal_and_formatted_as_specified() -> None:
    assert faults(GAME) == []
    (record,) = read(GAME)
    assert write_record(record).splitlines() == GAME


def test_the_game_on_the_page_follows_from_its_seed_and_actions() -> None:
    (record,) = read(GAME)
    game = play_at_random(Session(record.header.options, record.header.seed), "9")
    assert game.events == record.events


def test_the_page_has_an_example_of_every_type_of_line_from_its_game() -> None:
    examples = [line for (line,) in EXAMPLES[:-1] if '"hint"' not in line]
    assert [json.loads(line)["type"] for line in examples] == list(wire.LINES)
    assert set(examples) <= set(GAME)


def test_the_page_describes_every_option_in_order() -> None:
    table = re.findall(r"^\| `(\w+)` \| .* \| R[\d.]+", PAGE, re.MULTILINE)
    assert table == list(OPTIONS)


def test_the_limits_on_the_page_are_those_of_the_code() -> None:
    assert f"at most {LONGEST:,} bytes" in PAGE
    assert f"at most {DEEPEST} deep" in PAGE
    assert f"at most {len(str(wire.MAX_INTEGER))} digits" in PAGE
    assert f"cut to {SHOWN} characters" in CHECKING


def test_the_fault_on_the_page_is_the_one_reported() -> None:
    (fault,) = faults(changed(GAME, 10, seat=1))
    names = CardNames(Words("en"), Options().edition, Faces.LETTERS)
    sentence = Words("en").refusal(fault.refusal, names)
    assert f"game.jsonl:{fault.line}: {sentence} ({fault.refusal.clause})" in CHECKING
