"""The simulator against the table: every allowed combination of options, at every decision."""

from collections.abc import Iterator

import pytest

from foretell.game.stream import Stream
from foretell.rules.options import Deal, Options
from foretell.rules.schedule import largest_hand
from foretell.testing import all_options
from tests.sim.amounts import amount
from tests.sim.lockstep import Lockstep

pytestmark = [pytest.mark.compiled, pytest.mark.kernel]

CHOICES = tuple(all_options())
GROUPS = sorted({(chosen.players, chosen.deal, chosen.bidding) for chosen in CHOICES})
FULL_LENGTH = 50
"""Every n-th game has all its rounds, as does the first of every combination when compiled;
the others have three, one of them dealing all cards."""


def games(chosen: Options, place: int, count: int) -> Iterator[tuple[Options, str]]:
    """Yield the options and seeds of games; most get a short schedule."""
    for number in range(count):
        seed = f"{place:x}a{number:x}"
        turn = amount(number, place)
        if turn % FULL_LENGTH == 0 or chosen.players == 2 or chosen.deal is Deal.ONE_SUIT:
            yield chosen, seed
            continue
        largest = largest_hand(chosen.players)
        draw = Stream(seed.encode(), "hand sizes")
        sizes = (1 + draw.below(3), 1 + draw.below(largest), largest)
        yield Options.from_json({**chosen.to_json(), "hand_sizes": sizes}), seed


def play_group(group: tuple[object, ...], count: int) -> int:
    played = 0
    for place, chosen in enumerate(CHOICES):
        if (chosen.players, chosen.deal, chosen.bidding) == group:
            for options, seed in games(chosen, place, count):
                Lockstep(options, seed).play()
                played += 1
    return played


def test_every_combination_belongs_to_a_group() -> None:
    """R10."""
    assert len(CHOICES) == 432
    assert len(GROUPS) == 3 * 4 + 3 * 2 + 1


@pytest.mark.parametrize("group", GROUPS)
def test_the_simulator_agrees_with_the_table(group: tuple[object, ...]) -> None:
    """R4 to R9: legal sets, trick winners, refused bids and points in random games."""
    count = amount(3, 1)
    assert play_group(group, count) >= 4 * count


@pytest.mark.thorough
@pytest.mark.parametrize("group", GROUPS)
def test_the_simulator_agrees_with_the_table_in_a_thousand_games(group: tuple[object, ...]) -> None:
    """R4 to R9: a thousand games of every combination."""
    count = amount(1000, 5)
    assert play_group(group, count) >= 4 * count
