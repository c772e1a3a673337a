"""``Summary``: the figures of a match."""

from dataclasses import dataclass

from foretell.arena.contests import Alone, Contest
from foretell.arena.figures import Figures, Tally
from foretell.arena.match import Match
from foretell.arena.results import Results


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a contest.

    Attributes:
        contest: the contest.
        figures: the figures of each bot; a bot that was alone comes first.
    """

    contest: Contest
    figures: tuple[Figures, ...]

    def to_json(self) -> dict[str, object]:
        """Return the outcome as JSON values."""
        return {
            "contest": "alone" if isinstance(self.contest, Alone) else "mixed",
            "bots": [figures.to_json() for figures in self.figures],
        }


@dataclass(frozen=True, slots=True)
class Summary:
    """All figures of a match.

    Attributes:
        match: the match.
        deals: the number of deals played in every arrangement of the seats; others are ignored.
        games: the number of games in those deals.
        outcomes: the outcome of each contest, in the order of the match.
    """

    match: Match
    deals: int
    games: int
    outcomes: tuple[Outcome, ...]

    def to_json(self) -> dict[str, object]:
        """Return the summary as JSON values, which ``docs/research/json.md`` describes."""
        return {
            "match": self.match.to_json(),
            "deals": self.deals,
            "games": self.games,
            "contests": [outcome.to_json() for outcome in self.outcomes],
        }


def summarise(results: Results) -> Summary:
    """Return the figures of a match.

    They are computed for each deal first, over all its arrangements of the seats, so that every bot
    has had the cards of every seat. The intervals are those of the mean over deals.
    """
    match, deals = results.match, results.deals()
    outcomes = []
    for contest in match.contests:
        tallies = [Tally(match, bot, len(deals)) for bot in _bots(contest, match)]
        for row, (deal, games) in enumerate(deals.items()):
            for seating in match.seatings_of(contest, deal):
                for tally in tallies:
                    tally.add(row, games[seating])
        outcomes.append(Outcome(contest, tuple(tally.figures() for tally in tallies)))
    return Summary(match, len(deals), sum(map(len, deals.values())), tuple(outcomes))


def _bots(contest: Contest, match: Match) -> tuple[int, ...]:
    if isinstance(contest, Alone):
        return contest.alone, contest.others
    return tuple(range(len(match.bots)))
