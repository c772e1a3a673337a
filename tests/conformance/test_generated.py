"""The tables generated from the engine against a second, naive reading of the rules."""

import json
import runpy
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from foretell.errors import Refusal
from foretell.protocol.entries import Entry
from foretell.rules.options import Options
from tests.conformance.counting import Position
from tests.conformance.rows import (
    FOLDER,
    by_name,
    numbers,
    options,
    rows,
    some_cards,
    some_suit,
    words,
)
from tests.rules import reference

pytestmark = pytest.mark.whole

SCRIPTS = ("conformance.py", "conformance_tables.py")
BY_OTHERS = {"decisions.jsonl", "highlights.jsonl", "reviews.jsonl"}
"""Held to the bots in ``tests/wasm/test_engine.py``, to reviews in ``tests/analysis``."""
MAX_LINES = 500
"""Lines of a text table."""
MAX_BYTES = 1_000_000
"""Bytes of all files together."""
Row = tuple[str, ...]


def files(folder: Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder)): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_regenerating_the_tables_changes_nothing(tmp_path: Path) -> None:
    for script in SCRIPTS:
        runpy.run_path(str(FOLDER.parent / "scripts" / script))["main"](tmp_path)
    there = {
        name: text
        for name, text in files(FOLDER).items()
        if not name.startswith("by_hand") and name not in {"README.md", *BY_OTHERS}
    }
    assert files(tmp_path) == there


def test_every_event_and_timer_happens_at_one_of_the_whole_tables() -> None:
    lines = [
        json.loads(line)
        for path in (FOLDER / "tables").glob("*.jsonl")
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    happened = {shown["event"]["type"] for line in lines for shown in line["events"]}
    assert happened == {kind.__struct_config__.tag for kind in get_args(Entry)} - {"unknown"}
    timers = {line["due"]["command"]["type"] for line in lines if line["due"]}
    assert timers == {
        "bot_acts",
        "stand_in",
        "hand_back",
        "pass_host",
        "lapse_undo",
        "lapse_removal",
    }


def test_no_table_exceeds_its_size_limit() -> None:
    found = files(FOLDER)
    assert sum(len(text.encode()) for text in found.values()) < MAX_BYTES
    for name, text in found.items():
        if name.endswith(".txt"):
            assert len(text.splitlines()) <= MAX_LINES, name


def test_the_readme_describes_every_file() -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    for name in files(FOLDER):
        folder, _, rest = name.partition("/")
        assert name == "README.md" or f"`{name}`" in page or (rest and f"`{folder}/`" in page)


def test_the_table_of_tricks_agrees_with_a_naive_reading_of_the_rules() -> None:
    """R7, R9.3, R9.7."""
    found = rows("tricks.txt")
    assert len(found) > 400
    for variant, trump, hands, led, legal, played, winner in found:
        chosen, cards = options(variant), some_cards(played)
        for place, (hand, code, allowed) in enumerate(
            zip(hands.split(" / "), led.split(), legal.split(" / "), strict=True)
        ):
            before = cards[:place]
            expected = reference.playable(some_cards(hand), before, chosen)
            assert set(some_cards(allowed)) == set(expected)
            assert cards[place] in expected
            assert code == led_as_written(before, chosen)
        assert str(cards[reference.winner(cards, some_suit(trump), chosen)]) == winner


def led_as_written(before: tuple[object, ...], chosen: Options) -> str:
    cards = some_cards(" ".join(map(str, before)) or "-")
    suit = reference.suit_led(cards, chosen)
    if suit is not None:
        return suit.letter
    if chosen.deal == "one_suit":
        return "*"
    tells = [card for card in cards if not card.is_jester]
    waits = chosen.follow_after_wizard and cards[:1] == tuple(tells[:1])
    return "*" if tells and not waits else "-"


def test_the_table_of_bids_agrees_with_a_naive_reading_of_the_rules() -> None:
    """R6, R9.5, R9.8."""
    found = rows("bids.txt")
    assert Counter(row[0] for row in found)["even_bid=not_leader"] > 20
    for variant, hand_size, made, totals, stand in found:
        chosen = options(variant, players=len(numbers(totals)))
        earlier = numbers(made)
        expected = reference.standing_bids(
            int(hand_size), earlier, numbers(totals), len(earlier), chosen
        )
        assert numbers(stand) == expected


def test_the_table_of_scores_agrees_with_a_naive_reading_of_the_rules() -> None:
    """R8.1, R8.2."""
    found = {(int(bid), int(taken)): int(points) for bid, taken, points in rows("scores.txt")}
    assert len(found) == 21 * 21
    for (bid, taken), points in found.items():
        over, under = max(taken - bid, 0), max(bid - taken, 0)
        assert points == (20 + 10 * taken if bid == taken else -10 * (over + under))


def test_the_table_of_options_agrees_with_a_naive_reading_of_the_rules() -> None:
    """R10."""
    names = ("players", "deal", "bidding", "even_bid", "follow_after_wizard", "hand_sizes")
    found = rows("options.txt")
    assert len(found) == 5 * 2 * 3 * 3 * 2 * 2 + 2 * 2 + 3 * 2
    for players, deal, bidding, even_bid, follow, sizes, others, clauses in found:
        row = (int(players), deal, bidding, even_bid, follow == "true", json.loads(sizes))
        values = {**dict(zip(names, row, strict=True)), **by_name(others)}
        if clauses == "-":
            assert Options.from_json(values).values().items() >= values.items()
        else:
            with pytest.raises(Refusal) as caught:
                Options.from_json(values)
            assert caught.value.clause in words(clauses)


@pytest.mark.parametrize(
    "row", rows("perft.txt"), ids=[" ".join(row[:5]) for row in rows("perft.txt")]
)
def test_perft_counts_agree_with_the_reference(row: Row) -> None:
    """R5.3, R6, R7: the number of sequences of legal actions."""
    variant, dealer, totals, hands, turned, counts = row
    before = numbers(totals)
    start = Position.dealt(
        options(variant, players=len(before)),
        int(dealer),
        before,
        [list(some_cards(hand)) for hand in hands.split(" / ")],
        some_cards(turned)[0] if turned != "-" else None,
    )
    for depth, expected in enumerate(numbers(counts), start=1):
        assert start.count(depth) == expected, depth
