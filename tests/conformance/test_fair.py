"""fair.txt and the fair record against an independent implementation of the document."""

import hashlib
import hmac
import json

import pytest

from foretell.record import Fault, fairly_shuffled, read_lines
from tests.conformance.rows import FOLDER, rows, words

RECORD = FOLDER / "records" / "fair.jsonl"


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def game_seed(committed: str, nonces: list[str | None]) -> str:
    message = "foretell/1/fair"
    for seat, nonce in enumerate(nonces):
        if nonce is not None:
            message += f"/{seat}:{nonce}"
    return hmac.new(committed.encode("ascii"), message.encode("ascii"), "sha256").hexdigest()


@pytest.mark.parametrize("row", rows("fair.txt"), ids=[row[2] for row in rows("fair.txt")])
def test_commitment_and_seed_follow_from_seed_salt_and_nonces(row: tuple[str, ...]) -> None:
    seed, salt, column, commitment, mixed = row
    nonces = [None if word == "-" else word for word in words(column)]
    assert commitment == sha256(seed + salt)
    assert mixed == game_seed(seed, nonces)


def test_the_fair_record_matches_its_commitment() -> None:
    header = json.loads(RECORD.read_text(encoding="utf-8").splitlines()[0])
    fair = header["fair"]
    assert fair["commitment"] == sha256(fair["seed"] + fair["salt"])
    assert header["seed"] == game_seed(fair["seed"], fair["nonces"])


def test_the_fair_record_meets_the_requirement() -> None:
    fair = json.loads(RECORD.read_text(encoding="utf-8").splitlines()[0])["fair"]
    found = read_lines(RECORD, require=fairly_shuffled(fair["commitment"]))
    assert not any(isinstance(one, Fault) for one in found)
