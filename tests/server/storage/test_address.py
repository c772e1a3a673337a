"""Addresses of stores, valid and invalid."""

from pathlib import Path

import pytest

from foretell.server.storage import address as package
from foretell.server.storage.address import INSTALL, PostgresAddress, SqliteAddress, address
from foretell.server.storage.faults import MissingDriver, UnknownStore


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("tables.db", "tables.db"),
        ("/var/lib/foretell/tables.db", "/var/lib/foretell/tables.db"),
        ("sqlite:///tables.db", "tables.db"),
        ("sqlite:////var/tables.db", "/var/tables.db"),
        ("a folder/tables 100%.db", "a folder/tables 100%.db"),
    ],
)
def test_a_path_is_the_address_of_an_sqlite_file(text: str, path: str) -> None:
    assert address(text) == SqliteAddress(Path(path))


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_a_postgresql_address_gets_its_driver(scheme: str) -> None:
    where = address(f"{scheme}://ada:secret@db:5433/games")
    assert isinstance(where, PostgresAddress)
    assert where.url.render_as_string(hide_password=False) == (
        "postgresql+asyncpg://ada:secret@db:5433/games"
    )


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", ""),
        (":memory:", ":memory:"),
        ("sqlite://", "sqlite"),
        ("sqlite:///:memory:", "sqlite"),
        ("sqlite://host/tables.db", "sqlite"),
        ("mysql://ada:secret@db/games", "mysql"),
        ("postgresql+psycopg://ada:secret@db/games", "postgresql+psycopg"),
        ("postgresql://ada:secret@db:port/games", "postgresql"),
    ],
)
def test_any_other_address_is_refused_without_showing_its_password(text: str, kind: str) -> None:
    with pytest.raises(UnknownStore) as refused:
        address(text)
    assert refused.value.kind == kind
    assert "secret" not in str(refused.value)


def test_a_missing_driver_is_refused_with_the_command_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(package, "find_spec", lambda _: None)
    with pytest.raises(MissingDriver) as refused:
        address("postgresql://db/games")
    assert refused.value.install == INSTALL
