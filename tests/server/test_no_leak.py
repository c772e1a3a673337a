"""No leaks: hidden cards and bids change no byte sent to a viewer by any endpoint (R12)."""

from collections import Counter
from collections.abc import Iterator

import pytest

from foretell.errors import Refusal
from foretell.game import decide as game_decide
from foretell.game.actions import Action, PlayCard
from foretell.game.legal import find_refusal, legal_actions
from foretell.game.refusals import NotInHand
from foretell.game.state import State
from foretell.protocol.codec import decode_server
from foretell.protocol.server import Refused
from foretell.table import permissions, redact, seats
from foretell.table.fair_shuffle import mixed_seed
from tests.server.pairs import (
    KINDS,
    Script,
    Seen,
    differences,
    pair,
    secrets_of,
    watch,
    whole_game,
)

pytestmark = pytest.mark.whole

PARTS = 2
EACH = 115
LONG_PARTS = 100
LONG_EACH = 1_000


def pairs(seeds: range) -> Iterator[tuple[Script, Script]]:
    return (found for seed in seeds if (found := pair(seed)) is not None)


def leaks(one: Script, other: Script) -> list[tuple[bytes, bytes]]:
    """Return the differences between a viewer's messages at two tables."""
    first, second = watch(one), watch(other)
    assert first.entries != second.entries, "there is nothing to hide"
    check_secrets(one, first)
    return differences(first.sent, second.sent) + differences(first.shown, second.shown)


def check_secrets(script: Script, seen: Seen) -> None:
    """Check that no byte reveals a person's id or the secrets behind the cards."""
    secrets = secrets_of(script.seed)
    seed, salt = next(secrets), next(secrets)
    for sent in (*seen.sent, *seen.shown):
        assert b"SECRETPERSON" not in sent, sent
        if b"shuffle_revealed" not in sent:
            for secret in (seed, salt, mixed_seed(seed, {})):
                assert secret.encode() not in sent, sent


def look_for_leaks(seeds: range) -> Counter[str]:
    counts: Counter[str] = Counter()
    for one, other in pairs(seeds):
        found = leaks(one, other)
        assert not found, f"pair({one.seed}): {found[0]}"
        counts[one.kind] += 1
    return counts


@pytest.mark.parametrize(
    "part", [0, *(pytest.param(part, marks=pytest.mark.thorough) for part in range(1, PARTS))]
)
def test_hidden_cards_and_bids_change_no_byte_sent_to_a_viewer(part: int) -> None:
    counts = look_for_leaks(range(part * EACH, (part + 1) * EACH))
    assert all(counts[kind] > EACH // 20 for kind in KINDS), counts
    assert counts.total() > EACH * 5 // 8, counts


@pytest.mark.thorough
@pytest.mark.parametrize("part", range(LONG_PARTS))
def test_no_byte_leaks_at_many_more_tables(part: int) -> None:
    first = 1_000_000 + part * LONG_EACH
    look_for_leaks(range(first, first + LONG_EACH))


def test_viewers_get_every_kind_of_refusal() -> None:
    """The pairs would prove nothing if nobody sent the commands that might reveal too much."""
    missing = {
        "bid/not_your_turn",
        "bid/out_of_range",
        "bid/stands",
        "card/unknown",
        "card/unknown_suit",
        "play/must_follow_suit",
        "play/not_in_hand",
        "play/not_your_turn",
        "removal/nothing_asked",
        "table/already_seated",
        "table/full",
        "table/not_gathering",
        "table/not_host",
        "table/not_over",
        "table/not_seated",
        "table/seat_taken",
        "table/waits_for_deal",
        "turn/bid",
        "turn/choose_trump",
        "turn/play",
        "undo/nothing",
        "undo/nothing_asked",
    }
    for one, _ in pairs(range(300, 900)):
        messages = map(decode_server, watch(one).sent)
        missing -= {message.code for message in messages if isinstance(message, Refused)}
        if not missing:
            break
    assert not missing


def is_found(seeds: range) -> bool:
    """Return whether any pair reveals a leak."""
    return any(leaks(one, other) for one, other in pairs(seeds))


def test_the_search_for_leaks_finds_hands_and_bids_that_are_not_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(redact, "redact_game_event", lambda event, *_: event)
    assert is_found(range(10))


def test_the_search_for_leaks_finds_a_hand_shown_to_a_newcomer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seats, "_knows_from", lambda *_: 0)
    assert is_found(range(30))


def test_the_search_for_leaks_finds_a_refusal_that_reveals_another_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(state: State, action: Action) -> Refusal | None:
        refusal = find_refusal(state, action)
        if refusal is not None and isinstance(action, PlayCard):
            hand = state.round.hands[(action.seat + 1) % state.options.players]
            if hand is not None and hand >> action.card.index & 1:
                return NotInHand(action.card)
        return refusal

    monkeypatch.setattr(game_decide, "find_refusal", refuse)
    assert is_found(range(30))


def test_the_search_for_leaks_finds_legal_actions_that_reveal_another_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def legal(state: State, seat: int) -> tuple[Action, ...]:
        hands = state.round.hands
        return legal_actions(state, seat)[:: -1 if (hands[seat - 1] or 0) % 7 % 2 else 1]

    monkeypatch.setattr(permissions, "legal_actions", legal)
    assert is_found(range(30))


def test_the_search_for_leaks_finds_a_message_that_names_a_person(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(redact, "_redacted", lambda event, *_: event)
    with pytest.raises(AssertionError, match="SECRETPERSON"):
        is_found(range(5))


@pytest.mark.parametrize("seed", range(40))
def test_seed_and_salt_are_sent_when_the_game_is_over_and_not_before(seed: int) -> None:
    script = whole_game(seed)
    seen = watch(script)
    check_secrets(script, seen)
    secrets = secrets_of(seed)
    revealed = {next(secrets).encode(), next(secrets).encode()}
    last = [sent for sent in seen.sent if b"shuffle_revealed" in sent]
    assert last
    for sent in last:
        assert b'"winners"' in sent
        assert all(secret in sent for secret in revealed)
