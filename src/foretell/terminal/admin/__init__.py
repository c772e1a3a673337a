"""``foretell admin``: maintenance of a server's tables."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from click import Context, echo, pass_context
from click.exceptions import Exit

from foretell.terminal.common.commands import group
from foretell.terminal.common.environment import Environment, card_names, pass_environment
from foretell.terminal.common.exits import ExitStatus
from foretell.terminal.common.flags import language_option, store_option
from foretell.terminal.common.output import write_line
from foretell.terminal.common.parameters import Heading, argument, option, switch
from foretell.terminal.common.refusals import (
    FileExists,
    FileTrouble,
    Nobody,
    SeveralPeople,
    WhichGames,
)
from foretell.terminal.common.values import FILE, FOLDER, text

if TYPE_CHECKING:
    from foretell.i18n import Words
    from foretell.server.settings import Settings
    from foretell.server.storage.store import Store

T = TypeVar("T")


@group("admin")
@language_option
@pass_context
def admin(ctx: Context) -> None:
    """Print the list of commands when none is given."""
    if ctx.invoked_subcommand is None:
        echo(ctx.get_help())


@admin.command("list", help="admin-list")
@store_option
@language_option
@pass_environment
def list_tables(environment: Environment, *, store: str | None) -> None:
    """Print a line for each table."""
    from datetime import UTC, datetime

    words = environment.words()
    tables = _with_store(store, lambda opened: opened.summaries.listing())
    for table in tables:
        active = datetime.fromtimestamp(table.active // 1_000, UTC)
        write_line(
            words(
                "admin-table",
                code=table.code,
                phase=table.phase,
                taken=table.taken,
                players=table.players,
                active=f"{active:%Y-%m-%d %H:%M} UTC",
            )
        )
    if not tables:
        write_line(words("admin-no-tables"))


@admin.command("export", help="admin-export")
@argument("code", type=text("code"), required=False, help="admin-argument-code", group=Heading.WHAT)
@switch("--all", "every", help="admin-option-all")
@option("--out", type=FOLDER, required=True, help="admin-option-out")
@store_option
@language_option
@pass_environment
def export(
    environment: Environment, code: str | None, *, every: bool, out: Path, store: str | None
) -> None:
    """Write finished games to a folder."""
    from foretell.server.codes import read_code

    if every == (code is not None):
        raise WhichGames
    table = None if code is None else read_code(code)
    games = _with_store(store, lambda opened: _export(opened, out, table))
    write_line(environment.words()("admin-exported", games=games, folder=str(out)))


@admin.command("backup", help="admin-backup")
@argument("file", type=FILE, help="admin-argument-file")
@store_option
@language_option
@pass_environment
def backup(environment: Environment, file: Path, *, store: str | None) -> None:
    """Copy the store to a file."""
    import os

    from foretell.server.storage.admin import back_up

    _, address = _settings(store)
    _refuse_if_missing(address)
    before = os.umask(0o077)  # like the store, a copy holds hands and seeds
    try:
        back_up(address, file)
    except FileExistsError:
        raise FileExists(path=str(file), instead="name") from None
    finally:
        os.umask(before)
    write_line(environment.words()("admin-backed-up", path=str(file)))


@admin.command("verify", help="admin-verify")
@store_option
@language_option
@pass_environment
def verify(environment: Environment, *, store: str | None) -> None:
    """Print each fault of the store on its own line, then counts of everything checked."""
    if not _is_whole(_settings(store)[1], environment.words()):
        raise Exit(ExitStatus.FAULT)


@admin.command("restore", help="admin-restore")
@argument("file", type=FILE, help="admin-argument-backup")
@store_option
@language_option
@pass_environment
def restore(environment: Environment, file: Path, *, store: str | None) -> None:
    """Replace the store with a backup, if the backup is intact and no server uses the store."""
    import os

    from foretell.server.node import locked, make_folder
    from foretell.server.storage.address import SqliteAddress, address
    from foretell.server.storage.faults import NoRestore
    from foretell.server.storage.restore import put_back

    words = environment.words()
    settings, url = _settings(store)
    where = address(url)
    if not isinstance(where, SqliteAddress):
        raise NoRestore("postgresql")
    if not file.is_file():
        raise FileTrouble(path=str(file), why="missing", detail="")
    make_folder(settings, os.environ)
    is_new = not where.path.exists()
    before = os.umask(0o077)  # it holds hands and seeds
    try:
        with locked(url):
            if not _is_whole(str(file), words):
                if is_new:
                    where.path.unlink()
                raise Exit(ExitStatus.FAULT)
            replaced = put_back(file, where.path, now=environment.clock())
    finally:
        os.umask(before)
    write_line(words("admin-restored", path=str(file)))
    if replaced is not None:
        write_line(words("admin-kept", path=str(replaced)))


@admin.command("expire", help="admin-expire")
@store_option
@language_option
@pass_environment
def expire(environment: Environment, *, store: str | None) -> None:
    """Delete data whose retention period is over."""
    from dataclasses import asdict

    from foretell.server.upkeep import expire as expire_old

    settings, _ = _settings(store)
    now = int(environment.clock().timestamp() * 1_000)
    gone = _with_store(store, lambda opened: expire_old(opened, settings.keep, now))
    write_line(environment.words()("admin-expired", **asdict(gone)))


@admin.command("forget", help="admin-forget")
@argument(
    "people",
    type=text("people"),
    nargs=-1,
    required=True,
    help="admin-argument-people",
    group=Heading.WHAT,
)
@store_option
@language_option
@pass_environment
def forget(environment: Environment, people: tuple[str, ...], *, store: str | None) -> None:
    """Delete people's data; delete nothing if any of them is unknown or ambiguous."""
    forgotten = _with_store(store, lambda opened: _forget(opened, people))
    for who, tables in forgotten.items():
        write_line(environment.words()("admin-forgotten", who=who, tables=tables))


def _is_whole(url: str, words: "Words") -> bool:
    """Print every fault of a store and the counts; return whether it has none."""
    import asyncio

    from foretell.server.storage.scan import Scan
    from foretell.server.verify import Verification

    names = card_names(words)

    async def look() -> int:
        scan = Scan(url)
        check, faults = Verification(scan), 0
        try:
            async for fault in check.faults():
                faults += 1
                write_line(words.refusal(fault, names))
        finally:
            await scan.close()
        counts = {"tables": check.tables, "rows": check.rows, "records": check.records}
        write_line(words("admin-verified", **counts, faults=faults))
        return faults

    _refuse_if_missing(url)
    return asyncio.run(look()) == 0


def _refuse_if_missing(url: str) -> None:
    """Refuse a store that does not exist: opening it would create it.

    Raises:
        NoStore: when the file does not exist.
        NotAStore: when the file was not created by a server.
    """
    from foretell.server.storage.address import SqliteAddress, address
    from foretell.server.storage.faults import NoStore, NotAStore
    from foretell.server.storage.integrity import is_store

    where = address(url)
    if not isinstance(where, SqliteAddress):
        return
    if not where.path.exists():
        raise NoStore(where.path)
    if not is_store(where.path):
        raise NotAStore(where.path)


async def _export(store: "Store", folder: Path, table: str | None) -> int:
    """Write games to a folder, and return their number.

    Raises:
        UnknownCode: when neither a table nor any game has this code.
    """
    from foretell.server.live.tables import UnknownCode
    from foretell.server.storage.admin import export_records

    games = await export_records(store, folder, table=table)
    if table is not None and not games and not await store.log.exists(table):
        raise UnknownCode(table)
    return games


async def _forget(store: "Store", people: tuple[str, ...]) -> dict[str, int]:
    ids = {who: await _person(store, who) for who in people}
    return {who: await store.people.forget(person) for who, person in ids.items()}


async def _person(store: "Store", who: str) -> str:
    """Return the id of a person, given by name or id.

    Raises:
        Nobody, SeveralPeople: when nobody, or more than one person, has the name.
    """
    from foretell.server.people import is_id

    if is_id(who):
        return who
    namesakes = await store.people.named(who)
    if not namesakes:
        raise Nobody(who)
    if len(namesakes) > 1:
        raise SeveralPeople(who, tuple(namesake.person for namesake in namesakes))
    return namesakes[0].person


def _settings(store: str | None) -> "tuple[Settings, str]":
    """Return the settings of the server, and the address of its store."""
    import os

    from foretell.server.node import store_address
    from foretell.server.settings import Settings

    settings = Settings.read({"store": store}, os.environ)
    return settings, store_address(settings, os.environ)


def _with_store(store: str | None, work: "Callable[[Store], Awaitable[T]]") -> T:
    """Run ``work`` on the opened store, and close it."""
    import asyncio

    from foretell.server.storage.sql.store import SqlStore

    async def done() -> T:
        url = _settings(store)[1]
        _refuse_if_missing(url)
        opened = SqlStore(url)
        await opened.open()
        try:
            return await work(opened)
        finally:
            await opened.close()

    return asyncio.run(done())
