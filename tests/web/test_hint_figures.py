"""Hints in Chromium against those of the terminal: both ask for the same appraisal."""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from math import copysign, floor
from typing import TYPE_CHECKING, Any, Final

import pytest

from foretell.analysis.appraisal import GAMES
from foretell.bots.explanation import ActionValue
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.events import BidMade, CardPlayed, Event, TrumpChosen
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.i18n import CardNames, Words
from foretell.rules.options import Options
from foretell.rules.presets import Faces
from foretell.terminal.common.report.numbers import tenths
from foretell.terminal.common.table.advice import reason_text
from foretell.terminal.common.table.hints import strongest_advice
from foretell.terminal.common.view import View
from foretell.testing import play_at_random
from tests.web.moments import Gallery, soon
from tests.web.serving import STATIC

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

pytestmark = pytest.mark.whole

SHOW: Final = """async (played) => {
  const { viewOf } = await import("/gallery/played.js");
  window.connection.table.value = viewOf(played);
}"""
WATCH: Final = """() => {
  window.seen = [];
  new MutationObserver(() => {
    const games = document.querySelector(".hint-basis")?.textContent.match(/\\d+/)?.[0];
    if (games && games !== window.seen.at(-1)) window.seen.push(games);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}"""
"""Notes how many games the figures are from, whenever they change."""
SAID: Final = "document.querySelector('dialog [data-live=polite]').textContent"
REASON: Final = "document.querySelector('.hint-reasons').lastElementChild.textContent"


@dataclass(frozen=True, slots=True)
class Situation:
    """A decision, and the language and faces in which the page shows it."""

    phase: type[Action]
    options: dict[str, Any]
    language: str = "en"
    faces: Faces = Faces.LETTERS
    least: int = 0
    """The actions before it, at least."""

    def __str__(self) -> str:
        told = "-".join(str(value) for value in self.options.values())
        return f"{self.phase.__name__}-{told}"

    def play(self) -> tuple[Session, int]:
        """Return a game at such a decision, and the seat that is to act."""
        options = Options.from_json({"first_dealer": 0, **self.options})
        for number in range(200):
            for steps in range(self.least, self.least + 12):
                session = play_at_random(Session(options, f"{number:x}"), "1", steps=steps)
                if not session.to_act:
                    break
                seat = session.to_act[0]
                choices = session.observe(seat).legal_actions
                if len(choices) > 1 and isinstance(choices[0], self.phase):
                    return session, seat
        raise AssertionError(f"no such decision: {self}")


SITUATIONS: Final = (
    Situation(MakeBid, {"players": 2}),
    Situation(MakeBid, {"players": 3, "hand_sizes": [8], "even_bid": "never"}, "de", least=2),
    Situation(MakeBid, {"players": 4, "hand_sizes": [5], "bidding": "hidden"}, "fr", least=1),
    Situation(MakeBid, {"players": 4, "hand_sizes": [4], "clairvoyance": True}, "it", least=1),
    Situation(ChooseTrump, {"players": 3, "hand_sizes": [7]}, "es"),
    Situation(ChooseTrump, {"players": 5, "hand_sizes": [4], "edition": "fantasy"}, "de"),
    Situation(PlayCard, {"players": 2}, "it", least=12),
    Situation(PlayCard, {"players": 3, "deal": "one_suit"}, "en", least=33),
    Situation(PlayCard, {"players": 5, "hand_sizes": [6], "edition": "fantasy"}, "fr", least=12),
    Situation(
        PlayCard,
        {"players": 6, "hand_sizes": [5], "bidding": "secret", "winning_wizard": "last"},
        "es",
        Faces.NUMBERS,
        least=11,
    ),
    Situation(
        PlayCard,
        {"players": 4, "hand_sizes": [7], "follow_after_wizard": True},
        "de",
        Faces.NUMBERS,
        least=9,
    ),
)

QUICK: Final = (SITUATIONS[1], SITUATIONS[4], SITUATIONS[-1])
"""One of each phase."""


@pytest.fixture
def gallery(gallery: Gallery) -> Iterator[Gallery]:
    """The gallery; time is stopped for its worker, so that no study ends early."""
    page = gallery.open("bidding")
    page.route("**/worker/worker.js", _timeless)
    yield gallery
    page.unroute("**/worker/worker.js")


def _timeless(route: "Route") -> None:
    script = (STATIC / "worker" / "worker.js").read_text(encoding="utf-8")
    route.fulfill(body=f"performance.now = () => 0;\n{script}", content_type="text/javascript")


@pytest.mark.parametrize(
    "situation",
    [
        pytest.param(one, id=str(one), marks=() if one in QUICK else pytest.mark.thorough)
        for one in SITUATIONS
    ],
)
def test_a_hint_has_the_values_the_order_and_the_reasons_of_python(
    gallery: Gallery, situation: Situation
) -> None:
    session, seat = situation.play()
    observation = session.observe(seat)
    view = _view(observation, situation)
    look = f"&language={situation.language}&faces={situation.faces.value}"
    page = gallery.open("bidding", query=look)
    _show(page, session, seat)
    page.keyboard.press("a")
    page.locator(".hint-reasons").wait_for()
    soon(page, f"{SAID}.trimEnd().endsWith({REASON})")
    shown = page.locator(".hint-choice > .visually-hidden").all_inner_texts()
    reasons = page.locator(".hint-reasons > li").all_inner_texts()
    assert (shown, reasons) == _told(observation, view)
    assert page.evaluate(SAID).rstrip() == " ".join([shown[0], *reasons])


def test_the_first_figures_are_those_of_as_many_games_as_a_review_has(gallery: Gallery) -> None:
    page = gallery.open("bidding")
    _show(page, *SITUATIONS[0].play())
    page.evaluate(WATCH)
    page.keyboard.press("a")
    page.locator(".hint-reasons").wait_for()
    soon(page, f"{SAID}.trimEnd().endsWith({REASON})")
    seen = [int(games) for games in page.evaluate("window.seen")]
    assert seen[0] == GAMES
    assert seen == sorted(seen)


def _show(page: "Page", session: Session, seat: int) -> None:
    played = {
        "options": session.options.to_json(),
        "seed": session.state.seed,
        "actions": [action for event in session.events for action in _action(event)],
        "seat": seat,
    }
    page.evaluate(SHOW, played)


def _action(event: Event) -> list[dict[str, object]]:
    match event:
        case TrumpChosen(seat, suit):
            return [{"type": "choose_trump", "seat": seat, "suit": suit.letter}]
        case BidMade(seat, bid):
            return [{"type": "bid", "seat": seat, "bid": bid}]
        case CardPlayed(seat, card):
            return [{"type": "play", "seat": seat, "card": str(card)}]
        case _:
            return []


def _view(observation: SeatObservation, situation: Situation) -> View:
    edition = observation.options.edition
    words = Words(situation.language, edition)
    names = CardNames(words, edition, situation.faces)
    return View(words, names, ["-"] * observation.options.players, observation.seat, spoken=True)


def _told(observation: SeatObservation, view: View) -> tuple[list[str], list[str]]:
    """Return the choices and the reasons of the terminal's hint, in the words of the page."""
    found = strongest_advice(observation)
    best, *others = found.choices
    level = view.words("table-hint-level")
    rows = [_said(one, view) + (f" {level}" if one.is_level else "") for one in others]
    return [_said(best, view), *rows], [reason_text(reason, view) for reason in found.reasons]


def _said(value: ActionValue, view: View) -> str:
    points = tenths(copysign(floor(10 * abs(value.points) + 0.5) / 10, value.points), view.words)
    hundredths = Decimal(repr(float(value.makes_bid))) * 100
    chance = view.words("stats-percent", value=int(hundredths.quantize(Decimal(1), ROUND_HALF_UP)))
    shown = {"points": points, "chance": chance.replace("\u202f", "\u00a0")}  # as browsers do
    return view.words("table-hint-said", action=_named(value.action, view), **shown)


def _named(action: Action, view: View) -> str:
    match action:
        case MakeBid(bid=bid):
            return view.words("table-hint-bid", bid=bid)
        case ChooseTrump(suit=suit):
            return view.words("table-hint-trump", suit=view.suit(suit))
        case PlayCard(card=card):
            return view.words("table-hint-play", card=view.card(card))
