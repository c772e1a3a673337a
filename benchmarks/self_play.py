"""Measure the speed of self-play: decisions learned from, a second.

    python benchmarks/self_play.py                  # both networks of the package, all cores
    python benchmarks/self_play.py quick --jobs 1

Needs PyTorch. A step of warming up comes first. Nothing here passes or fails.
"""

import argparse
import time
from functools import partial
from typing import Final

from foretell.bots.cores import cores
from foretell.training.experience import joined
from foretell.training.plan import SelfPlayPlan
from foretell.training.policy_run import in_threads, play_game, policy_learner

CRITICS: Final = {"quick": 64, "best": 512}
"""The units of the critic's first layer, for each network."""


def main() -> None:
    """Learn, and print the speeds."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("networks", nargs="*", help="quick, best (default: both)")
    parser.add_argument("--steps", type=int, default=10, help="steps to measure (default: 10)")
    parser.add_argument("--jobs", type=int, default=cores(), help="threads (default: all cores)")
    given = parser.parse_args()
    print(f"{'network':8} {'decisions/s':>12} {'of which play, %':>17} {'a processor second':>19}")
    for name in given.networks or CRITICS:
        decisions, seconds, playing, processor = speed(name, given.steps, given.jobs)
        print(
            f"{name:8} {decisions / seconds:12,.0f} {100 * playing / seconds:17.0f}"
            f" {decisions / processor:19,.0f}",
            flush=True,
        )


def speed(name: str, steps: int, threads: int) -> tuple[int, float, float, float]:
    """Return the decisions learned from, the seconds, those of play, and of all processors."""
    plan = SelfPlayPlan(start=name, critic=CRITICS[name])
    learner = policy_learner(plan, threads=threads)
    with in_threads(threads) as play_all:

        def step() -> float:
            started = time.perf_counter()
            play = partial(play_game, plan, learner.policies(), learner.step)
            experience = joined(play_all(play, plan.games))
            played = time.perf_counter() - started
            learner.learn(experience)
            return played

        step()
        before, began, processor = learner.decisions, time.perf_counter(), time.process_time()
        playing = sum(step() for _ in range(steps))
        seconds, processor = time.perf_counter() - began, time.process_time() - processor
    return learner.decisions - before, seconds, playing, processor


if __name__ == "__main__":
    main()
