"""Levels with a style obey the laws of every bot, too; ``test_every_bot`` checks them without."""

from functools import partial

import pytest

from foretell.bots.registry import LEVELS, STRONGEST, STYLES, create, takes_time
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.testing import check_bot

pytestmark = pytest.mark.compiled

QUICK = tuple(level for level in LEVELS if not takes_time(level))
STYLED = tuple(f"{level}:{style}" for level in QUICK for style in STYLES)
SIZES = (1, 2, 5)
SOME = (
    Options(players=3, hand_sizes=SIZES, even_bid="never"),
    Options(players=4, hand_sizes=SIZES, bidding="hidden", winning_wizard="last"),
    Options(players=6, hand_sizes=SIZES, clairvoyance=True),
    Options(players=2),
)


@pytest.mark.parametrize("name", STYLED)
def test_a_level_with_a_style_obeys_the_laws_of_bots(name: str) -> None:
    check_bot(partial(create, name), options=SOME)


@pytest.mark.thorough
@pytest.mark.parametrize("name", [*QUICK, *STYLED])
def test_the_lower_levels_obey_the_laws_of_bots_with_all_options(name: str) -> None:
    check_bot(partial(create, name), seed="5e")


@pytest.mark.thorough
@pytest.mark.parametrize("style", STYLES)
def test_a_searching_level_obeys_the_laws_of_bots_with_a_style(style: str) -> None:
    check_bot(partial(create, f"expert:{style}"), options=SOME[:1])


def test_master_acts_as_the_strongest_bot_does() -> None:
    session = Session(Options(players=3, hand_sizes=(2,), first_dealer=0), seed="2a")
    strongest, master = (create(name, "1") for name in (STRONGEST, "master"))
    while session.to_act:
        seen = session.observe(session.to_act[0])
        action = master.act(seen)
        assert action == strongest.act(seen)
        session.act(action)
