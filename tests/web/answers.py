"""Answers of a server: a QR code, a finished game, the open tables."""

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from io import BytesIO
from typing import Final

import msgspec
import segno

from foretell.bots.runner import act_for, seat_bots
from foretell.game.session import Session
from foretell.protocol.codec import encode
from foretell.protocol.settings import ClockSettings
from foretell.record import Header, Player, Record, Shuffle, write_record
from foretell.record.codec import options_to_wire
from foretell.rules.options import Bidding, Options
from foretell.server.http.bodies import ListedTable, Lobby, RoundsBody

CODE: Final = "K7MPX2"
SEED: Final = "5eed" * 16
NOON: Final = 1_795_000_000_000
"""A day in November 2026, in ms since 1970."""
NAMES: Final = ("Zoë", "Anna", "Bruno", "Chiara")


def qr(link: str) -> bytes:
    """Return a link, drawn."""
    drawn = BytesIO()
    segno.make(link, micro=False).save(drawn, kind="svg", scale=8, light="#fff")
    return drawn.getvalue()


def played_by(bots: Sequence[str], options: Options, seed: str) -> Session:
    """Return a whole game of bots."""
    session = Session(options, seed)
    seated = seat_bots(bots, seed)
    while session.to_act:
        seat = session.to_act[0]
        bot = seated[seat]
        assert bot is not None
        act_for(session, seat, bot)
    return session


@cache
def record(players: int = 4, sizes: tuple[int, ...] = (1, 3, 5, 7, 9)) -> bytes:
    """Return a whole game of bots, fairly shuffled."""
    nonces = {seat: f"{seat + 1:x}" * 64 for seat in range(players)}
    shuffle = Shuffle.revealed(SEED, SEED[::-1], nonces, players=players)
    options = Options(players=players, hand_sizes=sizes)
    session = played_by(["steady"] * players, options, shuffle.game_seed)
    seated = tuple(Player(name, "human") for name in (*NAMES, "Dmitri", "Elif")[:players])
    started = datetime(2000, 1, 1, tzinfo=UTC)
    header = Header(CODE, session.state.options, seated, shuffle.game_seed, started, shuffle)
    return write_record(Record(header, session.events)).encode()


def lobby() -> bytes:
    """Return the tables that a server lists."""
    hidden, clock = Options(players=6, bidding=Bidding.HIDDEN), ClockSettings(600, 10)
    tables = (
        _listed("Q4WTN8", "Anna", 2, Options()),
        msgspec.structs.replace(_listed("B9HRC3", "Dmitri", 5, hidden), clock=clock),
        msgspec.structs.replace(
            _listed("X2PLV7", "Chiara", 3, Options(players=3)), phase="playing"
        ),
    )
    return encode(Lobby(tables))


def _listed(code: str, host: str, taken: int, options: Options) -> ListedTable:
    rounds = RoundsBody(len(options.schedule), "standard")
    written = options_to_wire(options)
    return ListedTable(code, "gathering", options.players, taken, host, written, rounds)


def sheet() -> dict[str, object]:
    """Return a score pad for real cards on which some rounds are written."""
    written = [
        ([0, 1, 0, 0], [0, 1, 0, 0]),
        ([1, 0, 1, 1], [1, 0, 0, 1]),
        ([1, 1, 0, 2], [0, 1, 0, 2]),
        ([2, 1, 1, 1], [2, 1, 0, 1]),
        ([1, 2, 1, 0], [1, 2, 2, 0]),
        ([2, 1, 1, 1], [None] * 4),
    ]
    lines = [{"bids": bids, "taken": taken} for bids, taken in written]
    lines += [{"bids": [None] * 4, "taken": [None] * 4} for _ in range(15 - len(lines))]
    return {"names": NAMES, "sizes": list(range(1, 16)), "lines": lines}


def advice(*taken: Mapping[str, object]) -> dict[str, object]:
    """Return advice for the fifth round of a game with real cards, in which three have bid.

    Args:
        taken: what has been entered after the bids.
    """
    hand = ("H12", "Z1", "S9", "C2", "D13")
    answers: list[Mapping[str, object]] = [
        {"type": "turned", "card": "H3"},
        *({"type": "cards", "card": card} for card in hand),
        *({"type": "bid", "bid": bid} for bid in (1, 0, 2)),
        *taken,
    ]
    setup = {
        "options": Options().to_json(),
        "names": ["", *NAMES[1:]],
        "seat": 0,
        "suits": [],
        "round": 5,
        "dealer": 0,
        "totals": None,
        "bids": [],
        "sheet": None,
    }
    return {"session": {"setup": setup, "answers": answers}, "draft": None}


LEVELS: Final = {"beginner": 10, "casual": 10, "seasoned": 60, "expert": 70, "master": 70}
"""The points of the levels in the deal of the day of ``NOON``."""
LINES: Final = {
    "expert": "11100000101000001211101010113000100000100000313472"
    "1142001100000133011300101001100000",
    "master": "11101102110100001211101010113000100000100000313472"
    "0151201100011041013010010000000000",
}
"""The choices in two of these games, as the page stores them."""


def _points(bid: int, taken: int) -> int:
    return 20 + 10 * bid if bid == taken else -10 * abs(bid - taken)


def days() -> dict[str, object]:
    """Return results of deals of the day, the last one on the day of ``NOON``.

    A letter for each day: played well, so or badly, played later, or missed.
    """
    ends = {"w": (3, 1, 2), "s": (2, 2, 2), "b": (0, 1, 5), "l": (2, 1, 2)}
    results: dict[str, object] = {}
    for ago, how in enumerate("swsw-wssbs-lws"):
        date = datetime.fromtimestamp(NOON / 1000 - ago * 86_400, UTC).date().isoformat()
        if how == "-":
            continue
        rounds = [
            {"size": size, "bid": bid, "taken": taken, "points": _points(bid, taken)}
            for size, bid, taken in zip((3, 6, 9), (1, 2, 2), ends[how], strict=True)
        ]
        result = {"points": sum(_points(one["bid"], one["taken"]) for one in rounds)}
        more = {"lines": LINES} if ago == 0 else {"playedOn": "2026-11-18"} if how == "l" else {}
        results[date] = {**result, "rounds": rounds, "game": None, "levels": LEVELS, **more}
    return results


def person(name: str, *, before: str = "") -> bytes:
    """Return the current and the earlier person."""
    return json.dumps({"name": name, "before": before}).encode()


def sessions() -> bytes:
    """Return the devices on which one is signed in."""
    day = 24 * 3_600 * 1_000
    labels = ("Firefox · Android", "Chrome · Windows", "")
    devices = [
        {"id": str(number), "label": label, "used": NOON - 9 * number * day, "current": not number}
        for number, label in enumerate(labels)
    ]
    return json.dumps({"sessions": devices}).encode()


def link_preview(name: str, *, here: str) -> bytes:
    """Return the effect of following a link."""
    return json.dumps({"name": name, "here": here, "is_same": name == here}).encode()
