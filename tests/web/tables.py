"""A table of one person and bots, as a server keeps it, told step by step as JSON Lines."""

from collections.abc import Iterator
from dataclasses import replace

from foretell.cards import DECK
from foretell.errors import Refusal
from foretell.game.stream import Stream, derive_seed
from foretell.protocol import client as asked
from foretell.protocol.codec import encode, refused
from foretell.protocol.table_codec import command_of, entry_of, legal_to_wire
from foretell.rules.options import Options
from foretell.server.live.table_context import table_context
from foretell.table.decide import decide, opening
from foretell.table.events import Seated, TableEvent
from foretell.table.evolve import evolve, first_state
from foretell.table.moves import decide_bot
from foretell.table.permissions import Person, legal_actions_of
from foretell.table.redact import redact_events
from foretell.table.settings import TableSettings
from foretell.table.state import TableState
from foretell.testing import all_options

YOU = Person("you", "Zoë")


def tables(count: int, steps: int) -> Iterator[bytes]:
    """Yield tables as lines, each with ``steps`` steps."""
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

    context = table_context(secret, ("random", "steady"))
    first = opening(options, TableSettings(), YOU, context)
    state = first_state(first, 0)
    told: list[dict[str, object]] = [_told(state, first)]
    for at in range(1, steps):
        bots = [seat for seat in state.to_act if state.bot_for(seat) is not None]
        step: dict[str, object] = {}
        events: tuple[TableEvent, ...] = ()
        if bots and chance.below(8):
            step["bot"] = bots[0]
            events = decide_bot(state, bots[0], context).events
        else:
            command = _command(state, chance, f"c{at}")
            step["command"] = command
            try:
                events = decide(state, command_of(command), YOU, context).events
            except Refusal as refusal:
                step["refused"] = refused(refusal, None)
        if events:
            state = evolve(state, events, at)
        told.append({**step, **_told(state, events)})
    return {"name": YOU.name, "secrets": secrets, "steps": told}


def _told(state: TableState, events: tuple[TableEvent, ...]) -> dict[str, object]:
    seat = state.seat_of(YOU.id)
    shown = redact_events(events, seat, state=state, since=state.version - len(events))
    return {
        "entries": [entry_of(_without_person(event)) for event in events],
        "seat": seat,
        "shown": [entry_of(event) for event in shown],
        "to_act": state.to_act,
        "legal": legal_to_wire(legal_actions_of(state, seat)),
    }


def _without_person(event: TableEvent) -> TableEvent:
    """Return an event without the id of the person: there is one only in the page."""
    return replace(event, person=None) if isinstance(event, Seated) else event


def _command(state: TableState, chance: Stream, name: str) -> asked.Command:
    """Return a command, one that carries the table on more often than not."""
    own = state.seat_of(YOU.id)
    legal = legal_to_wire(legal_actions_of(state, own))
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
        asked.Readmit(name, seat),
        asked.ChooseCharacter(name, ("otto", "nobody")[chance.below(2)]),
        asked.LetBotPlay(name, seat),
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
        asked.UseHint(name),
        asked.UseHint(name),
        asked.Stand(name),
    )
    return commands[chance.below(len(commands))]
