"""The games of a match that were played."""

from collections.abc import Mapping
from dataclasses import dataclass

from foretell.arena.contests import Seating
from foretell.arena.match import Match
from foretell.arena.played import Played


@dataclass(frozen=True, slots=True)
class Results:
    """A match, and those of its games that were played.

    Attributes:
        match: what was to be played.
        games: in any order.
    """

    match: Match
    games: tuple[Played, ...]

    def deals(self) -> Mapping[int, Mapping[Seating, Played]]:
        """Return the deals that were played in every arrangement of the seats, in their order."""
        found: dict[int, dict[Seating, Played]] = {}
        for game in self.games:
            found.setdefault(game.deal, {})[game.seating] = game
        return {
            deal: {seating: games[seating] for seating in wanted}
            for deal, games in sorted(found.items())
            if games.keys() >= set(wanted := self.match.seatings(deal))
        }
