"""What the results of a match come to."""

from dataclasses import dataclass

from foretell.arena.contests import Alone, Contest
from foretell.arena.figures import Figures, Tally
from foretell.arena.match import Match
from foretell.arena.results import Results


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a contest ended.

    Attributes:
        contest: who played whom.
        figures: those of each bot; one that was alone comes first.
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
        match: what was played.
        deals: how many deals were played in every arrangement of the seats; no others count.
        games: how many games that were.
        outcomes: one for each contest, in the order of the match.
    """

    match: Match
    deals: int
    games: int
    outcomes: tuple[Outcome, ...]

    def to_json(self) -> dict[str, object]:
        """Return the summary as JSON values; ``docs/arena.md`` says what they are."""
        return {
            "match": self.match.to_json(),
            "deals": self.deals,
            "games": self.games,
            "contests": [outcome.to_json() for outcome in self.outcomes],
        }


def summarise(results: Results) -> Summary:
    """Return the figures of a match.

    They are worked out for each deal first, over all its arrangements of the seats: whatever the
    cards gave to one seat, every bot has had it. The intervals are those of the mean over deals.
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
