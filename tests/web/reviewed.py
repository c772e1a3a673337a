"""Reviewed games of a person, as a browser keeps them."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from foretell.analysis import review, review_json
from foretell.game.events import BiddingClosed, CardPlayed
from foretell.record import Header, Player, Record, write_record
from foretell.rules.options import Options
from tests.web.answers import NAMES, NOON, played_by

if TYPE_CHECKING:
    from playwright.sync_api import Page

DAY: Final = 86_400_000
GAMES: Final = (("2a", (1, 3, 5, 7, 9)), ("0b", (2, 4, 6)), ("0c", (3, 5)), ("0d", (2, 5)))
"""The seeds and hand sizes of the games, the last game first."""
KEEP: Final = """(reviews) => new Promise((done) => {
  const asked = indexedDB.open("foretell", 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore("reviews", { keyPath: "key" })
    .createIndex("started", "started");
  asked.onsuccess = () => {
    const change = asked.result.transaction("reviews", "readwrite");
    for (const review of reviews) change.objectStore("reviews").put(review);
    change.oncomplete = () => {
      asked.result.close();
      done();
    };
  };
})"""


@cache
def reviews() -> tuple[dict[str, Any], ...]:
    """Return the reviews of all games; the person sits first and plays like `seasoned`."""
    return tuple(_reviewed(seed, sizes, days) for days, (seed, sizes) in enumerate(GAMES))


@cache
def habitual(copies: int = 12) -> tuple[dict[str, Any], ...]:
    """Return reviews of a person with a habit: with 3 to 5 cards, bids are one trick too high.

    Args:
        copies: how often each of two short games is there, day after day.
    """
    games = json.dumps([_reviewed(seed, sizes, at) for at, (seed, sizes) in enumerate(GAMES[2:])])
    return tuple(_with_habit(game, days) for days in range(copies) for game in json.loads(games))


def _with_habit(game: dict[str, Any], days: int) -> dict[str, Any]:
    started = game["started"] - 2 * days * DAY
    for round_ in game["review"]["rounds"]:
        for one in round_["decisions"]:
            if one["kind"] != "bid":
                continue
            bid = one["action"]["bid"]
            is_high = round_["size"] in range(3, 6) and bid > 0
            one |= {"loss": 5 + days % 3 if is_high else 0, "error": 0.5}
            one["values"][0]["action"] = {**one["action"], "bid": bid - is_high}
    name = f"{game['review']['id']}-{days}"
    return {**game, "started": started, "key": name, "address": f"/review/kept/{name}"}


def address() -> str:
    """Return the address of the review of the last game."""
    return f"/review/kept/{reviews()[0]['key']}"


def moment(kind: str) -> int:
    """Return the costliest moment of a kind in the last game."""
    rounds = reviews()[0]["review"]["rounds"]
    found = (one for round_ in rounds for one in round_["decisions"] if one["kind"] == kind)
    return int(max(found, key=lambda one: one["loss"])["at"])


def keep_reviews(page: "Page", kept: Sequence[dict[str, Any]] | None = None) -> None:
    """Have reviews in the page's browser, those of all games where none are given."""
    page.evaluate(KEEP, reviews() if kept is None else kept)


def game_of(first: str, seed: str, sizes: tuple[int, ...], *, started: int, game: str) -> Record:
    """Return a game of a person, who plays like a bot, against three bots.

    Args:
        first: the bot that plays for the person.
        seed: the seed.
        sizes: the cards of each round.
        started: when it began, in ms since 1970.
        game: its id.
    """
    bots = (first, *["steady"] * (len(NAMES) - 1))
    session = played_by(bots, Options(players=len(NAMES), hand_sizes=sizes), seed)
    players = tuple(Player(name, "steady" if seat else "human") for seat, name in enumerate(NAMES))
    at = datetime.fromtimestamp(started / 1000, UTC)
    return Record(Header(game, session.state.options, players, seed, at), session.events)


@cache
def _reviewed(seed: str, sizes: tuple[int, ...], days: int) -> dict[str, Any]:
    started = NOON - days * DAY
    record = game_of("seasoned", seed, sizes, started=started, game=seed)
    return kept_review(record, address=f"/review/kept/{seed}-{started}")


def _in_moments(record: Record) -> dict[str, object]:
    """Return the review of a game as the page has it: a decision's `at` counts all events."""
    moments = [at for at, event in enumerate(record.events) if not isinstance(event, BiddingClosed)]
    result: dict[str, Any] = review_json(review(record, seats=(0,)))
    for round_ in result["rounds"]:
        for decision in round_["decisions"]:
            decision["at"] = moments[decision["at"]]
    return result


def kept_review(record: Record, *, address: str) -> dict[str, Any]:
    """Return the review of a game for its first seat, as a browser keeps it."""
    header = record.header
    started = round(header.started.timestamp() * 1000)
    played = [isinstance(event, CardPlayed) for event in record.events]
    return {
        "key": f"{header.id}-{started}",
        "started": started,
        "own": 0,
        "isOwn": True,
        "address": address,
        "text": write_record(record),
        "leads": [at for at in range(1, len(played)) if played[at] and not played[at - 1]],
        "review": _in_moments(record),
        "left": 0,
    }
