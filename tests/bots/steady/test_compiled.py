"""The compiled ``steady`` decides as the bot does at a table."""

from collections.abc import Iterator
from itertools import count
from random import Random

import numpy as np
import pytest

from foretell.bots import steady
from foretell.bots.steady import SteadyBot, compiled
from foretell.bots.steady.compiled import SHARED, STEADY, steady_policy
from foretell.cards import DECK_SIZE
from foretell.game.actions import Action
from foretell.game.session import Session
from foretell.rules.bidding import NO_BID
from foretell.rules.options import Deal, Options
from foretell.sim import layout
from foretell.sim.actions import encode_action
from foretell.sim.compiling import kernel
from foretell.sim.games import fresh_states, play_games, play_out
from foretell.sim.layout import IntArray
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of
from foretell.testing import all_options
from tests.sim.amounts import COMPILED, amount

pytestmark = [pytest.mark.compiled, pytest.mark.kernel]

BOT = SteadyBot("0")
HAND_SIZES = (1, 3, 5, 9) if COMPILED else (1, 4)

each_family = pytest.mark.parametrize(
    ("players", "deal"),
    [
        *((players, Deal.SHARED) for players in range(2, 7)),
        *((players, Deal.ONE_SUIT) for players in (3, 4)),
    ],
)


@kernel
def decide(settings: IntArray, state: IntArray) -> int:
    return steady_policy(settings, state, 0)


def positions(
    players: int, deal: Deal, *, least: int, every: int, whole: bool = False
) -> Iterator[tuple[str, Session, Action]]:
    """Yield positions of games with all combinations of options, and the bot's action in each.

    Half of the other actions are random legal ones, so that the bot also meets positions that
    no sound player would reach.

    Args:
        players: number of players.
        deal: the way cards are dealt.
        least: minimum number of positions.
        every: distance between the yielded positions of a game.
        whole: whether games have full length even if shorter ones are allowed.

    Yields:
        The game's options and seed as a text, the game, and the action.
    """
    sizes = None if whole or players == 2 or deal is Deal.ONE_SUIT else HAND_SIZES
    family = [
        options
        for options in all_options(hand_sizes=(sizes,))
        if (options.players, options.deal) == (players, deal)
    ]
    found = 0
    for number in count():
        options, seed = family[number % len(family)], f"{number:x}"
        for session, action in decisions(options, seed, every=every):
            yield f"Session({options!r}, {seed!r})", session, action
            found += 1
        if found >= least and number + 1 >= len(family):
            return


def decisions(options: Options, seed: str, *, every: int) -> Iterator[tuple[Session, Action]]:
    session, random = Session(options, seed), Random(seed)
    step = random.randrange(every)
    while session.to_act:
        seat, step = session.to_act[0], step + 1
        action = random.choice(session.legal_actions(seat))
        if step % every == 0 or random.random() < 0.5:
            action = BOT.act(session.observe(seat))
        if step % every == 0:
            yield session, action
        session.act(action)


def decided(session: Session, state: IntArray) -> int:
    """Return the action of the compiled bot."""
    return decide(settings_of(session.state.options), state)


@each_family
def test_compiled_and_plain_steady_agree_on_all_options(players: int, deal: Deal) -> None:
    least, every = amount(600, 100), amount(5, 20)
    for told, session, action in positions(players, deal, least=least, every=every):
        assert decided(session, state_of(session.state)) == encode_action(action), told


@pytest.mark.thorough
@each_family
def test_compiled_and_plain_steady_agree_throughout_long_games(players: int, deal: Deal) -> None:
    least, every = amount(60_000, 1000), amount(1, 10)
    for told, session, action in positions(players, deal, least=least, every=every, whole=True):
        assert decided(session, state_of(session.state)) == encode_action(action), told


@each_family
def test_compiled_steady_ignores_everything_hidden_from_its_seat(players: int, deal: Deal) -> None:
    """R12: changes to hidden facts do not change its action."""
    random = Random(players)
    for told, session, action in positions(players, deal, least=amount(200, 100), every=20):
        state = state_of(session.state)
        disturb(session, state, random)
        assert decided(session, state) == encode_action(action), told


def disturb(session: Session, state: IntArray, random: Random) -> None:
    """Replace everything that the seat to act does not know."""
    known = session.observe(int(state[layout.SEAT])).known
    round_ = known.round
    state[layout.KEY] = random.getrandbits(63)
    for seat in range(known.options.players):
        if round_.hands[seat] is None:
            state[layout.HANDS + seat] = random.getrandbits(DECK_SIZE)
        if round_.bids[seat] is None:
            state[layout.BIDS + seat] = random.randint(NO_BID, round_.size)
            if round_.has_bid[seat]:
                state[layout.BID_SUM] = random.randint(0, DECK_SIZE)


def test_the_compiler_uses_the_very_functions_that_the_bot_calls() -> None:
    for name in ("choose_bid", "choose_card", "choose_trump"):
        assert getattr(compiled, name) is getattr(steady, name)
        assert getattr(steady, name) in SHARED


def test_the_compiler_counts_the_cards_of_a_set_as_the_interpreter_does() -> None:
    assert compiled._counting(None)(0b1011) == (0b1011).bit_count()


@pytest.mark.parametrize(
    ("options", "exact", "points"),
    [
        (Options(players=3), 71.2, 36.9),
        (Options(players=4), 73.3, 26.2),
        (Options(players=4, bidding="secret"), 67.9, 23.0),
        (Options(players=4, deal="one_suit"), 84.6, 36.0),
    ],
)
def test_the_compiled_policy_plays_as_well_as_the_bot(
    options: Options, exact: float, points: float
) -> None:
    """The figures are those of docs/how-it-works/strength.md, measured over other deals."""
    games, off = amount(2000, 20), amount(5, 40) / 10
    states = fresh_states(options, games, seed=1)
    made = []
    for _ in options.schedule:
        play_out(options, states, rounds=1, by=STEADY)
        made.append(
            of_seats(states, layout.BIDS, options) == of_seats(states, layout.TAKEN, options)
        )
    totals = of_seats(states, layout.TOTALS, options)
    assert 100 * np.mean(made) == pytest.approx(exact, abs=2 * off)
    assert totals.mean() / len(options.schedule) == pytest.approx(points, abs=off)
    at_once = play_games(options, games, seed=1, by=STEADY)
    assert np.array_equal(at_once.totals, totals)


def of_seats(states: IntArray, place: int, options: Options) -> IntArray:
    return states[:, place : place + options.players].copy()
