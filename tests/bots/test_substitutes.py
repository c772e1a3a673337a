"""The bots that decide in place of one that fails, and their order."""

import subprocess
import sys
from typing import cast

import pytest

from foretell.bots import registry, substitutes
from foretell.bots.registry import BUILT_IN, create, takes_time
from foretell.bots.substitutes import (
    MOST_CHARACTERS,
    MOST_LINES,
    SUBSTITUTES,
    Failure,
    Reason,
    attempt,
    shortened,
    substitute,
)
from foretell.game.actions import Action, MakeBid
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.rules.options import Bidding, Options

SEED = "0f" * 16
HIDDEN = Options(players=3, first_dealer=0, hand_sizes=(2,), bidding=Bidding.HIDDEN)
PLAY = """
import sys
from foretell import Options, Session
from foretell.bots.substitutes import attempt
game = Session(Options(players=3, hand_sizes=(2,)), seed="2a")
while game.to_act:
    game.act(attempt(sys.argv[1], "2a", game.observe(game.to_act[0])))
print(*sys.modules)
"""


def a_decision() -> SeatObservation:
    """Return the observation of a seat that may bid at the same time as the others."""
    session = Session(HIDDEN, seed="2a")
    return session.observe(session.to_act[0])


SEEN = a_decision()


class Raising:
    """A bot that raises an error, as a damaged one would."""

    def __init__(self, _: str) -> None:
        pass

    def act(self, seen: SeatObservation) -> Action:
        raise RecursionError(seen.seat)


class Meddling(Raising):
    """A bot that acts for its neighbour."""

    def act(self, seen: SeatObservation) -> Action:
        assert seen.seat is not None
        return MakeBid((seen.seat + 1) % 3, 0)


class Silent(Raising):
    """A bot that returns nothing."""

    def act(self, _: SeatObservation) -> Action:
        return cast("Action", None)


class Unmade(Raising):
    """A bot that cannot be created."""

    def __init__(self, _: str) -> None:
        raise PermissionError(13, "no code here")


class Unlike(Raising):
    """A bot whose action cannot be compared."""

    def act(self, _: SeatObservation) -> Action:
        return self  # type: ignore[return-value]  # no action, on purpose

    def __eq__(self, _: object) -> bool:
        raise LookupError

    __hash__ = None  # type: ignore[assignment]  # as a class that cannot be hashed has it


def replaced_by(monkeypatch: pytest.MonkeyPatch, **bots: type) -> None:
    """Let built-in bots be made by other classes."""
    for name, bot in bots.items():
        monkeypatch.setitem(registry.BUILT_IN, name, f"{__name__}:{bot.__name__}")


@pytest.mark.parametrize(
    ("bot", "reason", "error"),
    [
        (Raising, Reason.RAISED, "RecursionError"),
        (Meddling, Reason.ILLEGAL, "MakeBid"),
        (Silent, Reason.ILLEGAL, "NoneType"),
        (Unmade, Reason.RAISED, "PermissionError"),
        (Unlike, Reason.RAISED, "LookupError"),
    ],
)
def test_a_failing_bot_is_distinguished_from_a_working_one_by_the_kind_of_failure(
    bot: type, reason: Reason, error: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    replaced_by(monkeypatch, casual=bot)
    failure = attempt("casual", SEED, SEEN)
    assert isinstance(failure, Failure)
    assert (failure.reason, failure.error) == (reason, error)
    assert failure.cause == f"{reason} {error}"
    if reason is Reason.RAISED:
        assert error in failure.detail.splitlines()[-1]


def test_a_level_made_from_a_bot_that_cannot_be_loaded_fails_with_the_same_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    replaced_by(monkeypatch, strongest=Unmade)
    failure = attempt("master", SEED, SEEN)
    assert isinstance(failure, Failure)
    assert failure.cause == "raised PermissionError"


def test_an_unknown_bot_fails() -> None:
    failure = attempt("nobody", SEED, SEEN)
    assert isinstance(failure, Failure)
    assert failure.cause == "raised UnknownBot"


def test_a_working_bot_decides_as_ever() -> None:
    for name in ("casual", "random", "steady"):
        assert attempt(name, SEED, SEEN) == create(name, SEED).act(SEEN)


def test_a_substitute_decides_unless_it_fails_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first legal action is chosen only when all of them fail, and nobody can miss it."""
    expected = [create(name, SEED).act(SEEN) for name in SUBSTITUTES]
    notes: list[tuple[str, str]] = []

    def failed(bot: str, failure: Failure) -> None:
        notes.append((bot, failure.cause))

    assert substitute(SEED, SEEN, failed=failed) == expected[0]
    assert notes == []
    replaced_by(monkeypatch, steady=Raising)
    assert substitute(SEED, SEEN, failed=failed) == expected[1]
    assert notes == [("steady", "raised RecursionError")]
    notes.clear()
    replaced_by(monkeypatch, random=Meddling)
    assert substitute(SEED, SEEN, failed=failed) == SEEN.legal_actions[0]
    assert notes == [("steady", "raised RecursionError"), ("random", "illegal MakeBid")]


def test_the_first_substitute_is_steady_and_all_decide_at_once() -> None:
    assert SUBSTITUTES[0] == "steady"
    assert set(SUBSTITUTES) <= set(BUILT_IN)
    assert not any(map(takes_time, SUBSTITUTES))


@pytest.mark.parametrize("bot", SUBSTITUTES)
def test_a_substitute_is_plain_python(bot: str) -> None:
    """A system that forbids compiled code, or a damaged library, cannot stop it."""
    told = subprocess.run(
        [sys.executable, "-c", PLAY, bot], capture_output=True, text=True, check=True
    )
    modules = set(told.stdout.split())
    assert "foretell" in modules
    assert not modules & {"numpy", "numba", "llvmlite", "wasmtime"}


def test_the_detail_of_a_failure_is_the_end_of_a_text_and_short() -> None:
    text = "\n".join(f"line {number}" for number in range(100)) + "\n\n"
    assert shortened(text).splitlines() == [f"line {n}" for n in range(100 - MOST_LINES, 100)]
    assert len(shortened("x" * 10 * MOST_CHARACTERS)) == MOST_CHARACTERS
    assert shortened("\n") == ""
    assert substitutes.Failure(Reason.LATE).cause == "late"
