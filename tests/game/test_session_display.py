"""A game at the Python prompt: its display and its conveniences."""

import copy
import pickle
from typing import Any

import pytest

from foretell import Card, MakeBid, Observation, Options, Session, State, decide, evolve
from foretell.game.display import table_text
from foretell.game.observation import observation_of
from foretell.game.refusals import InvalidSeed
from foretell.testing import all_options, dealt, play_at_random


def a_game() -> Session:
    return Session(Options(players=3, first_dealer=0, hand_sizes=(3, 2)), seed=42)


def test_a_whole_number_is_a_seed() -> None:
    assert Session(Options(), seed=42).seed == "2a"
    assert Session(Options(), seed=0).seed == "0"


@pytest.mark.parametrize("seed", [-1, 1.5, True, b"2a", "2A"])
def test_values_that_are_no_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(InvalidSeed):
        Session(Options(), seed=seed)


def test_without_a_seed_every_game_is_different() -> None:
    one, other = Session(), Session()
    assert one.options == Options()
    assert one.seed != other.seed
    assert Session(one.options, one.seed).events == one.events


def test_a_copy_of_a_game_is_independent() -> None:
    game = a_game()
    for other in (
        game.copy(),
        copy.copy(game),
        copy.deepcopy(game),
        pickle.loads(pickle.dumps(game)),  # noqa: S301 - our own
    ):
        before = game.events
        other.act(MakeBid(other.to_act[0], 1))
        assert game.events == before
        assert other.events[: len(before)] == before


def test_the_text_of_a_game_names_it_and_shows_the_table() -> None:
    game = a_game()
    assert repr(game) == "<Session seed='2a', 3 players, round 1 of 2, seat 1 to bid>"
    play_at_random(game, "1", steps=5)
    shown = str(game)
    for seat in range(3):
        hand = game.observe(seat).hand
        assert hand is not None
        assert all(str(card) in shown for card in hand)
    assert "trick 1 of 3: " in shown


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_an_observation_shows_no_card_that_its_seat_may_not_know(seat: int | None) -> None:
    game = a_game()
    seen = game.observe(seat)
    for other in range(3):
        for card in game.observe(other).hand or ():
            assert (str(card) in f"{seen} {seen!r}".split()) == (other == seat), card
    assert len(repr(seen)) < 100


def test_every_game_can_be_shown_at_every_moment() -> None:
    for options in all_options(hand_sizes=(None, (1, 2))):
        game = Session(options, "1")
        for _ in range(12):
            for seat in (None, *range(options.players)):
                assert str(game.observe(seat))
                assert repr(game.observe(seat))
            play_at_random(game, "1", steps=1)
        assert str(game)


def test_options_are_written_as_python_reads_them() -> None:
    for options in all_options(first_dealers=("draw", 0), hand_sizes=(None, (1, 2))):
        assert eval(repr(options), {"Options": Options}) == options  # noqa: S307 - the text is our own
    assert repr(Options()) == "Options(players=4)"


@pytest.mark.parametrize("seat", [-1, 3, 7])
def test_a_seat_that_does_not_exist_is_an_index_error(seat: int) -> None:
    game = a_game()
    seen: Observation = game.observe(0)
    for ask in (game.observe, game.legal_actions, seen.hand_of):
        with pytest.raises(IndexError, match=f"no seat {seat}: this game has seats 0 to 2"):
            ask(seat)


@pytest.mark.parametrize("action", ["bid 1", None, 3, ("bid", 1)])
def test_values_that_are_not_actions_are_a_type_error(action: Any) -> None:
    with pytest.raises(TypeError, match="an action is a ChooseTrump, MakeBid or PlayCard"):
        a_game().act(action)
    with pytest.raises(TypeError, match="an action is a ChooseTrump, MakeBid or PlayCard"):
        decide(a_game().state, action)


def test_a_state_writes_sets_of_cards_as_cards() -> None:
    game = dealt("H11", "H5", "S1", turned="D8", dealer=2)
    assert "hands=((Card('H11'),), (Card('H5'),), (Card('S1'),)), turned=" in repr(game.state)
    assert "hands=(None, (Card('H5'),), None), turned=" in repr(game.observe(1).known)
    assert repr(game.state).endswith("scores=(), spent=(), winners=())")


def test_values_that_are_not_options_are_a_type_error() -> None:
    options: Any = {"players": 3}
    with pytest.raises(TypeError, match="options are an Options"):
        Session(options)


def test_a_position_takes_cards_or_their_texts() -> None:
    texts = Session.from_position(["C1", "H5", "Z1"], turned="D2", seed=1)
    hands = [[Card("C1")], [Card("H5")], [Card("Z1")]]
    cards = Session.from_position(hands, turned=Card("D2"), seed=1)
    assert texts.events == cards.events == dealt("C1", "H5", "Z1", turned="D2", seed="1").events


@pytest.mark.parametrize(
    ("hands", "given", "match"),
    [
        ([], {}, "a hand for each seat"),
        (["C1", "C2", "C3 C4"], {"turned": "D1"}, "deals 1 cards"),
        (["C1", "C1", "C3"], {"turned": "D1"}, "twice"),
        (["C1", "C2", "C3"], {}, "a card is turned"),
        (["C1", "C2", "C3"], {"turned": "D1", "number": 2}, "rounds 1 to"),
        (["C1", "C2", "C3"], {"turned": "D1", "dealer": 3}, "seats 0 to 2"),
        (["C1", "C2"], {"turned": "D1"}, "no round deals 1 cards"),
    ],
)
def test_an_impossible_position_is_a_value_error(
    hands: list[str], given: dict[str, Any], match: str
) -> None:
    given |= {"hand_sizes": (1,)} if "number" in given else {}
    with pytest.raises(ValueError, match=match):
        Session.from_position(hands, **given)


def test_a_state_between_two_actions_can_be_shown() -> None:
    game = a_game()
    state = State.start(game.options, game.seed)
    assert str(observation_of(0, state)) == "not dealt yet"
    shown = []
    play_at_random(game, "1")
    for event in game.events:
        state = evolve(state, event)
        shown.append(table_text(state))
    assert any("nobody to act" in text for text in shown)
    assert "won by seat" in shown[-1]


def test_the_display_says_that_the_dealer_is_to_choose_trump() -> None:
    game = Session.from_position(["C1", "H5", "D3"], turned="Z1")
    assert "seat 0 to choose trump" in repr(game)


def test_secret_bids_are_shown_as_question_marks() -> None:
    game = Session.from_position(["C1", "H5", "D3"], turned="D2", bidding="secret")
    game.act(MakeBid(1, 1))
    assert str(game.observe(0)).count("?") == 3  # two hands and the bid
    assert "seats 2, 0 to bid" in str(game)


def test_there_must_be_one_total_per_seat() -> None:
    with pytest.raises(ValueError, match="totals are a number for each seat"):
        Session.from_position(["C1", "H5", "D3"], turned="D2", totals=(1, 2))
