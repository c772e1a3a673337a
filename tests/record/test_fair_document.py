"""docs/build/shuffle.md describes what the code does."""

import hashlib
import hmac
import json
import re
from pathlib import Path

import pytest

from foretell.record import Shuffle, commitment_of, mixed_seed, wire
from foretell.table.fair_shuffle import DIGITS, LONGEST_NONCE

PAGE = (Path(__file__).parents[2] / "docs" / "build" / "shuffle.md").read_text(encoding="utf-8")
EXAMPLE = re.search(r'^"seed":"(\w+)"\n"fair":(\{.*\})$', PAGE, re.MULTILINE)
COMMANDS = re.findall(r"```sh\n(printf .*)\n# (\w+)\n```", PAGE)


def example() -> tuple[str, Shuffle]:
    """Return the seed of the game on the page, and its shuffle."""
    assert EXAMPLE is not None
    values = json.loads(EXAMPLE[2])
    return EXAMPLE[1], Shuffle(**values | {"nonces": tuple(values["nonces"])})


def test_the_numbers_on_the_page_are_right() -> None:
    seed, shuffle = example()
    assert shuffle.find_fault(seed, players=3) is None
    assert shuffle.commitment == commitment_of(shuffle.seed, shuffle.salt)
    assert seed == mixed_seed(shuffle.seed, shuffle.given)


def test_the_commands_on_the_page_print_the_output_shown() -> None:
    seed, shuffle = example()
    (commitment, said), (mixed, mixed_said) = COMMANDS
    assert commitment == f"printf %s%s {shuffle.seed} {shuffle.salt} | sha256sum"
    joined = "".join(commitment.split()[2:4]).encode()
    assert said == hashlib.sha256(joined).hexdigest() == shuffle.commitment
    words = mixed.split()
    assert " ".join([*words[:2], *words[3:-1]]) == "printf %s | openssl dgst -sha256 -hmac"
    key, message = words[-1].encode(), words[2].encode()
    assert mixed_said == hmac.new(key, message, hashlib.sha256).hexdigest() == seed


def test_the_numbers_of_digits_are_those_of_the_code() -> None:
    assert f"{DIGITS} digits" in PAGE
    assert f"1 to {LONGEST_NONCE} digits" in PAGE


@pytest.mark.parametrize("key", wire.Fair.__struct_fields__)
def test_the_page_describes_every_key_of_fair(key: str) -> None:
    _, _, rest = PAGE.partition("| key of `fair` | value |")
    assert re.search(rf"^\| `{key}` \|", rest, re.MULTILINE)
