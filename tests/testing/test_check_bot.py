"""Each law catches the bot that breaks it, and accepts sound bots."""

import io
import json
import pickle
import random
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import foretell.testing
from foretell.bots.random import RandomBot
from foretell.bots.registry import create
from foretell.bots.steady import SteadyBot
from foretell.game import phases
from foretell.game.phases import phase_of
from foretell.rules.options import Options
from foretell.testing import all_options, check_bot, options, seeds
from foretell.testing.bots import (
    LAWS_OF_FAIRNESS,
    SANITY_CHECKS,
    Decision,
    Law,
    acts_legally,
    bids_near_what_it_would_bid,
    bids_what_it_cannot_lose,
    decides_from_what_it_sees,
    decisions,
    elsewhere,
    keeps_to_its_time,
    leaves_things_alone,
    repeats_itself,
    repeats_itself_elsewhere,
    sheds_when_it_needs_none,
    wins_when_it_needs_all,
)
from foretell.testing.bots.asking import Make
from foretell.testing.bots.decision import _short_games
from tests.testing import wrong_bots

SOME = (
    Options(players=3, hand_sizes=(1, 2, 3, 2, 8)),
    Options(players=4, even_bid="never", hand_sizes=(1, 2, 3, 4, 2, 2)),
)

BROKEN: tuple[tuple[Make, Law], ...] = (
    (wrong_bots.Cheat, acts_legally),
    (wrong_bots.Helpless, acts_legally),
    (wrong_bots.Spy, decides_from_what_it_sees),
    (wrong_bots.Vandal, leaves_things_alone),
    (wrong_bots.Gambler, leaves_things_alone),
    (wrong_bots.NumpyGambler, leaves_things_alone),
    (wrong_bots.Gambler, repeats_itself),
    (wrong_bots.Fickle, repeats_itself),
    (wrong_bots.Diarist, repeats_itself),
    (wrong_bots.Unsorted, repeats_itself_elsewhere),
    (wrong_bots.Homesick, repeats_itself_elsewhere),
    (wrong_bots.Slow, partial(keeps_to_its_time, seconds=0.005)),
    (wrong_bots.Modest, bids_what_it_cannot_lose),
    (wrong_bots.Sulky, bids_near_what_it_would_bid),
    (wrong_bots.Timid, wins_when_it_needs_all),
    (wrong_bots.Greedy, sheds_when_it_needs_none),
)


def name(thing: Callable[..., object]) -> str:
    return getattr(thing, "__name__", "keeps_to_its_time")


@pytest.fixture(autouse=True)
def other_processes_find_the_tests(
    monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config
) -> None:
    monkeypatch.syspath_prepend(pytestconfig.rootpath)


@pytest.mark.parametrize(("make", "law"), BROKEN, ids=name)
def test_each_law_catches_the_bot_that_breaks_it(make: Make, law: Law) -> None:
    with pytest.raises(AssertionError):
        law(make, decisions(SOME, games=40 if law in SANITY_CHECKS else 5))


@pytest.mark.parametrize("law", LAWS_OF_FAIRNESS + SANITY_CHECKS, ids=name)
def test_every_law_accepts_a_sound_bot(law: Law) -> None:
    law(SteadyBot, list(decisions(SOME, games=5))[:: 1 if law in SANITY_CHECKS else 20])


def test_a_quick_bot_passes_the_time_limit() -> None:
    keeps_to_its_time(SteadyBot, decisions(SOME[:1]), seconds=5)


@pytest.mark.parametrize(
    ("make", "games"), [(wrong_bots.Cheat, 1), (wrong_bots.Modest, 20), (wrong_bots.Slow, 1)]
)
def test_one_call_of_check_bot_catches_every_kind_of_wrong_bot(make: Make, games: int) -> None:
    with pytest.raises(AssertionError):
        check_bot(make, options=SOME, games=games, seconds=0.005)


def test_random_bots_are_exempt_from_the_sanity_checks() -> None:
    check_bot(RandomBot, options=SOME, games=2, excused=SANITY_CHECKS)
    with pytest.raises(AssertionError):
        check_bot(RandomBot, options=SOME, games=20)


def test_a_bot_is_found_by_its_name() -> None:
    check_bot(partial(create, "steady"), options=SOME)


def test_the_report_of_a_broken_law_reproduces_the_decision() -> None:
    with pytest.raises(AssertionError) as caught:
        check_bot(wrong_bots.Modest, options=SOME, games=20)
    first, seen, again = str(caught.value).split("\n")
    assert first.startswith("the bot bid 0, and cannot but take ")
    assert seen.startswith("seat: ")
    assert again.startswith("again: ")
    names = {**vars(foretell.testing.bots), "Options": Options, "make": wrong_bots.Modest}
    with pytest.raises(AssertionError) as caught_again:
        eval(again.removeprefix("again: "), names)  # noqa: S307 - it is our own line
    assert str(caught_again.value) == str(caught.value)


def test_an_error_of_a_bot_is_reported_with_its_decision() -> None:
    with pytest.raises(LookupError) as raised:
        repeats_itself(wrong_bots.Helpless, decisions(SOME, games=20))
    assert raised.value.__notes__[0].startswith("at Decision(Options(players=")


def test_the_global_random_generators_are_left_unchanged() -> None:
    before = random.getstate(), repr(np.random.get_state())
    repeats_itself(SteadyBot, decisions(SOME[:1]))
    assert (random.getstate(), repr(np.random.get_state())) == before


def test_checking_a_bot_does_not_import_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "numpy.random")
    repeats_itself(SteadyBot, decisions(SOME[:1]))


def test_the_worker_process_returns_the_requested_decision(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The output of a bot does not interfere."""
    asked = list(decisions(SOME[:1]))[:3]
    seen = [(decision.bot_seed, decision.observation) for decision in asked]
    given = io.BytesIO(pickle.dumps(sys.path) + pickle.dumps((wrong_bots.Chatty, seen)))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(given))
    elsewhere.main()
    printed = capsys.readouterr()
    wanted = [repr(SteadyBot("0").act(decision.observation)) for decision in asked]
    assert json.loads(printed.out) == wanted
    assert printed.err == 3 * "my turn\n"


def test_the_law_of_the_last_bidder_applies_only_where_bids_are_guesses() -> None:
    silent = (
        Options(players=3, even_bid="never", clairvoyance=True),
        Options(players=3, even_bid="never", deal="one_suit"),
        Options(players=3, even_bid="never", hand_sizes=(20,)),
        Options(players=3),
    )
    bids_near_what_it_would_bid(wrong_bots.Sulky, decisions(silent, games=5))


def test_all_combinations_of_options_are_played() -> None:
    assert {replace(options, hand_sizes=None) for options in _short_games()} == set(all_options())
    sizes = {size for options in _short_games() for size in options.schedule}
    assert sizes >= {1, 2, 3, 10, 12, 15, 20}


def test_the_decisions_checked_include_every_kind() -> None:
    kinds = {type(phase_of(decision.state)) for decision in decisions(SOME, games=5)}
    assert kinds == {phases.ChoosingTrump, phases.Bidding, phases.Playing}


def test_the_number_of_games_is_as_requested() -> None:
    seen = list(decisions(SOME, games=3))
    assert len({(decision.options, decision.seed) for decision in seen}) == 6


def test_only_the_beginning_of_a_long_game_is_checked() -> None:
    assert len(list(decisions([Options(players=6)]))) == 150
    with pytest.raises(IndexError):
        Decision(Options(players=6), "2a", 150)


@settings(max_examples=30)
@given(options(), seeds(), st.integers(0, 149))
def test_a_decision_is_reproduced_from_its_printed_form(
    chosen: Options, seed: str, number: int
) -> None:
    try:
        decision = Decision(chosen, seed, number)
    except IndexError:
        return
    again = eval(repr(decision), {"Decision": Decision, "Options": Options})  # noqa: S307 - the text is our own
    assert again == decision
    assert again.observation == decision.observation == decision.session.observe(decision.seat)
    assert decision.seat in decision.session.to_act


def test_the_page_about_writing_a_bot_shows_how_to_check_one(
    pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = (pytestconfig.rootpath / "docs" / "build" / "write-a-bot.md").read_text(encoding="utf-8")
    assert all(f"`{name(law)}`" in page for law in (*LAWS_OF_FAIRNESS, *SANITY_CHECKS))
    bot, test = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (tmp_path / "cautious.py").write_text(bot, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("foretell.testing.bots.decision.all_options", lambda: SOME)
    module: dict[str, Any] = {}
    exec(test, module)  # noqa: S102 - it is our own page
    module["test_cautious_keeps_the_laws_of_every_bot"]()
