"""Two tables alike but for cards and bids that a viewer cannot see, and what the viewer is sent."""

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
from foretell.game.events import Dealt
from foretell.game.session import Session
from foretell.protocol import client as asked
from foretell.protocol.codec import encode
from foretell.protocol.table_codec import command_of, entry_of, legal_to_wire
from foretell.rules.options import Options
from foretell.server.http.overview import as_kept, as_shown
from foretell.server.live.broadcaster import Broadcaster, events_for
from foretell.server.live.client_session import ClientSession
from foretell.server.live.context import table_context
from foretell.server.live.summary import read_summary, summary_of
from foretell.server.live.table_actor import TableActor
from foretell.server.live.table_registry import TableRegistry
from foretell.server.storage.values import Overview
from foretell.table.decide import decide, decide_system
from foretell.table.moves import decide_bot
from foretell.table.permissions import Person, legal_actions_of
from foretell.table.settings import ClockSettings, TableSettings
from foretell.table.shuffle import mixed_seed
from foretell.table.system_commands import BotActs, StandIn
from foretell.testing import all_options, play_at_random
from foretell.testing.hidden import World, action_of
from foretell.testing.memory_store import MemoryStore
from tests.server.simulation.house import LoopClock
from tests.server.simulation.loop import run

KINDS = ("seat", "spectator", "stranger", "removed", "stood", "newcomer", "returned")
"""What a viewer may be: holds a seat, none, no name even, no longer the seat they held, one that
somebody else left, or again one that they left themselves."""

Deal = dict[int, Hands]
"""Rounds that are dealt otherwise than the seed has it, by number."""


@dataclass(frozen=True)
class Script:
    """A table: what is dealt and done there, and who looks on.

    Attributes:
        options: of its game.
        seed: the number from which everything else follows.
        deals: rounds dealt otherwise.
        actions: what is done.
        kind: what the viewer is, one of ``KINDS``.
        seat: which seat the viewer holds, or held.
        leaves: after so many actions somebody leaves the seat, where nobody holds it throughout.
        returns: after so many they are back, where they come back.
        probes: after which actions the viewer asks for everything that is refused.
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
    """Return all options, with the schedules of the sheets and with short ones."""
    return tuple(all_options(first_dealers=("draw", 0), hand_sizes=(None, (4,), (2, 3), (1, 2, 1))))


def secrets_of(seed: int) -> Iterator[str]:
    """Yield the secrets of a table."""
    chance = Random(f"secrets of {seed}")
    while True:
        yield f"{chance.getrandbits(256):064x}"


def pair(seed: int) -> tuple[Script, Script] | None:
    """Return two tables that the viewer cannot tell apart; None when the draw came to nothing."""
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
    """Return some places in a game, and of those where the viewer is to act as many."""
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
    """Deal some rounds otherwise."""

    def deal(seed: str, options: Options, number: int, dealer: int) -> Hands:
        return deals.get(number) or deal_round(seed, options, number, dealer)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game_decide, "deal_round", deal)
        yield


@dataclass
class Seen:
    """What a viewer was sent, and what happened."""

    sent: list[bytes]
    """Over the socket."""
    shown: list[bytes]
    """Whatever else is shown of the table: by REST, in the lobby; and what a bot makes of it."""
    entries: bytes
    """The log itself."""


def watch(script: Script) -> Seen:
    """Go through a script at a table of its own."""
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
        """Go through it."""
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
        actor = await registry.actor(code)
        viewer = self.viewer()
        session = ClientSession(registry, viewer)
        reading = asyncio.create_task(self.read(session))
        await session.take(encode(asked.Hello(code)))
        for who in people[1:]:
            await self.ask(actor, who, asked.Sit)
        await self.ask(actor, people[0], asked.Start)
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
        await again.take(encode(asked.Hello(code)))
        await settle()
        for task, talk in ((reading, session), (reading_again, again)):
            task.cancel()
            talk.leave()
        self.seen.entries = b"".join(row.entries for row in await registry.store.log.rows(code))
        await registry.stop()
        return self.seen

    def viewer(self) -> Person | None:
        """Return who looks on."""
        if self.script.seat is not None and self.script.kind != "newcomer":
            return self.people[self.script.seat]
        return None if self.script.kind == "stranger" else person(9)

    async def read(self, session: ClientSession) -> None:
        """Read all that is sent."""
        while (frame := await session.next()) is not None:
            self.seen.sent.append(frame)

    async def ask(self, actor: TableActor, who: Person, make: Any) -> None:
        """Let somebody do something that is to succeed."""
        self.asked += 1
        answer = await actor.ask(who, make(f"c{self.asked}"))
        assert b'"done"' in answer, (self.script, answer)
        await settle()

    async def act(self, actor: TableActor, action: Action) -> None:
        """Let somebody act, or the bot that acts for their seat."""
        state = actor.log.state
        if state.bot_for(action.seat) is None:
            await self.ask(actor, self.people[action.seat], partial(move_of, action))
            return
        scripted = replace(self.context, bot_action=lambda *_: action)
        await actor._commit(decide_system(state, BotActs(action.seat), scripted))
        await settle()

    async def leave(self, actor: TableActor, seat: int) -> None:
        """Let somebody lose the seat, or leave it, and somebody else take it, or nobody."""
        match self.script.kind:
            case "removed":
                await self.remove(actor, seat)
                await self.take(actor, person(8), seat)
            case "stood":
                await self.ask(actor, self.people[seat], asked.Stand)
                await self.take(actor, person(8), seat)
            case "newcomer":
                await self.ask(actor, self.people[seat], asked.Stand)
                await self.take(actor, person(9), seat)
            case "returned":
                await self.ask(actor, self.people[seat], asked.Stand)

    async def remove(self, actor: TableActor, seat: int) -> None:
        """Let the host remove somebody: by consent, or while they are away."""
        if len(self.people) == 2:
            await actor._commit(decide_system(actor.log.state, StandIn(seat), self.context))
        await self.ask(actor, self.people[0], lambda name: asked.Remove(name, seat))
        removal = actor.log.state.removal
        for other in () if removal is None else removal.missing:
            agree = partial(asked.AnswerRemoval, agree=True)
            await self.ask(actor, self.people[other], agree)

    async def take(self, actor: TableActor, who: Person, seat: int | None) -> None:
        """Let somebody take the seat."""
        assert seat is not None
        self.people[seat] = who
        await self.ask(actor, who, lambda name: asked.Sit(name, seat))

    async def look(self, actor: TableActor, viewer: Person | None) -> None:
        """Look at all that is shown beside the socket."""
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
        """Let the viewer ask for everything that is refused."""
        nobody = person(7) if viewer is None else viewer
        for make in everything(self.script.options.players):
            self.asked += 1
            command = make(f"v{self.asked}")
            try:
                decide(actor.log.state, command_of(command), nobody, self.context)
            except Refusal:
                await session.take(encode(command))
                await settle()


async def settle() -> None:
    """Let everybody read what there is."""
    for _ in range(4):
        await asyncio.sleep(0)


def person(place: int) -> Person:
    """Return somebody; the id must never be seen."""
    return Person(f"SECRETPERSON{place}", f"Name {place}")


def everything(players: int) -> Iterator[Any]:
    """Yield what makes every command there is."""
    yield from (asked.Sit, asked.Stand, asked.Start, asked.CallRematch, asked.AskUndo)
    for seat in range(players):
        yield lambda name, seat=seat: asked.Sit(name, seat)
        yield lambda name, seat=seat: asked.SeatBot(name, seat, "random")
        yield lambda name, seat=seat: asked.Remove(name, seat)
        yield lambda name, seat=seat: asked.Swap(name, (seat, 0))
    yield lambda name: asked.GiveNonce(name, "0a")
    for suit in ("C", "D", "H", "S", "?"):
        yield lambda name, suit=suit: asked.ChooseTrump(name, suit)
    for bid in (-1, 0, 1, 2, 3, 4, 20, 21):
        yield lambda name, bid=bid: asked.Bid(name, bid)
    for card in (*map(str, DECK), "?"):
        yield lambda name, card=card: asked.Play(name, card)
    for agree in (False, True):
        yield lambda name, agree=agree: asked.AnswerUndo(name, agree)
        yield lambda name, agree=agree: asked.AnswerRemoval(name, agree)


def differences(one: Sequence[bytes], other: Sequence[bytes]) -> list[tuple[bytes, bytes]]:
    """Return what is not the same in two lists."""
    found = [(a, b) for a, b in zip(one, other, strict=False) if a != b]
    return found or ([(b"", b"")] if len(one) != len(other) else [])


def everybody_sees(broadcaster: Broadcaster) -> tuple[bytes, bytes]:
    """Return a table as requests of anybody are answered, while it is open and afterwards."""
    summary = summary_of(broadcaster.log.state)
    told = read_summary(summary.body)
    assert told is not None
    kept = as_kept(
        broadcaster.log.code,
        Overview(summary, broadcaster.log.version),
        broadcaster.log.version,
        told,
        frozenset(),
    )
    return encode(as_shown(broadcaster)), encode(kept)
