"""Rounds of three with chosen cards, and the reasons for and against actions in them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
import pytest

from foretell.bots.explain import NO_TRACES, Traces, faults_of, reasons_for, writing
from foretell.bots.explanation import ActionValue, Reason
from foretell.cards import Card, Suit, parse_cards
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.sim.position import state_of
from foretell.testing import dealt, make_bids, play_cards

Reasons: TypeAlias = Mapping[str, Reason]
"""Reasons by their codes without the prefix."""
Decision: TypeAlias = Callable[[], Reasons]
Tricks: TypeAlias = tuple[int, ...]
"""In how many possible games the seat takes 0, 1, 2, … tricks."""


def promise(
    observation: SeatObservation,
    best: Action,
    *,
    behind: float = 5.0,
    tricks: tuple[Tricks, Tricks] = ((), ()),
) -> tuple[ActionValue, ...]:
    """Return values of all legal actions, with the others ``behind`` ± 1 points behind the best.

    ``tricks`` are those after the best one, and after each other one.
    """
    others = [action for action in observation.legal_actions if action != best]
    assert len(others) < len(observation.legal_actions)
    own, other = tricks
    return (
        ActionValue(best, 20.0, 0.6, 1.0, 0.0, 0.0, own),
        *(ActionValue(action, 20.0 - behind, 0.5, 1.0, behind, 1.0, other) for action in others),
    )


def of(
    session: Session,
    choice: str,
    *,
    behind: float = 5.0,
    tricks: tuple[Tricks, Tricks] = ((), ()),
    traces: Traces = NO_TRACES,
) -> Reasons:
    """Return the reasons for an action of the seat to act, by code."""
    observation = session.observe(session.to_act[0])
    values = promise(observation, action(session, choice), behind=behind, tricks=tricks)
    reasons = reasons_for(observation, values, traces)
    assert len(reasons) <= writing.MOST
    return {reason.code.removeprefix("reason/"): reason for reason in reasons}


def traced(session: Session, *lines: tuple[int, str, str]) -> Traces:
    """Return the cards played after two cards, each a number of times, in the hands as they are."""
    games = sum(count for count, *_ in lines)
    moves = np.full((games, 2, 61), -1, dtype=np.int64)
    game = 0
    for count, *both in lines:
        for number, line in enumerate(both):
            cards = [card.index for card in parse_cards(line)]
            moves[game : game + count, number, : len(cards)] = cards
        game += count
    return Traces(np.tile(state_of(session.state), (games, 1)), moves)


def action(session: Session, choice: str) -> Action:
    """Return an action of the seat to act: a bid, a suit's letter or a card."""
    seat = session.to_act[0]
    if choice.isdecimal():
        return MakeBid(seat, int(choice))
    if len(choice) == 1:
        return ChooseTrump(seat, Suit.parse(choice))
    return PlayCard(seat, Card(choice))


def against(
    session: Session,
    taken: str,
    best: str,
    *,
    chances: tuple[float, float] = (0.4, 0.6),
    tricks: tuple[Tricks, Tricks] = ((), ()),
    traces: Traces = NO_TRACES,
) -> Reasons:
    """Return the reasons against an action by code; ``tricks`` are those after it and the best."""
    observation = session.observe(session.to_act[0])
    values = (
        ActionValue(action(session, choice), 20.0, chance, 1.0, 0.0, 0.0, counts)
        for choice, chance, counts in zip((taken, best), chances, tricks, strict=True)
    )
    one, other = values
    reasons = faults_of(observation, taken=one, best=other, traces=traces)
    assert len(reasons) <= writing.MOST
    return {reason.code.removeprefix("reason/"): reason for reason in reasons}


def each(table: Mapping[str, Mapping[str, Decision]]) -> pytest.MarkDecorator:
    """Return the parameters ``name`` and ``decision`` of a test that takes all of a table."""
    cases = [(name, case, one) for name, cases in table.items() for case, one in cases.items()]
    names = [f"{name}: {case}" for name, case, _ in cases]
    return pytest.mark.parametrize(("name", "decision"), [(n, d) for n, _, d in cases], ids=names)


def bidding(*hands: str, bids: Sequence[int] = (), turned: str = "D2", **options: Any) -> Session:
    """Return a round of three players during the bidding; seat 0 deals, seat 1 bids first."""
    session = dealt(*hands, turned=turned, **options)
    make_bids(session, *bids)
    return session


def playing(
    *hands: str, bids: Sequence[int], played: str = "", turned: str | None = "D2", **options: Any
) -> Session:
    """Return a round of three players during play; the bids are those of seats 1, 2 and 0."""
    session = dealt(*hands, turned=turned, **options)
    make_bids(session, *bids)
    play_cards(session, played)
    return session


LOW = ("H2 H3", "S2 S3", "C2 C3")
"""Hands without a card that is likely to take a trick."""
LAST = ("Z1 D9 S9", "S5 H7 H8", "S13 C6 C7")
"""Seat 0 plays last to the first trick, and holds a Wizard, a trump and a card of the suit."""
LED = "S5 S13"
WORTHLESS = ("S3 S12 H2", "S5 H7 H8", "S13 C6 C7")
"""Seat 0 plays last to the first trick, and cannot take it."""
LOST = ("D13 H2 H3", "Z1 H7 H8", "S13 C6 C7")
"""Seat 0 plays last to a trick that a Wizard takes."""
STRONG = ("H9 S3 S4 S5", "D13 D12 D3 C3", "S13 C6 C7 H2")
"""Seat 1 leads, and holds high trumps and low cards."""

SHORT = ((3, 1, 0, 0), (0, 0, 4, 0))
"""The tricks after an action, often too few for a bid of 1 or 2, and after a better one."""
OVER = ((0, 0, 3, 1), (3, 1, 0, 0))
"""The tricks after an action, often too many for a bid of 0 or 1, and after a better one."""

DUEL = ("Z1 S3", "D13 C3", "S13 C6")
"""Seat 1 leads to two tricks, of which its king of trumps takes one if the Wizard falls in time."""
KING_TAKES = "D13 C6 S3 C3 S13 Z1"
KING_FALLS = "D13 C6 Z1 S3 C3 S13"
KING_RUFFS = "C3 C6 Z1 S3 D13 S13"
KING_FALLS_LATER = "C3 C6 S3 S13 Z1 D13"
TRUMPS = ("Z1 S3", "D13 D3", "N1 D9")
"""Seat 1 leads one of two trumps."""
THREE_TAKES = "D3 N1 S3 D13 D9 Z1"
THREE_FALLS = "D3 D9 S3 N1 Z1 D13"
HIGH_TAKES = "D13 D9 S3 D3 N1 Z1"


def duel(*lines: tuple[int, str, str], bid: int) -> tuple[Session, Traces]:
    """Return the lead of ``DUEL`` with these lines."""
    session = playing(*DUEL, bids=(bid, 0, 0))
    return session, traced(session, *lines)


def trumps(*lines: tuple[int, str, str], bid: int) -> tuple[Session, Traces]:
    """Return the lead of ``TRUMPS`` with these lines."""
    session = playing(*TRUMPS, bids=(bid, 0, 0))
    return session, traced(session, *lines)


def told(played: tuple[Session, Traces], choice: str) -> Reasons:
    """Return the reasons for the card to which the first lines belong."""
    session, traces = played
    return of(session, choice, traces=traces)


def told_against(played: tuple[Session, Traces], taken: str, best: str) -> Reasons:
    """Return the reasons against the card to which the first lines belong."""
    session, traces = played
    return against(session, taken, best, traces=traces)


def surplus(*, bid: int) -> Reasons:
    """Return the reasons for a lead of seat 0, which has a trick, that loses in four of five games.

    Its other card takes the trick in all.
    """
    session = playing(*SURPLUS, bids=(0, 0, bid), played="S5 S13 Z1")
    high = "H13 H3 C6 H7 H8 C7"
    four, one = (4, "H7 H8 C6 H3 C7 H13", high), (1, "H7 H3 C6 H13 H8 C7", high)
    return of(session, "H7", traces=traced(session, four, one))


SURPLUS = ("Z1 H7 H13", "S5 H3 H8", "S13 C6 C7")
