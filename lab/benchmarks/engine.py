"""Measure the page's engine in Chromium, beside the same code compiled for this machine.

    python lab/benchmarks/engine.py
    python lab/benchmarks/engine.py --games 5     # more decisions of strongest

Rates take turns, a sample here and one there, so that other load slows both alike; the last column
is their ratio. Decisions of ``strongest`` are timed at a table of four, all that it makes in a
game, with as many games as natively, and then within 400 ms on a processor slowed by a factor of
four, where it takes fewer games. Nothing here passes or fails.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Final
from urllib.parse import urlsplit

import numpy as np
from playwright.sync_api import Page, Route, sync_playwright

from foretell.bots.engine import compile_natively
from foretell.bots.learned.network import Evaluator, network_policy, new_evaluator
from foretell.bots.learned.shipped import best_network, quick_network
from foretell.bots.sampling.situation import Situation
from foretell.bots.search.rollouts import OUTCOME
from foretell.bots.strongest.bot import STRONGEST, NetworkRollouts
from foretell.game.actions import MakeBid
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.actions import encode_action
from foretell.sim.compiling import kernel
from foretell.sim.deal import deal
from foretell.sim.games import RANDOM, fresh_states
from foretell.sim.layout import IntArray
from foretell.sim.settings import settings_of
from foretell.sim.step import apply

ROOT: Final = Path(__file__).resolve().parents[2]
MODULE: Final = "/lab/benchmarks/engine.js"
CHROMIUM: Final = "/usr/bin/chromium-headless-shell"
HOST: Final = "http://foretell.test"
KINDS: Final = {".js": "text/javascript", ".wasm": "application/wasm"}
SAMPLES: Final = 7
OPTIONS: Final = Options(players=4)
SLOWED: Final = 4
LIMIT: Final = 400
"""Milliseconds for a decision on a slowed processor."""


@kernel
def network_games(settings: IntArray, states: IntArray, evaluator: Evaluator) -> int:
    """Play games to their end by a network, and return the number of decisions."""
    decisions = 0
    for game in range(len(states)):
        state = states[game]
        while state[layout.PHASE] != layout.FINISHED:
            if state[layout.PHASE] == layout.DEALING:
                deal(settings, state)
            apply(settings, state, network_policy(settings, state, evaluator))
            decisions += 1
    return decisions


def random_rate(games: int) -> float:
    """Return random decisions per second."""
    settings, states = settings_of(OPTIONS), fresh_states(OPTIONS, games, seed=7)
    began = time.perf_counter()
    decisions = RANDOM.play(settings, states, len(OPTIONS.schedule))
    return decisions / (time.perf_counter() - began)


def network_rate(evaluator: Evaluator, games: int) -> float:
    """Return decisions of a network per second."""
    settings, states = settings_of(OPTIONS), fresh_states(OPTIONS, games, seed=7)
    began = time.perf_counter()
    decisions = network_games(settings, states, evaluator)
    return decisions / (time.perf_counter() - began)


def rollout_rate(games: int) -> float:
    """Return rollouts per second, from the first card of a round of 10."""
    session = Session(Options(players=4, hand_sizes=(10,), first_dealer=0), "2b")
    while not session.state.round.trick:
        session.act(MakeBid(session.to_act[0], 2))
    observation = session.observe(session.to_act[0])
    policy = NetworkRollouts(best_network(), quick_network())
    situation = Situation(observation, "2a")
    sampled = policy.sample_games(situation, replace(STRONGEST, games=games))
    codes = np.array([encode_action(one) for one in observation.legal_actions], dtype=np.int64)
    outcomes = np.empty((games, len(codes), OUTCOME), dtype=np.int64)
    began = time.perf_counter()
    policy.rollouts(situation.settings, sampled, codes, outcomes)
    return games * len(codes) / (time.perf_counter() - began)


def serve(route: Route) -> None:
    """Answer a request with a file of the repository."""
    path = urlsplit(route.request.url).path
    if path == "/":
        route.fulfill(body="<!doctype html><title>engine</title>", content_type="text/html")
        return
    file = ROOT / path.removeprefix("/")
    kind = KINDS.get(file.suffix, "application/octet-stream")
    route.fulfill(body=file.read_bytes(), content_type=kind)


def compare(page: Page) -> None:
    """Print the rates here and in Chromium, and their ratio."""
    quick, best = new_evaluator(quick_network()), new_evaluator(best_network())
    figures: tuple[tuple[str, Callable[[], float], str], ...] = (
        ("random decisions", lambda: random_rate(4000), "games('random', 4000)"),
        ("quick network", lambda: network_rate(quick, 100), "games('quick', 100)"),
        ("best network", lambda: network_rate(best, 20), "games('best', 20)"),
        ("rollouts", lambda: rollout_rate(STRONGEST.games), f"rollouts({STRONGEST.games})"),
    )
    print(f"{'per second':20}{'native':>14}{'Chromium':>14}{'ratio':>8}")
    for name, native, script in figures:
        code = f"async () => (await import('{MODULE}')).{script}"
        native(), page.evaluate(code), page.evaluate(code)
        pairs = [(native(), float(page.evaluate(code))) for _ in range(SAMPLES)]
        here, there = (median(side) for side in zip(*pairs, strict=True))
        ratio = median(one / other for other, one in pairs)
        print(f"{name:20}{here:14,.0f}{there:14,.0f}{ratio:8.2f}")


def time_decisions(page: Page, games: int, limit: int, label: str) -> None:
    """Print the times of all decisions of ``strongest`` in some games."""
    code = f"async ([seed, limit]) => (await import('{MODULE}')).decisions(seed, limit)"
    decisions = [one for game in range(games) for one in page.evaluate(code, [f"{game:x}", limit])]
    times, counts, firsts = (np.array(column) for column in zip(*decisions, strict=True))
    middle, late, last = np.percentile(times, [50, 99, 100])
    first, latest = np.percentile(firsts, [50, 100])
    print(
        f"{label}: {len(times)} decisions, median {middle:.0f} ms, 99th percentile {late:.0f} ms, "
        f"longest {last:.0f} ms, {counts.mean():.0f} games on average; "
        f"first figures of a hint: median {first:.0f} ms, longest {latest:.0f} ms"
    )


def main(games: int) -> None:
    """Print all figures."""
    compile_natively()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        page.route("**/*", serve)
        page.goto(HOST)
        compare(page)
        time_decisions(page, games, 0, "strongest")
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        time_decisions(page, games, LIMIT, f"within {LIMIT} ms, processor slowed by {SLOWED}")
        browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    main(parser.parse_args().games)
