"""Advice for a game with real cards, in the hand: every answer a tap, nothing lost by a slip."""

import json
import re
from typing import TYPE_CHECKING, Any, Final

import pytest

from foretell.i18n import LANGUAGES
from foretell.rules.options import Options
from tests.terminal.helpers import running
from tests.web.browsing import DESK, Visitors
from tests.web.test_offline import LARGE, lose_the_network

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, ViewportSize

pytestmark = pytest.mark.whole

PHONE: Final["ViewportSize"] = {"width": 360, "height": 616}
PHONES: Final[tuple["ViewportSize", ...]] = (PHONE, {"width": 390, "height": 664})
MAIN: Final = ".advice-bar .button-main"
KEPT: Final = "JSON.parse(localStorage.getItem('foretell.advice'))"
BEGIN: Final = "(kept) => localStorage.setItem('foretell.advice', JSON.stringify(kept))"
STUDY: Final = """async (bot) => {
  const { stepAfter } = await import("/static/ui/advice/course.js");
  const { study } = await import("/static/net/bots.js");
  const { session: { setup, answers } } = JSON.parse(localStorage.getItem("foretell.advice"));
  const known = stepAfter(setup, answers).state;
  let last = null;
  const question = { bot, known, seat: setup.seat, seed: "0" };
  return new Promise((done, fail) => study(
    question, (found) => { last = found; }, (error) => error ? fail(error) : done(last)));
}"""
BOXES: Final = """() =>
  [...document.querySelectorAll(".pick, .picker .button, .advice-bar .button")]
  .map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom];
  })"""
ANY: Final = ".pick:not([aria-disabled=true]), .advice-numbers .button"


def come(visitors: Visitors, *, size: "ViewportSize" = PHONE, **more: Any) -> "Page":
    """Return the page for advice, where nothing has been entered."""
    return visitors.come("/advice", size=size, has_touch=True, **more)


def begin(
    visitors: Visitors, options: Options, dealer: int, number: int = 1, **more: Any
) -> "Page":
    """Return a page on which a round of a game is begun; the reader has seat 0."""
    setup = {
        "options": options.to_json(),
        "names": [""] * options.players,
        "seat": 0,
        "suits": [],
        "round": number,
        "dealer": dealer,
        "totals": None,
        "bids": [],
        "sheet": None,
        **more.pop("setup", {}),
    }
    kept = {"session": {"setup": setup, "answers": []}, "draft": None}
    page = visitors.come("/api/tables", **{"size": PHONE, "has_touch": True, **more})
    page.evaluate(BEGIN, kept)
    page.goto(f"{visitors.address}/advice")
    return page


def tap(page: "Page", taps: str) -> None:
    """Tap cards, numbers and suits; the reader's action is chosen among the values."""
    for one in taps.split():
        page.locator(".picker, .advice-numbers, .advice-suits, .hint-choice").first.wait_for()
        if page.locator(".hint-choice").count():
            _choose(page, one)
        elif one.isdecimal():
            page.locator(".advice-numbers .button").nth(int(one)).tap()
        else:
            page.locator(f".pick[data-face='{one}']").tap()


def _choose(page: "Page", one: str) -> None:
    """Choose the reader's action: a bid, or the best card where any will do."""
    if one.isdecimal():
        page.get_by_role("button", name=re.compile(rf"^Bid {one}:")).tap()
    else:
        page.locator(".hint-choice").nth(int(one.removeprefix("own") or 0)).tap()


def _choice(page: "Page", card: str) -> "Locator":
    """Return the choice of a card."""
    return page.locator(".hint-choice", has_text=f"Play the {card}")


def asked(page: "Page") -> str:
    """Return the question."""
    return page.locator("#advice-asked").inner_text()


def answers(page: "Page") -> int:
    """Return the number of answers that are kept."""
    found: int = page.evaluate(f"{KEPT}.session.answers.length")
    return found


def test_a_bid_takes_a_tap_for_each_thing_that_is_seen(visitors: Visitors) -> None:
    page = come(visitors)
    page.get_by_role("radio", name="3", exact=True).nth(1).check(force=True)
    page.get_by_role("button", name="Start").tap()
    assert asked(page) == "Which card is turned up?"
    tap(page, "H3 H12 Z S9 1 0 1")
    best = page.locator(".hint-best")
    best.wait_for()
    assert re.match(r"Bid \d", best.inner_text())
    assert page.locator(".hint-choice").count() == 4
    page.locator(".hint-reasons li").first.wait_for()
    page.locator(MAIN).tap()
    page.get_by_role("heading", name="Left leads:").wait_for()


def test_a_round_and_the_next_deal_are_entered_by_taps_without_a_network(
    visitors: Visitors,
) -> None:
    page = come(visitors, keeps=True)
    while page.evaluate(LARGE) < 2:
        page.wait_for_timeout(50)
    lose_the_network(page)
    page.reload()
    page.locator("[name=advice-players][value='3']").check(force=True)
    page.get_by_role("button", name="Start").tap()
    tap(page, "D2 Z 0 0")
    page.locator(".hint-best", has_text="Bid").wait_for()
    assert page.locator(".trouble:not(:empty)").count() == 0
    page.locator(MAIN).tap()
    tap(page, "H3 H6")
    page.locator(".hint-best", has_text="Play a Wizard").wait_for()
    page.locator(MAIN).tap()
    page.get_by_role("heading", name="The round is over").wait_for()
    assert "This round: 30 points" in page.locator(".advice-score").inner_text()
    page.get_by_role("button", name="Next round").tap()
    assert "Round 2" in page.locator(".advice-round").inner_text()
    tap(page, "N C5 C6")
    page.get_by_role("heading", name="Right bids:").wait_for()  # Left deals now


def test_each_slip_is_taken_back_by_a_tap_and_a_reload_loses_nothing(visitors: Visitors) -> None:
    page = begin(visitors, Options(players=3), 2, 2)
    tap(page, "H3 C9 D4 1 0 1")
    tap(page, "own0")
    page.get_by_role("heading", name="Left plays:").wait_for()
    before = answers(page)
    page.reload()
    page.get_by_role("heading", name="Left plays:").wait_for()
    for left in reversed(range(before)):
        page.get_by_role("button", name="Undo").tap()
        assert answers(page) == left
    page.get_by_role("button", name="Undo").tap()
    page.get_by_role("button", name="Start").wait_for()
    page.get_by_role("button", name="Back to the game").tap()
    assert asked(page) == "Which card is turned up?"


def test_a_card_that_cannot_be_says_why_and_nothing_is_entered(visitors: Visitors) -> None:
    page = begin(visitors, Options(players=3), 2, 2)
    tap(page, "N C9 D4 1 0 1")
    _choice(page, "10 of clubs").tap()
    tap(page, "D12 C2")
    _choice(page, "5 of diamonds").wait_for()
    page.locator(MAIN).tap()
    before = answers(page)
    club = page.locator(".pick[data-face=C3]")
    assert club.get_attribute("aria-disabled") == "true"
    top = club.bounding_box()
    club.tap(force=True)
    page.get_by_role("alert").get_by_text(
        "Left cannot hold the 4 of clubs: in trick 1, clubs were led"
    ).wait_for()
    assert club.bounding_box() == top
    assert answers(page) == before
    tap(page, "S3")
    assert page.locator(".trouble:not(:empty)").count() == 0


def test_a_card_of_the_hand_is_taken_out_again_by_another_tap(visitors: Visitors) -> None:
    page = begin(visitors, Options(), 0, 3)
    tap(page, "H3 C9")
    pressed = page.locator(".pick[aria-pressed=true]")
    assert pressed.count() == 1
    page.locator(".pick[data-face=C9]").tap()
    assert pressed.count() == 0
    tap(page, "Z Z")
    assert page.get_by_role("button", name="Wizard × 2").count() == 1


def test_all_of_it_can_be_done_with_the_keyboard_alone(visitors: Visitors) -> None:
    page = begin(visitors, Options(players=3), 2, 2, size=DESK)
    page.locator(".picker").wait_for()
    page.locator("#advice-asked").focus()
    keys = page.keyboard
    for key in ("Tab", "ArrowRight", "Enter"):
        keys.press(key)
    assert asked(page) == "Your hand: 2 cards to go"
    for key in ("Tab", "ArrowDown", "ArrowLeft", "Enter", "ArrowDown", "Enter"):
        keys.press(key)
    told = page.evaluate(f"{KEPT}.session.answers.map(({{ card }}) => card)")
    assert told == ["C12", "C1", "D1"]
    page.locator(".hint-choice").first.wait_for()
    assert page.evaluate("document.activeElement.id") == "advice-asked"
    keys.press("Tab")
    assert page.evaluate("document.activeElement.className").startswith("hint-choice")


def test_the_page_says_the_advice_once_it_is_final(visitors: Visitors) -> None:
    page = begin(visitors, Options(players=3), 2)
    tap(page, "N Z")
    said = page.locator(".advice-values > [role=status]")
    said.filter(has_text=re.compile(r"^\s*Bid \d: .* points, .*%")).wait_for(state="attached")


@pytest.mark.parametrize(
    "size",
    [PHONES[0], *(pytest.param(size, marks=pytest.mark.thorough) for size in (PHONES[1], DESK))],
    ids=["360", "390", "desk"],
)
def test_every_card_is_in_reach_and_as_large_as_a_fingertip(
    visitors: Visitors, size: "ViewportSize"
) -> None:
    page = begin(visitors, Options(players=6), 0, 2, size=size)
    tap(page, "H3 C9 D4 0 0 0 1 0")
    page.locator(MAIN).tap()
    page.get_by_role("heading", name="Left leads:").wait_for()
    boxes = page.evaluate(BOXES)
    assert len(boxes) == 52 + 2 + 1
    assert [box for box in boxes if box[0] < 0 or box[1] < 0] == []
    assert [box for box in boxes if box[2] > size["width"] or box[3] > size["height"]] == []
    assert [box for box in boxes if min(box[2] - box[0], box[3] - box[1]) < 43.9] == []


@pytest.mark.parametrize(
    "size", [PHONES[0], pytest.param(PHONES[1], marks=pytest.mark.thorough)], ids=["360", "390"]
)
def test_the_actions_are_in_reach_whatever_the_advice_says(
    visitors: Visitors, size: "ViewportSize"
) -> None:
    page = begin(visitors, Options(players=3), 2, 20, size=size)
    hand = " ".join(f"{suit}{rank}" for suit in "CD" for rank in range(1, 11))
    tap(page, hand)
    page.locator(".hint-choice").nth(20).wait_for()
    boxes = page.evaluate(BOXES)
    assert len(boxes) == 2
    assert all(box[3] <= size["height"] and box[3] - box[1] >= 44 for box in boxes)


def test_from_the_score_pad_players_round_dealer_and_bids_are_known(visitors: Visitors) -> None:
    page = visitors.come("/pad", size=PHONE, has_touch=True)
    for seat, name in enumerate(("Ada", "Ben", "Cleo", "Dov"), 1):
        page.get_by_label(f"Seat {seat}", exact=True).fill(name)
    page.get_by_role("button", name="Start").tap()
    key = page.locator(".pad-keys")
    for number in (0, 1, 0, 0, 0, 1, 0):  # Ada deals
        page.locator(".pad-keys .tapped").wait_for(state="detached")
        key.get_by_role("button", name=str(number), exact=True).tap()
    page.get_by_role("button", name="Next round").tap()
    key.get_by_role("button", name="1", exact=True).tap()  # Cleo's bid
    page.get_by_role("link", name="Advice for this round").tap()
    page.get_by_role("button", name="Dov").tap()
    assert "Round 2: 2 cards each" in page.locator(".advice-round").inner_text()
    tap(page, "H3 C9 D4")
    page.locator(".hint-best", has_text="Bid").wait_for()
    seats = page.locator(".advice-name").all_inner_texts()
    assert seats == ["Ada", "Ben", "Cleo", "You"]
    page.go_back()
    page.get_by_role("link", name="Advice for this round").tap()
    page.locator(".hint-best", has_text="Bid").wait_for()  # it continues


def test_from_a_position_in_one_line_everything_is_known(visitors: Visitors) -> None:
    page = come(visitors)
    page.get_by_text("Or from a position in one line").tap()
    line = page.get_by_label("Position")
    line.fill("3:3 r1 d0 H2 0,0,0 1 ?/H5.Z1.C1/? 2,1,0 0:D5.N1.D3")
    page.get_by_role("button", name="Continue from it").tap()
    page.get_by_text("each seat has the cards of the round").wait_for()
    line.fill("3:3 r1 d0 H2 0,0,0 1 ?/H5.H2/? 2,1,0 1:D5.N1.D3")
    line.press("Enter")
    page.get_by_text("“H2”").wait_for()  # as in the line, not the name of the card
    line.fill("3:3 r1 d0 H2 0,0,0 1 ?/H5.Z1/? 2,1,0 1:D5.N1.D3")
    line.press("Enter")
    page.locator(".hint-choice").first.wait_for()
    choices = page.locator(".hint-choice")
    assert choices.count() == 2
    page.reload()
    choices.first.tap()
    assert page.evaluate(f"{KEPT}.session.answers.length") == 1
    page.get_by_role("button", name="Undo").tap()
    choices.first.wait_for()


def test_without_the_engine_a_move_is_entered_like_any_other(visitors: Visitors) -> None:
    page = begin(visitors, Options(players=3), 2, fresh=True, service_workers="block")
    page.context.route("**/engine.wasm", lambda route: route.abort())
    tap(page, "N Z")
    page.get_by_text("No hint this time").wait_for()
    page.locator(".advice-numbers .button").nth(1).tap()
    page.get_by_role("heading", name="Left bids:").wait_for()


def test_with_one_suit_each_cards_are_called_as_at_the_table(visitors: Visitors) -> None:
    options = Options.from_json({"players": 3, "deal": "one_suit"})
    page = begin(visitors, options, 2, setup={"suits": ["H", "C", "D"]})
    page.get_by_role("button", name="queen of hearts").wait_for()
    tap(page, "C13 C5 C1 Z 1 0 0")
    _choice(page, "ace of hearts").tap()
    assert page.get_by_role("button", name="queen of clubs").is_enabled()
    assert page.locator(".pick[data-face=C11]").get_attribute("aria-disabled") == "true"


@pytest.mark.parametrize(
    "language",
    [pytest.param(one, marks=() if one == "de" else pytest.mark.thorough) for one in LANGUAGES],
)
def test_every_question_is_asked_in_every_language(visitors: Visitors, language: str) -> None:
    options = Options.from_json({"players": 5, "bidding": "hidden"})
    page = begin(visitors, options, 1, locale=language)
    texts = []

    def see() -> None:
        page.locator("#advice-asked").wait_for()
        texts.append(page.locator("body").inner_text())

    for one in ("Z", "C9", "suit", "best", 0, 0, 0, 0, "D1", "D2", "D3", "best", "D4"):
        see()
        if one == "best":
            page.locator(f"{MAIN}:not([disabled])").tap()
        elif one == "suit":
            page.locator(".advice-suits .button").first.tap()
        else:
            tap(page, str(one))
    see()
    page.locator(".advice-end button").tap()
    page.locator(".advice-new").wait_for()
    texts.append(page.locator("body").inner_text())
    assert [text for text in texts if re.search(r"\b(web|table|advise)-[a-z]|\{", text)] == []


SITUATIONS: Final[dict[str, tuple[dict[str, object], int, int, str, str]]] = {
    "bid": ({}, 3, 3, "H3 H12 Z S9", "--dealer 3 --turned h4 --hand hk,z,s10"),
    "last-bid": (
        {"players": 3, "even_bid": "never"},
        0,
        3,
        "D5 C13 C2 N 1 1",
        "--players 3 --even-bid never --dealer 0 --turned d6 --hand ca,c3,n --bids 1,1",
    ),
    "trump": ({}, 0, 3, "Z H12 H9 S1", "--dealer 0 --turned z --hand hk,h10,s2"),
    "card": (
        {"winning_wizard": "last"},
        0,
        3,
        "H3 H12 Z S9 1 0 1 1 C4 C9 C1 10-of-spades D12 D1",
        (
            "--winning-wizard last --dealer 0 --turned h4 --hand hk,z --bids 1,0,1,1 --tricks "
            "c5,c10,c2,s10/dk,d2"
        ),
    ),
    "two": (
        {"players": 2},
        1,
        1,
        "C6 H12 H3 1",
        "--players 2 --dealer 1 --turned c7 --hand hk,h4 --bids 1",
    ),
    "hidden": (
        {"players": 3, "bidding": "hidden"},
        2,
        2,
        "N C9 D4 1 0 1",
        "--players 3 --bidding hidden --dealer 2 --turned n --hand c10,d5 --bids 1,0,1",
    ),
    "clairvoyance": (
        {"players": 3, "clairvoyance": True},
        2,
        2,
        "H3 C1 C2 D1 D2",
        "--players 3 --clairvoyance --dealer 2 --turned h4 --hands c2,c3/d2,d3",
    ),
    "one-suit": (
        {"players": 3, "deal": "one_suit"},
        2,
        1,
        "C13 C5 C1 Z 2 1 1",
        "--players 3 --deal one_suit --dealer 2 --hand ca,c6,c2,z --bids 2,1,1",
    ),
}
"""Options, dealer, round and taps; the same as options of the command."""


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    "name",
    [pytest.param(one, marks=() if one == "card" else pytest.mark.thorough) for one in SITUATIONS],
)
def test_the_advice_is_that_of_the_terminal(
    visitors: Visitors, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    given, dealer, number, taps, flags = SITUATIONS[name]
    page = begin(visitors, Options.from_json(given), dealer, number)
    for one in taps.split():
        if one == "10-of-spades":
            _choice(page, "10 of spades").tap()
        else:
            tap(page, one)
    page.locator(".hint-choice").first.wait_for()
    page.goto(f"{visitors.address}/settings")  # where nobody else asks the engine
    found = page.evaluate(STUDY, "strongest:40")
    ran = running(monkeypatch)("advise", *flags.split(), "--bot", "strongest:40", "--json")
    told = json.loads(ran.out)
    assert found["games"] == told["worlds"]
    assert [_action(one["action"]) for one in found["values"]] == [
        one["action"] for one in told["prospects"]
    ]
    for mine, theirs in zip(found["values"], told["prospects"], strict=True):
        assert mine["points"] == pytest.approx(theirs["points"], abs=1e-3)
        assert mine["makesBid"] == pytest.approx(theirs["makes_bid"], abs=1e-3)
        assert mine["behind"] == pytest.approx(theirs["behind"], abs=1e-3)
    assert [one["code"] for one in found["reasons"]] == [one["code"] for one in told["reasons"]]


def _action(action: dict[str, Any]) -> dict[str, object]:
    """Return an action of the page as the command writes it."""
    if action["type"] == "bid":
        return {"bid": action["bid"]}
    if action["type"] == "choose_trump":
        return {"trump": action["suit"]}
    return {"card": action["card"]}
