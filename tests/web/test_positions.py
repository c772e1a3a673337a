"""Positions in one line: the page reads, prints and refuses them as Python does."""

import json
import re
from random import Random
from typing import cast

import pytest

from foretell.errors import Refusal
from foretell.game.notation import position_text, read_position
from foretell.game.redact import redact_state
from foretell.game.state import State
from foretell.protocol.codec import encode
from foretell.record import read_records, replay
from foretell.terminal.advise.at_position import read
from foretell.terminal.advise.refusals import NotAPosition
from tests.record.mails import mailed
from tests.web.agreement import state_in_json
from tests.web.pages import ROOT, InDeno

pytestmark = pytest.mark.whole

CARD = re.compile(r"[CDHS]\d+|[ZN]\d")
RECORDS = sorted((ROOT / "conformance" / "records").glob("*.jsonl"))


def test_the_page_reads_and_prints_positions_as_python_does() -> None:
    """The views of some moments of all games, and lines in which a word is changed."""
    chance = Random("positions")
    lines = [line for path in RECORDS for line in _lines(_states(path.stem), chance)]
    faults = [told for line in lines for told in _faults(_changed(line, chance))]
    positions = [(line, state_in_json(read_position(line).state)) for line in lines]
    mails = [(mail, line) for line in lines[::9] for _, mail in mailed(line, cuts=False)]
    assert all(str(read_position(mail)) == line for mail, line in mails)
    given = {"positions": json.loads(encode(positions)), "faults": faults, "mails": mails}
    found = InDeno().run("positions.js", given)
    assert found["failures"] == []
    assert cast("int", found["checked"]) > 2 * len(lines) > 500
    assert {"advise/not_a_position", "play/must_follow_suit"} < {code for _, code, *_ in faults}
    parts = {part for _, code, part, _ in faults if code == NotAPosition.code}
    assert parts >= {"options", "round", "dealer", "turned", "totals", "viewer", "hands", "bids"}
    assert parts >= {"position", "tricks", "form"}


def _states(name: str) -> list[State]:
    """Return the states of a game in which a round is under way."""
    path = ROOT / "conformance" / "records" / f"{name}.jsonl"
    states = [state for record in read_records(path) for _, state in replay(record)]
    return [state for state in states if state.round.number > len(state.scores)]


def _lines(states: list[State], chance: Random) -> list[str]:
    moments = chance.sample(states, 6)
    seen = [
        (redact_state(state, viewer), viewer)
        for state in moments
        for viewer in (None, chance.randrange(state.options.players))
    ]
    views = [position_text(known, viewer=viewer) for known, viewer in seen]
    return [*map(position_text, moments), *views]


def _faults(line: str) -> list[tuple[str, str, str | None, str | None]]:
    try:
        read(line)
    except NotAPosition as refused:
        return [(line, refused.code, refused.part, refused.found)]
    except Refusal as refused:
        return [(line, refused.code, None, None)]
    return []


def _changed(line: str, chance: Random) -> str:
    words = line.split()
    place = chance.randrange(len(words))
    word = words[place]
    at = chance.randrange(len(word))
    match chance.randrange(5):
        case 0:
            words[place] = word[:at] + chance.choice("0123459CDHSZN.:=-/?,*x") + word[at + 1 :]
        case 1:
            words[place] = word[:at] + word[at + 1 :]
        case 2:
            words[place] = chance.choice(words)
        case 3:
            del words[place:]
        case _:
            cards = CARD.findall(line)
            one, other = (chance.choice(cards) for _ in range(2)) if cards else ("", "")
            swapped = {one: other, other: one}
            return CARD.sub(lambda found: swapped.get(found[0], found[0]), line)
    return " ".join(words)
