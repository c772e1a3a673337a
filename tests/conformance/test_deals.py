"""deals.txt and streams.txt against an independent implementation of the document."""

import json
import re
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.game.deal import deal_key, deal_round, draw_for_dealer
from foretell.game.stream import Stream
from foretell.rules.options import Options
from foretell.testing import options, seeds
from tests.conformance import deal_stream
from tests.conformance.rows import FOLDER, numbers, rows, words

DOCUMENT = FOLDER.parent / "docs" / "build" / "deal-stream.md"
Row = tuple[str, ...]


def games() -> list[tuple[str, str, list[Row]]]:
    found: list[tuple[str, str, list[Row]]] = []
    for kind, *columns in rows("deals.txt"):
        if kind == "game":
            found.append((columns[0], columns[1], []))
        else:
            found[-1][2].append((kind, *columns))
    return found


@pytest.mark.parametrize(("seed", "text", "listed"), games())
def test_deals_and_first_dealer_follow_from_seed_and_options(
    seed: str, text: str, listed: list[Row]
) -> None:
    """R3.1, R4, R9.4, R9.7."""
    key, chosen = deal_stream.game(seed, text)
    expected: list[Row] = [("key", key.hex())]
    if chosen["first_dealer"] == "draw":
        drawn, dealer = deal_stream.draws(key, chosen["players"])
        expected += [("draw", " ".join(card or "-" for card in row)) for row in drawn]
        expected.append(("dealer", str(dealer)))
    else:
        dealer = chosen["first_dealer"]
    for row in listed:
        if row[0] == "round":
            number = int(row[1])
            deals = (dealer + number - 1) % chosen["players"]
            hands, turned = deal_stream.deal(key, chosen, number, deals)
            held = " / ".join(map(" ".join, hands))
            expected.append(("round", row[1], str(deals), held, turned or "-"))
    assert listed == expected


def test_the_options_text_of_a_game_is_that_of_the_engine() -> None:
    for _, text, _ in games():
        chosen = Options.from_json(json.loads(text))
        assert json.dumps(chosen.to_json(), separators=(",", ":")) == text


@pytest.mark.parametrize(
    "row", rows("streams.txt"), ids=[" ".join(row[:4]) for row in rows("streams.txt")]
)
def test_a_stream_follows_from_its_key_and_label(row: Row) -> None:
    kind, first, label, *rest = row
    if kind == "seed":
        assert rest == [deal_stream.derived(first, label)]
        return
    key = bytes.fromhex(first.replace("-", ""))
    bytes_of = deal_stream.stream(key, label.replace("-", ""))
    if kind == "bytes":
        assert bytes(islice(bytes_of, 70)).hex() == rest[0]
    elif kind == "below":
        bound, expected = int(rest[0]), numbers(rest[1])
        assert [deal_stream.below(bytes_of, bound) for _ in expected] == expected
    else:
        assert kind == "shuffle"
        assert deal_stream.shuffled(range(int(rest[0])), bytes_of) == numbers(rest[1])


@given(options(), seeds(), st.data())
def test_the_engine_deals_as_the_document_specifies(
    chosen: Options, seed: str, data: st.DataObject
) -> None:
    text = json.dumps(chosen.to_json(), separators=(",", ":"))
    key, values = deal_stream.game(seed, text)
    assert deal_key(seed, chosen) == key
    drawn, first = deal_stream.draws(key, chosen.players)
    draw = draw_for_dealer(seed, chosen)
    assert [[card and str(card) for card in row] for row in draw.draws] == drawn
    assert draw.dealer == first
    number = data.draw(st.integers(1, len(chosen.schedule)))
    dealer = data.draw(st.integers(0, chosen.players - 1))
    cards = deal_round(seed, chosen, number, dealer)
    hands, turned = deal_stream.deal(key, values, number, dealer)
    assert [[str(card) for card in hand] for hand in cards.hands] == hands
    assert (cards.turned and str(cards.turned)) == turned


@given(st.binary(max_size=80), st.text("abc/09", max_size=20), st.integers(1, 256))
def test_the_engine_streams_as_the_document_specifies(key: bytes, label: str, bound: int) -> None:
    mine, other = Stream(key, label), deal_stream.stream(key, label)
    assert [mine.below(bound) for _ in range(40)] == [
        deal_stream.below(other, bound) for _ in range(40)
    ]


STANDARD = json.dumps(Options().to_json(), separators=(",", ":"))


def vectors() -> dict[str, str]:
    """Return the test vectors on the page: names and values."""
    _, _, page = DOCUMENT.read_text(encoding="utf-8").partition("## Test vectors")
    found = re.findall(r"^\| (.*?) \| (.*?) \|$", page, re.MULTILINE)
    return {what: value.strip("`") for what, value in found}


def test_the_vectors_on_the_page_are_right() -> None:
    listed = vectors()
    key = deal_stream.key_of("2a", STANDARD)
    assert STANDARD in DOCUMENT.read_text(encoding="utf-8")
    assert listed["key"] == key.hex()
    block = bytes(islice(deal_stream.stream(key, "round/1"), 32))
    assert listed["block 0 of stream `round/1`"] == block.hex()
    round_1 = deal_stream.stream(key, "round/1")
    below_60 = ", ".join(str(deal_stream.below(round_1, 60)) for _ in range(10))
    assert listed["its first ten numbers below 60"] == below_60
    deck = deal_stream.shuffled(deal_stream.DECK, deal_stream.stream(key, "round/1"))
    assert listed["first ten cards of the shuffle `round/1`"] == " ".join(deck[:10])
    (drawn,), dealer = deal_stream.draws(key, 4)
    assert listed["draw"] == f"{', '.join(map(str, drawn))}: seat {dealer} deals"
    assert listed["derived seed, label `game/0`"] == deal_stream.derived("2a", "game/0")


def on_the_page(hands: list[list[str]], turned: str | None) -> list[str]:
    held = " · ".join(map(" ".join, hands))
    return [held] if turned is None else [held, turned]


@pytest.mark.parametrize(
    ("values", "deals"),
    [
        ({}, ((1, 2), (2, 3))),
        ({"players": 2, "first_dealer": 0}, ((1, 0), (2, 1))),
        ({"players": 3, "deal": "one_suit", "first_dealer": 0}, ((1, 0),)),
    ],
)
def test_the_deals_on_the_page_are_right(
    values: dict[str, object], deals: tuple[tuple[int, int], ...]
) -> None:
    page = " ".join(words(DOCUMENT.read_text(encoding="utf-8").replace("\n", " ")))
    text = json.dumps(Options.from_json(values).to_json(), separators=(",", ":"))
    key, chosen = deal_stream.game("2a", text)
    for number, dealer in deals:
        for part in on_the_page(*deal_stream.deal(key, chosen, number, dealer)):
            assert part in page
