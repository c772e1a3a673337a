"""Teach a network where hidden cards lie, to compare what it believes with what `strongest` does.

    python benchmarks/learned_belief.py --out belief.pt      # a quarter of an hour of one core
    python benchmarks/beliefs.py --games 100 --network belief.pt

The network of `learned` plays rounds with 4 players, and another network of the same features
learns, for each hidden card, in which of the other hands it lies or whether it is in the stock, by
cross-entropy. So that hands have their sizes, the probabilities of a decision are then scaled in
turn by card and by place until both add up (Sinkhorn and Knopp, Concerning Nonnegative Matrices and
Doubly Stochastic Matrices, 1967). Needs PyTorch. Nothing here passes or fails.
"""

import argparse
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from beliefs import FloatArray, Places
from torch import Tensor, nn

from foretell import Options
from foretell.bots.learned import features as of
from foretell.bots.learned.bot import predict
from foretell.bots.learned.network import new_evaluator
from foretell.bots.learned.shipped import best_network
from foretell.bots.search.situation import Situation
from foretell.cards import DECK_SIZE, FIRST_JESTER, FIRST_WIZARD, RANKS, SUITS
from foretell.game.observation import Observation
from foretell.sim.actions import encode_action
from foretell.training.experience import Decisions, play_rounds
from foretell.training.networks import with_temperature
from foretell.training.plan import PART, Opponents

OPTIONS: Final = Options(players=4)
OTHERS: Final = OPTIONS.players - 1
KINDS: Final = FIRST_WIZARD + 2
"""The cards of the suits, then all Wizards and all Jesters."""
ROUNDS: Final = 2048
"""Rounds of self-play in a step."""
BATCH: Final = 4096
SHARE: Final = 2
"""Of how many decisions of a step one is learned from."""
TURNS: Final = 30
"""The number of scalings of a decision's probabilities."""


def new_belief() -> nn.Module:
    """Return a network of the features, for the log-odds of each place and kind of card."""
    places = (OTHERS + 1) * KINDS
    return nn.Sequential(
        nn.Linear(of.WIDTH, 768),
        nn.ReLU(),
        nn.Linear(768, 384),
        nn.ReLU(),
        nn.Linear(384, places),
        nn.Unflatten(1, (OTHERS + 1, KINDS)),
    )


def kinds(cards: Tensor) -> Tensor:
    """Return the number of each kind of card in sets of cards, from ``[..., DECK_SIZE]``."""
    wizards = cards[..., FIRST_WIZARD:FIRST_JESTER].sum(-1, keepdim=True)
    jesters = cards[..., FIRST_JESTER:].sum(-1, keepdim=True)
    return torch.cat((cards[..., :FIRST_WIZARD], wizards, jesters), -1)


def guesses(rows: Tensor) -> Tensor:
    """Return the weight of each place and kind by the number of cards there; 0 if impossible."""
    unseen = kinds(rows[:, of.OTHERS : of.BEHIND])
    left = rows[:, of.LEFT : of.PLAYERS] @ torch.arange(of.SIZES, dtype=torch.float32)
    starts = [of.PLAYER_BLOCKS + of.BLOCK_WIDTH * offset for offset in range(1, OTHERS + 1)]
    held = torch.stack([left - rows[:, start + of.HAS_PLAYED] for start in starts], 1)
    stock = unseen.sum(1) - held.sum(1)
    weights = torch.cat((held, stock[:, None]), 1)[:, :, None] * (unseen > 0)[:, None]
    for offset, start in enumerate(starts):
        voids = rows[:, start + of.VOIDS : start + of.VOIDS + SUITS]
        weights[:, offset, :FIRST_WIZARD] *= 1 - voids.repeat_interleave(RANKS, 1)
    return weights


def learn(given: argparse.Namespace) -> None:
    """Teach a network, and write it."""
    torch.manual_seed(1)
    network = with_temperature(best_network())
    belief = new_belief()
    optimiser = torch.optim.AdamW(belief.parameters(), 1e-3, weight_decay=1e-5)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, given.steps)
    for step in range(given.steps):
        players = Opponents(PART, 0, 0, 0)
        found = play_rounds(OPTIONS, players, (network, network), rounds=ROUNDS, key=step + 1)
        losses = []
        for some in torch.randperm(len(found.decisions.seats))[::SHARE].split(BATCH):
            loss, base = losses_of(belief, found.decisions, some.numpy())
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            losses.append((loss.item(), base.item()))
        schedule.step()
        loss, base = np.mean(losses, axis=0)
        print(f"step {step + 1}: {loss:.4f}, by the number of cards {base:.4f}", flush=True)
    torch.save(belief.state_dict(), given.out)


def losses_of(belief: nn.Module, made: Decisions, some: Any) -> tuple[Tensor, Tensor]:
    """Return the mean log-loss of a belief at some decisions, and that of the number of cards."""
    rows = numbers(made.features[some])
    hands = kinds(numbers(made.hands[some]).unflatten(1, (-1, DECK_SIZE))[:, :OTHERS])
    unseen = kinds(rows[:, of.OTHERS : of.BEHIND])
    lies = torch.cat((hands, (unseen - hands.sum(1))[:, None]), 1)
    weights = guesses(rows)
    lies *= ((weights > 0).sum(1) > 1)[:, None]
    told = (logs(weights), logs(weights) + belief(rows))
    base, loss = (-(lies * one.log_softmax(1)).sum() / lies.sum() for one in told)
    return loss, base


def logs(weights: Tensor) -> Tensor:
    """Return the logarithms of weights, and a low number for 0."""
    return weights.log().clamp(min=-30)


def numbers(bits: Any) -> Tensor:
    """Return single-precision numbers from bits of ``bfloat16``."""
    return torch.from_numpy((bits.astype(np.uint32) << 16).view(np.float32))


class LearnedBelief:
    """The belief of a network about hidden cards.

    Args:
        path: the file of the network.
        players: the number of players, which must be that of ``OPTIONS``.
    """

    def __init__(self, path: Path, players: int) -> None:
        if players != OPTIONS.players:
            raise SystemExit(f"{path} has learned from games with {OPTIONS.players} players")
        self._belief = new_belief()
        self._belief.load_state_dict(torch.load(path))
        self._evaluator = new_evaluator(best_network())

    def probabilities(self, observation: Observation, places: Places) -> FloatArray:
        """Return the probability of each place of each card, ``float64[cards, places]``."""
        situation = Situation(observation, "0")
        actions = np.array([encode_action(action) for action in observation.legal_actions])
        predict(self._evaluator, situation.settings, situation.known, actions)
        workspace = self._evaluator.workspace
        count = workspace.active.length[0]
        row = torch.zeros(1, of.WIDTH)
        row[0, workspace.active.indices[:count]] = torch.from_numpy(workspace.active.values[:count])
        with torch.no_grad():
            weights = guesses(row)
            shares = (logs(weights) + self._belief(row)).softmax(1)[0].double().numpy()
        number = kinds(row[:, of.OTHERS : of.BEHIND])[0].numpy()
        held = weights[0].amax(1).numpy()
        for _ in range(TURNS):
            shares *= (held / np.maximum(shares @ number, 1e-9))[:, None]
            shares /= np.maximum(shares.sum(axis=0), 1e-9)
        assert observation.seat is not None
        offsets = [(other - observation.seat) % OPTIONS.players for other in places.seats]
        rows = [*(offset - 1 for offset in offsets), OTHERS]
        slots = [of.card_slot(card, workspace.suit_slots) for card in places.cards]
        columns = [KINDS - 1 if slot == FIRST_JESTER else slot for slot in slots]
        found: FloatArray = shares[np.ix_(rows, columns)].T
        found /= found.sum(axis=1, keepdims=True)
        return found


def main() -> None:
    """Learn, and write the network."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, required=True, help="the file of the network")
    parser.add_argument("--steps", type=int, default=200, help="of 2,048 rounds (default: 200)")
    learn(parser.parse_args())


if __name__ == "__main__":
    main()
