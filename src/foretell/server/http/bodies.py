"""The bodies of requests and responses, the source of the OpenAPI schemas."""

from typing import Annotated, Literal

import msgspec

from foretell.protocol.entries import Entry
from foretell.protocol.server import Legal
from foretell.protocol.settings import ClockSettings, NewSettings, TableSettings
from foretell.record.wire import Options
from foretell.server.daily import MOST_CHOICES, Choice


class NewPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new person."""

    name: str
    token: Literal["cookie", "bearer"] = "cookie"  # noqa: S105 - the way to return the token
    """``cookie`` for browsers; ``bearer`` returns the token in the body, for programs."""
    label: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """The label of this device in the list of sessions (default: from its ``User-Agent``)."""


class PersonBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """The person signed in; ``token`` is returned only once, and only to programs."""

    name: str
    token: str = ""
    before: str = ""
    """The name of the person before this browser followed a link; see ``/me/back``."""


class SessionBody(msgspec.Struct, frozen=True):
    """A signed-in device or program of the person. Times are in ms since 1970."""

    id: str
    label: str
    """Empty if unknown."""
    created: int
    used: int
    """The time of last use, to the hour."""
    expires: int
    current: bool
    """Whether it is the session of this request."""


class Sessions(msgspec.Struct, frozen=True):
    """The person's sessions, most recently used first."""

    sessions: tuple[SessionBody, ...]


class NewLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link to create."""

    table: Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Z]{0,32}$")] = ""
    """The code of a table to open after signing in."""


class LinkBody(msgspec.Struct, frozen=True):
    """A single-use link for signing in on another device, valid for ``expires_in`` seconds."""

    code: str
    url: str
    expires_in: int
    qr: str
    """The URL as a QR code: a data URI of an SVG."""


class LinkPreview(msgspec.Struct, frozen=True):
    """The effect of following a link."""

    name: str
    """The name of the link's owner."""
    here: str
    """The name of the person signed in to this browser, empty if none."""
    is_same: bool
    """Whether they are the same person."""


class FollowLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options for following a link."""

    replace: bool = False
    """Whether to sign in as the link's owner even if somebody else is signed in."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open: a preset or the standard game, single options, and its settings."""

    preset: str | None = None
    options: dict[str, object] = {}
    settings: NewSettings = NewSettings()


class TableCreated(msgspec.Struct, frozen=True):
    """The table that was opened."""

    code: str
    url: str
    """The link for inviting players."""


class SeatBody(msgspec.Struct, frozen=True):
    """The holder of a seat: a name and a kind, both empty for an open seat."""

    name: str
    kind: str
    present: bool


class TableBody(msgspec.Struct, frozen=True):
    """The public information about a table."""

    code: str
    phase: Literal["gathering", "playing", "finished"]
    options: Options
    settings: TableSettings
    seats: tuple[SeatBody, ...]
    host: int | None
    """The host's seat."""
    games: int
    """Number of games started."""
    version: int


class RoundsBody(msgspec.Struct, frozen=True):
    """The rounds of a game: their number, and whether they are standard for its options."""

    number: int
    kind: Literal["standard", "own"]


class ListedTable(msgspec.Struct, frozen=True):
    """A table in the lobby."""

    code: str
    phase: Literal["gathering", "playing", "finished"]
    players: int
    taken: int
    host: str
    options: Options
    """With ``hand_sizes`` null for long schedules, too."""
    rounds: RoundsBody
    clock: ClockSettings | None = None
    hints: bool = True


class Lobby(msgspec.Struct, frozen=True):
    """The listed tables, most recently active first."""

    tables: tuple[ListedTable, ...]


class OwnTable(msgspec.Struct, frozen=True):
    """A table at which the person has a seat."""

    code: str
    phase: Literal["gathering", "playing", "finished"]
    host: str
    people: tuple[str, ...]
    """The names of the other people, in the order of their seats."""
    your_turn: bool
    """Whether the game waits for the person to act."""


class OwnTables(msgspec.Struct, frozen=True):
    """The person's unfinished tables, most recently active first."""

    tables: tuple[OwnTable, ...]


class ViewBody(msgspec.Struct, frozen=True):
    """A table as seen from the person's seat: all events, and the legal actions."""

    table: str
    seat: int
    version: int
    events: tuple[Entry, ...]
    to_act: tuple[int, ...]
    legal: Legal | None
    clocks: tuple[int, ...]


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game."""

    number: int
    finished: int
    """The time in milliseconds since 1970."""
    key: str
    """Gives access to its record without a seat at the table; part of a link to share."""


class Games(msgspec.Struct, frozen=True):
    """The finished games of a table, in order."""

    games: tuple[FinishedGame, ...]


class NewDayResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a deal of the day: all choices of the person, in the order of the game."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]
    """A random number, chosen by the sender: sent again, it is the same result."""
    choices: Annotated[tuple[Choice, ...], msgspec.Meta(max_length=MOST_CHOICES)]
    """Bids as numbers; cards and trump suits by their texts: ``["H", 2, "C13", "Z1", …]``."""


class PointsOfDay(msgspec.Struct, frozen=True):
    """The number of results with the same points."""

    points: int
    results: int


class DayDistribution(msgspec.Struct, frozen=True, omit_defaults=True):
    """The results of a deal of the day, the lowest points first."""

    date: str
    results: int
    """Their number."""
    points: tuple[PointsOfDay, ...]
    own: int | None = None
    """In the response to a result: its points, as the server has counted them."""


class PresetBody(msgspec.Struct, frozen=True):
    """A named set of options."""

    name: str
    source: str
    language: str | None
    faces: Literal["letters", "numbers"]
    options: Options


class Presets(msgspec.Struct, frozen=True):
    """All presets."""

    presets: tuple[PresetBody, ...]


class Bots(msgspec.Struct, frozen=True):
    """The bots that can take a seat."""

    bots: tuple[str, ...]
    """The names of all."""
    failing: tuple[str, ...] = ()
    """Those that do not work on this server at the moment: ``steady`` decides for them."""


class Health(msgspec.Struct, frozen=True):
    """The server is running."""

    status: Annotated[str, msgspec.Meta(pattern="^ok$")] = "ok"


class Readiness(msgspec.Struct, frozen=True):
    """The server is running and accepts people."""

    status: Annotated[str, msgspec.Meta(pattern="^ok$")] = "ok"
    bots: dict[str, str] = {}
    """The bots that do not work at the moment, with the kind of failure: ``steady`` decides."""


class RefusalBody(msgspec.Struct, frozen=True):
    """A refusal."""

    code: str
    """The kind of refusal, ``area/what``: stable, for programs."""
    clause: str
    """The clause of the rules behind the refusal; empty if there is none."""
    fields: dict[str, object]
    """The details, by name."""
