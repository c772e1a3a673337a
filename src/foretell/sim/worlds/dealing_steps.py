"""The steps of dealing hidden cards, and the groups of cards they distinguish.

Seats are dealt their cards one after another. Cards form a group if each remaining seat can hold
all of them or none, so the number of ways to deal the rest depends only on the number of cards left
in each group. A seat's cards are therefore drawn in two parts: the number from each group, weighted
by the ways to continue, and then the cards of each group, uniformly. Four suits make at most five
groups, and fewer as fewer seats remain.
"""

from dataclasses import dataclass

from foretell.sim.worlds.hidden import Hidden


@dataclass(frozen=True, slots=True)
class DealingStep:
    """The dealing of one seat's cards.

    Attributes:
        seat: the seat.
        held: the number of cards, from 1.
        may_hold: the possible cards, as a set of at least that size.
        groups: all cards possible for any seat, in the groups distinguished by this and later
            seats.
    """

    seat: int
    held: int
    may_hold: int
    groups: tuple[int, ...]


def dealing_steps(hidden: Hidden) -> tuple[DealingStep, ...]:
    """Return a step for each seat with hidden cards, those with the most possible cards last.

    A seat without restrictions distinguishes no groups, so it does not complicate earlier steps.
    """
    may_hold = hidden.may_hold
    waiting = [seat for seat, held in enumerate(hidden.held) if held]
    waiting.sort(key=lambda seat: may_hold[seat].bit_count())
    together = 0
    for cards in may_hold:
        together |= cards
    groups, steps = [together], []
    for seat in reversed(waiting):
        own = may_hold[seat]
        parts = [part for group in groups for part in (group & own, group & ~own)]
        groups = [part for part in parts if part]
        steps.append(DealingStep(seat, hidden.held[seat], own, tuple(groups)))
    return tuple(reversed(steps))
