"""Options: their allowed values, and their JSON."""

import copy
import json
import pickle
import sys
from dataclasses import replace
from types import FrameType

import pytest
from hypothesis import given

from foretell.errors import Refusal
from foretell.rules.options import CHOICES as KINDS
from foretell.rules.options import (
    OPTIONS,
    Bidding,
    Deal,
    Edition,
    EvenBid,
    InvalidOption,
    Options,
    UnknownOption,
    WinningWizard,
)
from foretell.rules.refusals import TooManyRounds
from foretell.testing import options

CHOICES = {
    "deal": ("shared, one_suit", "R9.7"),
    "bidding": ("open, hidden, secret", "R9.1"),
    "even_bid": ("free, not_leader, never", "R9.5"),
    "winning_wizard": ("first, last", "R9.3"),
    "edition": ("classic, fantasy", "R1.3"),
    "clairvoyant_rounds": ("all, first", "R9.9"),
}
SWITCHES = {"clairvoyance": "R9.6", "follow_after_wizard": "R7.5"}


def refusal_of(**values: object) -> InvalidOption:
    with pytest.raises(InvalidOption) as caught:
        Options.from_json(values)
    assert caught.value.code == "options/invalid"
    return caught.value


@given(options())
def test_json_holds_all_options(chosen: Options) -> None:
    assert Options.from_json(json.loads(json.dumps(chosen.to_json()))) == chosen


@given(options())
def test_options_can_be_evaluated_from_their_repr(chosen: Options) -> None:
    text = repr(chosen)
    for kind in KINDS.values():  # <Deal.SHARED: 'shared'> is not an expression
        for member in kind:
            text = text.replace(repr(member), repr(member.value))
    assert eval(text, {"Options": Options}) == chosen  # noqa: S307 - the text is our own


@given(options())
def test_options_can_be_copied_pickled_and_used_as_keys(chosen: Options) -> None:
    assert pickle.loads(pickle.dumps(chosen)) == chosen  # noqa: S301 - our own
    assert copy.deepcopy(chosen) == copy.copy(chosen) == replace(chosen) == chosen
    assert len({chosen, copy.copy(chosen)}) == 1


def test_json_lists_the_options_in_the_order_of_records() -> None:
    assert tuple(Options().values()) == tuple(OPTIONS)


def test_a_single_option_can_be_changed() -> None:
    assert replace(Options(players=3), players=5) == Options(players=5)


def test_options_from_texts_equal_options_from_enum_members() -> None:
    by_text = Options(
        deal="shared", bidding="open", even_bid="never", winning_wizard="last", edition="fantasy"
    )
    by_value = Options(
        deal=Deal.SHARED,
        bidding=Bidding.OPEN,
        even_bid=EvenBid.NEVER,
        winning_wizard=WinningWizard.LAST,
        edition=Edition.FANTASY,
    )
    assert by_text == by_value
    assert by_text.even_bid is EvenBid.NEVER


def test_the_first_dealer_is_drawn_or_a_seat() -> None:
    """R3."""
    assert Options(first_dealer="draw").first_dealer is None
    assert Options(first_dealer=None) == Options()
    assert [Options(first_dealer=seat).first_dealer for seat in range(4)] == [0, 1, 2, 3]


@pytest.mark.parametrize("value", [True, False, 3.0, "3", None, [3], {}, float("nan")])
def test_the_number_of_players_is_a_whole_number(value: object) -> None:
    """R2.1."""
    assert refusal_of(players=value).clause == "R2.1"


@pytest.mark.parametrize("option", CHOICES)
@pytest.mark.parametrize("value", ["", "other", "SHARED", 0, True, [], {}, ("open",)])
def test_a_choice_is_one_of_its_values(option: str, value: object) -> None:
    refusal = refusal_of(**{option: value})
    allowed, clause = CHOICES[option]
    assert (refusal.option, refusal.allowed, refusal.clause) == (option, allowed, clause)


@pytest.mark.parametrize("option", SWITCHES)
@pytest.mark.parametrize("value", [0, 1, "true", "yes", None, []])
def test_a_switch_is_true_or_false(option: str, value: object) -> None:
    refusal = refusal_of(**{option: value})
    shown = "'true'" if value == "true" else str(value)  # otherwise it would look right
    assert refusal.data() == {"option": option, "value": shown, "allowed": "true, false"}
    assert refusal.clause == SWITCHES[option]


@pytest.mark.parametrize("value", [-1, 4, True, 0.0, "0", "host", [0], {}])
def test_a_first_dealer_that_is_neither_drawn_nor_a_seat_is_refused(value: object) -> None:
    """R3."""
    refusal = refusal_of(first_dealer=value)
    assert (refusal.allowed, refusal.clause) == ("draw, 0–3", "R3.1")


@pytest.mark.parametrize(
    "value",
    [[], [0], [16], [1, 2, -1], [True], [1, True], [1.0], ["1"], "1,2", 3, {}, [None], [[1]]],
)
def test_hand_sizes_are_from_1_to_60_divided_by_the_players(value: object) -> None:
    """R11.1."""
    refusal = refusal_of(hand_sizes=value)
    assert (refusal.option, refusal.clause) == ("hand_sizes", "R11.1")
    assert refusal.allowed == "1–15"


@pytest.mark.parametrize("value", [0, 16, -1, 2.0, "2", True, None, [2]])
def test_a_ban_on_even_bids_begins_at_a_hand_that_can_be_dealt(value: object) -> None:
    """R9.10: from 1 to 60 / players cards."""
    refusal = refusal_of(even_bid="never", even_bid_from=value)
    assert (refusal.allowed, refusal.clause) == ("1–15", "R9.10")
    assert Options(players=6, even_bid="never", even_bid_from=10).even_bid_from == 10


def test_a_new_game_has_at_most_60_rounds() -> None:
    """R11.1."""
    assert len(Options(hand_sizes=(1,) * 60).schedule) == 60
    for make in (Options, lambda **values: Options.from_json(values)):
        with pytest.raises(TooManyRounds) as caught:
            make(players=4, hand_sizes=[1] * 61)
        refusal = caught.value
        assert (refusal.code, refusal.clause) == ("options/too_many_rounds", "R11.1")
        assert refusal.data() == {"rounds": 61, "most": 60}


def test_many_rounds_are_refused_as_quickly_as_few() -> None:
    """R11.1: otherwise a request full of rounds would occupy a server for a long time."""

    def calls(rounds: int) -> int:
        made = 0

        def count(_: FrameType, happened: str, __: object) -> None:
            nonlocal made
            made += happened == "call"

        values = {"hand_sizes": [1] * rounds}
        sys.setprofile(count)
        try:
            Options.from_json(values)
        except TooManyRounds:
            return made
        finally:
            sys.setprofile(None)
        raise AssertionError(rounds)

    assert calls(20_000) == calls(61)


def test_a_recorded_game_may_have_more_rounds_but_no_other_refused_option() -> None:
    """R11.1."""
    old = Options.from_record({"hand_sizes": [1] * 61})
    assert len(old.schedule) == 61
    assert copy.deepcopy(old) == pickle.loads(pickle.dumps(old)) == old  # noqa: S301 - our own
    with pytest.raises(TooManyRounds):
        old.check_rounds()
    for values in ({"hand_sizes": [16] * 61}, {"players": 2, "hand_sizes": [1] * 61}):
        with pytest.raises(Refusal):
            Options.from_record(values)
    with pytest.raises(UnknownOption):
        Options.from_record({"most_rounds": 100})


def test_a_refusal_shows_booleans_as_json_does() -> None:
    assert refusal_of(players=True).value == "true"
    assert refusal_of(deal=False).value == "false"


def test_an_unknown_option_name_is_refused() -> None:
    with pytest.raises(UnknownOption) as caught:
        Options.from_json({"players": 3, "colour": "blue"})
    assert (caught.value.code, caught.value.clause) == ("options/unknown", "R9")
    assert caught.value.data() == {"option": "colour", "known": tuple(OPTIONS)}


def test_an_argument_that_is_no_option_is_a_programming_error() -> None:
    with pytest.raises(TypeError, match="unknown options: colour"):
        Options(colour="blue")  # type: ignore[call-arg]  # as a program without types may


def test_options_missing_from_json_have_standard_values() -> None:
    assert Options.from_json({}) == Options()
    assert Options.from_json({"players": 2}).bidding is Bidding.SECRET
