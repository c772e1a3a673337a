"""A tap while the line is down counts at that moment of the game, or not at all."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from foretell.testing.fault_proxy import LOSE_ANSWERS, ThreadedFaultProxy
from tests.server.process import ServerProcess
from tests.web.broken_line import Outage, code_of, outage, tap
from tests.web.moves import CARDS, SUITS, move
from tests.web.tabs import Tabs

pytestmark = pytest.mark.whole

Opens = Callable[..., AbstractContextManager[Outage]]

WAITING: Final = ".question.waiting"
GUEST_LEADS: Final = {"first_dealer": 0}
"""With these options the guest in seat 1 bids and leads first."""
GUEST_LAST: Final = {"first_dealer": 2}
"""With these options the host bids and leads first, and the guest in seat 2 is last."""
SLOW: Final = {"pace": 6_000}
QUICK: Final = {"pace": 0}


@pytest.fixture
def opened(
    tabs: Tabs, foretell_server: ServerProcess, line: ThreadedFaultProxy, tmp_path: Path
) -> Opens:
    """Opens a table with a guest whose line may fail; see ``outage``."""
    return partial(outage, tabs, foretell_server, line, tmp_path)


def test_a_card_tapped_in_an_outage_is_not_played_in_a_later_trick(opened: Opens) -> None:
    settings = {"grace": 1, "pace": 1_500, "stand_in": "casual"}
    with opened(seat=1, options=GUEST_LEADS, settings=settings) as at:
        at.start()
        at.card(0).wait_for()
        at.fail()
        card = tap(at.card(0))
        at.guest.locator(WAITING).get_by_text("Waiting for the connection").wait_for()
        at.host.get_by_text("A bot plays for Bob").wait_for()
        _play_until_the_guest_is_to_act_again(at)
        before = at.played()
        at.mend()
        at.guest.get_by_text("The game has moved on: your card").wait_for()
        assert at.guest.locator(WAITING).count() == 0
        assert at.played()[: len(before)] == before
        assert card not in at.played()[len(before) :]
        while "handed_back" not in (types := [event["type"] for event in at.log]):
            at.host.wait_for_timeout(50)  # the bot's move may be under way
        assert types.count("handed_back") == 1


def _play_until_the_guest_is_to_act_again(at: Outage) -> None:
    """Let the host play until a trick is over and it is the turn of the guest's seat again."""
    while True:
        view = at.view
        tricks = [event for event in view["events"] if event["type"] == "trick_won"]
        if tricks and view.get("to_act") == [at.seat]:
            return
        if not move(at.host, CARDS):
            at.host.wait_for_timeout(50)


def test_a_card_tapped_in_an_outage_waits_is_replaced_withdrawn_and_played_in_the_same_turn(
    opened: Opens,
) -> None:
    with opened(seat=1, options=GUEST_LEADS, settings=QUICK) as at:
        at.start()
        at.card(0).wait_for()
        first, second, third = (code_of(at.card(place)) for place in range(3))
        waiting = at.guest.locator(".hand-card.waits")
        at.fail()
        tap(at.card(0))
        assert code_of(waiting) == first
        tap(at.card(1))
        at.guest.locator(f".hand-card.waits[data-card={second}]").wait_for()
        assert waiting.count() == 1
        assert at.guest.locator(WAITING).count() == 1
        tap(at.card(1))
        waiting.wait_for(state="detached")
        tap(at.card(0))
        at.guest.get_by_role("button", name="Withdraw").tap()
        waiting.wait_for(state="detached")
        tap(at.card(2))
        assert code_of(waiting) == third
        assert at.played() == []
        at.mend()
        at.guest.locator(f".hand [data-card={third}]").wait_for(state="detached")
        assert at.played() == [third]


def test_a_card_sent_as_the_line_broke_is_shown_as_such_and_played_once(opened: Opens) -> None:
    with opened(seat=1, options=GUEST_LEADS, settings=SLOW) as at:
        at.start()
        at.card(0).wait_for()
        at.line.set(LOSE_ANSWERS)
        card = tap(at.card(0))
        while at.played() != [card]:
            at.host.wait_for_timeout(50)
        at.fail()
        at.guest.locator(WAITING).get_by_text("On its way when the connection broke").wait_for()
        assert at.guest.get_by_role("button", name="Withdraw").count() == 0
        tap(at.card(1))
        at.guest.get_by_text("so it cannot be changed any more").wait_for()
        at.mend()
        at.guest.locator(f".hand [data-card={card}]").wait_for(state="detached")
        assert at.guest.get_by_text("in the meantime").count() == 0
        assert at.played() == [card]


def test_a_bid_tapped_in_an_outage_waits_and_is_made(opened: Opens) -> None:
    with opened(seat=1, options=GUEST_LEADS, settings=QUICK) as at:
        at.host.get_by_role("button", name="Start the game").tap()
        _name_trump(at)
        bids = at.guest.locator(".bid")
        bids.first.wait_for()
        at.fail()
        bids.nth(1).tap()
        bids.nth(2).tap()
        at.guest.locator(".bid.waits[data-bid='2']").wait_for()
        assert at.guest.locator(".bid.waits").count() == 1
        at.mend()
        at.guest.locator(".bid-bar").wait_for(state="detached")
        (bid,) = (e["bid"] for e in at.log if e["type"] == "bid" and e["seat"] == at.seat)
        assert bid == 2


def _name_trump(at: Outage) -> None:
    """Let the dealer name trump where a Wizard was turned (R5.3)."""
    while not any(
        event["type"] == "trump_chosen" or event.get("turned", "Z")[0] != "Z" for event in at.log
    ):
        if not move(at.host, SUITS):
            at.host.wait_for_timeout(50)


def test_a_card_chosen_ahead_is_dropped_when_a_card_is_taken_back(opened: Opens) -> None:
    with opened(seat=2, options=GUEST_LAST, settings=SLOW, prefers={"preselect": True}) as at:
        at.start()
        at.host.locator(CARDS).first.wait_for()
        tap(at.host.locator(CARDS).first)
        at.guest.locator(".trick-card").first.wait_for()
        tap(at.guest.locator(".hand-card").first)
        chosen = at.guest.locator(".hand-card.chosen")
        chosen.wait_for()
        at.host.get_by_role("button", name="Undo").tap()
        at.guest.get_by_role("button", name="Allow", exact=True).tap()
        chosen.wait_for(state="detached")
        at.guest.get_by_text("the card you chose is back in your hand").wait_for()
        tap(at.host.locator(CARDS).last)
        at.guest.locator(".prompt.your-turn").wait_for()
        assert at.played() == []


def test_a_request_to_take_back_stops_the_game_until_it_is_answered(opened: Opens) -> None:
    with opened(seat=1, options=GUEST_LAST, settings=SLOW) as at:
        at.start()
        at.host.locator(CARDS).first.wait_for()
        tap(at.host.locator(CARDS).first)
        at.card(0).wait_for()
        at.host.get_by_role("button", name="Undo").tap()
        at.guest.get_by_role("button", name="Don’t allow").wait_for()
        at.guest.locator(".prompt", has_text="The game waits for an answer.").wait_for()
        assert at.guest.locator(CARDS).count() == 0
        tap(at.guest.locator(".hand-card").first)
        at.guest.locator(".toast", has_text="The game waits for an answer.").wait_for()
        at.guest.get_by_role("button", name="Don’t allow").tap()
        card = tap(at.card(0))
        at.guest.locator(f".hand [data-card={card}]").wait_for(state="detached")
        assert [event["type"] for event in at.log if "undo" in event["type"]] == [
            "undo_asked",
            "undo_answered",
        ]
        assert at.played() == [card]


def test_a_start_tapped_in_an_outage_is_dropped_when_another_host_has_started_the_game(
    opened: Opens,
) -> None:
    with opened(seat=1, settings={"grace": 1, "pace": 0}) as at:
        table = at.host.url
        at.host.get_by_role("button", name="Leave the table").tap()
        start = at.guest.get_by_role("button", name="Start the game")
        start.wait_for()
        at.host.goto(table)
        at.host.get_by_role("button", name="Sit here, in seat 1").tap()
        at.fail()
        start.tap()
        waiting = at.guest.locator(WAITING, has_text="Waiting for the connection: Start the game")
        waiting.wait_for()
        at.host.get_by_role("button", name="Start the game").tap()
        at.host.locator(".hand-card").first.wait_for()
        at.mend()
        at.guest.get_by_text("The table has moved on: nothing was done.").wait_for()
        assert at.guest.locator(WAITING).count() == 0
        assert [event["type"] for event in at.log].count("game_started") == 1
