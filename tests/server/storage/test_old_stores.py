"""Stores written by earlier versions can be opened, migrated, and played on."""

import gzip
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from foretell.protocol import client as messages
from foretell.protocol.codec import decode_server
from foretell.protocol.server import Done
from foretell.record import check_file
from foretell.server.live.answers import AnswerBook
from foretell.server.people import People
from foretell.server.sessions import SessionRegistry
from foretell.server.storage.sql.migrations import STEPS
from foretell.server.storage.sql.store import SqlStore
from tests.server.storage.make_old_store import (
    ANN,
    BEN,
    CLEO,
    FINISHED,
    GATHERING,
    PEOPLE,
    PLAYING,
    Still,
    Tables,
    make,
    token_of,
)

OLD = tuple(sorted((Path(__file__).parent / "old").iterdir()))


@pytest.fixture(params=[*OLD, None], ids=[*(file.name for file in OLD), "as it is now"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> SqlStore:
    file: Path | None = request.param
    if file is None:
        file = tmp_path / "now.db.gz"
        make(file)
    (tmp_path / "store.db").write_bytes(gzip.decompress(file.read_bytes()))
    return SqlStore(f"{tmp_path}/store.db")


@pytest.fixture
@asynccontextmanager
async def tables(store: SqlStore) -> AsyncIterator[Tables]:
    """The tables of an old store, in the hands of a new server."""
    tables = Tables(store, "new")
    await tables.registry.start()
    try:
        yield tables
    finally:
        await tables.registry.stop()


def test_the_first_schema_is_among_the_old_stores() -> None:
    assert {file.name for file in OLD} >= {"schema-0001.db.gz"}
    assert {file.name for file in OLD} <= {f"schema-{step.revision}.db.gz" for step in STEPS}


async def test_people_of_an_old_store_are_known_by_their_tokens(
    store: SqlStore, tables: Tables
) -> None:
    people = People(store.people, Still(), SessionRegistry(store.people))
    for person in PEOPLE:
        holder = await people.holder(token_of(person))
        assert holder is not None
        assert holder.person == person
        assert [one.id for one in await people.sessions(person)] == [holder.session]


async def test_commands_of_an_old_store_keep_their_answers_though_others_act(
    store: SqlStore, tables: Tables
) -> None:
    """They came with a nonce, which could be given again, and a seat, which could not be taken."""
    await tables.do(GATHERING, ANN, partial(messages.Remove, seat=2))
    actor = await tables.registry.access(GATHERING)
    for command, version in (
        (messages.GiveNonce("old-3", "0af"), 7),
        (messages.Sit("old-1"), 5),
    ):
        for _ in range(2):
            answer = await actor.ask(BEN, command)
            assert decode_server(answer) == Done(command.id, version)
    assert len(await store.log.rows(GATHERING)) == 5
    actor._kept = AnswerBook()
    for command, version in (
        (messages.GiveNonce("old-3", "0af"), 7),
        (messages.Sit("old-1"), 5),
    ):
        answer = await actor.ask(BEN, command)
        assert decode_server(answer) == Done(command.id, version)
    assert len(await store.log.rows(GATHERING)) == 5


async def test_a_gathering_of_an_old_store_can_start_and_play_to_the_end(
    store: SqlStore, tables: Tables
) -> None:
    await tables.do(GATHERING, ANN, partial(messages.Remove, seat=2))
    await tables.do(GATHERING, CLEO, messages.Sit)
    await tables.do(GATHERING, ANN, messages.Start)
    await tables.play_out(GATHERING)
    (record,) = await store.records.records_of(GATHERING)
    assert list(check_file(io.BytesIO(record.body))) == []


async def test_a_game_in_progress_in_an_old_store_can_be_finished(
    store: SqlStore, tables: Tables
) -> None:
    state = (await tables.log(PLAYING)).state
    assert state.game is not None
    assert len(state.game.state.scores) == 1
    await tables.play_out(PLAYING)
    (record,) = await store.records.records_of(PLAYING)
    assert list(check_file(io.BytesIO(record.body))) == []


async def test_a_finished_game_of_an_old_store_has_its_record_and_a_rematch(
    store: SqlStore, tables: Tables
) -> None:
    (record,) = await store.records.records_of(FINISHED)
    assert list(check_file(io.BytesIO(record.body))) == []
    await tables.do(FINISHED, ANN, messages.CallRematch)
    await tables.do(FINISHED, ANN, messages.Start)
    await tables.play_out(FINISHED)
    assert len(await store.records.records_of(FINISHED)) == 2


async def test_a_table_of_an_old_store_is_in_the_lobby_and_belongs_to_its_people(
    store: SqlStore, tables: Tables
) -> None:
    assert {code for code, _ in await store.summaries.lobby(limit=9)} == {GATHERING, PLAYING}
    for code in (GATHERING, PLAYING, FINISHED):
        assert await store.records.is_member(code, ANN.id)
