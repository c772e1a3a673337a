"""Games in short text: the page reads, prints and refuses them as Python does."""

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest
from msgspec import to_builtins

from foretell.errors import Refusal
from foretell.game.events import Dealt
from foretell.game.notation import options_text
from foretell.protocol.codec import refused
from foretell.record import (
    Header,
    Player,
    Record,
    RecordFault,
    game_text,
    read_game,
    read_records,
    write_record,
)
from foretell.record.game_text import SIGN
from foretell.rules.options import Options
from foretell.testing import all_options
from tests.record.helpers import played
from tests.record.mails import mailed
from tests.web.pages import ROOT, InDeno

pytestmark = pytest.mark.whole

RECORDS = sorted((ROOT / "conformance" / "records").glob("*.jsonl"))
SPOILT = ("preset-en", "preset-two-players", "preset-dark-wizard", "preset-one-suit", "mix-3")
CHANGES = 30
"""Changed texts of each game."""


def test_the_page_reads_and_prints_short_texts_as_python_does() -> None:
    """Whole games, options, and texts in which a word or a line is changed, missing or doubled.

    They are read as they are and as they come by mail.
    """
    records = [(path.stem, record) for path in RECORDS for record in read_records(path)]
    records.append(("spaces", _with_spaces()))
    options = [*all_options(), *map(_sized, ([1], [1, 2, 3], [3, 2, 1], [5, 3, 4], [2, 2]))]
    faults: list[dict[str, object]] = []
    sound: list[dict[str, str]] = []
    for name, record in records:
        for text in _texts(game_text(record), Random(name)) if name in SPOILT else ():
            try:
                read = read_game(text)
            except RecordFault as fault:
                faults.append(_told(text, fault.line, fault.refusal))
            else:
                if any(isinstance(event, Dealt) for event in read.events):
                    sound.append({"text": text, "record": write_record(read)})
    found = InDeno().run(
        "game_texts.js",
        {
            "games": [
                {"name": name, "record": write_record(record), "text": game_text(record)}
                for name, record in records
            ],
            "options": [(one.to_json(), options_text(one)) for one in options],
            "faults": faults,
            "sound": sound,
        },
    )
    assert found["failures"] == []
    assert cast("int", found["checked"]) > CHANGES * len(SPOILT)
    assert len(sound) > len(SPOILT)
    assert len({one["code"] for one in faults}) >= 8


def _texts(text: str, chance: Random) -> Iterator[str]:
    """Yield a game as it comes by mail, and changed games with and without mail's changes."""
    yield from (mail for _, mail in mailed(text))
    for changed in _changed(text, chance):
        yield from (changed, chance.choice([mail for _, mail in mailed(changed)]))


def _told(text: str, line: int, refusal: Refusal) -> dict[str, object]:
    told = refused(refusal, None)
    fields = {key: value for key, value in told.fields.items() if key != "led"}  # a number there
    return {"text": text, "line": line, "code": told.code, "fields": to_builtins(fields)}


def _sized(sizes: list[int]) -> Options:
    return Options(players=3, hand_sizes=tuple(sizes), first_dealer=2)


def _with_spaces() -> Record:
    """Return a game whose names have spaces wherever they can, and whose time has microseconds."""
    game = played(Options(players=3, hand_sizes=(2, 1)))
    header = game.header
    players = (Player(" Ann  B ", "a 100% kind"), Player("Ö\u00a0", "%20"), Player("🧙", "human"))
    started = header.started.replace(microsecond=20)
    return Record(Header(" an id ", header.options, players, header.seed, started), game.events)


def _changed(text: str, chance: Random) -> Iterator[str]:
    """Yield changed texts that still begin as short texts do, and not as records."""
    lines = text.splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("r"))
    for _ in range(CHANGES):
        # first lines and first rounds are not rarer than the many others
        line = chance.choice((chance.randrange(first), first, chance.randrange(len(lines))))
        changed = "\n".join([*lines[:line], *_spoilt(lines, line, chance), *lines[line + 1 :]])
        whole = "\n".join(lines[: line + 1])
        cut = whole[: len(whole) - chance.randrange(len(lines[line]))]
        yield from (one for one in (changed, cut) if one.startswith(SIGN))


def _spoilt(lines: list[str], line: int, chance: Random) -> list[str]:
    words = lines[line].split(" ")
    place = chance.randrange(len(words))
    word, other = words[place], chance.choice(words)
    match chance.randrange(7):
        case 0:
            return []
        case 1:
            return [lines[line], chance.choice(lines[1:])]
        case 2:
            words[place] = other
        case 3:
            words.insert(place, other)
        case 4:
            del words[place]
        case 5:
            at = chance.randrange(len(word))
            words[place] = word[:at] + chance.choice("0123459CDHSNZ.:=-/x?%") + word[at + 1 :]
        case _:
            at = chance.randrange(len(word))
            words[place] = word[:at] + word[at + 1 :]
    return [" ".join(words)]
