"""A game as a picture: in a notebook, and what a seat is shown in it."""

import re
import runpy
from pathlib import Path

import pytest

from foretell.art import Box, Placed, Scene, Words
from foretell.cards import Card
from foretell.game.actions import ChooseTrump, PlayCard
from foretell.game.picture import WIDTH, table_scene
from foretell.game.session import Session
from foretell.game.state import State
from foretell.rules.options import Options
from foretell.testing import play_at_random

ROOT = Path(__file__).parents[2]


def a_game(steps: int = 8) -> Session:
    game = Session(Options(players=3, first_dealer=0, hand_sizes=(3, 2)), seed=42)
    play_at_random(game, "1", steps=steps)
    return game


def words(scene: Scene) -> list[str]:
    return [piece.text for piece in scene.pieces if isinstance(piece, Words)]


def cards(scene: Scene) -> list[str]:
    return [piece.name for piece in scene.pieces if isinstance(piece, Placed)]


def test_the_whole_table_shows_every_hand_the_turned_card_and_the_trick() -> None:
    game = a_game(steps=4)
    scene = table_scene(game.state)
    round_ = game.state.round
    assert round_.trick is not None
    held = [card for seat in range(3) for card in game.observe(seat).hand or ()]
    expected = [*held, *round_.trick.cards, round_.turned]
    assert sorted(cards(scene)) == sorted(map(str, expected))
    assert {"turned", "trick 1 of 3", "seat 0, dealer", "total 0"} <= set(words(scene))
    assert scene.title.startswith("Wizard with 3 players, round 1 of 2, seat ")


def test_a_seat_is_shown_the_backs_of_other_hands() -> None:
    """R12"""
    game = a_game(steps=4)
    seen = game.observe(2)
    scene = table_scene(seen.known, 2)
    others = [game.observe(seat).hand or () for seat in (0, 1)]
    assert cards(scene).count("back") == sum(map(len, others))
    assert not {str(card) for hand in others for card in hand} & set(cards(scene))
    assert "seat 2 (you)" in words(scene)
    assert scene.title.endswith(", as seat 2 sees it")


def test_a_clairvoyant_seat_is_not_shown_its_own_hand() -> None:
    """R9.6"""
    game = Session(Options(players=3, first_dealer=0, clairvoyance=True, hand_sizes=(4,)), seed=1)
    assert cards(table_scene(game.observe(1).known, 1)).count("hidden") == 4


def test_the_seats_to_act_are_marked() -> None:
    """R9.2"""
    game = Session(Options(players=3, first_dealer=0, bidding="secret"), seed=1)
    marks = [one for one in table_scene(game.state).pieces if isinstance(one, Box) and one.x == 0]
    assert len([one for one in marks if one.width < WIDTH]) == 3


def test_all_pieces_lie_within_the_picture_even_with_the_largest_hands() -> None:
    """R11.1"""
    games = [
        Session(Options(players=2, first_dealer=0, bidding="secret"), seed=1),
        Session(Options(players=3, first_dealer=0, hand_sizes=(20,)), seed=1),
        a_game(steps=100),
    ]
    for game in games:
        scene = table_scene(game.state)
        assert scene.width == WIDTH
        for piece in scene.pieces:
            assert 0 <= piece.x <= WIDTH
            if isinstance(piece, Placed):
                assert piece.x + 60 <= WIDTH
                assert piece.y + 84 <= scene.height
    assert "round 2 of 2, won by seat" in words(table_scene(games[-1].state))[0]


def test_a_round_may_have_no_turned_card_and_no_deal() -> None:
    """R5.4"""
    game = Session(Options(players=3, first_dealer=0, hand_sizes=(20,)), seed=1)
    assert "turned" not in words(table_scene(game.state))
    assert words(table_scene(State.start(Options(), "2a"))) == ["not dealt yet"]


def test_the_trump_is_named_once_it_is_chosen() -> None:
    """R5.3"""
    game = Session.from_position(["C1", "H5", "D3"], turned="Z1")
    assert "trump none" in words(table_scene(game.state))
    game.act(ChooseTrump(0, Card("H1").suit))  # type: ignore[arg-type]  # a heart has a suit
    assert "trump H" in words(table_scene(game.state))


def test_cards_look_as_the_edition_has_them() -> None:
    """R1.3"""
    classic, fantasy = (
        Session.from_position(["C1", "H5", "Z1"], turned="D2", edition=edition)
        for edition in ("classic", "fantasy")
    )
    assert cards(table_scene(classic.state)) == cards(table_scene(fantasy.state))
    assert classic._repr_svg_() != fantasy._repr_svg_()
    assert table_scene(fantasy.observe(0).known, 0).edition == "fantasy"


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_games_and_observations_show_themselves_in_a_notebook(seat: int | None) -> None:
    game = a_game()
    shown = game._repr_svg_() if seat is None else game.observe(seat)._repr_svg_()
    assert shown.startswith("<svg")
    assert f"<title>Wizard with 3 players, round {game.state.round.number} of 2" in shown


@pytest.mark.parametrize(
    ("card", "title"), [("H7", "H7: 7 of hearts"), ("Z4", "Z4: Wizard"), ("N1", "N1: Jester")]
)
def test_cards_show_themselves_in_a_notebook(card: str, title: str) -> None:
    assert f"<title>{title}</title>" in Card(card)._repr_svg_()


def test_a_card_played_to_the_trick_is_no_longer_behind_its_back() -> None:
    game = Session.from_position(["C1 C2", "H5 H6", "D3 D4"], turned="S2")
    play_at_random(game, "1", steps=3)
    before = cards(table_scene(game.observe(0).known, 0)).count("back")
    seat = game.to_act[0]
    assert isinstance(game.legal_actions(seat)[0], PlayCard)
    game.act(game.legal_actions(seat)[0])
    assert cards(table_scene(game.observe(0).known, 0)).count("back") == before - (seat != 0)


def test_the_documents_show_a_game_as_it_is_drawn() -> None:
    """Written by ``python lab/scripts/table_picture.py``."""
    moment = runpy.run_path(str(ROOT / "lab" / "scripts" / "table_picture.py"))["moment"]
    written = (ROOT / "docs" / "images" / "table.svg").read_text(encoding="utf-8")
    assert written == moment()._repr_svg_() + "\n"


def test_the_documents_show_every_variant_as_it_is_drawn() -> None:
    """Written by ``python lab/scripts/variant_pictures.py``."""
    script = runpy.run_path(str(ROOT / "lab" / "scripts" / "variant_pictures.py"))
    written = {path.name: path.read_text(encoding="utf-8") for path in script["FOLDER"].iterdir()}
    assert written == script["pictures"]()
    page = (ROOT / "docs" / "play" / "variants.md").read_text(encoding="utf-8")
    assert set(re.findall(r"images/variants/([\w-]+\.svg)\)", page)) == set(written)
