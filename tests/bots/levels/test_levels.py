"""The levels that people choose, by name."""

import subprocess
import sys
from itertools import pairwise

import pytest

from foretell.bots.levels.biased import BiasedPlayer
from foretell.bots.levels.heuristic import HeuristicPlayer
from foretell.bots.registry import LEVELS, STYLES, UnknownBot, UnknownStyle, create, takes_time
from foretell.bots.runner import bot_seed, play_out
from foretell.game.session import Session
from foretell.rules.options import Options

LOWER = ("beginner", "casual", "seasoned")


@pytest.mark.parametrize("style", ["", *(f":{style}" for style in STYLES)])
def test_every_level_takes_every_style_and_only_searching_levels_take_time(style: str) -> None:
    for level in LEVELS:
        kind = HeuristicPlayer if level in LOWER else BiasedPlayer
        assert isinstance(create(level + style, "1"), kind)
        assert takes_time(level + style) == (level not in LOWER)


def test_levels_that_decide_instantly_are_created_instantly() -> None:
    """A server creates them while other requests wait."""
    asked = f"""
import sys
from foretell.bots.registry import create
for name in {LOWER}:
    create(name, "1")
print("numba" in sys.modules)
"""
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False"]


@pytest.mark.parametrize("style", ["", "proud", "bold:bold"])
def test_an_unknown_style_is_refused_with_the_known_ones(style: str) -> None:
    with pytest.raises(UnknownStyle) as refused:
        create(f"casual:{style}", "1")
    known = ("bold", "careful")
    assert refused.value.data() == {"bot": "casual", "style": style, "known": known}


def test_only_levels_have_styles() -> None:
    with pytest.raises(UnknownBot):
        create("steady:bold", "1")


@pytest.mark.parametrize(("below", "above"), list(pairwise(("random", *LOWER))))
def test_each_lower_level_plays_better_than_the_one_below_it(below: str, above: str) -> None:
    lead = 0
    for number in range(8):
        seed = f"{number:x}"
        session = Session(Options(players=4), seed)
        names = enumerate([above, below, above, below])
        play_out(session, [create(name, bot_seed(seed, seat)) for seat, name in names])
        totals = session.state.totals
        lead += totals[0] + totals[2] - totals[1] - totals[3]
    assert lead > 0
