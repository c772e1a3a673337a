"""Regenerate conformance/tables/: whole tables of people and bots, step by step.

    python scripts/conformance_tables.py [FOLDER]

conformance/README.md describes the lines.
"""

import re
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path

from msgspec import Raw
from msgspec.structs import replace

from foretell.errors import Refusal
from foretell.game.hint import Hint, HintValue
from foretell.game.stream import Stream, derive_seed
from foretell.protocol import client as messages
from foretell.protocol.client import Command, Move
from foretell.protocol.codec import encode, refused
from foretell.protocol.table_codec import command_of, entry_of, legal_to_wire
from foretell.rules.options import Bidding, Options
from foretell.server.live.table_context import table_context
from foretell.table.attendance import Attendance
from foretell.table.clocks import clocks_at
from foretell.table.decide import decide, decide_system, opening
from foretell.table.events import Opened, TableEvent
from foretell.table.evolve import evolve, first_state
from foretell.table.permissions import Person, legal_actions_of
from foretell.table.redact import redact_events
from foretell.table.settings import ClockSettings, TableSettings
from foretell.table.state import Holder, Human, Open, Review, TableState, kind_of
from foretell.table.system_commands import Resume, SystemCommand
from foretell.table.timers import Timer, next_timer

SEED = "f0e7e11"
HINT = Hint(70, (HintValue(0, 2000, 9_000, 150, 0, 0, (60, 10)),))
ANN, BEN, CLEO, DAN = (Person(name.lower(), name) for name in ("Ann", "Ben", "Cleo", "Dan"))


FOLDER = Path(__file__).resolve().parents[1] / "conformance"


def main(folder: Path) -> None:
    """Write every table's file below ``folder``."""
    (folder / "tables").mkdir(parents=True, exist_ok=True)
    for scenario in (friends, newcomers, with_clocks, silent, hinted):
        path = folder / "tables" / f"{scenario.__name__.replace('_', '-')}.jsonl"
        path.write_text(scenario().text, encoding="utf-8")


def friends() -> "Table":
    """Return a table with seats taken, left and swapped, nonces, undo, stand-ins and a rematch."""
    table = Table(Options(players=3, first_dealer=0, hand_sizes=(1, 2)), TableSettings(pace=500))
    table.ask(BEN, messages.Sit("1", 0))
    table.ask(BEN, messages.Sit("2", 1))
    table.ask(BEN, messages.ChooseCharacter("32", "renata"))
    table.ask(BEN, messages.ChooseCharacter("33", "nobody"))
    table.ask(ANN, messages.SeatBot("3", 2, "random"))
    table.ask(CLEO, messages.Sit("4"))
    table.ask(ANN, messages.Remove("5", 2))
    table.ask(CLEO, messages.Sit("6"))
    table.ask(BEN, messages.Start("7"))
    table.ask(ANN, messages.Swap("8", (0, 2)))
    table.ask(ANN, messages.GiveNonce("9", "5eed"))
    table.ask(CLEO, messages.GiveNonce("10", "c1e0"))
    table.ask(CLEO, messages.Stand("11"))
    table.ask(CLEO, messages.Sit("12"))
    table.ask(BEN, messages.GiveNonce("13", "0be2"))
    table.ask(ANN, messages.Start("14"))
    table.ask(ANN, messages.UseHint("34"))
    table.ask(BEN, messages.UseHint("35"))
    table.ask(BEN, messages.UseHint("36"))
    table.play(2)
    mover = table.last_mover
    table.ask(mover, messages.AskUndo("15"))
    table.answer_undo(agree=False, most=1)
    table.ask(mover, messages.AskUndo("16"))
    table.wait(20_000)
    table.ask(mover, messages.AskUndo("37"))
    table.play(1)
    table.ask(table.last_mover, messages.AskUndo("17"))
    table.answer_undo(agree=True)
    table.leave(CLEO)
    table.play(4)
    table.wait(46_000)
    table.play(3)
    table.come_back(CLEO)
    table.be_away(CLEO, BEN)
    table.play_out()
    table.review(CLEO)
    table.ask(BEN, messages.CallRematch("18"))
    table.leave(ANN)
    table.wait(46_000)
    table.ask(table.host, messages.CallRematch("19"))
    table.ask(table.host, messages.Remove("20", table.seat_of(ANN)))
    table.ask(table.host, messages.Start("21"))
    table.play_out()
    return table


def newcomers() -> "Table":
    """Return a table where people are removed, leave and join during games with hidden bids."""
    options = Options(players=4, bidding=Bidding.HIDDEN, hand_sizes=(2, 1, 2))
    table = Table(options, TableSettings(pace=500, stand_in="random"))
    table.ask(BEN, messages.Sit("1"))
    table.ask(CLEO, messages.Sit("2"))
    table.ask(ANN, messages.Start("3"))
    table.play(3)
    table.ask(ANN, messages.Remove("4", table.seat_of(CLEO)))
    table.ask(BEN, messages.AnswerRemoval("5", agree=False))
    table.ask(ANN, messages.Remove("6", table.seat_of(BEN)))
    table.wait(20_000)
    table.ask(ANN, messages.Remove("7", table.seat_of(BEN)))
    seat = table.seat_of(BEN)
    table.ask(CLEO, messages.AnswerRemoval("8", agree=True))
    table.ask(DAN, messages.Sit("9", seat))
    table.play(4)
    table.ask(CLEO, messages.Stand("10"))
    table.play(3)
    table.ask(CLEO, messages.Sit("11"))
    table.play(6)
    table.ask(ANN, messages.Stand("12"))
    table.ask(BEN, messages.Sit("13"))
    table.ask(table.host, messages.Readmit("14", table.state.barred[0].number))
    table.ask(BEN, messages.Sit("15"))
    table.play_out()
    table.ask(table.host, messages.CallRematch("16"))
    table.ask(table.host, messages.Start("17"))
    table.play(5)
    return table


def with_clocks() -> "Table":
    """Return a table with clocks: time is used, added and runs out, and the table rests."""
    clock = ClockSettings(bank=30, increment=3)
    settings = TableSettings(clock=clock, pace=500, grace=10, hints=False)
    table = Table(Options(players=3, hand_sizes=(2, 3)), settings)
    table.ask(BEN, messages.Sit("1"))
    table.ask(ANN, messages.Start("2"))
    table.play(3, thinking=4_000)
    table.ask(ANN, messages.UseHint("3"))
    table.wait(26_000)
    table.play(2, thinking=9_000)
    table.leave(BEN)
    table.wait(15_000)
    table.leave(ANN)
    table.wait(600_000)
    table.come_back(BEN)
    table.play(4, thinking=2_000)
    table.come_back(ANN)
    table.play_out()
    return table


def silent() -> "Table":
    """Return a table where a bot plays for somebody who is there and does nothing."""
    options = Options(players=3, first_dealer=0, hand_sizes=(3,))
    table = Table(options, TableSettings(pace=500, patience=90))
    table.ask(BEN, messages.Sit("1"))
    table.ask(CLEO, messages.Sit("2"))
    table.ask(ANN, messages.Start("3"))
    seat = table.seat_of(BEN)
    table.wait(20_000)
    table.ask(CLEO, messages.LetBotPlay("4", seat))
    table.wait(23_000)
    table.ask(CLEO, messages.LetBotPlay("5", seat))
    table.play(2)
    table.leave(BEN)
    table.come_back(BEN)
    table.play(2)
    table.ask(BEN, messages.Sit("6"))
    table.ask(BEN, messages.Sit("7"))
    while seat not in table.state.to_act:
        table.play(1)
    table.wait(90_000)
    table.play(3)
    table.ask(BEN, messages.UseHint("8"))
    return table


def hinted() -> "Table":
    """Return a table where moves bring what was shown before them, and one is taken back."""
    table = Table(Options(players=3, first_dealer=0, hand_sizes=(2, 1)), TableSettings(pace=500))
    table.ask(BEN, messages.Sit("1"))
    table.ask(ANN, messages.Start("2"))
    table.ask(BEN, messages.UseHint("3"))
    table.play(1, hint=HINT)
    table.ask(BEN, messages.AskUndo("4"))
    table.ask(ANN, messages.AnswerUndo("5", agree=True))
    table.play(1, hint=HINT)
    while table.state.to_act:
        seat = table.state.to_act[0]
        if len(legal_actions_of(table.state, seat)) == 1 and table.state.bot_for(seat) is None:
            table.ask(table.person_at(seat), messages.UseHint(f"6-{table.state.version}"))
        table.play(1, hint=HINT)
    return table


@dataclass
class Table:
    """A table and its lines so far, with times in ms."""

    options: Options
    settings: TableSettings
    now: int = 0
    gone: dict[str, int] = field(default_factory=dict)
    lines: list[dict[str, object]] = field(default_factory=list)

    def __post_init__(self) -> None:
        secrets = (derive_seed(SEED, f"secret/{n}") + derive_seed(SEED, f"{n}") for n in range(99))
        self._context = table_context(lambda: next(secrets), ("random", "steady"))
        self._chance = Stream(SEED.encode(), "tables")
        self._commands = 100
        self.last_mover = ANN
        self.people = {ANN.id: ANN}
        events = opening(self.options, self.settings, ANN, self._context)
        self.state = first_state(events, 0)
        self._note({"by": ANN.name}, events)

    @property
    def text(self) -> str:
        """All lines as JSON Lines."""
        return "".join(f"{encode(line).decode()}\n" for line in self.lines)

    @property
    def host(self) -> Person:
        """The host."""
        assert self.state.host is not None
        return self.person_at(self.state.host)

    def seat_of(self, person: Person) -> int:
        """Return the seat that a person holds."""
        seat = self.state.seat_of(person.id)
        assert seat is not None
        return seat

    def ask(self, by: Person, command: Command) -> None:
        """Send a person's command a second later, and record its events or refusal."""
        self.wait(1_000)
        self.people[by.id] = by
        step: dict[str, object] = {"by": by.name, "command": command}
        try:
            attendance = Attendance(self.now, self._gone_seats())
            events = decide(
                self.state, command_of(command), by, self._context, attendance=attendance
            ).events
        except Refusal as refusal:
            self._note({**step, "refused": refused(refusal, None)}, ())
            return
        self._note(step, events)

    def be_away(self, person: Person, other: Person) -> None:
        """Let another one have a bot play for a person: connected, just gone, gone for 15 s."""
        seat = self.seat_of(person)
        self.ask(other, messages.LetBotPlay("30", seat))
        self.leave(person)
        self.ask(other, messages.LetBotPlay("31", seat))
        self.wait(13_000)
        self.ask(other, messages.LetBotPlay("32", seat))
        self.play(1)
        self.come_back(person)

    def answer_undo(self, *, agree: bool, most: int = 6) -> None:
        """Answer a pending undo request for every seat that has not answered."""
        for _ in range(most):
            if self.state.undo is not None:
                seat = self.state.undo.missing[0]
                self.ask(self.person_at(seat), messages.AnswerUndo(self._next_id(), agree=agree))

    def review(self, guest: Person) -> None:
        """Show moments of the game that is over, and write notes at them, as host and guest."""
        number, host = self.state.games, self.host
        self.ask(host, messages.ShowMoment("40", number, 4))
        self.ask(guest, messages.ShowMoment("41", number, 5))
        self.ask(guest, messages.AddNote("42", number, 4, "  Why not\nthe Wizard? "))
        note = self.state.version - 1
        self.ask(host, messages.AddNote("43", number, 5, "Zoe\u0308 had it."))
        self.ask(guest, messages.AddNote("44", number, 5, "\u202eabc"))
        self.ask(guest, messages.AddNote("45", number + 1, 5, "Later"))
        self.ask(host, messages.ShowMoment("46", number, 5, 1))
        self.ask(host, messages.ShowMoment("47", number, 500))
        self.ask(guest, messages.RemoveNote("48", note + 1))
        self.ask(guest, messages.RemoveNote("49", note))
        self.ask(host, messages.RemoveNote("50", note))
        self.ask(guest, messages.TakePart("51", number, "follow"))
        self.ask(host, messages.TakePart("52", number, "follow"))
        self.ask(guest, messages.TakePart("53", number, "apart"))
        self.ask(guest, messages.TakePart("54", number + 1, None))
        self.ask(host, messages.TakePart("55", number, None))

    def leave(self, person: Person) -> None:
        """Disconnect a person."""
        self.gone[person.id] = self.now
        self._note({}, ())

    def come_back(self, person: Person) -> None:
        """Reconnect a person, which ends the table's rest."""
        rested = self._timer() is None and self.state.is_playing
        del self.gone[person.id]
        self._note({}, ())
        if rested:
            self._carry_out(Resume())
        self.wait(0)

    def wait(self, ms: int) -> None:
        """Advance the time, and run the timers that fall due."""
        until = self.now + ms
        while (timer := self._timer()) is not None and timer.at <= until:
            self.now = max(self.now, timer.at)
            self._carry_out(timer.command)
        self.now = until

    def play(self, moves: int, *, thinking: int = 1_000, hint: Hint | None = None) -> None:
        """Play random moves for the seats to act, people after ``thinking`` ms and a hint."""
        for _ in range(moves):
            if not self.state.to_act:
                return
            seat = self.state.to_act[0]
            if self.state.bot_for(seat) is None and seat not in self._gone_seats():
                before = self.state
                self.wait(thinking - 1_000)
                if self.state is before:
                    self.last_mover = self.person_at(seat)
                    self.ask(self.last_mover, replace(self._move(seat), hint=hint))
            else:
                timer = self._timer()
                assert timer is not None
                self.wait(max(0, timer.at - self.now))

    def play_out(self) -> None:
        """Play the game to its end."""
        while self.state.to_act:
            self.play(1)

    def _move(self, seat: int) -> Move:
        legal, name = legal_to_wire(legal_actions_of(self.state, seat)), self._next_id()
        assert legal is not None
        if legal.suits:
            return messages.ChooseTrump(name, legal.suits[self._chance.below(len(legal.suits))])
        if legal.bids:
            return messages.Bid(name, legal.bids[self._chance.below(len(legal.bids))])
        return messages.Play(name, legal.cards[self._chance.below(len(legal.cards))])

    def _next_id(self) -> str:
        self._commands += 1
        return str(self._commands)

    def person_at(self, seat: int) -> Person:
        """Return the person at a seat."""
        holder = self.state.seats[seat]
        assert isinstance(holder, Human)
        return self.people[holder.id]

    def _gone_seats(self) -> dict[int, int]:
        seats = ((self.state.seat_of(person), at) for person, at in self.gone.items())
        return {seat: at for seat, at in seats if seat is not None}

    def _timer(self) -> Timer | None:
        return next_timer(self.state, self._gone_seats())

    def _carry_out(self, command: SystemCommand) -> None:
        events = decide_system(self.state, command, self._context).events
        self._note({"by": None, "command": system_command(command)}, events)

    def _note(self, step: dict[str, object], events: tuple[TableEvent, ...]) -> None:
        since = 0 if not self.lines else self.state.version
        if events and not isinstance(events[0], Opened):
            self.state = evolve(self.state, events, self.now)
        timer = self._timer()
        self.lines.append(
            {
                "at": self.now,
                "gone": self._gone_seats(),
                **step,
                "events": [
                    {"event": entry_of(event), "seen": seen(self.state, event, since + number)}
                    for number, event in enumerate(events)
                ],
                "table": facts(self.state, self.now),
                "due": timer and {"at": timer.at, "command": system_command(timer.command)},
            }
        )


def seen(state: TableState, event: TableEvent, number: int) -> list[dict[str, object]]:
    """Return the views of an event by seated people and a spectator; equal views are grouped."""
    shown: dict[bytes, list[int | None]] = {}
    persons = [seat for seat, holder in enumerate(state.seats) if isinstance(holder, Human)]
    for viewer in (*persons, None):
        (redacted,) = redact_events((event,), viewer, state=state, since=number)
        shown.setdefault(encode(entry_of(redacted)), []).append(viewer)
    return [{"viewers": viewers, "event": Raw(text)} for text, viewers in shown.items()]


def facts(state: TableState, now: int) -> dict[str, object]:
    """Return the public facts of a table, and the legal actions of each person."""
    legal = {
        seat: legal_to_wire(legal_actions_of(state, seat))
        for seat, holder in enumerate(state.seats)
        if isinstance(holder, Human)
    }
    return {
        "version": state.version,
        "phase": state.phase,
        "seats": [holder_of(holder, state.settings.stand_in) for holder in state.seats],
        "host": state.host,
        "game": state.game and state.game.number,
        "totals": state.game and state.game.state.totals,
        "hints": state.game and state.game.hints,
        "undo": state.undo and fields_of(state.undo, "seat", "missing", "number"),
        "removal": state.removal
        and fields_of(state.removal, "seat", "target", "missing", "number"),
        "barred": [fields_of(bar, "number", "name", "by") for bar in state.barred],
        "review": review_of(state.review),
        "to_act": state.to_act,
        "legal": {seat: actions for seat, actions in legal.items() if actions is not None},
        "clocks": clocks_at(state, now),
        "turns": [(turn.turned, turn.seated) for turn in state.turns or ()],
    }


def review_of(review: Review | None) -> dict[str, object] | None:
    """Return a review as everybody sees it; None before its first event."""
    if review is None:
        return None
    notes = [fields_of(note, "number", "at", "seat", "name", "text") for note in review.notes]
    return {**fields_of(review, "at", "seat", "following", "apart"), "notes": notes}


def fields_of(value: object, *names: str) -> dict[str, object]:
    """Return some fields of a value by name."""
    return {name: getattr(value, name) for name in names}


def holder_of(holder: Holder, stand_in: str) -> dict[str, object] | None:
    """Return the holder of a seat; None if it is open."""
    if isinstance(holder, Open):
        return None
    person: dict[str, object] = {}
    if isinstance(holder, Human):
        person = {"away": holder.away, "waits": holder.waits}
        if holder.silent:
            person["silent"] = True
        if holder.character is not None:
            person["character"] = holder.character
    return {"kind": kind_of(holder, stand_in), "name": holder.name, **person}


def system_command(command: SystemCommand) -> dict[str, object]:
    """Return a system command as its name and fields."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", type(command).__name__).lower()
    fields = {field: value for field, value in asdict(command).items() if value is not False}
    return {"type": name, **fields}


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
