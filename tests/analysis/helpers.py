"""Recorded games, and reviews that take milliseconds."""

from datetime import UTC, datetime
from importlib import import_module

import numpy as np
import pytest

from foretell.analysis import appraisal
from foretell.analysis.moves import PlayedRound, played_rounds
from foretell.analysis.values import round_values
from foretell.bots.bot import Bot
from foretell.bots.explain.rows import FloatArray
from foretell.bots.learned.network import new_evaluator
from foretell.bots.runner import act_for
from foretell.bots.search.bot import Budget
from foretell.game.session import Session
from foretell.record import Header, Player, Record
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.actions import encode_action
from foretell.sim.layout import SEATS
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of
from foretell.testing import play_at_random
from tests.bots.learned.helpers import a_network

LITTLE = Options(players=3, hand_sizes=(1, 2))
UNCACHED = appraisal._appraised.__wrapped__
"""Appraisals by the networks of the moment."""
STARTED = datetime(2026, 1, 2, 3, 4, tzinfo=UTC)


def make_reviews_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews use small networks and few possible games."""
    monkeypatch.setattr(import_module("foretell.analysis.review"), "best_network", a_network)
    monkeypatch.setattr(appraisal, "GAMES", 4)
    monkeypatch.setattr(appraisal, "MORE", (16,))
    monkeypatch.setattr(appraisal, "NAMED_FROM", 16)
    monkeypatch.setattr("foretell.analysis.judgement.NAMED_FROM", 16)
    monkeypatch.setattr(appraisal, "ANALYST", Budget(games=4, worlds=4))
    monkeypatch.setattr(appraisal, "best_network", a_network)
    monkeypatch.setattr(appraisal, "quick_network", a_network)
    monkeypatch.setattr(appraisal, "_appraised", UNCACHED)


def a_record(
    options: Options = LITTLE,
    seed: str = "2a",
    *,
    kinds: tuple[str, ...] = ("human", "random", "random", "random", "random", "random"),
    steps: int | None = None,
) -> Record:
    """Return a game of random actions, of which it may have only some."""
    return recorded(play_at_random(Session(options, seed), "1", steps=steps), kinds)


def recorded(session: Session, kinds: tuple[str, ...]) -> Record:
    """Return the record of a game."""
    options = session.options
    names = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
    players = [Player(name, kind) for name, kind in zip(names, kinds, strict=False)]
    header = Header("g1", options, tuple(players[: options.players]), session.seed, STARTED)
    return Record(header, session.events)


def best_known() -> Bot:
    """Return the player whose actions are the best known ones of a review."""
    return appraisal.Analyst()


def played_by(session: Session, bots: dict[int, Bot]) -> Session:
    """Play a game to its end: some seats by bots, the others at random."""
    while session.to_act:
        seat = session.to_act[0]
        if seat in bots:
            act_for(session, seat, bots[seat])
        else:
            play_at_random(session, str(len(session.events)), steps=1)
    return session


def values_of(record: Record) -> list[tuple[PlayedRound, FloatArray]]:
    """Return the rounds of a record with the values of their positions, by a small network."""
    evaluator, found = new_evaluator(a_network()), []
    options = record.header.options
    for one in played_rounds(record):
        codes = np.array([encode_action(move.action) for move in one.moves], dtype=np.int64)
        states = np.empty((len(codes), layout.WIDTH), dtype=np.int64)
        values = np.empty((len(codes) + 1, SEATS))
        start = state_of(one.start)
        round_values(settings_of(options), evaluator, start, codes, states, values)
        for move, state in zip(one.moves, states, strict=True):
            assert state[layout.SEAT] == move.action.seat
        found.append((one, values[:, : options.players]))
    return found
