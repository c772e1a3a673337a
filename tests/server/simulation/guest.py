"""A guest at a table who does all sorts of things, including wrong ones."""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from foretell.client.errors import OutOfSync
from foretell.client.table_session import TableSession
from foretell.protocol import client as messages
from foretell.protocol.client import Command
from foretell.protocol.server import RETRYABLE, Closing, Done, Events, Legal, Refused, Welcome
from foretell.protocol.table_codec import event_of
from foretell.table.events import TableEvent
from foretell.table.permissions import Person
from foretell.table.state import Human, Open
from tests.server.simulation.network import End

if TYPE_CHECKING:
    from tests.server.simulation.cluster import Cluster

Wish = Callable[[str], Command]


class Told(NamedTuple):
    """An event as a guest received it."""

    number: int
    event: TableEvent
    welcome: int
    """A lower bound of the log's entries when it was sent."""


class Guest:
    """A client that connects, plays, vanishes, returns, and never forgets an answer.

    Args:
        cluster: the servers.
        code: the code of the table.
        person: the guest's identity; None for a stranger.
        name: a name that no other guest has.
        chance: the source of its randomness.
    """

    def __init__(
        self, cluster: "Cluster", code: str, person: Person | None, *, name: str, chance: Random
    ) -> None:
        self.person = person
        self.session = TableSession(code, prefix=name)
        self.said: dict[str, bytes] = {}
        """Every command ever sent, by id."""
        self.said_again: set[str] = set()
        """The ids of commands sent again although they may have been answered."""
        self.heard: dict[str, list[bytes]] = {}
        """Every answer ever received, by id; usually one."""
        self.told: list[Told] = []
        """Every event ever received, over all connections."""
        self.welcome = 0
        """The number of entries in the log at the last welcome."""
        self.is_wild = True
        """Whether it sometimes misbehaves and vanishes."""
        self.is_idle = False
        """Whether it only watches."""
        self.is_schemer = False
        """Whether it keeps sitting down, standing up and removing others."""
        self.is_away = False
        """Whether it stays away for good."""
        self.games = 1
        """The number of games that it wants to play."""
        self.faults: list[str] = []
        self.end: End | None = None
        self._cluster = cluster
        self._code = code
        self._name = name
        self._lives = 1
        self._chance = chance

    @property
    def is_up_to_date(self) -> bool:
        """Whether it is connected and all its commands are answered."""
        return self.end is not None and self.session.is_settled

    async def live(self) -> None:
        """Come and go until cancelled."""
        chance = self._chance
        while True:
            while self.is_away:
                await asyncio.sleep(5)
            up = [node for node in self._cluster.nodes if node.is_up]
            if up:
                self.end = self._cluster.connect(self.person, chance.choice(up))
                try:
                    await self._be_there(self.end)
                finally:
                    self.end.close()
                    self.end = None
            await asyncio.sleep(self._pause())
            if self.is_wild and chance.random() < 0.1:
                self._cluster.network.counts["new page"] += 1
                self._lives += 1
                self.session = TableSession(self._code, prefix=f"{self._name}.{self._lives}")
                self.welcome = 0

    def _pause(self) -> float:
        chance = self._chance
        if not self.is_wild:
            return chance.uniform(0.05, 0.3)
        self._cluster.network.counts["vanish"] += 1
        return chance.choice((0.05, 0.5, 5.0, 60.0, 150.0)) * chance.random()

    async def _be_there(self, end: End) -> None:
        for frame in self.session.connected():
            end.send(frame)
        while not self.is_away:
            if not await self._hear(end):
                return

    async def _hear(self, end: End) -> bool:
        """Receive the next frame, or act out of boredom; return whether to stay."""
        try:
            async with asyncio.timeout(self._patience()):
                heard = await end.receive()
        except TimeoutError:
            return self._moved_on_its_own(end)
        if heard is None or not self._take(heard):
            return False
        self._move(end)
        return True

    def _patience(self) -> float:
        return self._chance.uniform(0.5, 20) if self.is_wild else 5

    def _take(self, frame: bytes) -> bool:
        """Process a frame; return whether to keep listening."""
        try:
            message = self.session.receive(frame)
        except OutOfSync as astray:
            self.faults.append(f"{self._name}: {astray!r}")
            return False
        match message:
            case Done(id=name) | Refused(id=str(name)):
                if isinstance(message, Done) or message.code not in RETRYABLE:
                    answers = self.heard.setdefault(name, [])
                    if frame not in answers[-1:]:
                        answers.append(frame)
            case Refused(code=code):
                if code not in {"table/elsewhere", "frame/bad"}:
                    self.faults.append(f"{self._name}: {message}")
                return code == "frame/bad"
            case Closing():
                return False
            case Welcome(version=version):
                self.welcome = version
            case Events(since, entries):
                self.told += [
                    Told(number, event_of(entry), self.welcome)
                    for number, entry in enumerate(entries, since)
                ]
            case _:
                pass
        return True

    def _moved_on_its_own(self, end: End) -> bool:
        """Act out of boredom; return whether to stay."""
        chance, counts = self._chance, self._cluster.network.counts
        for frame in self.session.retry():
            end.send(frame)
        if self.is_wild:
            dice = chance.random()
            if dice < 0.1:
                self._cluster.network.cut(end)
                return chance.random() < 0.5
            if dice < 0.15:
                return False
            if dice < 0.3 and self.said:
                counts["said again"] += 1
                name = chance.choice(tuple(self.said))
                self.said_again.add(name)
                end.send(self.said[name])
            elif dice < 0.35:
                end.send(b'{"type":"nonsense"}')
        self._move(end)
        return True

    def _move(self, end: End) -> None:
        if self.person is None or self.is_idle or not self.session.is_settled:
            return
        wish = self._wish()
        if wish is not None:
            self._say(end, wish)

    def _say(self, end: End, wish: Wish) -> None:
        frame = self.session.ask(wish)
        self.said[self.session.last_id] = frame
        self._cluster.network.counts[f"said {wish_name(wish)}"] += 1
        end.send(frame)
        if self.is_wild and self._chance.random() < 0.05:
            self._cluster.network.counts["said twice"] += 1
            end.send(frame)

    def _wish(self) -> Wish | None:
        view, chance = self.session.view, self._chance
        if view.table is None:
            return None
        if self.is_wild and chance.random() < 0.04:
            return self._whim()
        if (answer := self._answer()) is not None:
            return answer
        if self.is_schemer and chance.random() < 0.15:
            return self._scheme()
        if view.seat is None:
            return messages.Sit if any(isinstance(held, Open) for held in view.seats) else None
        if view.legal is not None:
            if self.is_wild and chance.random() < 0.05:
                return None
            return _legal_move(view.legal, chance)
        if view.host == view.seat:
            return self._as_host()
        if self.is_wild and view.phase == "playing" and chance.random() < 0.05:
            return messages.AskUndo
        return None

    def _answer(self) -> Wish | None:
        """Return the command that is due from the guest's own seat."""
        view, chance = self.session.view, self._chance
        assert view.table is not None
        removal, undo = view.table.removal, view.table.undo
        if removal is not None and view.seat in removal.missing:
            return partial(messages.AnswerRemoval, agree=self.is_schemer or chance.random() < 0.8)
        if undo is not None and view.seat in undo.missing:
            return partial(messages.AnswerUndo, agree=chance.random() < 0.8)
        return None

    def _as_host(self) -> Wish | None:
        view, chance = self.session.view, self._chance
        barred = () if view.table is None else view.table.barred
        if barred and chance.random() < 0.5:
            return partial(messages.Readmit, removed=chance.choice(barred).number)
        if view.phase == "gathering" and (not self.is_wild or chance.random() < 0.3):
            return messages.Start
        if view.phase == "finished" and view.game is not None and view.game < self.games:
            return messages.CallRematch
        return None

    def _scheme(self) -> Wish:
        """Return a command that tries to get at another player's hand."""
        view, chance = self.session.view, self._chance
        others = [
            seat
            for seat, held in enumerate(view.seats)
            if isinstance(held, Human) and seat != view.seat
        ]
        if view.seat is None or not others:
            return messages.Sit if view.seat is None else messages.Stand
        if view.seat == view.host and chance.random() < 0.8:
            return partial(messages.Remove, seat=chance.choice(others))
        return messages.Stand

    def _whim(self) -> Wish:
        chance = self._chance
        players = len(self.session.view.seats)
        seat, other = chance.randrange(players), chance.randrange(6)
        return chance.choice(
            (
                messages.Sit,
                partial(messages.Sit, seat=seat),
                messages.Stand,
                partial(messages.SeatBot, seat=other, bot=chance.choice(("random", "nobody"))),
                partial(messages.Remove, seat=seat),
                partial(messages.Readmit, removed=chance.randrange(40)),
                partial(messages.LetBotPlay, seat=seat),
                partial(messages.ChooseCharacter, character=chance.choice(("otto", "nobody"))),
                partial(messages.Swap, seats=(seat, other)),
                partial(messages.GiveNonce, nonce=f"{chance.getrandbits(64):x}"),
                messages.Start,
                messages.CallRematch,
                partial(messages.ChooseTrump, suit=chance.choice("CDHSX")),
                partial(messages.Bid, bid=chance.randint(-1, 3)),
                partial(messages.Play, card=chance.choice(("C1", "Z1", "N4", "S13", "X"))),
                messages.AskUndo,
                messages.AskUndo,
                messages.UseHint,
                messages.UseHint,
                partial(messages.ShowMoment, game=1, at=chance.randrange(30)),
                partial(messages.AddNote, game=1, at=chance.randrange(30), text="Well done"),
                partial(messages.RemoveNote, note=chance.randrange(80)),
                partial(messages.TakePart, game=1, part=chance.choice(("follow", "apart", None))),
                partial(messages.AnswerUndo, agree=chance.random() < 0.8),
                partial(messages.AnswerRemoval, agree=chance.random() < 0.8),
            )
        )


def wish_name(wish: Wish) -> str:
    """Return the name of the command that a wish makes."""
    made = wish.func if isinstance(wish, partial) else wish
    return getattr(made, "__name__", "")


def _legal_move(legal: Legal, chance: Random) -> Wish:
    if legal.suits:
        return partial(messages.ChooseTrump, suit=chance.choice(legal.suits))
    if legal.bids:
        return partial(messages.Bid, bid=chance.choice(legal.bids))
    return partial(messages.Play, card=chance.choice(legal.cards))
