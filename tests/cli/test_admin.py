"""``foretell admin``: lists, exports, copies, expires and forgets."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from foretell.protocol.settings import TableSettings
from foretell.rules.options import Options
from foretell.server.hub import Hub
from foretell.server.node import make_hub
from foretell.server.people import People
from foretell.server.sessions import SessionRegistry
from foretell.server.settings import Settings
from foretell.server.store.values import Commit, GameRecord
from tests.cli.helpers import NOW, Run

T = TypeVar("T")


class Then:
    """A clock that stands at the time of the commands."""

    ms = int(NOW.timestamp() * 1_000)

    def now(self) -> int:
        return self.ms

    def ticks(self) -> int:
        return self.ms


def at_store(path: Path, work: Callable[[Hub], Awaitable[T]]) -> T:
    """Do something with the tables of a file, as a server would."""

    async def done() -> T:
        hub = make_hub(Settings(), str(path), clock=Then(), alone=True)
        await hub.start()
        try:
            return await work(hub)
        finally:
            await hub.stop()

    return asyncio.run(done())


async def furnished(hub: Hub) -> str:
    """Make a table with a host and a finished game; return its code."""
    ann, _ = await People(hub.store, Then(), SessionRegistry(hub.store)).make("Ann")
    code = await hub.create(Options(), TableSettings(), ann)
    held = await hub.store.claim(code, node=hub.node)
    record = GameRecord(1, Then().now(), b'{"type":"game","players":[{"name":"Ann"}]}\n{}\n')
    await hub.store.append(Commit(code, held.token, records=(record,)))
    return code


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("FORETELL_LANG", "en")
    (tmp_path / "foretell").mkdir()
    return tmp_path / "foretell" / "foretell.db"


def test_it_lists_tables(run: Run, store: Path) -> None:
    assert run("admin", "list").lines == ["There are no tables."]
    code = at_store(store, furnished)
    assert run("admin", "list").lines == [f"{code}  gathering  1/4  2026-01-02 03:04 UTC"]


def test_it_exports_finished_games_of_a_table_or_all(run: Run, store: Path) -> None:
    code, other = (at_store(store, furnished) for _ in range(2))
    ran = run("admin", "export", code.lower(), "--out", "games")
    assert ran.lines == ["1 game written to games."]
    assert {path.name for path in Path("games").iterdir()} == {f"{code}-1.jsonl"}
    assert run("admin", "export", "--all", "--out", "games").lines == ["2 games written to games."]
    assert (Path("games") / f"{other}-1.jsonl").read_bytes().startswith(b'{"type":"game"')


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--out", "games"], "foretell: Name a table, or say --all, and not both.\n"),
        (["X", "--all", "--out", "games"], "foretell: Name a table, or say --all, and not both.\n"),
        (["NONE", "--out", "games"], "foretell: There is no table “N0NE”.\n"),
        (["no way!", "--out", "games"], "foretell: There is no table “no way!”.\n"),
    ],
)
def test_it_exports_nothing_that_there_is_not(
    run: Run, store: Path, words: list[str], told: str
) -> None:
    ran = run("admin", "export", *words)
    assert (ran.status, ran.err) == (2, told)


def test_it_copies_everything_to_a_file_that_is_ones_own(run: Run, store: Path) -> None:
    code = at_store(store, furnished)
    assert run("admin", "backup", "copy.db").lines == ["Everything is copied to copy.db."]
    assert Path("copy.db").stat().st_mode & 0o077 == 0
    copy = sqlite3.connect("copy.db")
    assert copy.execute("select code from tables").fetchall() == [(code,)]
    copy.close()
    again = run("admin", "backup", "copy.db")
    assert (again.status, again.err) == (
        2,
        "foretell: copy.db is there already. Choose another name.\n",
    )


def test_it_deletes_old_tables(run: Run, store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_store(store, furnished)
    assert run("admin", "expire").lines == ["Deleted: 0 tables, 0 records, 0 people."]
    monkeypatch.setattr(Then, "ms", Then.ms - 25 * 3_600_000)
    at_store(store, furnished)
    assert run("admin", "expire").lines == ["Deleted: 1 table, 0 records, 0 people."]
    assert len(run("admin", "list").lines) == 1


def test_it_forgets_people_by_name_or_id(run: Run, store: Path) -> None:
    at_store(store, furnished)
    assert run("admin", "forget", "Ann").lines == ["Ann is forgotten, at 1 table."]
    assert b"Ann" not in store.read_bytes()
    nobody = run("admin", "forget", "Ann")
    assert (nobody.status, nobody.err) == (2, "foretell: Nobody is called “Ann”.\n")
    for _ in range(2):
        at_store(store, furnished)
    several = run("admin", "forget", "Ann")
    assert several.status == 2
    people = [word.strip(",.\n") for word in several.err.split() if word.startswith("p-")]
    assert len(people) == 2
    assert run("admin", "forget", people[0]).status == 0
    assert run("admin", "forget", "Ann").lines == ["Ann is forgotten, at 1 table."]


def test_without_a_command_it_says_which_there_are(run: Run, store: Path) -> None:
    ran = run("admin")
    assert ran.status == 0
    for name in ("list", "export", "backup", "expire", "forget"):
        assert f"\n  {name} " in ran.out


def test_a_wrong_setting_of_the_server_is_told(
    run: Run, store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORETELL_KEEP_PLAYING", "never")
    ran = run("admin", "expire")
    assert ran.status == 2
    assert "--keep-playing or FORETELL_KEEP_PLAYING cannot be “never”" in ran.err
