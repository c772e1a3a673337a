"""Records and paths of strangers: commands show their texts, and nothing in them acts."""

import json
from datetime import UTC, datetime
from pathlib import Path
from unicodedata import category

import pytest

from foretell.game.session import Session
from foretell.record import Header, Player, Record, write_record
from foretell.rules.options import Options
from foretell.testing import play_at_random
from tests.analysis.helpers import make_reviews_quick
from tests.terminal.helpers import Run

HIDDEN = "\u200b\u200e\u061c\ufeff\u00ad\U000e0041\ue000"
"""Characters that a record may contain, since they control no terminal."""
FORBIDDEN = "\x1b[2J\x07\x9b5m\u202e"
"""Characters that no record contains."""
EVIL_FILE = "evil\x1b[31m\u202e\x9b.jsonl"


def is_hidden(char: str) -> bool:
    return category(char) in {"Cc", "Cf", "Co", "Cs"} and char != "\n"


def a_record(tail: str) -> str:
    """Return a record in whose texts these characters come last, written as JSON escapes."""
    options = Options(players=3, hand_sizes=(1, 2))
    game = play_at_random(Session(options, "2a"), "1")
    players = tuple(Player(f"{name}TAIL", "human") for name in ("Ann", "Bob", "Cleo"))
    header = Header("IDTAIL", options, players, "2a", datetime(2026, 1, 1, tzinfo=UTC))
    return write_record(Record(header, game.events)).replace("TAIL", json.dumps(tail)[1:-1])


COMMANDS = (
    ("show",),
    ("show", "--plain"),
    ("show", "--json"),
    ("show", "--as", "text"),
    ("show", "--as", "positions"),
    ("check",),
    ("check", "--json"),
    ("check", "--fair"),
    ("review",),
    ("review", "--plain"),
    ("play", "--resume"),
)


@pytest.fixture(params=[HIDDEN, FORBIDDEN, "{"], ids=["hidden", "forbidden", "no record"])
def files(request: pytest.FixtureRequest, folder: Path) -> list[str]:
    """Return a hostile file in the working folder, by its usual and by a hostile name."""
    text = request.param if request.param == "{" else a_record(request.param)
    for name in ("game.jsonl", EVIL_FILE):
        (folder / name).write_text(text, encoding="utf-8")
    return ["game.jsonl", EVIL_FILE, f"missing{EVIL_FILE}"]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_no_command_shows_what_a_hostile_file_hides(
    command: tuple[str, ...], files: list[str], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_reviews_quick(monkeypatch)
    for file in files:
        ran = run(*command, file)
        text = ran.out + ran.err
        assert text
        if "--as" in command:  # a record as it is: data, in which nothing controls a terminal
            text = "".join(char for char in text if char not in HIDDEN)
        assert not list(filter(is_hidden, text)), (file, text)


@pytest.mark.parametrize(
    "arguments",
    [
        ("EVIL",),
        ("play", "EVIL"),
        ("play", "--name", "EVIL", "--players", "EVIL"),
        ("play", "--EVIL"),
        ("play", "--bots", "EVIL"),
        ("play", "--seed", "EVIL"),
        ("play", "--lang", "EVIL"),
        ("play", "--record", "no/EVIL"),
        ("play", "--name", "EVIL"),
        ("join", "EVIL"),
        ("join", "http://EVIL/t/X"),
        ("join", "ABCDEFGH", "--server", "EVIL"),
        ("advise", "--position", "EVIL"),
        ("rules", "EVIL"),
        ("simulate", "--out", "no/EVIL"),
        ("rate", "EVIL"),
        ("completion", "EVIL"),
        ("admin", "EVIL"),
        ("serve", "--port", "EVIL"),
    ],
    ids=" ".join,
)
def test_no_refusal_shows_what_a_hostile_argument_hides(
    arguments: tuple[str, ...], run: Run
) -> None:
    evil = f"x{HIDDEN}{FORBIDDEN}"
    ran = run(*(one.replace("EVIL", evil) for one in arguments), typed=("q",))
    assert ran.out + ran.err
    assert not list(filter(is_hidden, ran.out + ran.err)), ran.out + ran.err
