"""The plain drawing of a table."""

import pytest

from foretell.cards import DECK
from foretell.envs.drawing import draw
from foretell.game.session import Session
from foretell.rules.options import Options

pytestmark = pytest.mark.compiled


def test_every_card_looks_different() -> None:
    """R1.1"""
    looks = set()
    for card in DECK:
        others = [other for other in DECK if other != card][:4]
        game = Session.from_position([str(card), *map(str, others[:2])], turned=others[3])
        looks.add(draw(game.observe(0)).tobytes())
    assert len(looks) == len(DECK)


def test_a_spectator_is_shown_no_hand() -> None:
    """R12"""
    games = [Session(Options(players=3, first_dealer=0), seed) for seed in range(40)]
    public = {draw(game.observe(None)).tobytes() for game in games}
    assert len(public) == len({game.state.round.turned for game in games})
