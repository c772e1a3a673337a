"""Everything that a table has to show is seen, on every screen and with every hand.

Nothing is scrolled and nothing lies upon it: the index of each card of the hand and of the trick,
trump, whose turn it is, all bids and tricks taken, and the keys of what is asked.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.moments import Gallery

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

BOXES: Final = (Path(__file__).parent / "js" / "boxes.js").read_text("utf-8")
SIZES: Final = (
    *((360, 616), (390, 664), (320, 568), (740, 360), (844, 390)),
    *((820, 1180), (1366, 768), (1440, 900), (1920, 1080)),
)
"""The space that browsers leave on phones, a tablet, and desks."""
QUICK: Final = ((360, 616), (320, 568), (844, 390), (1440, 900))
"""The sizes at which the most different layouts meet each hand and each phase once."""
HANDS: Final = {2: (2, 7), 3: (8, 14, 20), 4: (1, 7, 15), 5: (7, 12), 6: (1, 8, 10)}
"""Hands at which the layout changes, by how many play."""
EDITIONS: Final = ("classic", "fantasy")
PHASES: Final = ("trump", "bid", "forbidden", "play", "late", "wait")
WALK: Final = """async ({ players, sizes, editions, phases, told }) => {
  const { tableOf, sizesOf } = await import("/gallery/made.js");
  const faults = [];
  const { table, refusal } = window.connection;
  const all = (sizes ?? sizesOf(players)).flatMap((size) =>
    editions.flatMap((edition) => phases.map((phase) => [size, edition, phase])),
  );
  for (const [size, edition, phase] of all) {
    const made = tableOf({ players, size, edition, phase });
    if (made === null) continue;
    table.value = { ...made, ...(told === "question" && { undo: { seat: 1, missing: [0] } }) };
    if (told === "toast") {
      const fields = { led: 1, card: "C1", allowed: ["D13", "D12", "D2"] };
      refusal.value = { code: "play/must_follow_suit", fields, command: null };
    }
    const { bids, suits } = made.legal ?? {};
    const hand = made.game.state.round.hands[0].length;
    const keys = (bids ? size + 1 : 0) + (suits ? 4 : 0);
    const isShown = () =>
      document.querySelectorAll(".hand-card").length === hand &&
      document.querySelectorAll(".ask button").length === keys;
    for (let frame = 0; frame < 99 && (frame < 1 || !isShown()); frame += 1) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    const found = window.look({
      players,
      hand,
      bids: bids ? keys : 0,
      suits: suits ? keys : 0,
      lie: told ? -1 : made.game.state.round.trick?.cards.length ?? 0,
    });
    faults.push(...found.map((fault) => `${size} cards, ${phase}, ${edition}: ${fault}`));
  }
  return faults;
}"""
"""Shows one table after the other, and returns what cannot be seen on them."""


PLACES: Final = """() => Object.fromEntries(
  [...document.querySelectorAll(".plates > .plate, .own-place, .hand, .table-bar")].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [one.dataset.seat ?? one.className, [left, top, width, height].map(Math.round).join()];
  }),
)"""
"""Returns where seats, hand and bar are."""
DIGITS: Final = """() => {
  const pad = document.querySelector("dialog .score-pad") ?? document.querySelector(".score-pad");
  const shown = [...pad.querySelectorAll(".score-total, .score-points, .score-box")];
  const cut = shown.filter((one) => {
    one.scrollIntoView({ block: "center" });
    const range = document.createRange();
    range.selectNodeContents(one);
    const [text, cell] = [range.getBoundingClientRect(), one.closest("td").getBoundingClientRect()];
    const y = (text.top + text.bottom) / 2;
    const hits = [text.left + 1, text.right - 1].map((x) => document.elementFromPoint(x, y));
    return text.left < cell.left || text.right > cell.right || hits.some((hit) => hit !== one);
  });
  return shown.length === 0 ? ["no digits"] : cut.map((one) => one.textContent);
}"""
"""Returns the numbers of the score pad that are cut off or covered."""


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(
            (width, height),
            id=f"{width}x{height}",
            marks=() if (width, height) in QUICK else pytest.mark.thorough,
        )
        for width, height in SIZES
    ],
)
def page(tables: Gallery, request: pytest.FixtureRequest) -> Iterator["Page"]:
    """A screen of some size, on which one table is shown after the other."""
    width, height = request.param
    page = tables.open("undo", size={"width": width, "height": height})
    page.evaluate(f"() => {{ window.look = {BOXES.rstrip().removesuffix(';')}() }}")
    yield page
    tables.leave()


def turn(page: "Page") -> int:
    """Return which of all sizes the screen has."""
    size = page.viewport_size
    assert size is not None
    return SIZES.index((size["width"], size["height"]))


def faults(page: "Page", players: int, **more: Any) -> list[str]:
    """Return the hidden parts of tables for a number of players."""
    asked = {"editions": EDITIONS, "phases": PHASES, **more, "players": players}
    found: list[str] = page.evaluate(WALK, asked)
    return found


def told_faults(page: "Page", told: str, players: int, sizes: Sequence[int]) -> list[str]:
    """Return the hidden parts of tables under a notice or a question, which is gone then."""
    asked = {"phases": ["bid", "play"], "editions": ["classic"], "told": told}
    found = faults(page, players, sizes=sizes, **asked)
    for notice in page.locator(".toast").all():
        notice.click()
        notice.wait_for(state="detached")
    return found


def test_all_of_a_table_is_seen(page: "Page") -> None:
    """Each size meets each hand and each phase, and each hand each phase at some size."""
    hands = [(players, cards) for players, sizes in HANDS.items() for cards in sizes]
    for number, (players, cards) in enumerate(hands, turn(page)):
        asked = {"phases": PHASES[number % 3 :: 3], "editions": [EDITIONS[players % 2]]}
        assert faults(page, players, sizes=[cards], **asked) == []


@pytest.mark.thorough
@pytest.mark.timeout(600)
@pytest.mark.parametrize("players", HANDS)
def test_all_of_every_table_is_seen(page: "Page", players: int) -> None:
    assert faults(page, players) == []


def test_nothing_moves_when_it_comes_to_be_ones_turn(page: "Page") -> None:
    for players, cards in ((2, 7), (3, 19), (4, 12), (6, 9)):
        asked = {"sizes": [cards], "editions": ["classic"], "players": players}
        places = []
        for phase in ("trump", "bid", "wait", "play"):
            page.evaluate(WALK, {**asked, "phases": [phase]})
            places.append(page.evaluate(PLACES))
        assert places == [places[-1]] * 4


@pytest.mark.parametrize("told", ["question", "toast"])
def test_notices_and_questions_cover_nothing_but_the_trick(page: "Page", told: str) -> None:
    """Each size meets each number of players, and each hand at some size."""
    for players, sizes in HANDS.items():
        cards = sizes[(turn(page) + players) % len(sizes)]
        assert told_faults(page, told, players, [cards]) == []


@pytest.mark.thorough
@pytest.mark.parametrize("told", ["question", "toast"])
def test_with_no_hand_do_notices_and_questions_cover_anything_but_the_trick(
    page: "Page", told: str
) -> None:
    for players, sizes in HANDS.items():
        assert told_faults(page, told, players, sizes) == []


def test_the_score_pad_shows_every_digit(page: "Page") -> None:
    """With six players and totals of four digits."""
    asked = {"sizes": [10], "editions": ["classic"], "phases": ["play"], "players": 6}
    page.evaluate(WALK, asked)
    if page.locator(".pad-button").is_visible():
        page.locator(".pad-button").click()
        page.locator("dialog[open] .score-pad").wait_for()
    assert page.evaluate(DIGITS) == []
