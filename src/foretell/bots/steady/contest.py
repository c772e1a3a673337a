"""The trick on the table, as the seat that is to play finds it."""

from dataclasses import dataclass

from foretell.bots.steady.chances import chance_now
from foretell.bots.steady.sight import Sight, hands_of
from foretell.bots.steady.weights import UNWILLING
from foretell.game.state import Round, State
from foretell.game.tricks import best_in
from foretell.rules.trick import beats


@dataclass(slots=True)
class Contest:
    """Who has to be beaten, and who may still do it."""

    best: int | None
    """The card that wins the trick so far; None when the seat leads."""
    behind: Sight | None
    """What those who play after the seat may hold; None when it is the last."""
    sight: Sight
    rivalry: float

    def chance(self, card: int) -> float:
        """Return the chance that the seat takes the trick with a card."""
        sight, best = self.sight, self.best
        if best is not None and not beats(
            card, best, sight.trump, sight.last_wizard, sight.one_suit_each
        ):
            return 0.0
        return 1.0 if self.behind is None else chance_now(card, self.behind, self.rivalry)


def contest_for(known: State, seat: int, sight: Sight, rivalry: float) -> Contest:
    """Return the trick on the table as a seat, whose turn it is, finds it."""
    table, options = known.round, known.options
    trick = table.trick
    assert trick is not None
    best = trick.cards[best_in(trick, table.trump, options)].index if trick.cards else None
    players = options.players
    after = [(seat + step) % players for step in range(1, players - len(trick.cards))]
    if not after:
        return Contest(best, None, sight, rivalry)
    behind = hands_of(table, after) if options.clairvoyance else sight.unseen
    rivals = sum(_willing(table, other) for other in after)
    share = rivals * (table.size - len(table.tricks)) / behind.bit_count()
    in_view = Sight(behind, share, sight.trump, sight.last_wizard, sight.one_suit_each)
    return Contest(best, in_view, sight, rivalry)


def _willing(table: Round, seat: int) -> float:
    """Return how much a seat is a rival for the trick, from 0 to 1."""
    bid = table.bids[seat]
    if bid is None:
        return (1 + UNWILLING) / 2
    return 1.0 if bid > table.taken[seat] else UNWILLING
