"""Rounds of three with chosen cards, and the reasons for and against actions in them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

import pytest

from foretell.bots import explain
from foretell.bots.explain import faults_of, reasons_for, writing
from foretell.bots.explain.rows import FloatArray
from foretell.bots.explanation import ActionValue, Reason
from foretell.bots.sampling.situation import Situation
from foretell.cards import DECK, Card, Suit
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.testing import dealt, make_bids, play_cards

Reasons: TypeAlias = Mapping[str, Reason]
"""Reasons by their codes without the prefix."""
Decision: TypeAlias = Callable[[], Reasons]
Shares: TypeAlias = Mapping[str, float]
"""The share of possible games in which a card takes the trick, by card; of any other it is 0."""

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
    shares: Shares | None = None,
) -> Reasons:
    """Return the reasons for an action of the seat to act, by code."""
    observation = session.observe(session.to_act[0])
    values = promise(observation, action(session, choice), behind=behind, tricks=tricks)
    with counted(shares):
        reasons = reasons_for(observation, values)
    assert len(reasons) <= writing.MOST
    return {reason.code.removeprefix("reason/"): reason for reason in reasons}


@contextmanager
def counted(shares: Shares | None) -> Iterator[None]:
    """Let the games played for the reasons give chosen shares, unless there are none."""

    def write(_: Situation, cards: Iterable[int], written: FloatArray) -> None:
        for card in cards:
            written[card] = (shares or {}).get(str(DECK[card]), 0.0)

    with pytest.MonkeyPatch.context() as patch:
        if shares is not None:
            patch.setattr(explain, "write_shares", write)
        yield


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
    shares: Shares | None = None,
) -> Reasons:
    """Return the reasons against an action by code; ``tricks`` are those after it and the best."""
    observation = session.observe(session.to_act[0])
    values = (
        ActionValue(action(session, choice), 20.0, chance, 1.0, 0.0, 0.0, counts)
        for choice, chance, counts in zip((taken, best), chances, tricks, strict=True)
    )
    one, other = values
    with counted(shares):
        reasons = faults_of(observation, taken=one, best=other)
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
