"""A table of one person and bots, as a server keeps it, told step by step as JSON Lines."""

from collections.abc import Iterator

import msgspec

from foretell.cards import DECK
from foretell.errors import Refusal
from foretell.game.stream import Stream, derive_seed
from foretell.protocol import client as asked
from foretell.protocol.codec import encode, refused
from foretell.protocol.entries import Entry
from foretell.protocol.settings import TableSettings
from foretell.rules.options import Options
from foretell.server.table.decide import decide, opening
from foretell.server.table.evolve import evolve, first_state
from foretell.server.table.moves import bot_entries
from foretell.server.table.rights import Means, Person
from foretell.server.table.state import TableState
from foretell.server.table.view import entries_for, legal_for
from foretell.testing import all_options

YOU = Person("you", "Zoë")


def tables(count: int, steps: int) -> Iterator[bytes]:
    """Yield tables as lines, each with so many steps."""
    combinations = tuple(all_options(hand_sizes=((1, 2),)))
    for number in range(count):
        chance = Stream(f"table/{number}".encode(), "table")
        yield encode(_table(combinations[chance.below(len(combinations))], chance, steps))


def _table(options: Options, chance: Stream, steps: int) -> dict[str, object]:
    secrets: list[str] = []

    def secret() -> str:
        label = f"secret/{len(secrets)}"
        secrets.append(derive_seed("5eed", label) + derive_seed("a1", label))
        return secrets[-1]

    means = Means(secret, ("random", "steady"))
    first = opening(options, TableSettings(), YOU, means)
    state = first_state(first, 0)
    told: list[dict[str, object]] = [_told(state, first)]
    for at in range(1, steps):
        bots = [seat for seat in state.to_act if state.bot_for(seat) is not None]
        step: dict[str, object] = {}
        entries: tuple[Entry, ...] = ()
        if bots and chance.below(8):
            step["bot"] = bots[0]
            entries = bot_entries(state, bots[0])
        else:
            command = _command(state, chance, f"c{at}")
            step["command"] = command
            try:
                entries = decide(state, command, YOU, means)
            except Refusal as refusal:
                step["refused"] = refused(refusal, None)
        if entries:
            state = evolve(state, entries, at)
        told.append({**step, **_told(state, entries)})
    return {"name": YOU.name, "secrets": secrets, "steps": told}


def _told(state: TableState, entries: tuple[Entry, ...]) -> dict[str, object]:
    seat = state.seat_of(YOU.id)
    return {
        "entries": [_without_person(entry) for entry in entries],
        "seat": seat,
        "shown": entries_for(entries, seat, state=state, since=state.version - len(entries)),
        "to_act": state.to_act,
        "legal": legal_for(state, seat) if seat in state.to_act else None,
    }


def _without_person(entry: Entry) -> object:
    """Return an entry without the id of the person: there is one only in the page."""
    return msgspec.structs.replace(entry, person="") if hasattr(entry, "person") else entry


def _command(state: TableState, chance: Stream, name: str) -> asked.Command:
    """Return a command, one that carries the table on more often than not."""
    own = state.seat_of(YOU.id)
    legal = legal_for(state, own)
    if legal is not None and chance.below(4):
        if legal.suits:
            return asked.ChooseTrump(name, legal.suits[chance.below(4)])
        if legal.bids:
            return asked.Bid(name, legal.bids[chance.below(len(legal.bids))])
        return asked.Play(name, legal.cards[chance.below(len(legal.cards))])
    if own is None and chance.below(2):
        return asked.Sit(name, None if chance.below(2) else chance.below(6))
    if state.game is None and chance.below(3) == 0:
        return asked.Start(name)
    if state.game is not None and not state.is_playing and chance.below(2):
        return asked.CallRematch(name)
    return _anything(chance, name)


def _anything(chance: Stream, name: str) -> asked.Command:
    seat, other = chance.below(6), chance.below(6)
    commands: tuple[asked.Command, ...] = (
        asked.Sit(name, seat),
        asked.SeatBot(name, seat, ("random", "steady", "brave")[chance.below(3)]),
        asked.SeatBot(name, seat, "random"),
        asked.Remove(name, seat),
        asked.Swap(name, (seat, other)),
        asked.GiveNonce(name, f"{chance.byte():x}"),
        asked.Start(name),
        asked.CallRematch(name),
        asked.ChooseTrump(name, "CDX"[chance.below(3)]),
        asked.Bid(name, chance.below(9) - 1),
        asked.Play(name, str(DECK[chance.below(60)])),
        asked.Play(name, "X1"),
        asked.AskUndo(name),
        asked.AskUndo(name),
        asked.AnswerUndo(name, agree=True),
        asked.Stand(name),
    )
    return commands[chance.below(len(commands))]
