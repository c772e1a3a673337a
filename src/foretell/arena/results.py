"""``Results``: the games played in a match."""

from collections.abc import Mapping
from dataclasses import dataclass

from foretell.arena.contests import Seating
from foretell.arena.match import Match
from foretell.arena.played import Played


@dataclass(frozen=True, slots=True)
class Results:
    """A match and the games played in it.

    Attributes:
        match: the match.
        games: the games, in any order.
    """

    match: Match
    games: tuple[Played, ...]

    def deals(self) -> Mapping[int, Mapping[Seating, Played]]:
        """Return the deals played in every arrangement of the seats, in order."""
        games_by_deal: dict[int, dict[Seating, Played]] = {}
        for game in self.games:
            games_by_deal.setdefault(game.deal, {})[game.seating] = game
        return {
            deal: {seating: games[seating] for seating in seatings}
            for deal, games in sorted(games_by_deal.items())
            if games.keys() >= set(seatings := self.match.seatings(deal))
        }
