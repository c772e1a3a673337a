"""Floors: what is required of an installation, and what installs it."""

from collections.abc import Callable
from json import dumps
from types import SimpleNamespace

import pytest

from foretell.floors import Floor, FloorMissing, floor_without, install, need, requirements

Installed = Callable[..., None]

LINES = (
    "rich<16,>=14",
    "numpy<3,>=2; extra == 'bots'",
    "foretell[bots]; extra == 'server'",
    "SQLAlchemy[asyncio]<3,>=2.1; extra == 'server'",
    "uvloop<1,>=0.22; (sys_platform != 'win32') and extra == 'server'",
)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Installed:
    """Return a function that pretends an installation with some libraries, from an address."""

    def pretend(*there: str, url: str | None = None) -> None:
        from importlib.metadata import PackageNotFoundError

        def distribution(name: str) -> object:
            if name not in {"foretell", *there}:
                raise PackageNotFoundError(name)
            note = None if url is None else dumps({"url": url})
            return SimpleNamespace(read_text=lambda _: note)

        monkeypatch.setattr("importlib.metadata.requires", lambda _: list(LINES))
        monkeypatch.setattr("importlib.metadata.distribution", distribution)

    for cached in (requirements, need):
        cached.cache_clear()
    monkeypatch.setattr("foretell.floors.sys", SimpleNamespace(platform="linux"))
    return pretend


@pytest.fixture(autouse=True)
def forgotten() -> object:
    """Forget what was found in a pretended installation."""
    yield
    for cached in (requirements, need):
        cached.cache_clear()


def test_a_floor_requires_what_its_extra_names_and_the_floors_in_it(installed: Installed) -> None:
    installed()
    assert requirements(Floor.BOTS) == {"numpy"}
    assert requirements(Floor.SERVER) == {"numpy", "sqlalchemy", "uvloop"}
    assert requirements(Floor.SIM) == set()


def test_windows_needs_no_library_that_it_cannot_have(
    installed: Installed, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed()
    monkeypatch.setattr("foretell.floors.sys", SimpleNamespace(platform="win32"))
    assert requirements(Floor.SERVER) == {"numpy", "sqlalchemy"}


def test_a_floor_is_missing_until_all_of_its_libraries_are_there(installed: Installed) -> None:
    installed("numpy")
    need(Floor.BOTS)
    with pytest.raises(FloorMissing) as missing:
        need(Floor.SERVER)
    assert missing.value.data() == {
        "floor": "server",
        "install": 'pip install "foretell[server]"',
    }
    installed("numpy", "sqlalchemy", "uvloop")
    need(Floor.SERVER)


def test_a_foretell_that_is_not_installed_needs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    from importlib.metadata import PackageNotFoundError

    def nothing(name: str) -> None:
        raise PackageNotFoundError(name)

    requirements.cache_clear()
    need.cache_clear()
    monkeypatch.setattr("importlib.metadata.requires", nothing)
    need(Floor.SERVER)


@pytest.mark.parametrize(
    ("url", "source"),
    [
        (None, "foretell[bots]"),
        ("file:///home/ann/foretell", "/home/ann/foretell[bots]"),
        ("file:///tmp/my%20games/foretell-1.whl", "/tmp/my games/foretell-1.whl[bots]"),  # noqa: S108 - a name only
        ("https://example.org/f.whl", "foretell[bots] @ https://example.org/f.whl"),
    ],
)
def test_a_floor_is_installed_from_where_foretell_came_from(
    installed: Installed, url: str | None, source: str
) -> None:
    installed(url=url)
    assert install(Floor.BOTS) == f'pip install "{source}"'


@pytest.mark.parametrize(
    ("module", "floor"),
    [("numpy.linalg", "bots"), ("sqlalchemy", "server"), ("matplotlib", None), (None, None)],
)
def test_a_module_that_is_missing_is_named_by_its_floor(
    installed: Installed, module: str | None, floor: str | None
) -> None:
    installed()
    refusal = floor_without(module)
    assert (refusal and refusal.floor) == floor
