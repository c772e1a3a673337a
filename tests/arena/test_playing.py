"""Playing a match: the results do not depend on how the work is spread."""

import pytest

from foretell.arena import play_match
from foretell.arena.match import Match
from foretell.arena.playing import check_bots, collected, games, total
from foretell.bots.registry import UnknownBot
from foretell.rules.options import Options
from tests.arena.helpers import duel, pool

MATCHES = [
    duel(deals=2),
    pool("steady", "random", deals=2),
    pool("random", "steady", options=Options(players=4, hand_sizes=(2, 1)), deals=2),
    duel("random", "steady", options=Options(players=5, hand_sizes=(2,)), deals=2),
    duel("random", "steady", options=Options(players=6, hand_sizes=(1,)), deals=2),
    duel("steady", "random", options=Options(players=2), deals=1),
    duel("steady", "random", options=Options(players=3, deal="one_suit"), deals=1),
]
by_number = pytest.mark.parametrize("match", MATCHES, ids=range(len(MATCHES)))


@by_number
def test_every_arrangement_of_every_deal_is_played_once(match: Match) -> None:
    results = play_match(match)
    found = [(game.deal, game.seating) for game in results.games]
    assert found == sorted(
        (deal, seating) for deal in range(1, match.deals + 1) for seating in match.seatings(deal)
    )
    assert len(found) == total(match)


@by_number
def test_a_resumed_match_ends_like_one_that_was_never_interrupted(match: Match) -> None:
    whole = play_match(match)
    half = whole.games[1::2]
    rest = list(games(match, half))
    assert len(rest) == total(match) - len(half)
    assert collected(match, [*rest, *half]) == whole


def test_two_processes_play_the_same_games_as_one() -> None:
    match = pool("steady", "random", deals=2)
    assert play_match(match, jobs=2) == play_match(match)


def test_a_longer_match_starts_with_the_same_deals() -> None:
    few, many = play_match(duel(deals=2)), play_match(duel(deals=4))
    assert collected(few.match, many.games) == few


def test_the_order_of_bots_does_not_change_their_games() -> None:
    """Permuting names permutes results."""
    one, other = (play_match(pool(*bots)) for bots in (("random", "steady"), ("steady", "random")))

    def by_name(results: object) -> object:
        assert isinstance(results, type(one))
        return {
            (game.deal, results.match.named(game.seating)): (game.points, game.exact)
            for game in results.games
        }

    assert by_name(one) == by_name(other)


def test_unknown_bots_are_refused_before_the_first_game() -> None:
    for match in (duel(others="nobody"), pool("steady", "nobody")):
        with pytest.raises(UnknownBot):
            check_bots(match)
        with pytest.raises(UnknownBot):
            games(match)
