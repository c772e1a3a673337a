"""The fair shuffle: commitments, derived seeds, and broken promises found."""

import hashlib
import hmac
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.game.session import Session
from foretell.record import (
    Fault,
    Header,
    Record,
    Shuffle,
    check_nonce,
    commitment_of,
    fairly_shuffled,
    header_line,
    mixed_seed,
    read_lines,
)
from foretell.record.refusals import (
    CommitmentMismatch,
    NoncesMismatch,
    SeedMismatch,
)
from foretell.rules.options import Options
from foretell.table.fair_shuffle import InvalidHex, InvalidNonce
from foretell.testing import play_at_random
from tests.record.helpers import (
    changed,
    codes,
    faults,
    find,
    lines_of,
    played,
    read,
    record_of,
    stream,
)

SEED, SALT, OTHER = "5e" * 32, "5a" * 32, "0f" * 32
NONCES = {0: "5eed", 2: "0123456789abcdef"}
FAIR = Shuffle.revealed(SEED, SALT, NONCES, players=3)
OPTIONS = Options(players=3, hand_sizes=(1, 2))
nonces = st.text("0123456789abcdef", min_size=1, max_size=128)


def shuffled(fair: Shuffle) -> Record:
    session = play_at_random(Session(OPTIONS, fair.game_seed), "1")
    record = record_of(session, seed=fair.game_seed)
    return replace(record, header=replace(record.header, fair=fair))


GAME = shuffled(FAIR)
LINES = lines_of(GAME)
REVEALED: dict[str, object] = {
    "commitment": FAIR.commitment,
    "seed": SEED,
    "salt": SALT,
    "nonces": ["5eed", None, "0123456789abcdef"],
}


def with_fair(**keys: object) -> list[str]:
    """Return the lines of the game with some keys of ``fair`` changed."""
    return changed(LINES, 0, fair=REVEALED | keys)


def test_the_commitment_is_the_sha256_of_seed_and_salt() -> None:
    assert commitment_of(SEED, SALT) == hashlib.sha256((SEED + SALT).encode()).hexdigest()


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({}, b"foretell/1/fair"),
        ({1: "0"}, b"foretell/1/fair/1:0"),
        ({2: "b", 0: "a"}, b"foretell/1/fair/0:a/2:b"),
        ({10: "a", 9: "b"}, b"foretell/1/fair/9:b/10:a"),
    ],
)
def test_the_seed_of_a_game_is_an_hmac_of_the_nonces(given: dict[int, str], message: bytes) -> None:
    expected = hmac.new(SEED.encode(), message, hashlib.sha256).hexdigest()
    assert mixed_seed(SEED, given) == expected


@given(
    st.dictionaries(st.integers(0, 5), nonces, max_size=6),
    st.dictionaries(st.integers(0, 5), nonces, max_size=6),
)
def test_different_nonces_give_a_different_seed(one: dict[int, str], other: dict[int, str]) -> None:
    assert (mixed_seed(SEED, one) == mixed_seed(SEED, other)) == (one == other)


@pytest.mark.parametrize("text", ["", SEED[1:], SEED + "0", SEED.upper(), "g" * 64, SEED + "\n"])
def test_seeds_salts_and_commitments_have_64_digits(text: str) -> None:
    for seed, salt, key in ((text, SALT, "fair.seed"), (SEED, text, "fair.salt")):
        with pytest.raises(InvalidHex) as caught:
            commitment_of(seed, salt)
        assert caught.value.data() == {"key": key, "text": text}
    with pytest.raises(InvalidHex):
        mixed_seed(text, {})
    with pytest.raises(InvalidHex) as caught:
        replace(FAIR, commitment=text)
    assert caught.value.key == "fair.commitment"


@pytest.mark.parametrize("nonce", ["", "f" * 129, "A", "x", "0x1", " 1", "1\n", "٣"])
def test_a_nonce_has_1_to_128_digits(nonce: str) -> None:
    with pytest.raises(InvalidNonce) as caught:
        check_nonce(nonce)
    assert caught.value.nonce == nonce
    with pytest.raises(InvalidNonce):
        mixed_seed(SEED, {0: nonce})
    with pytest.raises(InvalidNonce):
        replace(FAIR, nonces=(None, nonce, None))


def test_nonces_of_every_allowed_length_are_accepted() -> None:
    assert [check_nonce(nonce) for nonce in ("0", "f" * 128)] == ["0", "f" * 128]


def test_a_revealed_shuffle_has_no_fault() -> None:
    assert FAIR.commitment == commitment_of(SEED, SALT)
    assert FAIR.nonces == ("5eed", None, "0123456789abcdef")
    assert FAIR.given == NONCES
    assert FAIR.game_seed == mixed_seed(SEED, NONCES)
    assert FAIR.find_fault(FAIR.game_seed, players=3) is None


def test_each_broken_promise_is_found() -> None:
    fault = FAIR.find_fault(FAIR.game_seed, players=4)
    assert isinstance(fault, NoncesMismatch)
    assert fault.data() == {"listed": 3, "players": 4}
    fault = replace(FAIR, commitment=OTHER).find_fault(FAIR.game_seed, players=3)
    assert isinstance(fault, CommitmentMismatch)
    assert fault.data() == {"expected": FAIR.commitment, "found": OTHER}
    fault = FAIR.find_fault(SEED, players=3)
    assert isinstance(fault, SeedMismatch)
    assert fault.data() == {"expected": FAIR.game_seed, "found": SEED}


def test_a_header_with_a_broken_promise_cannot_be_created() -> None:
    with pytest.raises(CommitmentMismatch):
        replace(GAME.header, fair=replace(FAIR, commitment=OTHER))
    with pytest.raises(SeedMismatch):
        replace(GAME.header, seed=SEED)
    with pytest.raises(NoncesMismatch):
        replace(GAME.header, fair=replace(FAIR, nonces=()))


def test_the_key_fair_comes_last_in_the_header() -> None:
    plain = header_line(replace(GAME.header, fair=None))
    assert "fair" not in plain
    assert header_line(GAME.header) == plain[:-2] + (
        f',"fair":{{"commitment":"{FAIR.commitment}","seed":"{SEED}","salt":"{SALT}",'
        '"nonces":["5eed",null,"0123456789abcdef"]}}\n'
    )


@given(st.dictionaries(st.integers(0, 2), nonces, max_size=3))
def test_reading_a_written_fair_record_gives_the_record(given: dict[int, str]) -> None:
    record = shuffled(Shuffle.revealed(SEED, SALT, given, players=3))
    assert read(lines_of(record)) == [record]


def test_unknown_keys_and_any_order_are_accepted_in_fair() -> None:
    keys = dict(reversed(REVEALED.items())) | {"more": [1]}
    assert read(changed(LINES, 0, fair=keys)) == [GAME]


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"commitment": OTHER}, "record/commitment_mismatch"),
        ({"seed": OTHER}, "record/commitment_mismatch"),
        ({"salt": OTHER}, "record/commitment_mismatch"),
        ({"seed": OTHER, "commitment": commitment_of(OTHER, SALT)}, "record/seed_mismatch"),
        ({"nonces": [None, None, None]}, "record/seed_mismatch"),
        ({"nonces": [None, "5eed", "0123456789abcdef"]}, "record/seed_mismatch"),
        ({"nonces": []}, "record/nonces_mismatch"),
        ({"nonces": ["5eed", None, "0123456789abcdef", None]}, "record/nonces_mismatch"),
        ({"nonces": ["", None, None]}, "nonce/invalid"),
        ({"nonces": ["5EED", None, None]}, "nonce/invalid"),
        ({"seed": SEED[2:]}, "record/invalid_hex"),
        ({"salt": SALT.upper()}, "record/invalid_hex"),
        ({"commitment": "\x1b" * 64}, "record/invalid_hex"),
        ({"nonces": [5, None, None]}, "record/wrong_type"),
        ({"nonces": None}, "record/wrong_type"),
        ({"salt": None}, "record/wrong_type"),
    ],
)
def test_a_malformed_shuffle_is_one_fault(keys: dict[str, object], code: str) -> None:
    assert codes(with_fair(**keys)) == [(1, code, "")]


@pytest.mark.parametrize("value", [None, [], "x", 1])
def test_fair_has_to_be_an_object(value: object) -> None:
    (fault,) = faults(changed(LINES, 0, fair=value))
    assert (fault.line, fault.refusal.data()["key"]) == (1, "fair")


@pytest.mark.parametrize("key", REVEALED)
def test_every_key_of_fair_is_required(key: str) -> None:
    keys = {name: value for name, value in REVEALED.items() if name != key}
    (fault,) = faults(changed(LINES, 0, fair=keys))
    assert fault.refusal.data() == {"key": f"fair.{key}"}


def test_a_wrong_commitment_is_reported_in_full() -> None:
    (fault,) = faults(with_fair(commitment=OTHER))
    assert fault.refusal.data() == {"expected": FAIR.commitment, "found": OTHER}


def test_a_different_seed_of_the_game_is_a_fault() -> None:
    """The cards of the game are then those of that seed; the promise is not kept."""
    other = played(OPTIONS, OTHER)
    lines = changed(lines_of(other), 0, fair=REVEALED)
    assert codes(lines) == [(1, "record/seed_mismatch", "")]


def test_a_deal_of_another_seed_is_a_fault() -> None:
    at = find(LINES, "dealt")
    assert codes(changed(LINES, at, hands=[]))[0][:2] == (at + 1, "record/wrong_hand")


def checked(lines: list[str], noted: str | None = None) -> list[tuple[int, str] | str]:
    """Return the ids and faults of a file in which fair shuffles are required."""
    seen: list[tuple[int, str] | str] = []
    for found in read_lines(stream(lines), require=fairly_shuffled(noted)):
        match found:
            case Header():
                seen.append(found.id)
            case Fault(line, refusal):
                seen.append((line, refusal.code))
    return seen


def test_a_requirement_that_is_met_changes_nothing() -> None:
    assert checked(LINES) == checked(LINES, FAIR.commitment) == ["test"]


def test_a_requirement_that_is_not_met_is_a_fault_of_the_header() -> None:
    plain = lines_of(played(OPTIONS))
    assert checked(plain) == ["test", (1, "record/no_shuffle")]
    assert checked([*LINES, *plain])[2] == (len(LINES) + 1, "record/no_shuffle")
    assert checked(LINES, OTHER) == ["test", (1, "record/other_commitment")]


def test_a_broken_promise_is_one_fault_also_under_a_requirement() -> None:
    assert checked(with_fair(salt=OTHER), OTHER) == [(1, "record/commitment_mismatch")]
