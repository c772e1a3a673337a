"""Records and their faults as JSON values: all but ``sentence`` is the same in every language."""

import json

from foretell.cards import Suit
from foretell.errors import Refusal
from foretell.game.state import Trick
from foretell.i18n import CardNames, Words
from foretell.record import header_line
from foretell.terminal.common.games import TableView, Told
from foretell.terminal.common.view import refused


def fault_json(
    file: str, line: int, refusal: Refusal, *, words: Words, names: CardNames
) -> dict[str, object]:
    """Return a fault of a record: where it is, the refusal, and its sentence.

    ``column`` is None unless the line cannot even be read from there on.
    """
    column = refusal.data().get("column")
    where = {"type": "fault", "file": file, "line": line, "column": column}
    return {**where, **refusal_json(refusal, words, names)}


def refusal_json(refusal: Refusal, words: Words, names: CardNames) -> dict[str, object]:
    """Return a refusal by its code, its fields as in records, its clause, and as a sentence."""
    return {
        "code": refusal.code,
        "data": {name: _json(value) for name, value in refusal.data().items()},
        "clause": refusal.clause or None,
        "sentence": refused(refusal, words, names),
    }


def game_json(told: TableView, *, only: int | None = None) -> dict[str, object]:
    """Return a game's header as it stands in its record, and the game round by round.

    Args:
        told: the game.
        only: the number of the one round that is wanted; all of them when None.
    """
    header, state = told.record.header, told.state
    return {
        **json.loads(header_line(header)),
        "draws": None if told.drawn is None else _json(told.drawn[0].draws),
        "rounds": [
            _round(current) for current in told.rounds if only in {None, current.dealt.round}
        ],
        "finished": told.finished is not None,
        "totals": [0] * len(header.players) if state is None else list(state.totals),
        "winners": [] if told.finished is None else list(told.finished.winners),
    }


def _round(told: Told) -> dict[str, object]:
    dealt, table, scored = told.dealt, told.state.round, told.scored
    tricks = (*table.tricks, *((table.trick,) if table.trick and table.trick.cards else ()))
    return {
        "round": dealt.round,
        "dealer": dealt.dealer,
        "hands": _json(dealt.hands),
        "turned": _json(dealt.turned),
        "trump": _json(table.trump),
        "bids": list(table.bids),
        "tricks": [_trick(trick) for trick in tricks],
        "points": None if scored is None else list(scored.points),
        "totals": None if scored is None else list(scored.totals),
    }


def _trick(trick: Trick) -> dict[str, object]:
    return {"leader": trick.leader, "cards": _json(trick.cards), "winner": trick.winner}


def _json(value: object) -> object:
    match value:
        case Suit():  # a number, too, so it comes first
            return value.letter
        case None | bool() | int():
            return value
        case tuple() | list():
            return [_json(item) for item in value]
        case _:
            return str(value)
