"""Train a network for one seat of Wizard by PPO, in one file.

The method is proximal policy optimisation (Schulman and others, 2017) with generalised advantage
estimates (Schulman and others, 2016), on the vector environment of Foretell:

    pip install ".[gymnasium,training]"
    python examples/ppo.py --opponents steady --out runs/steady
    python examples/ppo.py --out runs/steady --evaluate steady --deals 500

The folder holds ``curve.csv``, a line per iteration, and ``network.pt``, the checkpoint, from which
the same command continues. It reached the figures in ``docs/research/envs/ppo.md``.
"""

import csv
import time
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from foretell.envs import FIELDS, evaluate
from foretell.errors import ForetellError

ENTRY = {field.name: field.first for field in FIELDS}
CARDS, SUITS, RANKS, SEATS, ACTIONS = 60, 4, 13, 6, 85
POINTS = 50.0
"""Rewards are divided by this, so that values are about 1."""


@dataclass
class Settings:
    """The settings of a run; each is a flag of the command.

    Attributes:
        out: the folder of the run.
        opponents: the bots at the other seats, ``random`` or ``steady``.
        players: the number of players.
        seed: of the first weights, of sampling and of the games.
        decisions: how many decisions to learn from.
        games: games side by side, in each thread that plays.
        actors: threads that play.
        steps: decisions of each game in an iteration.
        epochs: how often an iteration learns from each of its decisions.
        batch: decisions in an update.
        hidden: units in each hidden layer.
        rate: the first learning rate; it falls linearly to 0.
        clip: how far an update may change the probability of an action, as a ratio.
        entropy: the weight of the bonus for entropy.
        trace: the decay of the advantage estimates, lambda.
        threads: of PyTorch, for playing and for learning each.
        device: of PyTorch, ``cpu`` or ``cuda``; the games are played on the processor.
        every: iterations between checkpoints, at which the network is evaluated.
        deals: of each evaluation.
        evaluate: only evaluate the checkpoint, among these bots.
    """

    out: str = "runs/ppo"
    opponents: str = "steady"
    players: int = 4
    seed: int = 1
    decisions: int = 48_000_000
    games: int = 1024
    actors: int = 1
    steps: int = 32
    epochs: int = 1
    batch: int = 1024
    hidden: int = 128
    rate: float = 2e-3
    clip: float = 0.2
    entropy: float = 0.01
    trace: float = 0.95
    threads: int = 1
    device: str = "cpu"
    every: int = 180
    deals: int = 25
    evaluate: str = ""


def turning() -> tuple[Tensor, Tensor]:
    """Return, by trump + 2, where entries and actions stand once trump is the first suit.

    Lessons about one suit then hold for all. Without trump, nothing is turned.
    """
    entries = torch.arange(ENTRY["totals"]).repeat(SUITS + 2, 1)
    actions = torch.arange(ACTIONS).repeat(SUITS + 2, 1)
    for trump in range(SUITS):
        suits = (torch.arange(SUITS) + trump) % SUITS
        cards = (suits[:, None] * RANKS + torch.arange(RANKS)).flatten()
        entries[trump + 2, : len(cards)] = actions[trump + 2, : len(cards)] = cards
        voids = ENTRY["voids"] + torch.arange(SEATS)[:, None] * SUITS + suits
        entries[trump + 2, ENTRY["voids"] : ENTRY["voids"] + SEATS * SUITS] = voids.flatten()
    return entries, actions


def tests(players: int) -> tuple[Tensor, Tensor]:
    """Return the features as columns and values: each is 1 where its column has its value.

    The columns are those of an observation without totals, and after them what ``derived`` adds.
    """
    after = ENTRY["totals"]
    wanted: list[tuple[int, int]] = []
    for place in (1, 2, 3, *range(6, 5 + players)):
        wanted += [(card, place) for card in range(CARDS)]
    for name, values in {
        "phase": range(1, 4),
        "size": range(1, 21),
        "trump": range(-2, 1),
        "led": range(-4, SUITS),
        "dealer": range(players),
        "leader": range(players),
    }.items():
        wanted += [(ENTRY[name], value) for value in values]
    for seat in range(players):
        wanted += [(ENTRY["voids"] + seat * SUITS + suit, 1) for suit in range(SUITS)]
        wanted += [(ENTRY["bids"] + seat, value) for value in range(-2, 11)]
        wanted += [(after + seat, value) for value in range(-2, 11)]
    wanted += [(after + SEATS, value) for value in range(21)]
    wanted += [(after + SEATS + 1, value) for value in range(-12, 13)]
    columns, expected = zip(*wanted, strict=True)
    return torch.tensor(columns), torch.tensor(expected, dtype=torch.int16)


def derived(seen: Tensor) -> Tensor:
    """Return features of observations: tricks each seat needs, cards left, bids − tricks."""
    bids = seen[:, ENTRY["bids"] : ENTRY["bids"] + SEATS]
    taken = seen[:, ENTRY["taken"] : ENTRY["taken"] + SEATS]
    needs = (bids - taken).clamp(-2, 10)
    left = seen[:, ENTRY["size"]] - seen[:, ENTRY["tricks"]]
    excess = (bids.clamp(min=0).sum(1) - seen[:, ENTRY["size"]]).clamp(-12, 12)
    return torch.cat([needs, left[:, None], excess[:, None].to(seen.dtype)], 1)


class View:
    """Observations as features, with suits turned so that trump is the first."""

    def __init__(self, players: int) -> None:
        self.entries, self.actions = turning()
        self.columns, self.values = tests(players)

    def __call__(self, observations: Any, masks: Any) -> tuple[Tensor, Tensor, Tensor]:
        """Return features and masks, turned, and for each row the actions by turned number."""
        device = self.values.device
        seen, legal = (torch.from_numpy(some).to(device) for some in (observations, masks))
        trump = seen[:, ENTRY["trump"]].long() + 2
        turned = seen.gather(1, self.entries[trump])
        led, suit = turned[:, ENTRY["led"]], (trump - 2).to(seen.dtype)
        turned[:, ENTRY["led"]] = torch.where((led >= 0) & (suit >= 0), (led - suit) % SUITS, led)
        turned[:, ENTRY["trump"]].clamp_(max=0)
        actions = self.actions[trump]
        # By columns: whole columns are copied and compared at once.
        every = torch.cat([turned, derived(turned)], 1).T.contiguous()
        features = every.index_select(0, self.columns) == self.values[:, None]
        return features.view(torch.uint8).T.contiguous(), legal.gather(1, actions).bool(), actions


class Network(nn.Module):
    """Two hidden layers, from which follow the logits of all actions and the value."""

    def __init__(self, features: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(features, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.head = nn.Linear(hidden, ACTIONS + 1)
        nn.init.orthogonal_(self.head.weight, 0.01)
        nn.init.zeros_(self.head.bias)

    def forward(self, features: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of actions and the value."""
        out = self.head(self.body(features.float()))
        return out[:, :ACTIONS].masked_fill(~legal, -1e9), out[:, ACTIONS]


class Experience(NamedTuple):
    """Some steps of games, and the values of the positions after the last one."""

    seen: Tensor
    legal: Tensor
    actions: Tensor
    logs: Tensor
    values: Tensor
    rewards: Tensor
    last: Tensor


class Actor:
    """Plays games side by side."""

    def __init__(self, settings: Settings, view: View, network: Network, seed: int) -> None:
        self.envs = gymnasium.make_vec(
            "foretell.envs.gymnasium:foretell/Wizard-v0",
            num_envs=settings.games,
            players=settings.players,
            opponents=settings.opponents,
            autoreset_mode="SameStep",
            copy=False,
        )
        self.view, self.network = view, network
        self.chance = torch.Generator(view.values.device).manual_seed(seed)
        self.now = begin(self.envs, seed)

    def play(self, steps: int) -> Experience:
        """Play on for some steps."""
        happened = []
        for _ in range(steps):
            seen, legal, names = self.view(self.now["observation"], self.now["action_mask"])
            logits, values = self.network(seen, legal)
            # The first action whose cumulative probability reaches a random number in (0, 1].
            up_to = logits.softmax(1).cumsum(1)
            number = 1 - torch.rand(len(up_to), 1, generator=self.chance, device=up_to.device)
            actions = torch.searchsorted(up_to, number * up_to[:, -1:])
            logs = logits.log_softmax(1).gather(1, actions)
            self.now, points, *_ = self.envs.step(names.gather(1, actions)[:, 0].cpu().numpy())
            rewards = logs.new_tensor(points)
            happened.append((seen, legal, actions[:, 0], logs[:, 0], values, rewards))
        seen, legal, _ = self.view(self.now["observation"], self.now["action_mask"])
        parts = [torch.stack(part) for part in zip(*happened, strict=True)]
        parts.append(self.network(seen, legal)[1][None])
        return Experience(*parts)


def advantages(settings: Settings, of: Experience) -> Tensor:
    """Return the advantage of each action; events after a round do not count.

    A round ends where there is a reward, for points of a round are never 0.
    """
    found = torch.zeros_like(of.rewards)
    following, ahead = of.last[0], torch.zeros_like(of.last[0])
    for step in reversed(range(settings.steps)):
        goes_on = (of.rewards[step] == 0).float()
        delta = of.rewards[step] / POINTS + goes_on * following - of.values[step]
        ahead = delta + goes_on * settings.trace * ahead
        found[step], following = ahead, of.values[step]
    return found


def learn(settings: Settings, network: Network, optimiser: Any, of: Experience) -> list[float]:
    """Update the network; return the mean entropy of its policy and the error of its values."""
    parts = (of.seen, of.legal, of.actions, of.logs, of.values, advantages(settings, of))
    seen, legal, actions, logs, values, gain = (part.flatten(0, 1) for part in parts)
    goals, told = gain + values, []
    for _ in range(settings.epochs):
        for rows in torch.randperm(len(actions)).split(settings.batch):
            # index_select copies whole rows, in a fifth of the time that seen[rows] takes.
            logits, value = network(seen.index_select(0, rows), legal.index_select(0, rows))
            every = logits.log_softmax(1)
            ratio = (every.gather(1, actions[rows, None])[:, 0] - logs[rows]).exp()
            own = gain[rows]
            own = (own - own.mean()) / (own.std() + 1e-8)
            bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy_loss = -torch.min(ratio * own, bounded * own).mean()
            entropy = -(logits.softmax(1) * every).sum(1).mean()
            value_loss = functional.huber_loss(value, goals[rows])
            loss = policy_loss + 0.5 * value_loss - settings.entropy * entropy
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            told.append(torch.stack([entropy.detach(), value_loss.detach()]))
    return [float(mean) for mean in torch.stack(told).mean(0)]


def measured(settings: Settings, network: Network, view: View, *, among: str) -> Any:
    """Return the figures on duplicate deals of a network that takes its most likely actions."""

    def policy(observations: Any, masks: Any) -> Any:
        seen, legal, names = view(observations, masks)
        with torch.no_grad():
            best = network(seen, legal)[0].argmax(1, keepdim=True)
        return names.gather(1, best)[:, 0].cpu().numpy()

    return evaluate(
        policy,
        opponents=among,
        players=settings.players,
        deals=settings.deals,
        seed=settings.seed,
    )


def train(settings: Settings) -> None:
    """Train until all decisions are made, from the checkpoint in the folder if there is one."""
    torch.manual_seed(settings.seed)
    torch.set_num_threads(settings.threads)
    torch.set_flush_denormal(True)  # Adam's means are soon too small for quick arithmetic
    folder = Path(settings.out)
    folder.mkdir(parents=True, exist_ok=True)
    view = View(settings.players)
    network = Network(len(view.columns), settings.hidden)
    optimiser = torch.optim.Adam(network.parameters(), settings.rate, eps=1e-5, fused=True)
    done = {"decisions": 0, "iterations": 0, "wall": 0.0, "processor": 0.0}
    checkpoint = folder / "network.pt"
    if checkpoint.exists():
        kept = torch.load(checkpoint, map_location=settings.device, weights_only=True)
        for name in ("players", "hidden"):
            if (before := kept["settings"][name]) != getattr(settings, name):
                raise ValueError(f"{checkpoint} has --{name} {before}: give that, or another --out")
        network.load_state_dict(kept["network"])
        optimiser.load_state_dict(kept["optimiser"])
        done = kept["done"]
    acting = deepcopy(network).requires_grad_(requires_grad=False)  # plays while that learns
    seed, beside = settings.seed + int(done["iterations"]), ThreadPoolExecutor(settings.actors)
    actors = [Actor(settings, view, acting, seed + 10**6 * n) for n in range(settings.actors)]
    playing = [beside.submit(actor.play, settings.steps) for actor in actors]
    wall, processor = time.monotonic() - done["wall"], time.process_time() - done["processor"]
    while done["decisions"] < settings.decisions:
        for group in optimiser.param_groups:
            group["lr"] = settings.rate * (1 - done["decisions"] / settings.decisions)
        played = [one.result() for one in playing]
        of = Experience(*(torch.cat(parts, 1) for parts in zip(*played, strict=True)))
        acting.load_state_dict(network.state_dict())
        playing = [beside.submit(actor.play, settings.steps) for actor in actors]
        entropy, error = learn(settings, network, optimiser, of)
        done["decisions"] += of.rewards.numel()
        done["iterations"] += 1
        done["wall"], done["processor"] = time.monotonic() - wall, time.process_time() - processor
        scores = of.rewards[of.rewards != 0]
        line: dict[str, float] = {
            **done,
            "points": scores.mean().item(),
            "exact": (scores > 0).float().mean().item(),
            "entropy": entropy,
            "error": error,
        }
        if done["decisions"] >= settings.decisions or done["iterations"] % settings.every == 0:
            kept = {"network": network.state_dict(), "optimiser": optimiser.state_dict()}
            torch.save({**kept, "done": done, "settings": asdict(settings)}, checkpoint)
            found = measured(settings, network, view, among=settings.opponents)
            line |= {"lead": found.lead.value, "margin": found.lead.margin}
        log(folder / "curve.csv", line)


def begin(envs: Any, seed: int) -> Any:
    """Begin the games at different times, so that each iteration has rounds of all sizes."""
    now, _ = envs.reset(seed=seed)
    generator = np.random.default_rng(seed)
    for some in np.array_split(generator.permutation(envs.num_envs), min(128, envs.num_envs)):
        envs.step(now["action_mask"].argmax(1))
        now, _ = envs.reset(options={"reset_mask": np.isin(np.arange(envs.num_envs), some)})
    return now


def log(path: Path, line: dict[str, float]) -> None:
    """Append a line to the curve, and print it."""
    names = [*line] if "lead" in line else [*line, "lead", "margin"]
    with path.open("a", newline="") as file:
        writer = csv.DictWriter(file, names)
        if file.tell() == 0:
            writer.writeheader()
        writer.writerow(line)
    print(" ".join(f"{name} {value:.4g}" for name, value in line.items()), flush=True)


def show(settings: Settings) -> None:
    """Evaluate the checkpoint, and print its figures with their 95 % intervals."""
    checkpoint = Path(settings.out) / "network.pt"
    kept = torch.load(checkpoint, map_location=settings.device, weights_only=True)
    view = View(settings.players)
    network = Network(len(view.columns), kept["settings"]["hidden"])
    network.load_state_dict(kept["network"])
    figures = measured(settings, network, view, among=settings.evaluate)
    for name in ("lead", "points_per_round", "exact", "won"):
        found = getattr(figures, name)
        print(f"{name:17} {found.value:8.3f} ± {found.margin:.3f}")


def main(given: list[str] | None = None) -> None:
    """Run the command."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    for field in fields(Settings):
        parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    settings = Settings(**vars(parser.parse_args(given)))
    for name, value in vars(settings).items():
        if name != "seed" and isinstance(value, int) and value < 1:
            parser.error(f"--{name} must be 1 or more, not {value}")
    try:
        torch.set_default_device(settings.device)
        torch.zeros(1)
    except (AssertionError, RuntimeError) as error:
        parser.error(f"--device {settings.device}: {str(error).splitlines()[0]}")
    try:
        (show if settings.evaluate else train)(settings)
    except (ForetellError, OSError, ValueError) as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
