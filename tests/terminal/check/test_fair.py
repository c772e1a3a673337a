"""``foretell check --fair`` and ``--commitment``."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from foretell.game.session import Session
from foretell.i18n import LANGUAGES
from foretell.record import Header, Player, Record, Shuffle, write_record
from foretell.record.header import LONGEST_TEXT
from foretell.rules.options import Options
from foretell.testing import play_at_random
from tests.terminal.helpers import Run, refusal

OPTIONS = Options(players=3, hand_sizes=(1, 2))
SEED, SALT, OTHER = "5e" * 32, "5a" * 32, "0f" * 32
PLAYERS = (Player("Ada", "human"), Player("steady", "steady"), Player("Ada", "human"))


def shuffle(nonces: dict[int, str]) -> Shuffle:
    return Shuffle.revealed(SEED, SALT, nonces, players=3)


FAIR = shuffle({0: "5eed", 2: "0123"})


def game(fair: Shuffle | None, *, steps: int | None = None) -> Record:
    seed = SEED if fair is None else fair.game_seed
    session = play_at_random(Session(OPTIONS, seed), "1", steps=steps)
    started = datetime(2026, 1, 1, tzinfo=UTC)
    return Record(Header("g1", OPTIONS, PLAYERS, seed, started, fair), session.events)


def write(name: str, *records: Record) -> str:
    Path(name).write_text("".join(map(write_record, records)), encoding="utf-8")
    return name


def test_a_verified_shuffle_is_reported_on_its_own_line(run: Run) -> None:
    ran = run("check", "--fair", write("game.jsonl", game(FAIR)))
    assert (ran.status, ran.err) == (0, "")
    verified, counted = ran.lines
    assert verified == (
        f"game.jsonl: g1: the shuffle keeps the commitment {FAIR.commitment}, to be compared with "
        "the one shown before the game; nonces from Ada 1 and Ada 2; all 2 deals follow from it."
    )
    assert counted.endswith(": all legal")


@pytest.mark.parametrize("flags", [("--fair",), ()])
@pytest.mark.parametrize("noted", [FAIR.commitment, f" {FAIR.commitment.upper()}\n"])
def test_the_commitment_can_be_compared_with_a_given_one(
    run: Run, flags: tuple[str, ...], noted: str
) -> None:
    ran = run("check", *flags, write("game.jsonl", game(FAIR)), "--commitment", noted)
    assert ran.status == 0
    assert f"{FAIR.commitment}, the one that you noted; " in ran.lines[0]


def test_without_the_flags_only_faults_of_the_shuffle_are_reported(run: Run) -> None:
    assert len(run("check", write("game.jsonl", game(FAIR))).lines) == 1
    text = Path("game.jsonl").read_text(encoding="utf-8")
    Path("broken.jsonl").write_text(text.replace(SALT, OTHER), encoding="utf-8")
    ran = run("check", "broken.jsonl")
    assert ran.status == 1
    assert ran.lines[0].startswith("broken.jsonl:1: The commitment to this seed and this salt is ")
    assert ran.lines[0].endswith(f", but the record says {FAIR.commitment}.")


def test_a_commitment_other_than_the_given_one_is_a_fault(run: Run) -> None:
    ran = run("check", write("game.jsonl", game(FAIR)), "--commitment", OTHER)
    assert ran.status == 1
    assert ran.lines[0] == (
        f"game.jsonl:1: The commitment noted before the game is {OTHER}, "
        f"but the record says {FAIR.commitment}."
    )
    assert ran.lines[1].endswith(": 1 fault")


def test_a_record_without_a_shuffle_is_a_fault(run: Run) -> None:
    ran = run("check", "--fair", write("game.jsonl", game(None)))
    assert ran.status == 1
    assert ran.lines[0].startswith("game.jsonl:1: The header has no key “fair”")


def test_a_deal_that_does_not_follow_from_the_shuffle_is_a_fault(run: Run) -> None:
    text = write_record(game(FAIR)).replace('"turned":"', '"turned":"N', 1)
    Path("game.jsonl").write_text(text, encoding="utf-8")
    ran = run("check", "--fair", "game.jsonl")
    assert ran.status == 1
    assert all(line.startswith("game.jsonl:3: ") for line in ran.lines[:-1])


@pytest.mark.parametrize(
    ("nonces", "steps", "said"),
    [
        ({}, None, "; no player added a nonce; all 2 deals follow from it."),
        ({1: "0"}, 1, "; nonces from steady; the one deal follows from it."),
    ],
)
def test_the_givers_of_nonces_and_the_deals_are_reported(
    run: Run, nonces: dict[int, str], steps: int | None, said: str
) -> None:
    write("game.jsonl", game(shuffle(nonces), steps=steps))
    assert run("check", "--fair", "game.jsonl").lines[0].endswith(said)


def test_a_game_of_a_header_alone_has_no_deals(run: Run) -> None:
    write("game.jsonl", replace(game(FAIR), events=()))
    assert run("check", "--fair", "game.jsonl").lines[0].endswith("; nothing has been dealt yet.")


def test_texts_from_a_checked_file_are_shortened(run: Run) -> None:
    record = game(FAIR)
    players = (Player("y" * LONGEST_TEXT, "human"), *PLAYERS[1:])
    header = replace(record.header, id="x" * LONGEST_TEXT, players=players)
    write("game.jsonl", replace(record, header=header))
    line = run("check", "--fair", "game.jsonl").lines[0]
    assert "xxx" in line
    assert "x" * LONGEST_TEXT not in line
    assert "y" * LONGEST_TEXT not in line


@pytest.mark.parametrize("commitment", ["", "5e", "x" * 64, SEED + "0"])
def test_a_commitment_has_64_digits(run: Run, commitment: str) -> None:
    err = refusal(run("check", write("game.jsonl", game(FAIR)), "--commitment", commitment))
    assert err.startswith("foretell: The value of “--commitment” must be 64 characters")
    assert err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_of_check_fair_is_written_in_every_language(run: Run, language: str) -> None:
    write("game.jsonl", game(FAIR), game(shuffle({})), game(None))
    ran = run("check", "--fair", "game.jsonl", "--lang", language)
    assert ran.status == 1
    assert len(ran.lines) == 4
    assert sum(FAIR.commitment in line for line in ran.lines) == 2
