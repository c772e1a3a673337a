"""Hostile opponents: people with a seat who work against the others at their table.

``test_hostile.py`` is about the service; here the service is fine and the game is at stake. All
times are virtual. The figures are those of the table in docs/host/security.md.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from functools import partial
from typing import Any, Final

import pytest

from foretell.game.events import Dealt
from foretell.protocol import client as messages
from foretell.table import commands
from foretell.table.bounds import MOST_CHANGES
from foretell.table.events import RemovalAsked, Seated, StoodIn, TakenBack, UndoAsked, Vacated
from foretell.table.permissions import Person
from foretell.table.redact import redact_events
from foretell.table.refusals import NameTaken
from foretell.table.state import Human
from foretell.table.timers import CONSENT_WITHIN
from tests.server.hostile.evening import LISTED, LOOK, THINKS, Evening, spend
from tests.table.builders import new_live_table

VICTIM: Final = 1
ATTACKER: Final = 2
HONEST: Final = (0, 3)
SLACK: Final = 2 * LOOK + 0.01
"""Seconds that people need to notice what has happened."""
PACE: Final = LISTED.pace / 1_000

Plan = Sequence[Coroutine[Any, Any, None]]


def letting(seat: int) -> partial[messages.LetBotPlay]:
    """Return a function that makes the command to let a bot play for a seat."""
    return partial(messages.LetBotPlay, seat=seat)


async def blinks(evening: Evening, seat: int, *, gone: float, every: float) -> None:
    """Lose one's connection again and again."""
    while evening.state.is_playing:
        evening.leave(seat)
        await asyncio.sleep(gone)
        evening.come_back(seat)
        await asyncio.sleep(every)


@pytest.mark.parametrize("gone", [0.3, 1.0, 5.0, 14.9])
def test_no_opponent_has_a_bot_play_for_somebody_whose_connection_blinks(gone: float) -> None:
    """The opponent asks for it twenty times a second, through every blink."""

    def plan(evening: Evening) -> Plan:
        return [
            *(evening.play(seat) for seat in (*HONEST, VICTIM)),
            blinks(evening, VICTIM, gone=gone, every=1.0),
            evening.play(ATTACKER),
            evening.insist(ATTACKER, letting(VICTIM), every=LOOK),
        ]

    async def then(evening: Evening) -> tuple[int, set[str]]:
        return await evening.count(StoodIn), set(evening.answers["Cleo"])

    stood_in, answers = spend(plan, then=then)
    assert stood_in == 0
    assert answers <= {"done", "table/too_soon_for_bot", "table/nobody_away", "table/not_playing"}


def test_no_opponent_has_a_bot_play_for_somebody_who_thinks_for_44_seconds() -> None:
    def plan(evening: Evening) -> Plan:
        return [
            *(evening.play(seat) for seat in HONEST),
            evening.play(VICTIM, thinks=44.0),
            evening.play(ATTACKER),
            evening.insist(ATTACKER, letting(VICTIM), every=LOOK),
        ]

    async def then(evening: Evening) -> int:
        return await evening.count(StoodIn)

    assert spend(plan, then=then) == 0


async def acts_on_silence(evening: Evening, own: int) -> None:
    """Let a bot play for anyone who is silent, as soon as the table allows it."""
    while evening.state.is_playing:
        for seat in range(len(evening.people)):
            if seat != own and evening.is_waited_for(seat):
                await evening.ask(own, letting(seat))
        await asyncio.sleep(LOOK)


@pytest.mark.parametrize(("others_ask", "longest"), [(True, 45.0), (False, 90.0)])
def test_a_person_who_never_acts_stops_the_game_once_for_45_or_90_seconds(
    *, others_ask: bool, longest: float
) -> None:
    def plan(evening: Evening) -> Plan:
        asking = [acts_on_silence(evening, 0)] if others_ask else []
        return [*(evening.play(seat) for seat in (*HONEST, VICTIM)), *asking]

    async def then(evening: Evening) -> list[float]:
        return [wait for seat, wait in await evening.waits() if seat == ATTACKER]

    waits = sorted(spend(plan, then=then), reverse=True)
    assert longest <= waits[0] <= longest + PACE + SLACK
    assert max(waits[1:]) <= PACE + SLACK, "a bot plays on until they do something"


@pytest.mark.parametrize(("others_ask", "longest"), [(True, 45.0), (False, 90.0)])
def test_a_person_who_takes_over_again_each_time_stalls_no_decision_for_longer(
    *, others_ask: bool, longest: float
) -> None:
    async def stall(evening: Evening) -> None:
        while evening.state.is_playing:
            await evening.ask(ATTACKER, messages.Sit)
            await asyncio.sleep(LOOK)

    def plan(evening: Evening) -> Plan:
        asking = [acts_on_silence(evening, 0)] if others_ask else []
        playing = (evening.play(seat) for seat in (*HONEST, VICTIM))
        return [*playing, stall(evening), *asking]

    async def then(evening: Evening) -> float:
        return max(wait for seat, wait in await evening.waits() if seat == ATTACKER)

    assert spend(plan, then=then) <= longest + PACE + SLACK


def test_a_person_who_comes_and_goes_in_their_turn_stalls_no_decision_beyond_patience() -> None:
    """No opponent may have a bot play for them within 15 s of a lost connection; the table does."""

    def plan(evening: Evening) -> Plan:
        return [
            *(evening.play(seat) for seat in (*HONEST, VICTIM)),
            blinks(evening, ATTACKER, gone=13.0, every=0.5),
            acts_on_silence(evening, 0),
        ]

    async def then(evening: Evening) -> float:
        return max(wait for _, wait in await evening.waits())

    assert spend(plan, then=then) <= LISTED.patience + PACE + SLACK


@pytest.mark.parametrize("answers", ["nobody", "all refuse"])
def test_requests_for_an_undo_stop_the_game_for_40_seconds_a_round_at_most(answers: str) -> None:
    async def refuse(evening: Evening, seat: int) -> None:
        while evening.state.is_playing:
            undo = evening.state.undo
            if undo is not None and seat in undo.missing:
                await asyncio.sleep(THINKS)
                await evening.ask(seat, partial(messages.AnswerUndo, agree=False))
            await asyncio.sleep(LOOK)

    def plan(evening: Evening) -> Plan:
        others = (*HONEST, VICTIM)
        answering = [refuse(evening, seat) for seat in others] if answers == "all refuse" else []
        return [
            *(evening.play(seat) for seat in (*others, ATTACKER)),
            evening.insist(ATTACKER, messages.AskUndo, every=LOOK),
            *answering,
        ]

    async def then(evening: Evening) -> tuple[float, int, int]:
        waits = [wait for _, wait in await evening.waits()]
        stalled = sum(max(0.0, wait - THINKS - SLACK) for wait in waits)
        return stalled, await evening.count(UndoAsked), await evening.count(TakenBack)

    stalled, requests, granted = spend(plan, then=then)
    rounds, most = 3, 2 * CONSENT_WITHIN / 1_000
    assert 0 < requests - granted <= 2 * rounds
    assert granted == 0
    assert stalled <= rounds * (most + 2 * SLACK + THINKS)


def test_a_person_who_leaves_and_returns_in_a_loop_delays_nobody_and_learns_nothing() -> None:
    async def come_and_go(evening: Evening) -> None:
        while evening.state.is_playing:
            for command in (messages.Stand, messages.Sit):
                await evening.ask(ATTACKER, command)
                await asyncio.sleep(4 * LOOK)

    def plan(evening: Evening) -> Plan:
        return [*(evening.play(seat) for seat in (*HONEST, VICTIM)), come_and_go(evening)]

    async def then(evening: Evening) -> tuple[float, set[int], int]:
        waits = max(wait for _, wait in await evening.waits())
        events = tuple(event for _, event in await evening.log())
        seen = redact_events(events, ATTACKER, state=evening.state, since=0)
        deals = [event for event in seen if isinstance(event, Dealt)]
        shown = {seat for deal in deals for seat, hand in enumerate(deal.hands) if hand is not None}
        held = evening.state.seats[ATTACKER]
        assert not isinstance(held, Human) or held.knows_from == 0
        return waits, shown, await evening.count(Vacated, Seated, seat=ATTACKER)

    longest, shown, changes = spend(plan, then=then)
    assert longest <= LISTED.patience + PACE + SLACK
    assert shown <= {ATTACKER}
    assert changes <= MOST_CHANGES + 2


def test_a_person_who_uses_up_all_changes_does_not_keep_a_bot_from_standing_in() -> None:
    async def waste(evening: Evening) -> None:
        names = ("otto", "renata")
        number = 0
        while evening.state.changes < MOST_CHANGES:
            number += 1
            choose = partial(messages.ChooseCharacter, character=names[number % 2])
            await evening.ask(ATTACKER, choose)
        evening.leave(VICTIM)
        await evening.play(ATTACKER)

    def plan(evening: Evening) -> Plan:
        return [*(evening.play(seat) for seat in HONEST), waste(evening)]

    async def then(evening: Evening) -> tuple[int, float]:
        waits = [wait for seat, wait in await evening.waits() if seat == VICTIM]
        return await evening.count(StoodIn, seat=VICTIM), max(waits)

    stood_in, longest = spend(plan, then=then)
    assert stood_in == 1
    assert longest <= LISTED.grace + PACE + SLACK


async def removes(evening: Evening, target: int) -> None:
    """Ask for somebody's removal again and again, as the host."""
    await evening.insist(0, partial(messages.Remove, seat=target), every=LOOK)


async def answers_removals(evening: Evening, seat: int, *, agree: bool) -> None:
    """Answer every request for a removal."""
    while evening.state.is_playing:
        removal = evening.state.removal
        if removal is not None and seat in removal.missing:
            await evening.ask(seat, partial(messages.AnswerRemoval, agree=agree))
        await asyncio.sleep(LOOK)


@pytest.mark.parametrize("gone", [0.0, 14.0, 40.0])
def test_a_host_with_an_accomplice_removes_nobody_whom_one_other_person_wants_to_stay(
    gone: float,
) -> None:
    """Nor somebody whose connection is down for 40 s, for whom the accomplice lets a bot play."""

    def plan(evening: Evening) -> Plan:
        blinking = [blinks(evening, VICTIM, gone=gone, every=2.0)] if gone else []
        return [
            *(evening.play(seat) for seat in range(4)),
            removes(evening, VICTIM),
            answers_removals(evening, ATTACKER, agree=True),
            answers_removals(evening, 3, agree=False),
            evening.insist(ATTACKER, letting(VICTIM), every=LOOK),
            *blinking,
        ]

    async def then(evening: Evening) -> tuple[int, int, float]:
        held = evening.state.seats[VICTIM]
        assert isinstance(held, Human)
        assert held.name == "Ben"
        vacated = await evening.count(Vacated)
        waits = max(wait for _, wait in await evening.waits())
        return vacated, await evening.count(RemovalAsked), waits

    vacated, requests, longest = spend(plan, then=then)
    assert vacated == 0
    assert 0 < requests <= 2 * 3, "two in a round"
    assert longest <= 15.0 + THINKS + PACE + SLACK, "the game goes on meanwhile"


def test_a_host_does_not_take_the_vote_of_a_thinker_by_letting_a_bot_play_for_them() -> None:
    """Dan thinks for long and wants Ben to stay; the others do not wait for his answer in vain."""

    async def plot(evening: Evening) -> None:
        while evening.state.is_playing:
            await evening.ask(ATTACKER, letting(3))
            await evening.ask(0, partial(messages.Remove, seat=VICTIM))
            await asyncio.sleep(LOOK)

    def plan(evening: Evening) -> Plan:
        return [
            *(evening.play(seat) for seat in (0, VICTIM, ATTACKER)),
            plot(evening),
            answers_removals(evening, ATTACKER, agree=True),
        ]

    async def then(evening: Evening) -> tuple[int, int]:
        return await evening.count(StoodIn, seat=3), await evening.count(Vacated)

    stood_in, vacated = spend(plan, then=then)
    assert stood_in == 1
    assert vacated == 0


@pytest.mark.parametrize("owner", ["Ann", "steady"])
@pytest.mark.parametrize(
    "written",
    [
        *("{0} {1}{2}", "{name}✓", "{name} (host)", "{name}.", "{name} 🎩", "{name} 2"),
        *("{upper}", "{digits}", "host: {name}", "{name}\u0336", "({name})", "{name} – host"),
    ],
)
def test_nobody_sits_down_with_a_name_that_passes_for_anothers(owner: str, written: str) -> None:
    digits = owner.translate(str.maketrans("Aae", "443"))
    name = written.format(*owner[:2], owner[2:], name=owner, upper=owner.upper(), digits=digits)
    live = new_live_table(seated=(Person("id-Ann", "Ann"),))
    with pytest.raises(NameTaken):
        live.ask(Person("id-other", name), commands.Sit())
