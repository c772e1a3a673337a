"""R10: options that can be combined."""

from collections.abc import Callable, Mapping

import pytest

from foretell.errors import Refusal
from foretell.rules.options import Options
from foretell.rules.refusals import (
    EvenBidNeedsOpenBids,
    FixedSchedule,
    NoBidIsRestricted,
    NoRoundIsClairvoyant,
    NothingToFollow,
    OneSuitNeedsThreeOrFour,
    TwoPlayersNeedSecretBids,
)
from foretell.testing import RefusedOptions, all_options, refused_options

CLASHES: tuple[tuple[str, Callable[[Mapping[str, object]], bool]], ...] = (
    ("R10.1", lambda table: table["even_bid"] != "free" and table["bidding"] != "open"),
    ("R10.2", lambda table: table["players"] == 2 and table["deal"] != "shared"),
    ("R10.2", lambda table: table["players"] == 2 and table["bidding"] != "secret"),
    ("R10.2", lambda table: table["deal"] == "one_suit" and table["players"] not in {3, 4}),
    ("R10.3", lambda table: bool(table["follow_after_wizard"]) and table["deal"] == "one_suit"),
    ("R10.6", lambda table: table["clairvoyant_rounds"] != "all" and not table["clairvoyance"]),
    ("R10.6", lambda table: table["even_bid_from"] != 1 and table["even_bid"] == "free"),
    ("R11.1", lambda table: table["hand_sizes"] is not None and table["players"] == 2),
    ("R11.1", lambda table: table["hand_sizes"] is not None and table["deal"] == "one_suit"),
)
"""A statement of R10 apart from the rules' own, line by line."""


def clauses_against(values: Mapping[str, object]) -> frozenset[str]:
    return frozenset(clause for clause, clashes in CLASHES if clashes(values))


def refusal_of(**values: object) -> Refusal:
    with pytest.raises(Refusal) as caught:
        Options.from_json(values)
    return caught.value


@pytest.mark.parametrize("bidding", ["hidden", "secret"])
@pytest.mark.parametrize("even_bid", ["not_leader", "never"])
def test_r10_1_a_restricted_sum_needs_open_bids(even_bid: str, bidding: str) -> None:
    """R10.1."""
    refusal = refusal_of(even_bid=even_bid, bidding=bidding)
    assert isinstance(refusal, EvenBidNeedsOpenBids)
    assert (refusal.code, refusal.clause) == ("options/even_bid_needs_open_bids", "R10.1")
    assert refusal.data() == {"even_bid": even_bid, "bidding": bidding}


def test_r10_1_two_players_who_bid_secretly_have_no_restricted_sum() -> None:
    """R10.1, R10.2."""
    assert refusal_of(players=2, even_bid="never").clause == "R10.1"


@pytest.mark.parametrize("bidding", ["open", "hidden"])
def test_r10_2_two_players_need_secret_bids(bidding: str) -> None:
    """R10.2."""
    refusal = refusal_of(players=2, bidding=bidding)
    assert isinstance(refusal, TwoPlayersNeedSecretBids)
    assert (refusal.code, refusal.clause) == ("options/two_players_need_secret_bids", "R10.2")
    assert refusal.data() == {"players": 2, "bidding": bidding}


@pytest.mark.parametrize("players", [2, 5, 6])
def test_r10_2_one_suit_each_needs_three_or_four(players: int) -> None:
    """R10.2; so two need the shared deal."""
    refusal = refusal_of(players=players, deal="one_suit")
    assert isinstance(refusal, OneSuitNeedsThreeOrFour)
    assert (refusal.code, refusal.clause) == ("options/one_suit_needs_three_or_four", "R10.2")
    assert refusal.data() == {"players": players, "deal": "one_suit"}


def test_r10_3_with_one_suit_each_there_is_nothing_to_follow() -> None:
    """R10.3."""
    refusal = refusal_of(deal="one_suit", follow_after_wizard=True)
    assert isinstance(refusal, NothingToFollow)
    assert (refusal.code, refusal.clause) == ("options/nothing_to_follow", "R10.3")
    assert refusal.data() == {"follow_after_wizard": True, "deal": "one_suit"}


@pytest.mark.parametrize("values", [{"players": 2}, {"players": 3, "deal": "one_suit"}])
def test_r11_1_two_players_and_one_suit_each_have_their_own_schedule(
    values: Mapping[str, object],
) -> None:
    """R11.1."""
    refusal = refusal_of(hand_sizes=[2, 3], **values)
    assert isinstance(refusal, FixedSchedule)
    assert (refusal.code, refusal.clause) == ("options/fixed_schedule", "R11.1")
    assert refusal.data() == {"hand_sizes": (2, 3), "deal": "shared", **values}


def test_r10_6_clairvoyant_rounds_need_clairvoyance() -> None:
    """R10.6."""
    refusal = refusal_of(clairvoyant_rounds="first")
    assert isinstance(refusal, NoRoundIsClairvoyant)
    assert (refusal.code, refusal.clause) == ("options/no_round_is_clairvoyant", "R10.6")
    assert refusal.data() == {"clairvoyant_rounds": "first", "clairvoyance": False}


def test_r10_6_a_smallest_round_for_the_ban_needs_a_ban() -> None:
    """R10.6."""
    refusal = refusal_of(even_bid_from=2)
    assert isinstance(refusal, NoBidIsRestricted)
    assert (refusal.code, refusal.clause) == ("options/no_bid_is_restricted", "R10.6")
    assert refusal.data() == {"even_bid_from": 2, "even_bid": "free"}


def test_r10_4_every_other_combination_is_allowed() -> None:
    """R10.4: their number, without schedules, dealers and editions, follows from R10."""
    bids = (
        1 + 2 * 2 + 1 + 1
    )  # open bids: free, or two bans, each from 1 or 3 cards. One each with others
    sight = 1 + 2  # without clairvoyance; with it in all rounds, or in the first
    shared = 4 * bids * 2 * sight * 2  # 3 to 6 players; Wizard, clairvoyance, house rule
    two = 2 * sight * 2
    one_suit = 2 * bids * 2 * sight
    allowed = list(all_options())
    assert len(allowed) == len(set(allowed)) == shared + two + one_suit


def test_r10_4_every_combination_is_either_allowed_or_refused() -> None:
    """R10.4: both lists together hold all combinations."""
    allowed = list(all_options(hand_sizes=(None, (1, 2))))
    refused = list(refused_options())
    assert len(allowed) + len(refused) == 5 * 2 * 3 * 3 * 2 * 2 * 2 * 2 * 2 * 2


def test_r10_4_what_is_allowed_and_refused_follows_from_the_clauses_line_by_line() -> None:
    """R10.1 to R10.4, R11.1."""
    for chosen in all_options(hand_sizes=(None, (1, 2))):
        assert not clauses_against(chosen.values()), chosen
    for case in refused_options():
        assert clauses_against(case.values) == case.clauses, case


@pytest.mark.parametrize("players", range(2, 7))
def test_r10_every_clash_is_refused_with_its_clause(players: int) -> None:
    """R10.1 to R10.3, R11.1: every refused combination."""
    refused = [case for case in refused_options() if case.values["players"] == players]
    assert refused
    for case in refused:
        assert refusal_of(**case.values).clause in case.clauses, case


def mentioned(case: RefusedOptions) -> set[str]:
    data = refusal_of(**case.values).data()
    assert data.items() <= dict(case.values).items()
    return set(data)


def test_r10_5_a_refusal_names_the_options_that_clash() -> None:
    """R10.5: by name and value, as given; the sentence is part of i18n."""
    pairs = {frozenset(mentioned(case)) for case in refused_options()}
    assert pairs == {
        frozenset({"even_bid", "bidding"}),
        frozenset({"players", "bidding"}),
        frozenset({"players", "deal"}),
        frozenset({"follow_after_wizard", "deal"}),
        frozenset({"clairvoyant_rounds", "clairvoyance"}),
        frozenset({"even_bid_from", "even_bid"}),
        frozenset({"hand_sizes", "players", "deal"}),
    }


def test_r10_5_the_named_options_clash_on_their_own() -> None:
    """R10.5: those values alone, without any others, are refused with the same clause."""
    for case in refused_options():
        refusal = refusal_of(**case.values)
        alone = refusal_of(**refusal.data())
        assert alone.clause == refusal.clause, case
