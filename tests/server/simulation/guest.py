"""Somebody at a table, who does all sorts of things, at times the wrong ones."""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from foretell.client.errors import OutOfSync
from foretell.client.session import RETRYABLE, TableSession
from foretell.protocol import client as asked
from foretell.protocol.client import Command
from foretell.protocol.server import Closing, Done, Events, Legal, Refused, Welcome
from foretell.protocol.table_codec import event_of
from foretell.table.events import TableEvent
from foretell.table.permissions import Person
from foretell.table.state import Human, Open
from tests.server.simulation.network import End

if TYPE_CHECKING:
    from tests.server.simulation.house import House

Wish = Callable[[str], Command]


class Told(NamedTuple):
    """An event as a guest was told it."""

    number: int
    event: TableEvent
    welcome: int
    """How many entries there were at least when it was told."""


class Guest:
    """One client of a person: connects, plays, vanishes, comes back, and never forgets an answer.

    Args:
        house: the servers.
        code: the table.
        person: who it is; None for a stranger.
        name: another one for each guest.
        chance: where its luck comes from.
    """

    def __init__(
        self, house: "House", code: str, person: Person | None, *, name: str, chance: Random
    ) -> None:
        self.person = person
        self.talk = TableSession(code, prefix=name)
        self.said: dict[str, bytes] = {}
        """Every command that was ever sent, by id."""
        self.said_again: set[str] = set()
        """The ids of those that were sent although they may have been answered."""
        self.heard: dict[str, list[bytes]] = {}
        """Every answer that was ever heard, by id; usually one."""
        self.told: list[Told] = []
        """Every event that was ever told, over all connections."""
        self.welcome = 0
        """How many entries there were when the guest was welcomed last."""
        self.is_wild = True
        """Whether it does what it should not, and vanishes at times."""
        self.is_idle = False
        """Whether it does nothing but look on."""
        self.is_schemer = False
        """Whether it sits down and gets up, and removes others, time and again."""
        self.is_away = False
        """Whether it stays away for good."""
        self.games = 1
        """So many games it wants to play."""
        self.faults: list[str] = []
        self.end: End | None = None
        self._house = house
        self._code = code
        self._name = name
        self._lives = 1
        self._chance = chance

    @property
    def is_up_to_date(self) -> bool:
        """Whether it is connected and has heard all that it asked for."""
        return self.end is not None and self.talk.is_settled

    async def live(self) -> None:
        """Come and go, for ever."""
        chance = self._chance
        while True:
            while self.is_away:
                await asyncio.sleep(5)
            up = [node for node in self._house.nodes if node.is_up]
            if up:
                self.end = self._house.connect(self.person, chance.choice(up))
                try:
                    await self._be_there(self.end)
                finally:
                    self.end.close()
                    self.end = None
            await asyncio.sleep(self._pause())
            if self.is_wild and chance.random() < 0.1:
                self._house.network.counts["new page"] += 1
                self._lives += 1
                self.talk = TableSession(self._code, prefix=f"{self._name}.{self._lives}")
                self.welcome = 0

    def _pause(self) -> float:
        chance = self._chance
        if not self.is_wild:
            return chance.uniform(0.05, 0.3)
        self._house.network.counts["vanish"] += 1
        return chance.choice((0.05, 0.5, 5.0, 60.0, 150.0)) * chance.random()

    async def _be_there(self, end: End) -> None:
        for frame in self.talk.connected():
            end.send(frame)
        while not self.is_away:
            if not await self._hear(end):
                return

    async def _hear(self, end: End) -> bool:
        """Take what comes next, or grow bored; return whether to stay."""
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
        """Take what was said; return whether to go on listening."""
        try:
            message = self.talk.receive(frame)
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
        """Do something out of boredom; return whether to stay."""
        chance, counts = self._chance, self._house.network.counts
        for frame in self.talk.retry():
            end.send(frame)
        if self.is_wild:
            dice = chance.random()
            if dice < 0.1:
                self._house.network.cut(end)
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
        if self.person is None or self.is_idle or not self.talk.is_settled:
            return
        wish = self._wish()
        if wish is not None:
            self._say(end, wish)

    def _say(self, end: End, wish: Wish) -> None:
        frame = self.talk.ask(wish)
        self.said[self.talk.last_id] = frame
        self._house.network.counts[f"said {wish_name(wish)}"] += 1
        end.send(frame)
        if self.is_wild and self._chance.random() < 0.05:
            self._house.network.counts["said twice"] += 1
            end.send(frame)

    def _wish(self) -> Wish | None:
        story, chance = self.talk.view, self._chance
        if story.table is None:
            return None
        if self.is_wild and chance.random() < 0.04:
            return self._whim()
        if (answer := self._answer()) is not None:
            return answer
        if self.is_schemer and chance.random() < 0.15:
            return self._scheme()
        if story.seat is None:
            return asked.Sit if any(isinstance(held, Open) for held in story.seats) else None
        if story.legal is not None:
            if self.is_wild and chance.random() < 0.05:
                return None
            return _legal_move(story.legal, chance)
        if story.host == story.seat:
            return self._as_host()
        if self.is_wild and story.phase == "playing" and chance.random() < 0.05:
            return asked.AskUndo
        return None

    def _answer(self) -> Wish | None:
        """Say what is asked of the own seat."""
        story, chance = self.talk.view, self._chance
        assert story.table is not None
        removal, undo = story.table.removal, story.table.undo
        if removal is not None and story.seat in removal.missing:
            return partial(asked.AnswerRemoval, agree=self.is_schemer or chance.random() < 0.8)
        if undo is not None and story.seat in undo.missing:
            return partial(asked.AnswerUndo, agree=chance.random() < 0.8)
        return None

    def _as_host(self) -> Wish | None:
        story, chance = self.talk.view, self._chance
        if story.phase == "gathering" and (not self.is_wild or chance.random() < 0.3):
            return asked.Start
        if story.phase == "finished" and story.game is not None and story.game < self.games:
            return asked.CallRematch
        return None

    def _scheme(self) -> Wish:
        """Look for another's hand."""
        story, chance = self.talk.view, self._chance
        others = [
            seat
            for seat, held in enumerate(story.seats)
            if isinstance(held, Human) and seat != story.seat
        ]
        if story.seat is None or not others:
            return asked.Sit if story.seat is None else asked.Stand
        if story.seat == story.host and chance.random() < 0.8:
            return partial(asked.Remove, seat=chance.choice(others))
        return asked.Stand

    def _whim(self) -> Wish:
        chance = self._chance
        players = len(self.talk.view.seats)
        seat, other = chance.randrange(players), chance.randrange(6)
        return chance.choice(
            (
                asked.Sit,
                partial(asked.Sit, seat=seat),
                asked.Stand,
                partial(asked.SeatBot, seat=other, bot=chance.choice(("random", "nobody"))),
                partial(asked.Remove, seat=seat),
                partial(asked.Swap, seats=(seat, other)),
                partial(asked.GiveNonce, nonce=f"{chance.getrandbits(64):x}"),
                asked.Start,
                asked.CallRematch,
                partial(asked.ChooseTrump, suit=chance.choice("CDHSX")),
                partial(asked.Bid, bid=chance.randint(-1, 3)),
                partial(asked.Play, card=chance.choice(("C1", "Z1", "N4", "S13", "X"))),
                asked.AskUndo,
                asked.AskUndo,
                partial(asked.AnswerUndo, agree=chance.random() < 0.8),
                partial(asked.AnswerRemoval, agree=chance.random() < 0.8),
            )
        )


def wish_name(wish: Wish) -> str:
    """Return the name of the command that a wish makes."""
    made = wish.func if isinstance(wish, partial) else wish
    return getattr(made, "__name__", "")


def _legal_move(legal: Legal, chance: Random) -> Wish:
    if legal.suits:
        return partial(asked.ChooseTrump, suit=chance.choice(legal.suits))
    if legal.bids:
        return partial(asked.Bid, bid=chance.choice(legal.bids))
    return partial(asked.Play, card=chance.choice(legal.cards))
