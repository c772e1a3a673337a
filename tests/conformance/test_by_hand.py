"""The engine against tables written by hand from the rules."""

import json
import re
from typing import Any

import pytest

from foretell.cards import DECK, cards_of, set_of
from foretell.errors import Refusal
from foretell.game.actions import MakeBid
from foretell.game.deal import trump_of
from foretell.game.state import Trick
from foretell.game.tricks import best_in, led_in
from foretell.rules.clauses import ALL_CLAUSES
from foretell.rules.options import Options
from foretell.rules.scoring import points
from foretell.rules.trick import LED_NO_SUIT, legal_plays
from foretell.testing import dealt, make_bids
from tests.conformance.rows import FOLDER, by_name, numbers, options, rows, some_cards, some_suit
from tests.rules import reference

TABLES = sorted(path.name for path in (FOLDER / "by_hand").iterdir())
Row = tuple[str, ...]


def table(name: str) -> pytest.MarkDecorator:
    found = rows(f"by_hand/{name}")
    return pytest.mark.parametrize("row", found, ids=[" ".join(row) for row in found])


def led_as_written(code: int) -> str:
    return "*" if code == LED_NO_SUIT else "-" if code < 0 else "CDHS"[code]


@pytest.mark.parametrize("name", TABLES)
def test_every_row_names_a_clause(name: str) -> None:
    found = rows(f"by_hand/{name}")
    assert len(found) > 10
    for clause, *_ in found:
        assert clause in {*ALL_CLAUSES, "R9"} or re.fullmatch(r"R1[03]\.\d+", clause)


@pytest.mark.parametrize("name", TABLES)
def test_no_row_is_a_duplicate(name: str) -> None:
    found = [row[1:] if name != "options.txt" else row for row in rows(f"by_hand/{name}")]
    examples = [row for row in rows(f"by_hand/{name}") if row[0].startswith("R13")]
    assert len(found) - len(set(found)) <= len(examples)


@table("trump.txt")
def test_the_engine_determines_trump_as_the_table_says(row: Row) -> None:
    """R5."""
    _, turned, trump = row
    card = some_cards(turned)[0] if turned != "-" else None
    if trump == "dealer":
        assert card is not None
        assert card.is_wizard
    else:
        assert trump_of(card) == some_suit(trump)


@table("following.txt")
def test_the_engine_allows_the_cards_that_the_table_says(row: Row) -> None:
    """R7.2, R7.3, R7.5, R9.7."""
    _, variant, played, led, hand, allowed = row
    chosen, on_table, held = options(variant), some_cards(played), some_cards(hand)
    code = led_in(Trick(0, on_table), chosen)
    assert led_as_written(code) == led
    assert cards_of(legal_plays(set_of(held), code)) == some_cards(allowed)
    assert set(reference.playable(held, on_table, chosen)) == set(some_cards(allowed))


@table("winning.txt")
def test_the_engine_gives_the_trick_to_the_card_that_the_table_says(row: Row) -> None:
    """R7.4, R9.3, R9.7."""
    _, variant, trump, played, winner = row
    chosen, cards, suit = options(variant), some_cards(played), some_suit(trump)
    assert str(cards[best_in(Trick(0, cards), suit, chosen)]) == winner
    assert str(cards[reference.winner(cards, suit, chosen)]) == winner


def bids_that_stand(variant: str, hand_size: int, made: list[int], totals: list[int]) -> list[int]:
    """Return the bids, at a table whose last seat deals, so that seats bid in order."""
    hands = [
        " ".join(map(str, DECK[seat * hand_size : (seat + 1) * hand_size]))
        for seat in range(len(totals))
    ]
    values: dict[str, Any] = {**by_name(variant), "players": len(totals)}
    fixed = values["players"] == 2 or values.get("deal") == "one_suit"
    number = Options.from_json(values).schedule.index(hand_size) + 1 if fixed else None
    shared = values.get("deal") != "one_suit"
    leaves_a_stock = shared and len(totals) * hand_size < len(DECK)
    table = dealt(
        *hands,
        turned="N4" if leaves_a_stock else None,
        dealer=len(totals) - 1,
        totals=totals if any(totals) else None,
        number=number,
        **{name: value for name, value in values.items() if name != "players"},
    )
    make_bids(table, *made)
    legal = table.legal_actions(len(made))
    return [action.bid for action in legal if isinstance(action, MakeBid)]


@table("bids.txt")
def test_the_engine_accepts_the_bids_that_the_table_says(row: Row) -> None:
    """R6, R9.5, R9.8."""
    _, variant, hand_size, made, totals, stand = row
    before = numbers(totals)
    assert bids_that_stand(variant, int(hand_size), numbers(made), before) == numbers(stand)
    chosen = options(variant, players=len(before))
    assert reference.standing_bids(
        int(hand_size), numbers(made), before, len(numbers(made)), chosen
    ) == numbers(stand)


@table("scores.txt")
def test_the_engine_scores_as_the_table_says(row: Row) -> None:
    """R8."""
    _, bid, taken, expected = row
    assert points(int(bid), int(taken)) == int(expected)


@table("options.txt")
def test_the_engine_accepts_the_options_that_the_table_says(row: Row) -> None:
    """R10, and the clause of every option."""
    clause, verdict, values = row
    if verdict == "allowed":
        assert Options.from_json(json.loads(values)).values().items() >= json.loads(values).items()
    else:
        assert verdict == "refused"
        with pytest.raises(Refusal) as caught:
            Options.from_json(json.loads(values))
        assert caught.value.clause == clause
