"""R10.4: every allowed combination of options, played to the end with a legal record."""

import io
from collections.abc import Iterable
from datetime import UTC, datetime

import pytest

from foretell.game.session import Session
from foretell.record import Header, Player, Record, check_file, write_record
from foretell.rules.options import Bidding, Deal, Edition, Options
from foretell.testing import all_options, play_at_random

pytestmark = pytest.mark.whole

DEALERS = ("draw", 1)
SHORT = (3, 1, 2)
"""A custom schedule that makes games short."""

GROUPS = sorted({(chosen.players, chosen.deal, chosen.bidding) for chosen in all_options()})


def play_and_check(chosen: Options, seed: str) -> None:
    session = play_at_random(Session(chosen, seed), seed)
    outcome, pad = session.outcome, session.state.scores
    assert outcome is not None
    assert outcome.totals == pad[-1].totals
    assert {outcome.totals[seat] for seat in outcome.winners} == {max(outcome.totals)}
    assert [sum(row.taken) for row in pad] == list(chosen.schedule)
    players = tuple(Player(f"player {seat}", "random") for seat in range(chosen.players))
    header = Header("every-option", chosen, players, seed, datetime(2000, 1, 1, tzinfo=UTC))
    record = Record(header, session.events)
    assert list(check_file(io.BytesIO(write_record(record).encode()))) == []


def play_all(
    choices: Iterable[Options], players: int, deal: Deal, bidding: Bidding
) -> list[Options]:
    played = []
    for place, chosen in enumerate(choices):
        if (chosen.players, chosen.deal, chosen.bidding) == (players, deal, bidding):
            play_and_check(chosen, f"{place:x}")
            played.append(chosen)
    return played


@pytest.mark.parametrize(("players", "deal", "bidding"), GROUPS)
def test_every_combination_is_played_to_its_end(players: int, deal: Deal, bidding: Bidding) -> None:
    """R10.4: with each edition, and a dealer drawn and chosen; in short games where possible."""
    everything = all_options(
        first_dealers=DEALERS, hand_sizes=(None, SHORT), editions=tuple(Edition)
    )
    fixed = players == 2 or deal is Deal.ONE_SUIT
    choices = (chosen for chosen in everything if fixed or chosen.hand_sizes)
    played = play_all(choices, players, deal, bidding)
    assert len(played) >= 2 * 2 * 4
    assert len({chosen.first_dealer for chosen in played}) == len(Edition) == 2


@pytest.mark.parametrize(
    ("players", "bidding"), [(p, b) for p, d, b in GROUPS if p > 2 and d == "shared"]
)
def test_every_combination_is_played_over_the_whole_length(players: int, bidding: Bidding) -> None:
    """R10.4, R2.2; editions and ways to the first dealer take turns."""
    ways = [(edition, dealer) for edition in Edition for dealer in DEALERS]
    choices = (
        Options.from_json({**chosen.to_json(), "edition": edition, "first_dealer": dealer})
        for place, chosen in enumerate(all_options())
        for edition, dealer in [ways[place % len(ways)]]
    )
    assert len(play_all(choices, players, Deal.SHARED, bidding)) >= 2 * 2 * 2


@pytest.mark.thorough
@pytest.mark.parametrize(("players", "deal", "bidding"), GROUPS)
def test_every_combination_of_all_options_is_played_at_full_length(
    players: int, deal: Deal, bidding: Bidding
) -> None:
    """R10.4."""
    everything = all_options(
        first_dealers=("draw", 0), hand_sizes=(None, (1, 3, 5, 7, 9)), editions=tuple(Edition)
    )
    assert play_all(everything, players, deal, bidding)
