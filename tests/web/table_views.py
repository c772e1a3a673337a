"""Messages to people at tables, and the resulting views, as JSON Lines."""

from collections.abc import Iterator
from random import Random
from typing import assert_never

from foretell.client.table_view import TableView
from foretell.protocol.codec import encode
from foretell.rules.options import Options
from foretell.table.state import HUMAN, BotSeat, Holder, Human, Open, Review
from foretell.testing import all_options
from tests.server.walk import Walk
from tests.web.agreement import state_in_json


def table_views(count: int, steps: int) -> Iterator[bytes]:
    """Yield what somebody is sent and then knows, at tables where people come and go."""
    combinations = tuple(all_options(hand_sizes=((1, 2),)))
    for number in range(count):
        chance = Random(number)
        options = chance.choice(combinations)
        yield encode(_told(options, chance, steps))


def _told(options: Options, chance: Random, steps: int) -> list[dict[str, object]]:
    """Return messages to somebody, each with the view after it."""
    table = Walk(options, chance, people=options.players + 2)
    viewer = chance.choice(table.viewers)
    found: list[dict[str, object]] = []
    for _ in range(steps):
        table.step()
        if chance.random() < 0.03:
            viewer.reconnect()
        found += [{"message": one, "view": _view(viewer.view)} for one in viewer.read()]
    return found


def _view(view: TableView) -> dict[str, object]:
    """Return the relevant parts of a view as the page writes them."""
    table = view.table
    undo = None if table is None else table.undo
    removal = None if table is None else table.removal
    game = None if table is None else table.game
    return {
        "seat": view.seat,
        "version": view.version,
        "seats": [_seat(holder) for holder in view.seats],
        "host": view.host,
        "undo": undo and {"seat": undo.seat, "missing": undo.missing, "number": undo.number},
        "barredBy": view.barred_by,
        "barred": [
            {"number": bar.number, "name": bar.name, "by": bar.by}
            for bar in (() if table is None else table.barred)
        ],
        "removal": removal
        and {
            "seat": removal.seat,
            "target": removal.target,
            "missing": removal.missing,
            "number": removal.number,
        },
        "game": None if game is None else state_in_json(game.state),
        "present": view.present,
        "review": None if table is None else _review(table.review),
        "turn": {"toAct": view.to_act, "legal": view.legal},
    }


def _review(review: Review | None) -> object:
    if review is None:
        return None
    notes = [
        {key: getattr(note, key) for key in ("number", "at", "seat", "name", "text")}
        for note in review.notes
    ]
    shown = {key: getattr(review, key) for key in ("at", "seat", "following", "apart")}
    return {**shown, "notes": notes}


def _seat(holder: Holder) -> object:
    match holder:
        case Open():
            return None
        case Human(name=name, away=away, waits=waits):
            more: dict[str, object] = {"silent": True} if holder.silent else {}
            more |= {} if holder.character is None else {"character": holder.character}
            return {"name": name, "kind": HUMAN, "away": away, "waits": waits, **more}
        case BotSeat(name, bot):
            return {"name": name, "kind": bot, "away": False, "waits": False}
        case _:
            assert_never(holder)
