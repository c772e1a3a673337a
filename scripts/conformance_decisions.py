"""Regenerate conformance/decisions.jsonl: decisions of all bots that others can check theirs by.

    python scripts/conformance_decisions.py [FOLDER]

conformance/README.md describes the file. Games go through all options; in each, all bots in turn
are asked at some decisions.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Final

from foretell.bots import create
from foretell.bots.bot import Bot
from foretell.bots.explanation import Explaining
from foretell.bots.runner import bot_seed
from foretell.bots.steady import SteadyBot
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.rules.options import OPTIONS, Options
from foretell.sim.actions import encode_action
from foretell.testing import all_options

FOLDER: Final = Path(__file__).resolve().parents[1] / "conformance"
FILE: Final = "decisions.jsonl"
QUICK: Final = ("steady", "beginner", "casual", "seasoned", "casual:bold", "seasoned:careful")
"""Bots that take less than a millisecond."""
SLOW: Final = ("learned", "yardstick", "expert:bold", "searcher:30:win", "strongest:20", "learned")
"""Bots that take some milliseconds to tenths of a second."""
SLOWEST: Final = ("strongest", "master:careful", "searcher", "expert", "strongest:win", "master")
PARTS: Final = {"a": (QUICK, 2400, 1), "b": (SLOW, 510, 6), "c": (SLOWEST, 90, 19)}
"""The parts of the file by seed: bots, at least how many decisions, and one in how many is asked
for."""

HAND_SIZES: Final = ((1, 4), (8,), (3, 6), (10,), (2, 5), (7,))
"""Schedules for options that allow them, so that most hand sizes are met in short games."""


def main(folder: Path) -> None:
    """Write the file to a folder."""
    text = "".join(f"{line}\n" for seed in PARTS for line in part(seed))
    (folder / FILE).write_text(text, encoding="utf-8")


def part(seed: str) -> Iterator[str]:
    """Yield the games of a part of the file."""
    bots, decisions, every = PARTS[seed]
    return games(bots, decisions=decisions, every=every, seed=seed)


def games(
    bots: Sequence[str], *, decisions: int, every: int, seed: str, later: bool = False
) -> Iterator[str]:
    """Yield games as lines of JSON, until enough decisions are in them, by bots in turn.

    In a game one of ``every`` decisions is asked for, on average. All of it follows from the seed.
    The options that came ``later`` are changed only where that is asked for, not in the file.
    """
    choices, asked, decided = Random(seed), cycle(bots), 0
    for number, options in zip(count(), _options(choices, later=later), strict=False):
        if decided >= decisions:
            return
        game = _game(options, f"{seed}{number:x}", asked, every)
        decided += len(game["asked"])  # type: ignore[arg-type]  # it is a list
        yield json.dumps(game, separators=(",", ":"))


def _options(choices: Random, *, later: bool) -> Iterator[Options]:
    """Yield combinations of options, in random order, again and again."""
    first = {name for name, option in OPTIONS.items() if not option.is_later}
    while True:
        every = [one for sizes in HAND_SIZES for one in all_options(hand_sizes=(sizes,))]
        every = [one for one in every if later is not (one.to_json().keys() == first)]
        fitting = [one for one in every if max(one.schedule) <= 60 // one.players]
        choices.shuffle(fitting)
        yield from fitting


def _game(options: Options, seed: str, asked: Iterator[str], every: int) -> Mapping[str, object]:
    """Return a game of ``steady`` and random choices, and the decisions of bots in it."""
    session, choices, steady = Session(options, seed), Random(seed), SteadyBot(seed)
    bots: dict[tuple[str, int], Bot] = {}
    actions: list[list[int]] = []
    decided: list[list[object]] = []
    while session.to_act:
        seat = choices.choice(session.to_act)
        observation = session.observe(seat)
        if choices.randrange(every) == 0:
            name = next(asked)
            if (name, seat) not in bots:
                bots[name, seat] = create(name, bot_seed(seed, seat))
            decided.append([len(actions), seat, name, *_decision(bots[name, seat], observation)])
        action = choices.choice(session.legal_actions(seat))
        if choices.random() < 0.7:
            action = steady.act(observation)
        actions.append([seat, encode_action(action)])
        session.act(action)
    standard = Options(players=options.players).values()
    chosen = {name: value for name, value in options.values().items() if value != standard[name]}
    chosen["players"] = options.players
    return {"options": chosen, "seed": seed, "actions": actions, "asked": decided}


def _decision(bot: Bot, observation: SeatObservation) -> Iterator[object]:
    """Yield the action, and by a bot that explains itself the reasons, and the values in points."""
    if not isinstance(bot, Explaining):
        yield encode_action(bot.act(observation))
        return
    explanation = bot.explain(observation)
    yield encode_action(explanation.action)
    yield [[reason.code, dict(reason.fields)] for reason in explanation.reasons]
    yield [[encode_action(value.action), value.points] for value in explanation.action_values]


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]) if len(sys.argv) > 1 else (FOLDER,))
