"""A process in which bots decide: its requests, its replies and its end."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from foretell.bots.registry import LEVELS, create, takes_time
from foretell.bots.runner import bot_seed
from foretell.bots.substitutes import Failure, Reason
from foretell.bots.worker import NICE, Reply, Request, decode_reply, encode_reply
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.rules.options import Bidding, Options
from tests.bots.odd_bots import install
from tests.bots.workers import worker

QUICK_BOTS = ("random", "steady", *(level for level in LEVELS if not takes_time(level)))
SEED = "0f" * 16


def a_decision() -> SeatObservation:
    session = Session(Options(players=3, hand_sizes=(3,)), seed="2a")
    return session.observe(session.to_act[0])


@pytest.mark.parametrize("bidding", [Bidding.OPEN, Bidding.SECRET])
def test_a_worker_decides_as_the_bots_do_in_this_process(bidding: Bidding) -> None:
    session = Session(Options(players=3, hand_sizes=(1, 3), bidding=bidding), seed="2a")
    with worker() as process:
        while session.to_act:
            seat = session.to_act[0]
            seen, seed = session.observe(seat), bot_seed("2a", seat)
            for bot in QUICK_BOTS:
                outcome = process.ask(Request(bot, seed, seen)).outcome
                assert isinstance(outcome, int)
                assert seen.legal_actions[outcome] == create(bot, seed).act(seen)
            session.act(seen.legal_actions[0])


def test_a_worker_survives_misbehaving_bots_of_other_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    seen = a_decision()
    steady = seen.legal_actions.index(create("steady", SEED).act(seen))
    with worker() as process:
        assert process.ask(Request("sound", SEED, seen)).outcome == steady
        assert process.ask(Request("chatty", SEED, seen)).outcome == steady
        for bot in ("raising", "cheating", "nobody", "leaving"):
            assert isinstance(process.ask(Request(bot, SEED, seen)).outcome, Failure)
        for bot in ("nobody", "raising"):
            assert isinstance(process.ask(Request(bot)).outcome, Failure)
        assert process.ask(Request("random")).outcome == 0


def test_a_worker_ends_with_its_parent_even_if_a_bot_is_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    with worker() as process:
        process.ask(Request("random"))
        process.send(Request("endless", SEED, a_decision()))
        assert process.process.stdin is not None
        process.process.stdin.close()
        assert process.process.wait() == 0


@pytest.mark.skipif(sys.platform == "win32", reason="has neither")
def test_a_worker_runs_at_low_priority_and_ignores_signals() -> None:
    with worker() as process:
        process.ask(Request("random"))
        for number in (signal.SIGINT, signal.SIGTERM):
            process.process.send_signal(number)
        assert process.ask(Request("random")).outcome == 0
        pid = process.process.pid
        assert os.getpriority(os.PRIO_PROCESS, pid) >= min(19, os.nice(0) + NICE)


def test_a_worker_that_uses_too_much_memory_ends_after_its_answer() -> None:
    grown = "worker.memory_in_use = iter([0, worker.MAX_MEMORY + 1]).__next__"
    with worker("-c", f"from foretell.bots import worker; {grown}; worker.main()") as process:
        assert process.ask(Request("random")).outcome == 0
        assert process.process.wait() == 0


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not count the parent's")
def test_the_memory_of_a_worker_is_not_that_of_its_parent() -> None:
    """A server or a program may be large."""
    ballast = b"1" * (1 << 28)
    asked = "from foretell.bots.worker import memory_in_use; print(memory_in_use())"
    printed = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True).stdout
    assert int(printed) < len(ballast)


def test_a_reply_is_read_as_it_was_written_whatever_a_failure_says() -> None:
    odd = Failure(Reason.RAISED, "Ünlikely", "one\ntwo \udcff\0 three" + "\U0001f0cf" * 2_000)
    for reply in (Reply(3, 1.5), Reply(odd, 0.25), Reply(Failure(Reason.ILLEGAL), 0.0)):
        line = encode_reply(reply)
        assert line.count(b"\n") == 1
        assert len(line) < 2**16
        assert decode_reply(line) == reply


def test_a_malformed_line_is_not_a_reply() -> None:
    assert decode_reply(b"3 1500000\n") == Reply(3, 1.5)
    for line in (b"", b"\n", b"3\n", b"3 x\n", b"1 2 3\n", b'-1 2 ["raised"]\n', b"-1 2 [\n"):
        with pytest.raises(ValueError, match=r"."):
            decode_reply(line)
