"""Every command that is sent late from the page: refused without effect, and the page says so.

Two commands have no control at a table: a character is one of the page's settings, and the page
itself contributes to shuffles.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from foretell.game.actions import ChooseTrump
from foretell.protocol.client import (
    AddNote,
    AnswerRemoval,
    AnswerUndo,
    AskUndo,
    CallRematch,
    Remove,
    ShowMoment,
    Sit,
    Stand,
    Start,
)
from foretell.table.state import Phase
from foretell.testing.fault_proxy import SWALLOW
from tests.client.devices import Device
from tests.server.process import ServerProcess
from tests.web.late_table import Background, Devices, LatePage, Story, gathered, late_page
from tests.web.moves import CARDS, CORNER
from tests.web.tabs import Tabs

pytestmark = pytest.mark.whole

MOVED_ON: Final = "The table has moved on: nothing was done."
UNANSWERED: Final = "Your answer came too late: nobody is waiting for it any more."
REVIEW_OVER: Final = "The table has moved on."
REVIEW: Final = "/replay/{code}/1?together=1"
ONE: Final = {"hand_sizes": (1,)}


async def nothing(_: Devices) -> None:
    """Leave the table as it is."""


def host(at: Devices) -> Device:
    return next(device for device in at.all if device.view.seat == device.view.host)


async def start(at: Devices) -> None:
    await host(at).do(Start)


async def both_bid(at: Devices, bid: int = 0) -> None:
    for device in (at.ann, at.bob):
        await device.act(lambda legal: legal[min(bid, len(legal) - 1)])


async def until_play(at: Devices) -> None:
    await start(at)
    await both_bid(at)


async def both_play(at: Devices) -> None:
    await at.ann.act(lambda legal: legal[-1])
    await at.bob.act()


async def until_the_end(at: Devices) -> None:
    await until_play(at)
    await both_play(at)
    await at.ann.until(lambda: at.ann.view.phase is Phase.FINISHED)


async def rematch(at: Devices) -> None:
    await host(at).do(CallRematch)


async def until_trump(at: Devices) -> None:
    await start(at)
    await at.ann.until(lambda: at.ann.view.observation is not None)


def names_trump(at: Devices) -> bool:
    observation = at.ann.view.observation
    assert observation is not None
    return any(isinstance(action, ChooseTrump) for action in observation.legal_actions)


async def ann_acts(at: Devices) -> None:
    await at.ann.act()


async def until_ann_has_bid(at: Devices) -> None:
    await start(at)
    await ann_acts(at)


async def until_bob_has_left(at: Devices) -> None:
    await until_ann_has_bid(at)
    await at.bob.leave()


async def bob_returns(at: Devices) -> None:
    await at.bob.come()
    await at.bob.act()


async def bob_makes_way(at: Devices) -> None:
    await at.bob.do(Stand)
    await at.cleo.do(partial(Sit, seat=1))


async def bob_is_removed(at: Devices) -> None:
    await at.ann.do(partial(Remove, seat=1))


async def until_taken_back(at: Devices) -> None:
    await until_play(at)
    await at.bob.do(AskUndo)


async def until_removal(at: Devices) -> None:
    await start(at)
    await at.bob.do(partial(Remove, seat=2))


async def until_shown(at: Devices) -> None:
    await until_the_end(at)
    await at.bob.do(partial(ShowMoment, game=1, at=3))


async def until_noted(at: Devices) -> None:
    await until_the_end(at)
    await at.ann.do(partial(AddNote, game=1, at=1, text="Why?"))


async def ann_sits_again(at: Devices) -> None:
    await at.ann.do(Stand)
    await at.ann.do(partial(Sit, seat=1))


def when_cut(*selectors: str) -> Callable[[LatePage], None]:
    """Return a tap on each of these, once the line is cut; the command waits, as the page says."""

    def tap(late: LatePage) -> None:
        late.page.locator(selectors[0]).first.wait_for()
        late.cut()
        for selector in selectors:
            late.page.locator(selector).first.tap(position=CORNER)
        late.page.get_by_text("Waiting for the connection").wait_for()

    return tap


def button(name: str) -> str:
    """Return the selector of a button by its name."""
    return f'role=button[name="{name}"]'


def swallowed(late: LatePage, selector: str) -> None:
    """Tap as the line swallows everything: the page believes that it is connected."""
    control = late.page.locator(selector).first
    control.wait_for()
    late.line.set(SWALLOW)
    control.tap()


def lets_a_bot_play(late: LatePage) -> None:
    late.page.get_by_text("Bob is away").first.wait_for()
    late.page.clock.fast_forward(1_300_000)
    swallowed(late, button("Let a bot play now"))


def writes_a_note(late: LatePage) -> None:
    late.page.locator(button("Notes")).tap()
    line = late.page.get_by_label("Write a note at this moment")
    line.fill("Why not?")
    late.cut()
    line.press("Enter")
    late.page.get_by_text("Waiting for the connection").wait_for()


def removes_a_note(late: LatePage) -> None:
    late.page.get_by_role("button", name="Notes").tap()
    when_cut(button("Remove the note by Ann"))(late)


def shows_a_moment(late: LatePage) -> None:
    late.page.get_by_text("You are leading.").first.wait_for()
    late.line.set(SWALLOW)
    late.page.keyboard.press("ArrowRight")
    late.page.clock.run_for(1_000)


def follows_again(late: LatePage) -> None:
    late.page.get_by_text("You are following Bob.").wait_for()
    late.page.keyboard.press("ArrowRight")
    swallowed(late, button("Follow Bob"))


STORIES: Final[dict[str, Story]] = {
    "bid": Story(
        start,
        when_cut(".bid:not([aria-disabled])"),
        partial(both_bid, bid=1),
        "The game has moved on: your bid was not made.",
    ),
    "play": Story(
        until_play, when_cut(CARDS), both_play, "The game has moved on: your card was not played."
    ),
    "choose trump": Story(
        until_trump,
        when_cut(".trump-choice button"),
        ann_acts,
        "The game has moved on: the trump you chose does not count.",
        options=ONE | {"first_dealer": 0},
        is_such=names_trump,
    ),
    "ask to take back": Story(
        until_ann_has_bid,
        when_cut(button("Undo")),
        lambda at: at.bob.act(),
        "The game has moved on: nothing was taken back.",
    ),
    "answer a request to take back": Story(
        until_taken_back,
        when_cut(button("Allow")),
        lambda at: at.ann.do(partial(AnswerUndo, agree=False)),
        UNANSWERED,
        pace=10_000,
    ),
    "answer a removal": Story(
        until_removal,
        when_cut(button("Allow")),
        lambda at: at.ann.do(partial(AnswerRemoval, agree=False)),
        UNANSWERED,
        host=1,
        seated=(0, 2),
        options={"first_dealer": 0},
    ),
    "let a bot play": Story(until_bob_has_left, lets_a_bot_play, bob_returns, MOVED_ON),
    "start": Story(nothing, when_cut(button("Start the game")), start, MOVED_ON),
    "rematch": Story(until_the_end, when_cut(button("Play again")), rematch, MOVED_ON, options=ONE),
    "remove": Story(nothing, when_cut(button("Remove Bob")), bob_makes_way, MOVED_ON),
    "readmit": Story(bob_is_removed, when_cut(button("Invite Bob again")), start, MOVED_ON),
    "swap": Story(
        nothing,
        when_cut(button("Swap seats: Ann"), button("Swap seats: Bob")),
        bob_makes_way,
        MOVED_ON,
    ),
    "seat a bot": Story(
        nothing,
        when_cut(button("Put a bot in seat 3")),
        lambda at: at.cleo.do(partial(Sit, seat=2)),
        MOVED_ON,
    ),
    "sit": Story(
        nothing,
        when_cut(button("Sit here, in seat 3")),
        lambda at: at.cleo.do(partial(Sit, seat=2)),
        MOVED_ON,
        host=1,
        seated=(),
    ),
    "stand": Story(
        nothing, when_cut(button("Stand up")), ann_sits_again, MOVED_ON, host=1, seated=(0,)
    ),
    "show a moment": Story(
        until_the_end, shows_a_moment, rematch, REVIEW_OVER, options=ONE, path=REVIEW
    ),
    "follow again": Story(
        until_shown,
        follows_again,
        rematch,
        REVIEW_OVER,
        host=1,
        seated=(0,),
        options=ONE | {"first_dealer": 0},
        path=REVIEW,
    ),
    "write a note": Story(
        until_the_end, writes_a_note, rematch, REVIEW_OVER, options=ONE, path=REVIEW
    ),
    "remove a note": Story(
        until_noted, removes_a_note, rematch, REVIEW_OVER, options=ONE, path=REVIEW
    ),
}


QUICK: Final = ("bid", "play", "ask to take back", "rematch", "sit", "write a note")
"""One of each part of the table's life."""


@pytest.mark.parametrize(
    "name",
    [pytest.param(one, marks=() if one in QUICK else pytest.mark.thorough) for one in STORIES],
)
def test_a_command_that_arrives_late_is_refused_without_effect_and_the_page_says_so(
    tabs: Tabs, foretell_server: ServerProcess, tmp_path: Path, name: str
) -> None:
    story = STORIES[name]
    with (
        Background() as background,
        gathered(background, foretell_server, story) as at,
        late_page(tabs, foretell_server, tmp_path, at, story.path) as late,
    ):
        story.tap(late)
        background.do(story.meanwhile(at))
        background.do(settle(at, is_quick=story.pace == 0))
        version = at.cleo.view.version
        late.mend()
        late.page.get_by_text(story.says).first.wait_for()
        late.page.locator(".question.waiting").wait_for(state="detached")
        background.do(at.cleo.catch_up(at.ann))
        assert at.cleo.since(version) == []


async def settle(at: Devices, *, is_quick: bool) -> None:
    """Wait until Cleo has seen everything, and no quick bot is to act."""
    for device in (at.ann, at.bob):
        await at.cleo.catch_up(device)
    view = at.cleo.view
    seats = {device.view.seat for device in at.all}
    if is_quick:
        await at.cleo.until(lambda: view.phase is not Phase.PLAYING or bool(seats & {*view.to_act}))
