"""Measure whether the network of `learned` gains by learning from the search of `strongest`.

    python benchmarks/expert_iteration.py search --out searched --games 1000    # hours; resumes
    python benchmarks/expert_iteration.py learn --out searched                  # minutes
    python benchmarks/networks.py searched/weights.npz best --games "4 players"

`search` values all actions of one decision in 20 of games of four `learned`, as `strongest` does:
by rollouts in 70 possible games. `learn` teaches the network the policy that is proportional to its
own times exp(value / temperature), as in expert iteration (Anthony, Tian and Barber, Thinking Fast
and Slow with Deep Learning and Tree Search, 2017), with a penalty for divergence from its own at
decisions of self-play. One game in five is held out: of these, `learn` prints what the network's
choice is behind the best action in the search, before and after. Nothing here passes or fails.
"""

import argparse
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
from beliefs import decisions

from foretell import Options
from foretell.bots.learned.bot import predict
from foretell.bots.learned.features import WIDTH, Float32Array
from foretell.bots.learned.network import ACTIONS, action_slot, new_evaluator
from foretell.bots.learned.shipped import best_network, quick_network
from foretell.bots.preparing import compile_bot
from foretell.bots.search.bot import SearchingBot
from foretell.bots.search.likelihood import FloatArray
from foretell.bots.search.situation import Situation
from foretell.bots.strongest.bot import STRONGEST, NetworkRollouts
from foretell.cards import DECK_SIZE
from foretell.game.observation import Observation
from foretell.sim import layout as at
from foretell.sim.actions import encode_action
from foretell.sim.information_set import write_position
from foretell.sim.layout import IntArray
from foretell.training.experience import play_rounds
from foretell.training.networks import with_temperature
from foretell.training.plan import PART, Opponents

OPTIONS: Final = Options(players=4)
EVERY: Final = 20
TOGETHER: Final = 25
"""Games in a file."""
HELD_OUT: Final = 5
ANCHORS: Final = 8192
"""Rounds of self-play at whose decisions the policy is to stay near."""


class Undecided(NetworkRollouts):
    """The model of `strongest`, with a policy that prefers nothing."""

    def logits(self, situation: Situation, actions: IntArray) -> FloatArray:
        """Return zeros: actions count by their rollouts alone."""
        return np.zeros_like(super().logits(situation, actions))


class Searched(NamedTuple):
    """Decisions that were searched, one per row.

    Attributes:
        features: the observation, ``float32[rows, WIDTH]``.
        behind: by how many points each action is behind the best one, ``float32[rows, ACTIONS]``;
            infinite where it is illegal.
        games: the number of the game.
    """

    features: Float32Array
    behind: Float32Array
    games: IntArray


class Searcher:
    """Values decisions by search."""

    def __init__(self) -> None:
        self._evaluator = new_evaluator(best_network())
        self._bot = SearchingBot("e1", STRONGEST, Undecided(best_network(), quick_network()))

    def row(self, observation: Observation) -> tuple[Float32Array, Float32Array]:
        """Return the features of a decision, and by how much each action is behind."""
        situation = Situation(observation, "0")
        state = np.empty(at.WIDTH, dtype=np.int64)
        write_position(situation.settings, situation.known, state, np.empty(DECK_SIZE, np.int64))
        actions = np.array([encode_action(action) for action in observation.legal_actions])
        predict(self._evaluator, situation.settings, situation.known, actions)
        workspace = self._evaluator.workspace
        active, count = workspace.active, workspace.active.length[0]
        features = np.zeros(WIDTH, dtype=np.float32)
        features[active.indices[:count]] = active.values[:count]
        behind = np.full(ACTIONS, np.inf, dtype=np.float32)
        for value in self._bot.explain(observation).action_values:
            slot = action_slot(state[at.PHASE], encode_action(value.action), workspace.suit_slots)
            behind[slot] = value.behind
        return features, behind


def search(out: Path, games: int) -> None:
    """Search decisions of the games that the folder does not hold yet."""
    compile_bot("strongest")
    searcher = Searcher()
    out.mkdir(parents=True, exist_ok=True)
    for first in range(0, games, TOGETHER):
        path = out / f"{first:05}.npz"
        if path.exists():
            continue
        rows, numbers = [], []
        for game in range(first, first + TOGETHER):
            for session in decisions("learned", OPTIONS, f"{game:x}", EVERY):
                rows.append(searcher.row(session.observe(session.to_act[0])))
                numbers.append(game)
        features, behind = (np.stack(column) for column in zip(*rows, strict=True))
        np.savez_compressed(path, features=features, behind=behind, games=np.array(numbers))
        print(f"{path}: {len(rows)} decisions", flush=True)


def searched(out: Path) -> Searched:
    """Return all decisions in a folder."""
    files = [np.load(path) for path in sorted(out.glob("[0-9]*.npz"))]
    return Searched(*(np.concatenate([file[name] for file in files]) for name in Searched._fields))


def anchors() -> tuple[Float32Array, npt.NDArray[np.bool_]]:
    """Return observations and legal actions at decisions of self-play."""
    network = with_temperature(best_network())
    found = play_rounds(
        OPTIONS, Opponents(PART, 0, 0, 0), (network, network), rounds=ANCHORS, key=1
    )
    features = (found.decisions.features.astype(np.uint32) << 16).view(np.float32)
    return features, found.decisions.legal


def learn(given: argparse.Namespace) -> None:
    """Teach the network, and write what came of it."""
    import torch
    from torch.nn import functional

    from foretell.training.policy import network_of, new_policy

    torch.manual_seed(1)
    every = searched(given.out)
    held_out = every.games % HELD_OUT == 0
    features, behind = torch.from_numpy(every.features), torch.from_numpy(every.behind)
    policy = new_policy(best_network())
    before, average = deepcopy(policy), deepcopy(policy)
    seen, may = (torch.from_numpy(part) for part in anchors())

    def logs(of: Any, rows: Any, legal: Any) -> Any:
        return of(rows)[:, :ACTIONS].masked_fill(~legal, -1e9).log_softmax(1)

    def lags(of: Any) -> Iterator[str]:
        with torch.no_grad():
            best = logs(of, features, behind.isfinite()).argmax(1, keepdim=True)
        lag = behind.gather(1, best)[:, 0].numpy()
        for part in (~held_out, held_out):
            error = 1.96 * lag[part].std() / np.sqrt(part.sum())
            yield f"{lag[part].mean():6.3f} ± {error:5.3f} ({part.sum()})"

    with torch.no_grad():
        goals = (logs(before, features, behind.isfinite()) - behind / given.temperature).softmax(1)
        stays = logs(before, seen, may).exp()
    print("points behind, learned from and held out: before", *lags(policy), flush=True)
    rows = torch.from_numpy(np.flatnonzero(~held_out))
    optimiser = torch.optim.AdamW(policy.parameters(), given.rate, weight_decay=1e-5)
    for epoch in range(given.epochs):
        for some in rows[torch.randperm(len(rows))].split(given.batch):
            near = torch.randint(len(seen), (4 * len(some),))
            told = logs(policy, features[some], behind[some].isfinite())
            loss = functional.kl_div(told, goals[some], reduction="batchmean")
            kept = logs(policy, seen[near], may[near])
            loss += given.anchor * functional.kl_div(kept, stays[near], reduction="batchmean")
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            with torch.no_grad():
                for mine, new in zip(average.parameters(), policy.parameters(), strict=True):
                    mine.lerp_(new, 0.02)
        print(f"epoch {epoch + 1}:", *lags(average), flush=True)
    np.savez(given.out / "weights.npz", **network_of(average)._asdict())


def main() -> None:
    """Search or learn."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("search", "learn"))
    parser.add_argument("--out", type=Path, required=True, help="the folder")
    parser.add_argument("--games", type=int, default=1000, help="to search (default: 1000)")
    parser.add_argument("--temperature", type=float, default=4.0, help="points (default: 4)")
    parser.add_argument("--rate", type=float, default=2e-5, help="of learning (default: 2e-5)")
    parser.add_argument("--anchor", type=float, default=1.0, help="weight (default: 1)")
    parser.add_argument("--batch", type=int, default=256, help="decisions (default: 256)")
    parser.add_argument("--epochs", type=int, default=8, help="passes (default: 8)")
    given = parser.parse_args()
    if given.what == "search":
        search(given.out, given.games)
    else:
        learn(given)


if __name__ == "__main__":
    main()
