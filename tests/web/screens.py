"""Every screen of the page, in the order in which one comes to them."""

import json
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from itertools import chain
from typing import TYPE_CHECKING, Final

from tests.web.answers import (
    CODE,
    NAMES,
    NOON,
    advice,
    days,
    link_preview,
    lobby,
    person,
    qr,
    record,
    sessions,
    sheet,
)
from tests.web.reviewed import address, habitual, keep_reviews, moment, reviews
from tests.web.screen import SITE, Screen
from tests.web.together import SHOWN, lead

if TYPE_CHECKING:
    from playwright.sync_api import Page, Position

CORNER: Final["Position"] = {"x": 20, "y": 24}
"""The part of a card in a hand that must be visible, also where it leans."""
IN_ITS_BOX: Final = """(one) => {
  one.scrollIntoView({ block: "center" });
  scrollTo(0, 0);
}"""
"""Brings a part of a panel into sight, and leaves the page where it is."""
NOBODY: Final = {"/api/tables": b'{"tables": []}'}
LOBBY: Final = {"/api/tables": lobby()}
LINK: Final = {f"/api/tables/{CODE}/qr.svg": qr(f"{SITE}/t/{CODE}")}
GAME: Final = {f"/api/tables/{CODE}/games/1/record": record()}
OWN: Final = {"/api/people/me": person("Anna"), "/api/people/me/sessions": sessions()}
ANOTHERS: Final = {"/api/people/links/7K2M/preview": link_preview("Bruno", here="Anna")}
GAMES: Final = [
    {"id": NOON - days * 86_400_000, "players": NAMES, "totals": totals, "seat": 0}
    for days, totals in ((0, [210, 140, 90, 160]), (2, [120, 150, -20, 170]))
]
DRILL: Final = {
    "habit": "bid/3-5",
    "number": 1,
    "players": 4,
    "begun": NOON - 12 * 86_400_000,
    "ended": NOON - 12 * 86_400_000,
    "before": {
        "cases": 21,
        "loss": {"value": 7.2, "square": 0.9, "games": 11},
        "bias": {"value": 0.9, "square": 0.01, "games": 11},
    },
    "answers": [{"loss": loss, "isRight": loss < 2} for loss in (0, 4.5, 0, 0.4, 0)],
}
"""A drill of a while ago."""
TRICK: Final[tuple[Mapping[str, object], ...]] = (
    {"type": "bid", "bid": 2},
    *({"type": "card", "card": card} for card in ("C5", "C10")),
)
"""The entries in a game with real cards after the first bids: one's own, and two cards."""
ROUND: Final = {"at": 18, "played": []}
"""A lesson left at the first card of its round."""
BEFORE: Final = {
    "solo": {"round": 7, "rounds": 15, "table": None},
    "tables": [
        {"code": "K7MPX2", "host": "Anna", "people": NAMES[1:3], "seen": NOON, "isOver": False}
    ],
}


def see_cards(page: "Page") -> None:
    """Wait for the cards, which are drawn after the rest."""
    page.locator(".show-card").first.wait_for()


def clash(page: "Page") -> None:
    """Choose what does not go together."""
    page.locator(".kind").last.click()
    page.locator("input[value=secret]").check()
    page.locator("input[value=never]").check()
    page.locator(".trouble").get_by_text("add up").wait_for()
    page.locator("input[value=never]").evaluate("(one) => one.scrollIntoView({ block: 'center' })")


def choose_game(page: "Page") -> None:
    """Choose what to play against bots."""
    see_cards(page)
    page.locator(".chip").first.click()
    page.locator(".kind", has=page.locator("[value=short]")).click()
    page.locator(".segments label").nth(3).click()


def name_forbidden(page: "Page") -> None:
    """Tap the bid that may not be made."""
    page.locator(".bid[aria-disabled]").click(force=True)
    page.locator(".toast").wait_for()


def play_forbidden(page: "Page") -> None:
    """Tap a card that may not be played."""
    page.locator(".hand-card.cannot").first.click(force=True, position=CORNER)
    page.locator(".toast").wait_for()


def end_trick(page: "Page") -> None:
    """Play the last card of a trick, which stays visible for a while."""
    page.locator(".hand-card.can").last.click(position=CORNER)
    page.get_by_text("takes the trick").first.wait_for()


def end_round(page: "Page") -> None:
    """Play the last card of a round, and come to the next bids."""
    page.locator(".hand-card.can").click(position=CORNER)
    page.locator(".round-over").wait_for()
    page.locator(".ask").wait_for()


def take_hint(page: "Page") -> None:
    """Take a hint, and wait until its figures are final and its reasons are read out."""
    page.locator(".hint-button").click()
    voice, reasons = page.locator("dialog [data-live=polite]"), page.locator(".hint-reasons > li")
    reasons.first.wait_for()
    while not voice.inner_text().rstrip().endswith(reasons.last.inner_text()):
        page.wait_for_timeout(100)


def look_back(page: "Page") -> None:
    """Look at the tricks of the round."""
    page.locator(".last-trick").click()
    page.locator("dialog[open]").wait_for()


def open_pad(page: "Page") -> None:
    """Open the score pad where it is not shown next to the table."""
    button = page.locator(".pad-button")
    if button.evaluate("(one) => one.checkVisibility({ visibilityProperty: true })"):
        button.click()
        page.locator("dialog[open]").wait_for()


def open_menu(page: "Page") -> None:
    """Open the menu."""
    page.locator(".table-bar button").first.click()
    page.locator("dialog[open]").wait_for()


def see_places(page: "Page") -> None:
    """Wait for the faces of those who played."""
    page.locator(".winners-card .portrait").wait_for()


def verify(page: "Page") -> None:
    """Let the page check the shuffle."""
    see_places(page)
    page.locator(".fairness > summary").click()
    page.locator(".fairness button").click()
    page.locator(".fair-good").wait_for()
    page.locator(".fairness").evaluate("(one) => one.scrollIntoView({ block: 'center' })")


def see_portraits(page: "Page") -> None:
    """Wait for the players, and until the lesson says something of the cards."""
    page.locator(".portrait").first.wait_for()
    page.locator(".lesson-text:not(:empty)").wait_for()


def see_path(page: "Page") -> None:
    """Wait for the lessons."""
    page.locator(".learn-stop").last.wait_for()


def see_devices(page: "Page") -> None:
    """Wait for the devices, and bring them into sight."""
    page.locator(".device-list").wait_for()
    page.locator(".devices").evaluate("(one) => one.scrollIntoView({ block: 'center' })")


def see_advice(page: "Page") -> None:
    """Wait until the advice is final."""
    page.locator(".advice-values > [role=status]:not(:empty)").wait_for(state="attached")


def see_review(page: "Page") -> None:
    """Open a review that is kept."""
    keep_reviews(page)
    page.goto(SITE + address())
    page.locator(".counts").wait_for()


def step_to(page: "Page", kind: str) -> None:
    """Go to the costliest decision of a kind, and to its explanation."""
    keep_reviews(page)
    page.goto(f"{SITE}{address()}?seat=0&at={moment(kind)}")
    page.locator(".values").wait_for()


def see_bids(page: "Page") -> None:
    """Look at what each bid was worth."""
    step_to(page, "bid")
    page.locator(".values").evaluate(IN_ITS_BOX)


def see_ends(page: "Page") -> None:
    """Compare the ends of what-ifs, which were played at the same moment."""
    ends = [
        {"key": reviews()[0]["key"], "at": moment("card"), "seat": 0, "deal": deal, **end}
        for deal, end in (
            ("same", {"bid": 1, "taken": 1, "points": 30}),
            ("other", {"bid": 1, "taken": 2, "points": -10}),
        )
    ]
    page.evaluate("(ends) => localStorage.setItem('foretell.what_ifs', ends)", json.dumps(ends))
    step_to(page, "card")
    page.locator(".ends").evaluate(IN_ITS_BOX)


def lead_review(page: "Page") -> None:
    """Lead a review, and open its notes."""
    lead(page)
    page.goto(f"{SITE}/review/{CODE}/1?seat=0&together=1&at={SHOWN}")
    page.locator(".together-note").wait_for()
    page.locator(".together > button").last.click()
    page.locator(".notes li").first.wait_for()


def see_mistakes(page: "Page") -> None:
    """Open the reader's mistakes."""
    keep_reviews(page)
    page.goto(f"{SITE}/mistakes")
    page.locator(".moments").wait_for()


def see_coach(page: "Page") -> None:
    """Ask the coach, who knows a habit and what became of it after a drill."""
    page.clock.set_fixed_time(datetime.fromtimestamp(NOON / 1000, UTC))
    keep_reviews(page, habitual())
    page.goto(f"{SITE}/coach")
    page.locator(".coach-kinds").first.wait_for()


def drill_habit(page: "Page") -> None:
    """Begin a drill on a habit."""
    keep_reviews(page, habitual())
    page.goto(f"{SITE}/coach")
    page.locator(".coach-most .button").click()
    page.locator(".bid").first.wait_for()


def see_statistics(page: "Page") -> None:
    """Open the reader's statistics."""
    keep_reviews(page)
    page.goto(f"{SITE}/statistics")
    page.locator(".stat-tile").first.wait_for()


def see_day(page: "Page") -> None:
    """Come on a certain day."""
    page.clock.set_fixed_time(datetime.fromtimestamp(NOON / 1000, UTC))
    page.reload()
    page.locator(".hero").wait_for()


def see_sets(page: "Page") -> None:
    """Wait for the puzzles."""
    page.locator(".puzzle-sets").wait_for()


PUZZLES: Final = 8
"""Puzzles of which one, at the latest, is missed."""


def miss_puzzle(page: "Page") -> None:
    """Answer puzzles, the same ones each time, until a card is not the best."""
    see_sets(page)
    page.evaluate("let next = 0.3; Math.random = () => (next = (next + 0.31) % 1)")
    page.locator("[href='/puzzles/card']").click()
    for _ in range(PUZZLES):
        page.locator(".hand-card.can").last.click(position=CORNER)
        page.locator(".puzzle-change").wait_for()
        if page.locator(".is-wrong").count():
            break
        page.locator(".puzzle-acts .button-main").click()
    page.locator(".hint-against").wait_for()


SECTIONS: Final[dict[str, tuple[Screen, ...]]] = {
    "Getting started": (
        Screen("home", "The first visit", "/", see_cards, NOBODY),
        Screen(
            "home-again",
            "Another visit: a game to resume, open tables",
            "/",
            see_cards,
            LOBBY,
            BEFORE,
        ),
        Screen("choosing", "What to play against bots", "/", choose_game, NOBODY),
        Screen("set-up", "A new table: five kinds of game", "/new"),
        Screen("options", "All options, and why two clash", "/new", clash),
        Screen("gathering", "The host's table fills: link, code and QR", "gathering", told=LINK),
        Screen("guest", "A guest chooses a seat", "guest", told=LINK),
    ),
    "At the table": (
        Screen("bidding", "Bidding", "bidding"),
        Screen("forbidden", "The bid that may not be made, and why", "forbidden", name_forbidden),
        Screen("trump", "Naming trump", "trump"),
        Screen("hint", "A hint: what each suit is worth, and why", "trump", take_hint),
        Screen("trick", "A trick", "trick"),
        Screen("refused", "A card that may not be played, and why", "trick", play_forbidden),
        Screen("won", "A trick is taken", "trick&speed=slow&pace=60000", end_trick),
        Screen("last-trick", "Looking back at the round", "lead", look_back),
        Screen("round-over", "A round is over, the next one is bid", "score&pace=0", end_round),
        Screen("score-pad", "The score pad, with the totals as a chart", "score", open_pad),
        Screen("menu", "The menu", "bidding", open_menu),
        Screen("undo", "Undo, by consent", "undo"),
        Screen("away", "With a clock; one player is away", "away"),
    ),
    "Other tables": (
        Screen("twenty", "Three players, twenty cards each", "twenty"),
        Screen("six", "Six players", "six"),
        Screen("clairvoyance", "Clairvoyance: all hands but your own", "clairvoyance"),
        Screen("secret", "Delayed reveal", "secret"),
        Screen("one-suit", "One suit each", "one-suit"),
        Screen("two", "Two players", "two"),
        Screen("fantasy", "The fantasy edition", "fantasy"),
        Screen("watching", "Watching", "watching"),
    ),
    "After the game": (
        Screen("over", "The podium, and what decided the game", "over", see_places),
        Screen("verified", "The shuffle, verified by the page itself", "over", verify),
        Screen("games", "Finished games, and any saved record", "/replay", kept={"games": GAMES}),
        Screen("replay", "A replay, at any moment", f"/replay/{CODE}/1?at=40", told=GAME),
    ),
    "Reviews": (
        Screen("review", "A review: luck, decisions, the costliest moments", "/replay", see_review),
        Screen("review-bid", "Step by step: what each bid was worth, and why", "/replay", see_bids),
        Screen("what-if", "What if: the ends of a round side by side", "/replay", see_ends),
        Screen(
            "together",
            "Together: one leads, the others follow or look around; notes",
            "/replay",
            lead_review,
            GAME,
        ),
        Screen("mistakes", "Your mistakes, to be solved again", "/replay", see_mistakes),
        Screen(
            "coach",
            "The coach: the habit that costs most, and all figures",
            "/replay",
            see_coach,
            kept={"drills/bid/3-5.1": DRILL},
        ),
        Screen("drill", "A drill: five deals on one habit", "/replay", drill_habit, hasty=True),
        Screen("statistics", "Your statistics, with and without luck", "/replay", see_statistics),
    ),
    "Every day": (
        Screen("daily", "The deal of the day", "/daily", see_day),
        Screen(
            "daily-result",
            "The deal of the day: the result, the best game, the levels, the calendar",
            "/daily",
            see_day,
            kept={"daily": days()},
        ),
        Screen(
            "daily-earlier",
            "The deal of an earlier day",
            "/daily/2026-11-08",
            see_day,
            kept={"daily": days()},
        ),
        Screen("puzzles", "Puzzles, in sets", "/puzzles", see_sets),
        Screen(
            "puzzle",
            "A puzzle: a wrong answer, and what speaks against it",
            "/puzzles",
            miss_puzzle,
        ),
    ),
    "Away from the table": (
        Screen("lessons", "Thirteen lessons, one after the other", "/learn", see_path),
        Screen("lesson", "A lesson: what Wizards are worth", "/learn/wizards", see_portraits),
        Screen("learn", "The lesson: a trick to take", "/learn/first", see_portraits),
        Screen(
            "learn-play",
            "The lesson: a round to win",
            "/learn/first",
            see_portraits,
            kept={"lesson": ROUND},
        ),
        Screen("rules", "The rules of exactly your table", "/rules"),
        Screen("pad", "A score pad for real cards", "/pad", kept={"pad": sheet()}),
        Screen("advice-start", "Advice for real cards: two or three taps to the deal", "/advice"),
        Screen(
            "advice-card",
            "Advice for real cards: what the next player plays",
            "/advice",
            kept={"advice": advice(*TRICK)},
        ),
        Screen(
            "advice",
            "Advice for real cards: what to bid, and why",
            "/advice",
            see_advice,
            kept={"advice": advice()},
        ),
        Screen("settings", "Settings", "/settings"),
        Screen("devices", "Your devices", "/settings", see_devices, OWN),
        Screen("become", "Another person’s link asks for confirmation", "/me/7K2M", told=ANOTHERS),
        Screen("not-found", "Page not found", "/nowhere"),
    ),
}

SCREENS: Final = tuple(chain.from_iterable(SECTIONS.values()))
ENGLISH: Final = ("options", "won")
"""Screens to which only English words lead."""


def spoken(language: str) -> tuple[Screen, ...]:
    """Return the screens to which one comes in a language, as a browser of that language has it."""
    if language == "en":
        return SCREENS
    return tuple(
        screen
        if screen.address.startswith("/")
        else replace(screen, address=f"{screen.address}&language={language}")
        for screen in SCREENS
        if screen.name not in ENGLISH
    )
