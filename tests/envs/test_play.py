"""The game with explicit chance, and its observers, without OpenSpiel."""

from collections.abc import Sequence
from copy import deepcopy
from math import isclose
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.cards import Card, cards_of, set_of
from foretell.envs import encode
from foretell.envs.actions import action_number
from foretell.envs.chance.observer import ALL, NONE, SINGLE, WizardObserver
from foretell.envs.chance.play import CHANCE, OVER, Play
from foretell.envs.chance.setup import Setup
from foretell.errors import Refusal
from foretell.game.decide import action_of
from foretell.game.events import Event
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.sim.settings import settings_of
from foretell.testing import play_at_random, sessions
from foretell.testing.hidden import World
from tests.envs.paths import events_in, in_order, path_of
from tests.envs.sets import options_of

pytestmark = pytest.mark.kernel

WHOLE = (1 << 60) - 1
TINY = {"players": 3, "hand_sizes": "1/", "deck": "C3/C7/D7/Z1/N1", "first_dealer": 0}


def followed(options: Options, events: Sequence[Event]) -> Play:
    """Return the game in which these events have happened."""
    play = Play(Setup(options, WHOLE))
    for actor, number in path_of(options, events):
        assert play.actor == actor
        if actor == CHANCE:
            play.happen(number)
        else:
            play.act(number)
    return play


@pytest.mark.parametrize("players", range(2, 7))
def test_with_the_cards_of_a_session_it_is_the_same_game(players: int) -> None:
    for number, options in enumerate(options_of(players)):
        for steps in (0, 5, 17, None):
            session = in_order(Session(options, number), steps)
            play = followed(options, session.events)
            assert play.totals == tuple(map(float, session.state.totals))
            if session.outcome is not None:
                assert play.actor == OVER
                continue
            seat = session.to_act[0]
            assert play.actor == seat
            numbers = play.observe(seat, settings_of(play.setup.options))
            assert numbers.tolist() == encode(session.observe(seat)).tolist()
            legal = sorted(map(action_number, session.legal_actions(seat)))
            assert play.legal() == legal


def test_every_deal_is_one_path_and_all_are_equally_likely() -> None:
    """R4.1"""
    deals: list[float] = []

    def descend(play: Play, likely: float) -> None:
        if play.actor != CHANCE:
            deals.append(likely)
            return
        for outcome, chance in play.chances():
            after = deepcopy(play)
            after.happen(outcome)
            descend(after, likely * chance)

    descend(Play(Setup.of(TINY)), 1.0)
    assert len(deals) == 120
    assert all(isclose(likely, 1 / 120) for likely in deals)
    deals.clear()
    two = {**TINY, "hand_sizes": "2/", "deck": "C3/C7/D7/Z1/N1/S4/S5"}
    descend(Play(Setup.of(two)), 1.0)
    assert len(deals) == 21 * 10 * 3
    assert all(isclose(likely, 1 / len(deals)) for likely in deals)


def observers(setup: Setup) -> list[WizardObserver]:
    return [
        WizardObserver(setup, public=public, private=private, recalls=recalls)
        for public in (True, False)
        for private in (NONE, SINGLE, ALL)
        for recalls in (True, False)
    ]


def seen(observer: WizardObserver, play: Play, player: int) -> tuple[str, bytes]:
    observer.set_from(play, player)
    return observer.string_from(play, player), observer.tensor.tobytes()


@given(sessions(), st.integers(0, 1 << 32))
def test_hidden_cards_and_bids_change_no_observation(session: Session, chance: int) -> None:
    """R12: of one player, or of what is public."""
    world, options = World.of(session), session.options
    if not session.to_act or not in_turn(session):
        return
    for player in (*range(options.players), None):
        other = world.other(player, Random(chance))
        if other is None or not session.to_act:
            continue
        plays = [followed(options, events_in(session, one)) for one in (world, other)]
        for observer in observers(plays[0].setup):
            if observer.private == (NONE if player is None else SINGLE):
                one, two = (seen(observer, play, player or 0) for play in plays)
                assert one == two


def in_turn(session: Session) -> bool:
    """Whether bids that are not open were made in order, as here."""
    try:
        followed(session.options, session.events)
    except AssertionError:
        return False
    return True


def test_the_knowledge_of_all_players_determines_the_whole_game() -> None:
    ways: dict[tuple[str, bytes], tuple[object, ...]] = {}
    for seed in range(60):
        options = Options(players=3, hand_sizes=(1, 2), bidding="secret")
        play = followed(options, in_order(Session(options, seed % 30), seed % 9).events)
        key = seen(WizardObserver(play.setup, public=True, private=ALL, recalls=True), play, 0)
        game = (play.rounds, play.actions)
        assert ways.setdefault(key, game) == game
        for player in range(3):
            for observer in observers(play.setup):
                text, tensor = seen(observer, play, player)
                assert (text, tensor) == seen(observer, deepcopy(play), player)
                if observer.private != SINGLE:
                    assert (text, tensor) == seen(observer, play, 0)


def test_texts_and_tensors_distinguish_the_same_states() -> None:
    pairs: dict[int, set[tuple[str, bytes]]] = {}
    options = Options(players=3, hand_sizes=(1, 2), bidding="hidden", clairvoyance=True)
    for seed in range(40):
        play = followed(options, in_order(Session(options, seed), 2 + seed % 12).events)
        for number, observer in enumerate(observers(play.setup)):
            pairs.setdefault(number, set()).add(seen(observer, play, 1))
    for found in pairs.values():
        texts, tensors = {text for text, _ in found}, {tensor for _, tensor in found}
        assert len(texts) == len(tensors) == len(found)


@pytest.mark.parametrize(("steps", "own"), [(0, 0), (2, 0), (3, 2), (9, 2)])
def test_with_clairvoyance_the_own_hand_is_recalled_once_all_have_bid(steps: int, own: int) -> None:
    """R9.6: nine steps are the whole game."""
    options = Options(players=3, hand_sizes=(2,), first_dealer=0, clairvoyance=True)
    play = followed(options, in_order(Session(options, 1), steps).events)
    observer = WizardObserver(play.setup, public=False, private=SINGLE, recalls=True)
    observer.set_from(play, 1)
    assert observer.dict["hands"][0].sum(1).tolist() == [2, own, 2]


def test_nothing_public_and_nothing_private_is_nothing() -> None:
    play = followed(Options(), Session(Options(), 1).events)
    for recalls in (True, False):
        nothing = WizardObserver(play.setup, public=False, private=NONE, recalls=recalls)
        assert nothing.tensor.size == 0
        assert nothing.string_from(play, 0).strip() == ""


def test_a_copy_goes_its_own_way() -> None:
    play = followed(Options(), Session(Options(), 1).events)
    copy = deepcopy(play)
    copy.act(copy.legal()[0])
    assert play.actions == ((),)
    assert not np.array_equal(play.state, copy.state)
    with pytest.raises(ValueError, match="action 84 is not legal"):
        play.act(84)


def test_parameters_become_options_and_a_deck() -> None:
    setup = Setup.of(TINY)
    assert setup.options == Options(players=3, hand_sizes=(1,), first_dealer=0)
    assert cards_of(setup.deck) == cards_of(set_of(map(Card, ["C3", "C7", "D7", "Z1", "N1"])))
    assert Setup.of({"players": 2}).options == Options(players=2)
    assert (setup.best, setup.worst) == (30, -10)
    for wrong in ({"players": 2}, {"deck": "C3/C7/D7"}, {"deck": "C3/C3/C7/D7/Z1"}):
        with pytest.raises(ValueError, match=r"a smaller deck needs|a card must be left"):
            Setup.of({**TINY, "hand_sizes": "usual" if "players" in wrong else "1/", **wrong})
    with pytest.raises(Refusal):
        Setup.of({"players": 9})


def test_random_play_ends_within_the_announced_length() -> None:
    for options in options_of(4):
        session = play_at_random(Session(options, 1), "1")
        decisions = sum(action_of(event) is not None for event in session.events)
        assert decisions <= Setup(options, WHOLE).most_decisions
