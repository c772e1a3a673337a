"""A table as pixels."""

import numpy as np
import pytest

from foretell.art import fingerprint
from foretell.cards import DECK
from foretell.envs.drawing import PIXELS, draw
from foretell.game.session import Session
from foretell.rules.options import Edition, Options

pytestmark = pytest.mark.kernel


@pytest.mark.parametrize("edition", Edition)
def test_every_card_looks_different(edition: Edition) -> None:
    """R1.1"""
    looks = set()
    for card in DECK:
        hands = [str(card), *map(str, [other for other in DECK if other != card][:3])]
        game = Session.from_position(hands[:3], turned=hands[3], edition=edition)
        looks.add(draw(game.observe(0)).tobytes())
    assert len(looks) == len(DECK)


def test_the_editions_look_different() -> None:
    """R1.3"""
    hands = ["C1", "C2", "C3"]
    games = [Session.from_position(hands, turned="C4", edition=edition) for edition in Edition]
    assert len({draw(game.observe(0)).tobytes() for game in games}) == 2


def test_a_spectator_is_shown_no_hand() -> None:
    """R12"""
    games = [Session(Options(players=3, first_dealer=0), seed) for seed in range(40)]
    public = {draw(game.observe(None)).tobytes() for game in games}
    assert len(public) == len({game.state.round.turned for game in games})


def test_the_pixels_are_those_of_the_present_drawings() -> None:
    """Otherwise run scripts/card_pixels.py, which needs Chromium."""
    with np.load(PIXELS) as file:
        assert str(file["art"]) == fingerprint()


def test_a_picture_is_as_large_in_every_moment_of_a_game() -> None:
    game = Session(Options(players=6, first_dealer=0, hand_sizes=(1, 10)), seed=1)
    sizes = set()
    while game.to_act:
        sizes |= {draw(game.observe(seat)).shape for seat in (None, 0, 5)}
        seat = game.to_act[0]
        game.act(game.legal_actions(seat)[0])
    assert {*sizes, draw(game.observe(None)).shape} == {(668, 756, 3)}


def test_a_seat_to_act_is_marked_at_the_edge() -> None:
    game = Session(Options(players=3, first_dealer=0), seed=1)
    edge = draw(game.observe(0))[:, 0]
    marked = np.flatnonzero((edge == (255, 214, 122)).all(axis=1))
    assert (marked.min(), marked.max()) == (198, 281)
