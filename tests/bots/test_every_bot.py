"""Laws that every bot obeys, with all options."""

from functools import partial

import pytest

from foretell.bots.registry import create
from foretell.bots.runner import bot_seed
from foretell.bots.worker import Request
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.testing import check_bot
from foretell.testing.bots import SANITY_CHECKS
from tests.bots.built_in import EACH_BOT
from tests.bots.workers import worker
from tests.examples import IS_THOROUGH

pytestmark = pytest.mark.compiled

QUICK = ("random", "steady")
"""Bots that decide in microseconds, checked with all combinations of options when thorough."""

SIZES = (1, 2, 3, 5)
SOME = (
    Options(players=3, hand_sizes=SIZES),
    Options(players=4, hand_sizes=SIZES, even_bid="never", winning_wizard="last"),
    Options(players=5, hand_sizes=SIZES, bidding="hidden"),
    Options(players=6, hand_sizes=SIZES, bidding="secret", follow_after_wizard=True),
    Options(players=3, hand_sizes=SIZES, clairvoyance=True, even_bid="not_leader"),
    Options(players=4, deal="one_suit", clairvoyance=True, bidding="hidden"),
    Options(players=2),
)
"""Options that cover every value of each option, for slower bots."""


@pytest.mark.parametrize("name", EACH_BOT)
def test_every_built_in_bot_obeys_the_laws_of_bots(name: str) -> None:
    """``random`` passes no sanity check."""
    check_bot(
        partial(create, name),
        options=None if IS_THOROUGH and name in QUICK else SOME,
        excused=SANITY_CHECKS if name == "random" else (),
    )


@pytest.mark.parametrize("name", EACH_BOT)
def test_a_bot_decides_the_same_in_another_process(name: str) -> None:
    session = Session(Options(players=3, hand_sizes=(1, 2), bidding="hidden"), seed="2a")
    with worker() as process:
        while session.to_act:
            seat = session.to_act[0]
            seen, seed = session.observe(seat), bot_seed("2a", seat)
            action = create(name, seed).act(seen)
            index = seen.legal_actions.index(action)
            assert process.ask(Request(name, seed, seen)).outcome == index
            session.act(action)
