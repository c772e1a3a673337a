"""``foretell admin``: list, export, back up, verify, restore, expire and forget."""

import asyncio
import gzip
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import pytest

from foretell.rules.options import Options
from foretell.server.live.table_registry import TableRegistry
from foretell.server.node import locked, make_tables
from foretell.server.people import People
from foretell.server.sessions import SessionRegistry
from foretell.server.settings import Settings
from foretell.server.storage.integrity import first_fault
from foretell.server.storage.restore import put_back
from foretell.server.storage.scan import Scan
from foretell.server.storage.values import Commit, GameRecord
from foretell.server.verify import Verification
from foretell.table.settings import TableSettings
from tests.terminal.helpers import NOW, Run, refusal

T = TypeVar("T")
OLD = Path(__file__).parents[2] / "server" / "storage" / "old"


class Then:
    """A clock stopped at the time of the commands."""

    ms = int(NOW.timestamp() * 1_000)

    def now(self) -> int:
        return self.ms

    def ticks(self) -> int:
        return self.ms


def at_store(path: Path, work: Callable[[TableRegistry], Awaitable[T]]) -> T:
    """Run some work on the tables of a store, as a server would."""

    async def done() -> T:
        registry = make_tables(Settings(), str(path), clock=Then(), alone=True)
        assert isinstance(registry, TableRegistry)
        await registry.start()
        try:
            return await work(registry)
        finally:
            await registry.stop()

    return asyncio.run(done())


async def nothing(_: TableRegistry) -> None:
    """Create a store without tables."""


async def furnished(registry: TableRegistry) -> str:
    """Create a table with a host and a finished game, and return its code."""
    people = registry.store.people
    ann, _ = await People(people, Then(), SessionRegistry(people)).make("Ann")
    code = await registry.create(Options(), TableSettings(), ann)
    held = await registry.store.leases.claim(code, node=registry.node)
    record = GameRecord(1, Then().now(), b'{"type":"game","players":[{"name":"Ann"}]}\n{}\n')
    await registry.store.log.append(Commit(code, held.token, records=(record,)))
    return code


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("FORETELL_LANG", "en")
    (tmp_path / "foretell").mkdir()
    return tmp_path / "foretell" / "foretell.db"


def test_admin_lists_tables(run: Run, store: Path) -> None:
    at_store(store, nothing)
    assert run("admin", "list").lines == ["There are no tables."]
    code = at_store(store, furnished)
    assert run("admin", "list").lines == [f"{code}  gathering  1/4  2026-01-02 03:04 UTC"]


def test_admin_exports_the_finished_games_of_a_table_or_of_all(run: Run, store: Path) -> None:
    code, other = (at_store(store, furnished) for _ in range(2))
    ran = run("admin", "export", code.lower(), "--out", "games")
    assert ran.lines == ["1 game written to games."]
    assert {path.name for path in Path("games").iterdir()} == {f"{code}-1.jsonl"}
    assert run("admin", "export", "--all", "--out", "games").lines == ["2 games written to games."]
    assert (Path("games") / f"{other}-1.jsonl").read_bytes().startswith(b'{"type":"game"')


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--out", "games"], "foretell: Give a table or --all, not both.\n"),
        (["X", "--all", "--out", "games"], "foretell: Give a table or --all, not both.\n"),
        (["NONE", "--out", "games"], "foretell: There is no table “N0NE”.\n"),
        (["no way!", "--out", "games"], "foretell: There is no table “no way!”.\n"),
    ],
)
def test_admin_refuses_to_export_what_does_not_exist(
    run: Run, store: Path, words: list[str], told: str
) -> None:
    at_store(store, nothing)
    ran = run("admin", "export", *words)
    assert (ran.status, ran.err) == (2, told)


def test_admin_backs_everything_up_to_a_file_that_only_its_owner_can_read(
    run: Run, store: Path
) -> None:
    code = at_store(store, furnished)
    assert run("admin", "backup", "copy.db").lines == ["Everything was copied to copy.db."]
    assert Path("copy.db").stat().st_mode & 0o077 == 0
    copy = sqlite3.connect("copy.db")
    assert copy.execute("select code from tables").fetchall() == [(code,)]
    copy.close()
    again = run("admin", "backup", "copy.db")
    assert (again.status, again.err) == (
        2,
        "foretell: copy.db already exists. Choose another name.\n",
    )


def test_admin_deletes_old_tables(run: Run, store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_store(store, furnished)
    assert run("admin", "expire").lines == ["Deleted: 0 tables, 0 records, 0 people."]
    monkeypatch.setattr(Then, "ms", Then.ms - 25 * 3_600_000)
    at_store(store, furnished)
    assert run("admin", "expire").lines == ["Deleted: 1 table, 0 records, 0 people."]
    assert len(run("admin", "list").lines) == 1


def test_admin_erases_people_by_name_or_id(run: Run, store: Path) -> None:
    at_store(store, furnished)
    assert run("admin", "forget", "Ann").lines == ["The data of Ann is deleted, at 1 table."]
    assert b"Ann" not in store.read_bytes()
    nobody = run("admin", "forget", "Ann")
    assert (nobody.status, nobody.err) == (2, "foretell: Nobody is called “Ann”.\n")
    for _ in range(2):
        at_store(store, furnished)
    err = refusal(run("admin", "forget", "Ann"))
    people = [word.strip(",.\n") for word in err.split() if word.startswith("p-")]
    assert len(people) == 2
    assert run("admin", "forget", people[0]).status == 0
    assert run("admin", "forget", "Ann").lines == ["The data of Ann is deleted, at 1 table."]


def test_admin_without_a_command_lists_its_commands(run: Run, store: Path) -> None:
    ran = run("admin")
    assert ran.status == 0
    for name in ("list", "export", "backup", "verify", "restore", "expire", "forget"):
        assert f"\n  {name} " in ran.out


def test_admin_reports_an_invalid_server_setting(
    run: Run, store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORETELL_KEEP_PLAYING", "never")
    err = refusal(run("admin", "expire"))
    assert "--keep-playing or FORETELL_KEEP_PLAYING cannot be “never”" in err


@pytest.mark.parametrize(
    "words",
    [
        ("list",),
        ("export", "--all", "--out", "games"),
        ("backup", "copy.db"),
        ("verify",),
        ("expire",),
        ("forget", "Ann"),
    ],
)
def test_admin_reports_a_missing_store_and_creates_none(
    run: Run, store: Path, words: tuple[str, ...]
) -> None:
    ran = run("admin", *words)
    assert (ran.status, ran.err) == (2, f"foretell: There is no store at {store}.\n")
    assert list(store.parent.iterdir()) == []
    assert not Path("copy.db").exists()


def test_admin_creates_no_folder(run: Run, store: Path) -> None:
    store.parent.rmdir()
    assert run("admin", "list").status == 2
    assert not store.parent.exists()


def old_store(path: Path) -> None:
    """Write a store of the first schema to a path."""
    (file,) = OLD.glob("schema-0001.db.gz")
    path.write_bytes(gzip.decompress(file.read_bytes()))


def test_a_sound_store_is_verified_and_left_unchanged(run: Run, store: Path) -> None:
    old_store(store)
    before = store.read_bytes()
    ran = run("admin", "verify")
    assert (ran.status, ran.lines) == (0, ["No faults in 3 tables, 42 rows and 1 record."])
    assert store.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            "DELETE FROM rows WHERE code = 'PLAYNG01' AND seq = 3",
            "Table PLAYNG01: row 3 of its log is missing.",
        ),
        (
            "DELETE FROM rows WHERE code = 'PLAYNG01' AND seq = 15",
            "Table PLAYNG01: row 15 of its log is missing.",
        ),
        (
            "UPDATE rows SET entries = 'nonsense' WHERE code = 'GATHER01' AND seq = 2",
            "Table GATHER01: row 2 of its log cannot be read",
        ),
        (
            """UPDATE rows SET entries = '[{"type":"trick_won","seat":1}]'
            WHERE code = 'GATHER01' AND seq = 2""",
            "Table GATHER01: row 2 of its log cannot be read",
        ),
        (
            "UPDATE rows SET token = 7 WHERE code = 'GATHER01' AND seq = 4",
            "Table GATHER01: row 4 of its log was written under an older lease",
        ),
        (
            """UPDATE records
            SET body = CAST(replace(CAST(body AS TEXT), '"seat":0', '"seat":9') AS BLOB)""",
            "Game 1 of table FINSHD01: its record has a fault in line",
        ),
    ],
)
def test_the_faults_of_a_store_are_reported_one_per_line(
    run: Run, store: Path, change: str, told: str
) -> None:
    old_store(store)
    with sqlite3.connect(store) as file:
        file.execute(change)
    file.close()
    ran = run("admin", "verify")
    assert ran.status == 1
    assert [line for line in ran.lines if line.startswith(told)]
    assert "fault" in ran.lines[-1]


def test_a_damaged_page_of_a_store_is_reported(run: Run, store: Path) -> None:
    old_store(store)
    whole = bytearray(store.read_bytes())
    begin = whole.index(b"GATHER01", whole.index(b'"type":"nonce_given"') - 300) // 4096 * 4096
    whole[begin : begin + 4096] = bytes(4096)
    store.write_bytes(whole)
    ran = run("admin", "verify")
    assert ran.status == 1
    assert ran.lines[0].startswith(f"The file {store} is damaged: ")


def test_a_file_that_is_no_store_is_reported(run: Run, store: Path) -> None:
    store.write_text("Not a database at all, though long enough." * 99)
    assert "file is not a database" in refusal(run("admin", "verify"))


@pytest.mark.parametrize("command", ["list", "verify", "expire"])
@pytest.mark.parametrize("table", ["", "CREATE TABLE places (url TEXT)"])
def test_a_foreign_database_is_refused_and_left_unchanged(
    run: Run, store: Path, command: str, table: str
) -> None:
    with sqlite3.connect(store) as file:
        file.execute(table)
    file.close()
    before = store.read_bytes()
    err = refusal(run("admin", command))
    assert err == f"foretell: {store} is not a store of a Foretell server.\n"
    assert store.read_bytes() == before


def test_a_store_is_verified_while_a_server_writes_to_it(run: Run, store: Path) -> None:
    async def look(registry: TableRegistry) -> None:
        await furnished(registry)
        scan = Scan(str(store))
        seen = Verification(scan)
        faults = [fault async for fault in seen.faults()]
        await scan.close()
        assert [fault.code for fault in faults] == ["store/unsound_record"]
        assert (seen.tables, seen.rows) == (1, 1)

    at_store(store, look)


def test_a_restored_backup_replaces_the_store_and_the_old_one_is_kept(
    run: Run, store: Path
) -> None:
    old_store(Path("copy.db"))
    code = at_store(store, furnished)
    ran = run("admin", "restore", "copy.db")
    assert ran.status == 0, ran.err
    kept = next(store.parent.glob("foretell.db.before-*"))
    assert ran.lines == [
        "No faults in 3 tables, 42 rows and 1 record.",
        "copy.db is the store now.",
        f"The previous file was kept as {kept}.",
    ]
    assert [line[:8] for line in run("admin", "list").lines] == ["FINSHD01", "GATHER01", "PLAYNG01"]
    assert code in run("admin", "list", "--store", str(kept)).lines[0]
    assert all(path.stat().st_mode & 0o077 == 0 for path in store.parent.glob("*.db"))


def test_a_backup_is_restored_without_an_existing_store(run: Run, store: Path) -> None:
    old_store(Path("copy.db"))
    store.parent.rmdir()
    assert run("admin", "restore", "copy.db").lines[1:] == ["copy.db is the store now."]
    assert len(run("admin", "list").lines) == 3


def test_a_damaged_backup_replaces_nothing(run: Run, store: Path) -> None:
    old_store(Path("copy.db"))
    with sqlite3.connect("copy.db") as file:
        file.execute("DELETE FROM rows WHERE seq = 2")
    file.close()
    assert run("admin", "restore", "copy.db").status == 1
    assert not store.exists()
    code = at_store(store, furnished)
    assert run("admin", "restore", "copy.db").status == 1
    assert code in run("admin", "list").lines[0]


def test_a_missing_backup_replaces_nothing(run: Run, store: Path) -> None:
    code = at_store(store, furnished)
    assert "copy.db" in refusal(run("admin", "restore", "copy.db"))
    assert code in run("admin", "list").lines[0]


def test_a_store_in_use_by_a_server_is_not_restored(run: Run, store: Path) -> None:
    old_store(Path("copy.db"))
    with locked(str(store)):
        ran = run("admin", "restore", "copy.db")
    assert ran.status == 2
    assert ran.err.startswith("foretell: Another server is using ")


def test_restoring_postgresql_refers_to_pg_restore(run: Run, store: Path) -> None:
    old_store(Path("copy.db"))
    ran = run("admin", "restore", "copy.db", "--store", "postgresql://nobody@127.0.0.1/games")
    assert ran.status == 2
    assert "pg_restore" in ran.err


@pytest.mark.parametrize("step", ["partial", "kept", "replaced"])
def test_a_crash_during_a_restore_leaves_one_whole_store(
    store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    class Crash(BaseException):
        """A crash of the machine."""

    def crash(*_: object) -> None:
        raise Crash

    backup = tmp_path / "copy.db"
    old_store(backup)
    code = at_store(store, furnished)
    match step:
        case "partial":
            monkeypatch.setattr("foretell.server.storage.restore._keep", crash)
        case "kept":
            monkeypatch.setattr(Path, "replace", crash)
        case _:
            monkeypatch.setattr("foretell.server.storage.restore._sync", crash)
    with pytest.raises(Crash):
        put_back(backup, store, now=datetime(2026, 1, 2, tzinfo=UTC))
    monkeypatch.undo()
    assert first_fault(str(store), how="integrity_check") is None
    with sqlite3.connect(store) as file:
        codes = {one for (one,) in file.execute("SELECT code FROM tables")}
    file.close()
    assert codes in ({code}, {"FINSHD01", "GATHER01", "PLAYNG01"})
    put_back(backup, store, now=datetime(2026, 1, 2, tzinfo=UTC))
    assert first_fault(str(store)) is None
