"""In which order seats are given their hidden cards, and what has to be told apart for it.

One seat after the other is given cards from what is left. Cards are alike as long as each seat
still to come may hold all of them, or none: they make a group, and in how many ways the rest can
be given out follows from how many are left of each group. So a seat's cards are drawn in two
parts: how many of each group, by the ways there are to go on from there, and then which of the
group, where each is as good as the others. Four suits make five groups at most, and the fewer
seats are to come, the fewer groups.
"""

from dataclasses import dataclass

from foretell.sim.worlds.hidden import Hidden


@dataclass(frozen=True, slots=True)
class Step:
    """One seat is given its cards.

    Attributes:
        seat: the seat.
        held: how many cards, from 1.
        may_hold: the cards that they can be, as a set of so many or more.
        groups: all cards that any seat may hold, in groups as this seat and those to come tell
            them apart.
    """

    seat: int
    held: int
    may_hold: int
    groups: tuple[int, ...]


def steps_of(hidden: Hidden) -> tuple[Step, ...]:
    """Return a step for each seat with hidden cards; last comes who may hold the most.

    Seats that may hold anything tell nothing apart, so they do not make the others' steps harder.
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
        steps.append(Step(seat, hidden.held[seat], own, tuple(groups)))
    return tuple(reversed(steps))
