"""Pairs of tables that differ only in cards and bids hidden from a viewer, and all that is sent."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, partial
from random import Random
from typing import Any

import pytest

from foretell.cards import DECK
from foretell.client.moves import move_of
from foretell.errors import Refusal
from foretell.game import decide as game_decide
from foretell.game.actions import Action
from foretell.game.deal import Hands, deal_round
from foretell.game.decide import action_of
from foretell.game.events import Dealt
from foretell.game.session import Session
from foretell.protocol import client as messages
from foretell.protocol.codec import encode
from foretell.protocol.table_codec import command_of, entry_of, legal_to_wire
from foretell.rules.options import Options
from foretell.server.http.table_bodies import body_of_open_table, body_of_summary
from foretell.server.live.broadcaster import Broadcaster, events_for
from foretell.server.live.client_session import ClientSession
from foretell.server.live.summary import read_summary, summary_of
from foretell.server.live.table_actor import TableActor
from foretell.server.live.table_context import table_context
from foretell.server.live.table_registry import TableRegistry
from foretell.server.storage.values import VersionedSummary
from foretell.table.decide import decide, decide_system
from foretell.table.fair_shuffle import mixed_seed
from foretell.table.moves import decide_bot
from foretell.table.permissions import Person, legal_actions_of
from foretell.table.settings import ClockSettings, TableSettings
from foretell.table.system_commands import BotActs, StandIn
from foretell.testing import all_options, play_at_random
from foretell.testing.hidden import World
from foretell.testing.memory_store import MemoryStore
from tests.server.simulation.cluster import LoopClock
from tests.server.simulation.loop import run

KINDS = ("seat", "spectator", "stranger", "removed", "stood", "newcomer", "returned")
"""The kinds of viewers: one who holds a seat, one without a seat, one without a name, one removed
from a seat, one who left a seat, one who took the seat that another left, and one who came back."""

Deal = dict[int, Hands]
"""Rounds whose deal differs from that of the seed, by number."""


@dataclass(frozen=True)
class Script:
    """The course of a table, and its viewer.

    Attributes:
        options: the options of its game.
        seed: the number that determines everything else.
        deals: the rounds whose deal differs from that of the seed.
        actions: the actions of the game.
        kind: the kind of viewer, one of ``KINDS``.
        seat: the seat that the viewer holds or held.
        leaves: the number of actions before the seat changes hands, for kinds that do so.
        returns: the number of actions before the viewer returns to the seat, for kinds that do so.
        probes: the numbers of actions before which the viewer sends every command that is refused.
    """

    options: Options
    seed: int
    deals: Deal
    actions: tuple[Action, ...]
    kind: str
    seat: int | None
    leaves: int
    returns: int
    probes: frozenset[int]


@cache
def options_of_pairs() -> tuple[Options, ...]:
    """Return all options, each with its usual schedule and with short ones."""
    return tuple(all_options(first_dealers=("draw", 0), hand_sizes=(None, (4,), (2, 3), (1, 2, 1))))


def secrets_of(seed: int) -> Iterator[str]:
    """Yield the secrets of a table."""
    chance = Random(f"secrets of {seed}")
    while True:
        yield f"{chance.getrandbits(256):064x}"


def pair(seed: int) -> tuple[Script, Script] | None:
    """Return two tables that the viewer cannot tell apart; None if the search found no pair."""
    chance = Random(seed)
    options = chance.choice(options_of_pairs())
    kind = KINDS[seed % len(KINDS)]
    game = Session(options, mixed_seed(next(secrets_of(seed)), {}))
    play_at_random(game, str(seed), steps=chance.choice((1, 4, 8, 16, 30)))
    lowest = 0 if kind == "seat" else 1
    seat = None if kind in {"spectator", "stranger"} else chance.randrange(lowest, options.players)
    world = World.of(game)
    before = game.events[: -1 - len(world.since)]
    steps = [action for event in before if (action := action_of(event)) is not None]
    leaves = chance.randrange(len(steps) + 2)
    sees = None if kind == "newcomer" and leaves >= len(steps) else seat
    other = next(
        (found for _ in range(5) if (found := world.other(sees, chance)) is not None), None
    )
    if other is None:
        return None
    actions = (*steps, *_actions(world))
    one = Script(
        options,
        seed,
        {},
        actions,
        kind,
        seat,
        leaves,
        leaves + chance.randrange(1, 4),
        _probes(actions, seat, chance),
    )
    dealt = Hands(_whole(other.dealt), other.dealt.turned)
    deals = {other.dealt.round: dealt}
    return one, replace(one, deals=deals, actions=(*steps, *_actions(other)))


def _probes(actions: Sequence[Action], seat: int | None, chance: Random) -> frozenset[int]:
    """Return some positions in a game, and as many of those at which the viewer is to act."""
    own = [place for place, action in enumerate(actions) if action.seat == seat]
    places = range(len(actions))
    return frozenset(
        (*chance.sample(own, min(2, len(own))), *chance.sample(places, min(2, len(places))))
    )


def whole_game(seed: int) -> Script:
    """Return a table at which a game is played to its end."""
    chance = Random(seed)
    options = chance.choice([one for one in options_of_pairs() if one.hand_sizes])
    game = Session(options, mixed_seed(next(secrets_of(seed)), {}))
    play_at_random(game, str(seed))
    actions = tuple(action for event in game.events if (action := action_of(event)) is not None)
    kind = chance.choice(KINDS)
    seat = None if kind in {"spectator", "stranger"} else chance.randrange(1, options.players)
    leaves, probes = chance.randrange(len(actions)), frozenset({len(actions) // 2})
    return Script(options, seed, {}, actions, kind, seat, leaves, leaves + 1, probes)


def _whole(dealt: Dealt) -> tuple[tuple[Any, ...], ...]:
    return tuple(hand or () for hand in dealt.hands)


def _actions(world: World) -> Iterator[Action]:
    return (action for event in world.since if (action := action_of(event)) is not None)


@contextmanager
def dealing(deals: Deal) -> Iterator[None]:
    """Replace the deals of some rounds."""

    def deal(seed: str, options: Options, number: int, dealer: int) -> Hands:
        return deals.get(number) or deal_round(seed, options, number, dealer)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game_decide, "deal_round", deal)
        yield


@dataclass
class Seen:
    """Everything that a viewer was sent, and the log."""

    sent: list[bytes]
    """Frames over the socket."""
    shown: list[bytes]
    """Everything else shown of the table, by REST and in the lobby, and a bot's decisions on it."""
    entries: bytes
    """The log itself."""


def watch(script: Script) -> Seen:
    """Run a script at a new table."""
    with dealing(script.deals):
        return run(_Watch(script).go())


class _Watch:
    def __init__(self, script: Script) -> None:
        self.script = script
        self.people = [person(place) for place in range(script.options.players)]
        self.seen = Seen([], [], b"")
        chance = Random(script.seed)
        clock = ClockSettings(bank=60, increment=1) if chance.random() < 0.5 else None
        self.settings = TableSettings(listed=True, clock=clock, stand_in="random")
        secrets = secrets_of(script.seed)
        self.context = table_context(lambda: next(secrets), ("random", "steady"))
        self.asked = 0

    async def go(self) -> Seen:
        """Run the script."""
        script, people = self.script, self.people
        registry = TableRegistry(
            MemoryStore(),
            node="n1",
            clock=LoopClock(),
            context=self.context,
            new_code=lambda: "T1",
            alone=True,
        )
        await registry.start()
        code = await registry.create(script.options, self.settings, people[0])
        actor = await registry.access(code)
        viewer = self.viewer()
        session = ClientSession(registry, viewer)
        reading = asyncio.create_task(self.read(session))
        await session.take(encode(messages.Hello(code)))
        for who in people[1:]:
            await self.ask(actor, who, messages.Sit)
        await self.ask(actor, people[0], messages.Start)
        for done, action in enumerate(script.actions):
            if done == script.leaves and script.seat is not None:
                await self.leave(actor, script.seat)
            if done == script.returns and script.kind == "returned":
                await self.take(actor, self.people[script.seat or 0], script.seat)
            await self.look(actor, viewer)
            if done in script.probes:
                await self.probe(actor, session, viewer)
            await self.act(actor, action)
        await self.look(actor, viewer)
        await self.probe(actor, session, viewer)
        again = ClientSession(registry, viewer)
        reading_again = asyncio.create_task(self.read(again))
        await again.take(encode(messages.Hello(code)))
        await settle()
        for task, one in ((reading, session), (reading_again, again)):
            task.cancel()
            one.leave()
        self.seen.entries = b"".join(row.entries for row in await registry.store.log.rows(code))
        await registry.stop()
        return self.seen

    def viewer(self) -> Person | None:
        """Return the viewer."""
        if self.script.seat is not None and self.script.kind != "newcomer":
            return self.people[self.script.seat]
        return None if self.script.kind == "stranger" else person(9)

    async def read(self, session: ClientSession) -> None:
        """Read all frames that are sent."""
        while (frame := await session.next()) is not None:
            self.seen.sent.append(frame)

    async def ask(self, actor: TableActor, who: Person, make: Any) -> None:
        """Send a person's command, which must succeed."""
        self.asked += 1
        answer = await actor.ask(who, make(f"c{self.asked}"))
        assert b'"done"' in answer, (self.script, answer)
        await settle()

    async def act(self, actor: TableActor, action: Action) -> None:
        """Let a person, or the bot that stands in for them, act."""
        state = actor.log.state
        if state.bot_for(action.seat) is None:
            await self.ask(actor, self.people[action.seat], partial(move_of, action))
            return
        scripted = replace(self.context, bot_action=lambda *_: action)
        await actor._commit(decide_system(state, BotActs(action.seat), scripted))
        await settle()

    async def leave(self, actor: TableActor, seat: int) -> None:
        """Let the seat change hands as the kind of viewer requires."""
        match self.script.kind:
            case "removed":
                await self.remove(actor, seat)
                await self.take(actor, person(8), seat)
            case "stood":
                await self.ask(actor, self.people[seat], messages.Stand)
                await self.take(actor, person(8), seat)
            case "newcomer":
                await self.ask(actor, self.people[seat], messages.Stand)
                await self.take(actor, person(9), seat)
            case "returned":
                await self.ask(actor, self.people[seat], messages.Stand)

    async def remove(self, actor: TableActor, seat: int) -> None:
        """Let the host remove a person, by consent or while they are away."""
        if len(self.people) == 2:
            await actor._commit(decide_system(actor.log.state, StandIn(seat), self.context))
        await self.ask(actor, self.people[0], lambda name: messages.Remove(name, seat))
        removal = actor.log.state.removal
        for other in () if removal is None else removal.missing:
            agree = partial(messages.AnswerRemoval, agree=True)
            await self.ask(actor, self.people[other], agree)

    async def take(self, actor: TableActor, who: Person, seat: int | None) -> None:
        """Let a person take the seat."""
        assert seat is not None
        self.people[seat] = who
        await self.ask(actor, who, lambda name: messages.Sit(name, seat))

    async def look(self, actor: TableActor, viewer: Person | None) -> None:
        """Record everything that is shown besides the socket."""
        broadcaster = actor.broadcaster
        seat = broadcaster.log.state.seat_of(None if viewer is None else viewer.id)
        legal = legal_actions_of(broadcaster.log.state, seat)
        self.seen.shown += [
            encode(events_for(broadcaster.log, seat, 0, broadcaster.log.version)),
            encode(legal_to_wire(legal)),
            *everybody_sees(broadcaster),
        ]
        if seat is not None and legal:
            made = decide_bot(broadcaster.log.state, seat, self.context)
            self.seen.shown.append(encode(entry_of(made.events[0])))

    async def probe(self, actor: TableActor, session: ClientSession, viewer: Person | None) -> None:
        """Let the viewer send every command that is refused."""
        nobody = person(7) if viewer is None else viewer
        for make in everything(self.script.options.players):
            self.asked += 1
            command = make(f"v{self.asked}")
            try:
                state = actor.log.state
                attendance = actor.presence.attendance(state, actor.log.time)
                decide(state, command_of(command), nobody, self.context, attendance=attendance)
            except Refusal:
                await session.take(encode(command))
                await settle()


async def settle() -> None:
    """Let every session read its frames."""
    for _ in range(4):
        await asyncio.sleep(0)


def person(place: int) -> Person:
    """Return a person whose id must never be seen."""
    return Person(f"SECRETPERSON{place}", f"Name {place}")


def everything(players: int) -> Iterator[Any]:
    """Yield the constructors of all commands."""
    yield from (
        messages.Sit,
        messages.Stand,
        messages.Start,
        messages.CallRematch,
        messages.AskUndo,
    )
    for seat in range(players):
        yield lambda name, seat=seat: messages.Sit(name, seat)
        yield lambda name, seat=seat: messages.SeatBot(name, seat, "random")
        yield lambda name, seat=seat: messages.Remove(name, seat)
        yield lambda name, seat=seat: messages.Swap(name, (seat, 0))
    yield lambda name: messages.GiveNonce(name, "0a")
    for suit in ("C", "D", "H", "S", "?"):
        yield lambda name, suit=suit: messages.ChooseTrump(name, suit)
    for bid in (-1, 0, 1, 2, 3, 4, 20, 21):
        yield lambda name, bid=bid: messages.Bid(name, bid)
    for card in (*map(str, DECK), "?"):
        yield lambda name, card=card: messages.Play(name, card)
    for agree in (False, True):
        yield lambda name, agree=agree: messages.AnswerUndo(name, agree)
        yield lambda name, agree=agree: messages.AnswerRemoval(name, agree)
    yield lambda name: messages.Readmit(name, 0)
    yield lambda name: messages.ChooseCharacter(name, "nobody")
    for seat in range(players):
        yield lambda name, seat=seat: messages.LetBotPlay(name, seat)


def differences(one: Sequence[bytes], other: Sequence[bytes]) -> list[tuple[bytes, bytes]]:
    """Return the pairs of items in which two lists differ."""
    found = [(a, b) for a, b in zip(one, other, strict=False) if a != b]
    return found or ([(b"", b"")] if len(one) != len(other) else [])


def everybody_sees(broadcaster: Broadcaster) -> tuple[bytes, bytes]:
    """Return the public descriptions of a table: while it is open, and afterwards."""
    summary = summary_of(broadcaster.log.state)
    told = read_summary(summary.body)
    assert told is not None
    kept = body_of_summary(
        broadcaster.log.code,
        VersionedSummary(summary, broadcaster.log.version),
        broadcaster.log.version,
        told,
        frozenset(),
    )
    return encode(body_of_open_table(broadcaster)), encode(kept)
