"""Refusals as values: a code, fields and a clause, but no sentence."""

import copy
import pickle
import re
from collections.abc import Iterator
from dataclasses import MISSING, fields

import pytest

from foretell import cards
from foretell.cards import Card, Suit
from foretell.errors import ForetellError, Refusal
from foretell.game import refusals as game_refusals
from foretell.rules import options, presets
from foretell.rules import refusals as rules_refusals

EXAMPLES: dict[str, object] = {
    "allowed": (Card("C1"), Card("Z1")),
    "card": Card("C1"),
    "led": Suit.CLUBS,
    "known": ("a", "b"),
    "hand_sizes": (1, 2),
    "option": "players",
    "follow_after_wizard": True,
    "clairvoyance": False,
}
NUMBERS = {
    "bid",
    "dealer",
    "even_bid_from",
    "hand_size",
    "most",
    "players",
    "rounds",
    "seat",
    "to_act",
}
TEXTS = {"bidding", "clairvoyant_rounds", "deal", "even_bid", "preset", "seed", "text", "value"}


def core_refusals() -> Iterator[type[Refusal]]:
    for module in (cards, rules_refusals, options, presets, game_refusals):
        for value in vars(module).values():
            own = getattr(value, "__module__", "") == module.__name__
            if own and isinstance(value, type) and issubclass(value, Refusal):
                yield value


CORE = tuple(core_refusals())


def example(kind: type[Refusal]) -> Refusal:
    values: dict[str, object] = {}
    for field in fields(kind):
        assert field.default is MISSING, "a refusal says everything"
        if field.name in NUMBERS:
            values[field.name] = 3
        elif field.name in TEXTS:
            values[field.name] = "x"
        else:
            values[field.name] = EXAMPLES[field.name]
    if kind is options.InvalidOption:
        values["allowed"] = "y"
    return kind(**values)


def test_all_refusals_of_the_core_are_collected() -> None:
    assert len(CORE) == 29


@pytest.mark.parametrize("kind", CORE)
def test_every_refusal_has_a_unique_code(kind: type[Refusal]) -> None:
    assert re.fullmatch(r"[a-z]+/[a-z_]+", kind.code)
    assert [other.code for other in CORE].count(kind.code) == 1


@pytest.mark.parametrize("kind", CORE)
def test_a_refusal_names_an_existing_clause_or_none(kind: type[Refusal]) -> None:
    assert re.fullmatch(r"(R\d+(\.\d+)?)?", example(kind).clause)


@pytest.mark.parametrize("kind", CORE)
def test_a_refusal_shows_its_code_its_clause_and_its_fields(kind: type[Refusal]) -> None:
    refusal = example(kind)
    assert str(refusal).startswith(refusal.code)
    assert refusal.clause in str(refusal)
    for name, value in refusal.data().items():
        assert f"{name}={value}" in str(refusal)
    assert repr(refusal).startswith(f"{kind.__name__}(")


@pytest.mark.parametrize("kind", CORE)
def test_the_repr_of_a_refusal_evaluates_to_it(kind: type[Refusal]) -> None:
    refusal = example(kind)
    text = repr(refusal).replace(repr(Suit.CLUBS), "Suit.CLUBS")
    again = eval(text, {kind.__name__: kind, "Card": Card, "Suit": Suit})  # noqa: S307 - our own
    assert (type(again), again.data()) == (kind, refusal.data())


@pytest.mark.parametrize("kind", CORE)
def test_a_refusal_can_be_copied_and_pickled(kind: type[Refusal]) -> None:
    refusal = example(kind)
    for again in (
        copy.copy(refusal),
        copy.deepcopy(refusal),
        pickle.loads(pickle.dumps(refusal)),  # noqa: S301 - our own
    ):
        assert (type(again), again.data()) == (kind, refusal.data())


@pytest.mark.parametrize("kind", CORE)
def test_a_refusal_can_be_raised_and_is_a_foretell_error(kind: type[Refusal]) -> None:
    with pytest.raises(ForetellError) as caught:
        raise example(kind)
    assert caught.type is kind


def test_the_fields_of_a_refusal_keep_their_declared_order() -> None:
    refusal = game_refusals.MustFollowSuit(Card("C1"), Suit.HEARTS, (Card("H1"),))
    assert list(refusal.data()) == ["card", "led", "allowed"]
    assert str(refusal) == ("play/must_follow_suit (R7.3): card=C1, led=2, allowed=(Card('H1'),)")


def test_a_refusal_without_clause_or_fields_shows_its_code() -> None:
    class Bare(Refusal, code="bare/case"):
        pass

    assert str(Bare()) == "bare/case"
    assert Bare().clause == ""
    assert Bare().data() == {}


def test_a_refusal_that_gives_its_code_as_a_keyword_is_a_dataclass() -> None:
    class Short(Refusal, code="short/case", rule="R1.1"):
        most: int
        least: int = 1

    assert (Short.code, Short.rule) == ("short/case", "R1.1")
    assert str(Short(3)) == "short/case (R1.1): most=3, least=1"
    assert Short(3) != Short(3)
