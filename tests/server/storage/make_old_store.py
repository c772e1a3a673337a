"""``python -m tests.server.storage.make_old_store FILE.db.gz``: a store as this version writes it.

The folder ``old`` has such a file for each released schema, so that later versions can prove that
they read it and play on.
"""

import asyncio
import gzip
import itertools
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path

from foretell.bots.registry import names
from foretell.client.moves import move_of
from foretell.client.table_session import TableSession
from foretell.protocol import client as messages
from foretell.protocol.codec import decode_client, decode_server
from foretell.protocol.server import Done
from foretell.rules.options import Bidding, Options
from foretell.server.live.table_context import table_context
from foretell.server.live.table_log import TableLog
from foretell.server.live.table_registry import TableRegistry
from foretell.server.sessions import SESSION_LASTS
from foretell.server.storage.sql.store import SqlStore
from foretell.server.storage.store import Store
from foretell.server.storage.values import Session
from foretell.table.permissions import Person, legal_actions_of
from foretell.table.settings import TableSettings

AT = 1_795_000_000_000
"""The time in ms since 1970 at which everything in the store was written."""
SHORT = Options(players=3, first_dealer=0, hand_sizes=(1, 2))
HIDDEN = Options(players=3, first_dealer=0, hand_sizes=(2, 3), bidding=Bidding.HIDDEN)
QUICK = TableSettings(listed=True, pace=0)

GATHERING, PLAYING, FINISHED = "GATHER01", "PLAYNG01", "FINSHD01"
Wish = Callable[[str], messages.Command]

PEOPLE = tuple(Person(f"p-{name.upper():0>16}", name) for name in ("Ann", "Ben", "Cleo"))
ANN, BEN, CLEO = PEOPLE


def token_of(person: Person) -> str:
    """Return the token of one of the people."""
    return f"token of {person.name}"


class Still:
    """A stopped clock."""

    def now(self) -> int:
        """See ``Clock``."""
        return AT

    def ticks(self) -> int:
        """See ``Clock``."""
        return 0


class Tables:
    """The tables of a store, and the people who play there.

    Args:
        store: the store of the tables.
        ids: the prefix of the ids of commands.
    """

    def __init__(self, store: Store, ids: str) -> None:
        numbers, codes = itertools.count(1), iter((GATHERING, PLAYING, FINISHED))
        self.registry = TableRegistry(
            store,
            node="n1",
            clock=Still(),
            context=table_context(lambda: f"{next(numbers):064x}", names()),
            new_code=lambda: next(codes),
            alone=True,
        )
        self._talk = TableSession("", prefix=ids)

    async def log(self, code: str) -> TableLog:
        """Return the current log of a table."""
        return (await self.registry.access(code)).log

    async def do(self, code: str, person: Person, wish: Wish) -> None:
        """Carry out a person's command."""
        command = decode_client(self._talk.ask(wish))
        assert not isinstance(command, messages.Hello | messages.Ping)
        answer = decode_server(await (await self.registry.access(code)).ask(person, command))
        assert isinstance(answer, Done), (command, answer)

    async def act(self, code: str) -> None:
        """Let the first person to act take their first legal action."""
        state = (await self.log(code)).state
        seat = state.to_act[0]
        await self.do(code, PEOPLE[seat], partial(move_of, legal_actions_of(state, seat)[0]))

    async def play_out(self, code: str) -> None:
        """Play the game to its end."""
        while (await self.log(code)).state.to_act:
            await self.act(code)


async def _gather(tables: Tables) -> None:
    """Gather a person, another one who has given a nonce, and a bot."""
    code = await tables.registry.create(SHORT, QUICK, ANN)
    await tables.do(code, BEN, messages.Sit)
    await tables.do(code, ANN, partial(messages.SeatBot, seat=2, bot="steady"))
    await tables.do(code, BEN, partial(messages.GiveNonce, nonce="0af"))


async def _play(tables: Tables) -> None:
    """Play one round, and all bids but one of the second."""
    code = await tables.registry.create(HIDDEN, QUICK, ANN)
    for person in (BEN, CLEO):
        await tables.do(code, person, messages.Sit)
    await tables.do(code, ANN, messages.Start)
    log = await tables.log(code)
    while not (game := log.state.game) or not game.state.scores or len(game.to_act) != 1:
        await tables.act(code)


async def _finish(tables: Tables) -> None:
    """Play a game to its end, with a move taken back on the way."""
    code = await tables.registry.create(SHORT, QUICK, ANN)
    for person in (BEN, CLEO):
        await tables.do(code, person, messages.Sit)
    await tables.do(code, ANN, messages.Start)
    await tables.act(code)
    await tables.do(code, BEN, messages.AskUndo)
    for person in (ANN, CLEO):
        await tables.do(code, person, partial(messages.AnswerUndo, agree=True))
    await tables.play_out(code)


async def _fill(store: SqlStore) -> None:
    tables = Tables(store, "old")
    await tables.registry.start()
    for person in PEOPLE:
        digest = sha256(token_of(person).encode()).digest()
        session = Session(person.id, person.id, digest, "", AT, AT, AT + SESSION_LASTS)
        await store.people.add_person(session, name=person.name)
    for stage in (_gather, _play, _finish):
        await stage(tables)
    await tables.registry.stop()


def make(file: Path) -> None:
    """Write the store to a compressed file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "store.db"
        asyncio.run(_fill(SqlStore(str(path))))
        file.write_bytes(gzip.compress(path.read_bytes(), mtime=0))


if __name__ == "__main__":
    make(Path(sys.argv[1]))
