"""A table of one person and bots, as a server keeps it, step by step as JSON Lines."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from msgspec.structs import replace as replace_struct

from foretell.cards import DECK
from foretell.errors import Refusal
from foretell.game.stream import Stream, derive_seed
from foretell.protocol import client as messages
from foretell.protocol.codec import encode, refused
from foretell.protocol.table_codec import command_of, entry_of, legal_to_wire
from foretell.rules.options import Options
from foretell.server.live.table_context import table_context
from foretell.table.decide import decide, opening
from foretell.table.events import Seated, TableEvent
from foretell.table.evolve import evolve, first_state
from foretell.table.moves import decide_bot
from foretell.table.permissions import Person, legal_actions_of
from foretell.table.precondition import check_not_overtaken
from foretell.table.redact import redact_events
from foretell.table.refusals import Overtaken
from foretell.table.settings import TableSettings
from foretell.table.state import TableState
from foretell.testing import all_options
from tests.table.walk import A_HINT

YOU = Person("you", "Zoë")
MOST_LATE: Final = 12
"""The number of steps back from which commands come late."""
EVERY_COMMAND: Final[tuple[messages.Command, ...]] = (
    messages.Sit(""),
    messages.Sit("", 0),
    messages.Sit("", 5),
    messages.ChooseCharacter("", "otto"),
    messages.Stand(""),
    messages.SeatBot("", 1, "random"),
    messages.Remove("", 1),
    messages.Readmit("", 1),
    messages.AnswerRemoval("", agree=True),
    messages.Swap("", (0, 1)),
    messages.LetBotPlay("", 0),
    messages.LetBotPlay("", 1),
    messages.GiveNonce("", "5eed"),
    messages.Start(""),
    messages.CallRematch(""),
    messages.ChooseTrump("", "C"),
    messages.Bid("", 0),
    messages.Play("", "Z1"),
    messages.AskUndo(""),
    messages.AnswerUndo("", agree=True),
    messages.UseHint(""),
    messages.ShowMoment("", 1, 0),
    messages.AddNote("", 1, 0, ""),
    messages.RemoveNote("", 0),
    messages.TakePart("", 1, None),
)
"""One of each type, and one for each seat that makes a difference."""


def tables(count: int, steps: int) -> Iterator[bytes]:
    """Yield tables as lines, each with ``steps`` steps."""
    combinations = tuple(all_options(hand_sizes=((1, 2),)))
    for number in range(count):
        chance = Stream(f"table/{number}".encode(), "table")
        options = combinations[(chance.below(256) << 8 | chance.below(256)) % len(combinations)]
        yield encode(_table(options, chance, steps))


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
    versions = [state.version]
    for at in range(1, steps):
        bots = [seat for seat in state.to_act if state.bot_for(seat) is not None]
        step: dict[str, object] = {}
        events: tuple[TableEvent, ...] = ()
        if bots and chance.below(8):
            step["bot"] = bots[0]
            events = decide_bot(state, bots[0], context).events
        else:
            version = _decided_on(versions, chance)
            command = replace_struct(_command(state, chance, f"c{at}"), version=version)
            step["command"] = command
            try:
                events = decide(state, command_of(command), YOU, context, version=version).events
            except Refusal as refusal:
                step["refused"] = refused(refusal, None)
        if events:
            state = evolve(state, events, at)
            versions.append(state.version)
        late = {version: _overtaken(state, version) for version in versions[-MOST_LATE:]}
        told.append({**step, **_told(state, events), "late": late})
    return {"name": YOU.name, "secrets": secrets, "commands": EVERY_COMMAND, "steps": told}


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


def _overtaken(state: TableState, version: int) -> list[int]:
    """Return which of ``EVERY_COMMAND`` are overtaken that were decided on a version."""
    seat = state.seat_of(YOU.id)
    overtaken = []
    for number, command in enumerate(EVERY_COMMAND):
        try:
            check_not_overtaken(state, command_of(command), seat, version=version)
        except Overtaken:
            overtaken.append(number)
    return overtaken


def _without_person(event: TableEvent) -> TableEvent:
    """Return an event without the id of the person: there is one only in the page."""
    return replace(event, person=None) if isinstance(event, Seated) else event


def _decided_on(versions: Sequence[int], chance: Stream) -> int | None:
    """Return a version that a command may be decided on, the newest more often than not."""
    *_, newest = recent = versions[-MOST_LATE:]
    earlier = recent[chance.below(len(recent))]
    return (newest, newest, newest, newest, earlier, newest + 1, None)[chance.below(7)]


def _command(state: TableState, chance: Stream, name: str) -> messages.Command:
    """Return a command, one that carries the table on more often than not."""
    own = state.seat_of(YOU.id)
    legal = legal_to_wire(legal_actions_of(state, own))
    if legal is not None and chance.below(4):
        hint = None if chance.below(4) else A_HINT
        if legal.suits:
            return messages.ChooseTrump(name, legal.suits[chance.below(4)], hint)
        if legal.bids:
            return messages.Bid(name, legal.bids[chance.below(len(legal.bids))], hint)
        return messages.Play(name, legal.cards[chance.below(len(legal.cards))], hint)
    if own is None and chance.below(2):
        return messages.Sit(name, None if chance.below(2) else chance.below(6))
    if state.game is None and chance.below(3) == 0:
        return messages.Start(name)
    if state.game is not None and not state.is_playing and chance.below(2):
        return messages.CallRematch(name)
    return _anything(chance, name)


def _anything(chance: Stream, name: str) -> messages.Command:
    seat, other = chance.below(6), chance.below(6)
    commands: tuple[messages.Command, ...] = (
        messages.Sit(name, seat),
        messages.SeatBot(name, seat, ("random", "steady", "brave")[chance.below(3)]),
        messages.SeatBot(name, seat, "random"),
        messages.Remove(name, seat),
        messages.Readmit(name, seat),
        messages.ChooseCharacter(name, ("otto", "nobody")[chance.below(2)]),
        messages.LetBotPlay(name, seat),
        messages.Swap(name, (seat, other)),
        messages.GiveNonce(name, f"{chance.byte():x}"),
        messages.Start(name),
        messages.CallRematch(name),
        messages.ChooseTrump(name, "CDX"[chance.below(3)]),
        messages.Bid(name, chance.below(9) - 1),
        messages.Play(name, str(DECK[chance.below(60)])),
        messages.Play(name, "X1"),
        messages.AskUndo(name),
        messages.AskUndo(name),
        messages.AnswerUndo(name, agree=True),
        messages.UseHint(name),
        messages.UseHint(name),
        messages.Stand(name),
    )
    return commands[chance.below(len(commands))]
