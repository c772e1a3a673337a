"""Games played at a table and in the simulator together, and counted by hand."""

from collections import Counter
from collections.abc import Iterable

import numpy as np

from foretell.bots.steady.compiled import STEADY
from foretell.cards import Card, Suit
from foretell.game.decide import act
from foretell.game.events import CardPlayed, Dealt, Event, RoundScored, TrickWon, TrumpChosen
from foretell.game.legal import legal_actions
from foretell.game.phases import phase_of, seats_to_act
from foretell.game.session import Session
from foretell.rules.options import Deal, Options
from foretell.sim import layout
from foretell.sim.actions import encode_action
from foretell.sim.games import RANDOM, Player
from foretell.sim.layout import IntArray
from foretell.sim.step import apply
from foretell.stats.census import Census
from foretell.stats.counters import Counters, lowest_tens
from foretell.stats.kinds import Kind
from foretell.stats.survey import Survey
from tests.sim.amounts import amount
from tests.sim.lockstep import Lockstep

SHORT = Options(players=4, hand_sizes=(1, 2, 5, 15, 2))
"""Options of a game that is short enough for interpreted code."""


def called(options: Options) -> str:
    """Return a short name of options for test parameters."""
    wizard = options.winning_wizard
    return "-".join(map(str, (options.players, options.deal, wizard, *options.schedule[:3])))


def survey(options: Options, games: int, *, seed: int = 0, by: Player = STEADY) -> Survey:
    """Return a survey of games that are counted in one go."""
    census = Census(options, seed=seed, by=by)
    for _ in census.steps(games):
        pass
    return census.survey


def a_survey(options: Options = SHORT, games: int | None = None, seed: int = 1) -> Survey:
    """Return a survey of random games."""
    return survey(options, games or amount(300, 3), seed=seed, by=RANDOM)


class Recorded(Lockstep):
    """A game that records its events and the simulator's array after each round."""

    def __init__(self, options: Options, seed: str) -> None:
        super().__init__(options, seed)
        self.events = list(Session(options, seed).events)
        self.after_rounds: list[IntArray] = []
        while seats_to_act(phase_of(self.state)):
            self.step()

    def step(self) -> None:
        """Take a random action in both games."""
        actions = legal_actions(self.state, int(self.array[layout.SEAT]))
        action = actions[self.choices.below(len(actions))]
        events, self.state = act(self.state, action)
        self.events += events
        apply(self.settings, self.array, encode_action(action))
        if self.array[layout.PHASE] in {layout.DEALING, layout.FINISHED}:
            self.after_rounds.append(self.array.copy())
        if self.array[layout.PHASE] == layout.DEALING:
            self._deal()


def counted_by_hand(events: Iterable[Event], options: Options) -> Counter[tuple[object, ...]]:
    """Count the statistics of a game's events in plain Python."""
    found: Counter[tuple[object, ...]] = Counter()
    dealers: list[int] = []
    trump: Suit | None = None
    held: list[Card] = []
    took: list[Card] = []
    table: dict[int, Card] = {}
    last: RoundScored | None = None
    players = options.players
    for event in events:
        match event:
            case Dealt():
                dealers.append(event.dealer)
                trump, took = event.trump, []
                held = [card for hand in event.hands for card in hand or ()]
            case TrumpChosen():
                trump = event.suit
            case CardPlayed():
                table[event.seat] = event.card
            case TrickWon():
                took.append(table[event.seat])
                table = {}
            case RoundScored():
                last, size = event, options.schedule[len(dealers) - 1]
                found["sum", size, sum(event.bids)] += 1
                for seat in range(players):
                    place = (seat - dealers[-1] - 1) % players
                    found["bid", size, place, event.bids[seat], event.taken[seat]] += 1
                found.update(
                    ("held", _kind(card, trump, options), card.rank, size) for card in held
                )
                found.update(
                    ("took", _kind(card, trump, options), card.rank, size) for card in took
                )
            case _:
                pass
    assert last is not None
    best = max(last.totals)
    found["total", players, best] += 1
    for seat, total in enumerate(last.totals):
        place = (seat - dealers[0] - 1) % players
        found["total", place, total] += 1
        if total == best:
            found["win", place, last.totals.count(best) - 1] += 1
    return found


def counted_in(counters: Counters, options: Options) -> Counter[tuple[object, ...]]:
    """Return the contents of counters in the form of ``counted_by_hand``."""
    found: Counter[tuple[object, ...]] = Counter()
    kinds, lowest = tuple(Kind), lowest_tens(options)
    for (size, place, bid, tricks), times in _entries(counters.bids):
        found["bid", size, place, bid, tricks] = times
    for (size, total), times in _entries(counters.sums):
        found["sum", size, total] = times
    for name, counts in (("held", counters.held), ("took", counters.took)):
        for (kind, rank, size), times in _entries(counts):
            found[name, kinds[kind], rank, size] = times
    for (place, tens), times in _entries(counters.totals):
        found["total", place, 10 * (tens - lowest)] = times
    for (place, others), times in _entries(counters.wins):
        found["win", place, others] = times
    return found


def _kind(card: Card, trump: Suit | None, options: Options) -> Kind:
    if options.deal is Deal.ONE_SUIT:
        return Kind.ONE_SUIT
    if trump is None:
        return Kind.NO_TRUMP
    return Kind.TRUMP if card.suit is trump else Kind.PLAIN


def _entries(counts: IntArray) -> list[tuple[list[int], int]]:
    return [(place, int(counts[tuple(place)])) for place in np.argwhere(counts).tolist()]
