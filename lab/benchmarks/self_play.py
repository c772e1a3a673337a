"""Measure the speed of self-play: decisions learned from, a second.

    python lab/benchmarks/self_play.py                  # both networks of the package, all cores
    python lab/benchmarks/self_play.py quick --jobs 1
    python lab/benchmarks/self_play.py best --device cuda --games 32 --rounds 4096 --batch 16384

Needs PyTorch. A step of warming up comes first. Nothing here passes or fails.
"""

import argparse
import time
from typing import Final

from foretell.bots.cores import cores
from foretell_lab.training.plan import SelfPlayPlan
from foretell_lab.training.policy_run import CPU, players_on, policy_learner

CRITICS: Final = {"quick": 64, "best": 512}
"""The units of the critic's first layer, for each network."""
SIZES: Final = ("games", "rounds", "batch", "hidden", "last", "critic")
"""The settings of a plan that can be changed."""


def main() -> None:
    """Learn, and print the speeds."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("networks", nargs="*", help="quick, best (default: both)")
    parser.add_argument("--steps", type=int, default=10, help="steps to measure (default: 10)")
    parser.add_argument("--jobs", type=int, default=cores(), help="threads (default: all cores)")
    parser.add_argument("--device", default=CPU, help="where PyTorch learns (default: cpu)")
    for name in SIZES:
        parser.add_argument(f"--{name}", type=int, help="in place of the plan's")
    arguments = parser.parse_args()
    print(f"{'network':8} {'decisions/s':>12} {'of which play, %':>17} {'a processor second':>19}")
    for name in arguments.networks or CRITICS:
        decisions, seconds, playing, processor = speed(name, arguments)
        print(
            f"{name:8} {decisions / seconds:12,.0f} {100 * playing / seconds:17.0f}"
            f" {decisions / processor:19,.0f}",
            flush=True,
        )


def speed(name: str, arguments: argparse.Namespace) -> tuple[int, float, float, float]:
    """Return the decisions learned from, the seconds, those of play, and of all processors."""
    sizes = {name: size for name in SIZES if (size := getattr(arguments, name)) is not None}
    plan = SelfPlayPlan(**{"start": name, "critic": CRITICS[name], **sizes})
    learner = policy_learner(plan, threads=arguments.jobs, device=arguments.device)
    with players_on(arguments.device, arguments.jobs) as play:

        def step() -> float:
            started = time.perf_counter()
            experience = play(plan, learner.policies(), learner.step)
            played = time.perf_counter() - started
            learner.learn(experience)
            return played

        step()
        before, began, processor = learner.decisions, time.perf_counter(), time.process_time()
        playing = sum(step() for _ in range(arguments.steps))
        seconds, processor = time.perf_counter() - began, time.process_time() - processor
    return learner.decisions - before, seconds, playing, processor


if __name__ == "__main__":
    main()
