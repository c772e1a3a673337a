"""How much a bot can be exploited in a tiny game: what the best response to it gets beyond it."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from foretell.arena.tiny.board import Board, Knowledge
from foretell.arena.tiny.crowd import Crowd
from foretell.arena.tiny.game import TinyGame
from foretell.arena.tiny.place import Place
from foretell.bots.bot import Bot
from foretell.bots.table import bot_seed


@dataclass(frozen=True, slots=True)
class Response:
    """The best that a seat can do against bots at all other seats.

    Attributes:
        points: what it gets in all deals together.
        strategy: what it does with what it knows; a suit, a bid or a card's index.
    """

    points: int
    strategy: dict[Knowledge, int]


@dataclass(frozen=True, slots=True)
class Regret:
    """What copies of a bot leave on the table. Tuples have one entry per seat.

    Attributes:
        points: what the bot gets among copies of itself, points a round.
        best: what the best response gets in its place.
        deals: how many deals there are.
        decisions: how many different decisions the bots were asked for.
    """

    points: tuple[float, ...]
    best: tuple[float, ...]
    deals: int
    decisions: int

    @property
    def by_seat(self) -> tuple[float, ...]:
        """How many points a round the best response gets more, by seat."""
        return tuple(best - own for best, own in zip(self.best, self.points, strict=True))

    @property
    def mean(self) -> float:
        """The mean of these over the seats: 0 for bots that are in equilibrium."""
        return sum(self.by_seat) / len(self.by_seat)


def regret(make: Callable[[str], Bot], game: TinyGame, *, seed: str = "0") -> Regret:
    """Return what a bot leaves on the table in a tiny game, exactly.

    At each seat in turn the copies' best response takes its place: whoever knows what each of them
    does with whatever it sees, but nothing of the cards that the seat does not see. All deals are
    looked at, each as often as any other. No bot can get more against these copies; a bot without
    regret at any seat is an equilibrium with itself.

    Args:
        make: makes the bot from its seed. What it does has to follow from seed and observation.
        game: the game.
        seed: of the copies, of which each gets its own; the best response knows them.
    """
    board = Board(game)
    seats = range(game.options.players)
    crowd = Crowd(board, [make(bot_seed(seed, seat)) for seat in seats])
    deals = board.deals()
    own = points_of(board, crowd, deals)
    best = [best_response(board, crowd, deals, seat=seat).points for seat in seats]
    return Regret(
        tuple(points / len(deals) for points in own),
        tuple(points / len(deals) for points in best),
        len(deals),
        crowd.asked,
    )


def points_of(board: Board, crowd: Crowd, deals: Iterable[Place]) -> tuple[int, ...]:
    """Return what each seat gets in all deals together when the bots play."""
    gained = [board.points(crowd.play(deal)) for deal in deals]
    return tuple(map(sum, zip(*gained, strict=True)))


def best_response(board: Board, crowd: Crowd, deals: Sequence[Place], *, seat: int) -> Response:
    """Return the best that a seat can do while bots play for all others.

    What it knows grows with each decision, so they can be worked out one by one from the last: of
    all places that it cannot tell apart, the action that gets most in all of them together.

    Args:
        board: the game.
        crowd: the bots.
        deals: all deals, each of the same weight.
        seat: the seat.
    """
    strategy: dict[Knowledge, int] = {}

    def value(places: Iterable[Place]) -> int:
        """Return what the seat gets in all of these, in which it may or may not be to act."""
        gained = 0
        alike: defaultdict[Knowledge, list[Place]] = defaultdict(list)
        for place in places:
            reached = crowd.play(place, until=seat)
            if board.seat(reached) is None:
                gained += board.points(reached)[seat]
            else:
                alike[board.known(reached, seat)].append(reached)
        return gained + sum(decide(known, reached) for known, reached in alike.items())

    def decide(known: Knowledge, places: Sequence[Place]) -> int:
        """Return what the seat gets when it acts at its best in all of these, and keep how."""
        legal = board.legal(places[0])
        values = {
            action: value(board.after(place, action) for place in places)
            for action in range(legal.bit_length())
            if legal >> action & 1
        }
        strategy[known] = max(values, key=values.__getitem__)
        return values[strategy[known]]

    return Response(value(deals), strategy)
