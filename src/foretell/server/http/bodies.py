"""The bodies of requests and answers; the OpenAPI document is made from them."""

from typing import Annotated, Literal

import msgspec

from foretell.protocol.entries import Entry
from foretell.protocol.server import Legal
from foretell.protocol.settings import NewSettings, TableSettings
from foretell.record.wire import Options


class NewPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who comes for the first time."""

    name: str
    token: Literal["cookie", "bearer"] = "cookie"  # noqa: S105 - how the token is given
    """``cookie`` for browsers; ``bearer`` puts the token into the answer, for programs."""
    label: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """What to call this device among one's sessions; by its ``User-Agent`` when left out."""


class PersonBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """Oneself; ``token`` stands here only once, and only for programs."""

    name: str
    token: str = ""
    before: str = ""
    """Who this browser was before it followed a link, and can be again (``/me/back``)."""


class SessionBody(msgspec.Struct, frozen=True):
    """A device or a program that is signed in as oneself. Times are ms since 1970."""

    id: str
    label: str
    """Empty when nothing is known of it."""
    created: int
    used: int
    """When it was last used, to the hour."""
    expires: int
    current: bool
    """Whether it is the one that asks."""


class Sessions(msgspec.Struct, frozen=True):
    """One's sessions, last used first."""

    sessions: tuple[SessionBody, ...]


class NewLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link to be made."""

    table: Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Z]{0,32}$")] = ""
    """The code of a table to which it leads as well."""


class LinkBody(msgspec.Struct, frozen=True):
    """A way to sign in on another device: good once, for ``expires_in`` seconds."""

    code: str
    url: str
    expires_in: int
    qr: str
    """The address as a picture for a camera: a data URI of an SVG."""


class LinkPreview(msgspec.Struct, frozen=True):
    """What following a link would do."""

    name: str
    """Whose link it is."""
    here: str
    """To whom this browser belongs now; empty when to nobody."""
    is_same: bool
    """Whether they are one and the same person."""


class FollowLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link to be followed."""

    replace: bool = False
    """Whether this browser is to belong to the link's owner although it belongs to another."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened: a preset or the standard game, single options, and how it is run."""

    preset: str | None = None
    options: dict[str, object] = {}
    settings: NewSettings = NewSettings()


class TableCreated(msgspec.Struct, frozen=True):
    """The table that was opened."""

    code: str
    url: str
    """What to give to those who are to come."""


class SeatBody(msgspec.Struct, frozen=True):
    """Who sits on a seat: a name and a kind, both empty where nobody does."""

    name: str
    kind: str
    present: bool


class TableBody(msgspec.Struct, frozen=True):
    """What everybody may know of a table."""

    code: str
    phase: Literal["gathering", "playing", "finished"]
    options: Options
    settings: TableSettings
    seats: tuple[SeatBody, ...]
    host: int | None
    """The host's seat."""
    games: int
    """How many games have been started."""
    version: int


class RoundsBody(msgspec.Struct, frozen=True):
    """The rounds of a game: how many, and whether they are the usual ones of its options."""

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
    """Its ``hand_sizes`` are null where they would be many, too."""
    rounds: RoundsBody


class Lobby(msgspec.Struct, frozen=True):
    """The tables that want to be found, last active first."""

    tables: tuple[ListedTable, ...]


class ViewBody(msgspec.Struct, frozen=True):
    """A table as one's own seat knows it: all that has happened, and what may be done now."""

    table: str
    seat: int
    version: int
    events: tuple[Entry, ...]
    to_act: tuple[int, ...]
    legal: Legal | None
    clocks: tuple[int, ...]


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that is over."""

    number: int
    finished: int
    """When, in milliseconds since 1970."""
    key: str
    """Opens its record to those who were not at the table; part of a link to share."""


class Games(msgspec.Struct, frozen=True):
    """The finished games of a table, in order."""

    games: tuple[FinishedGame, ...]


class PresetBody(msgspec.Struct, frozen=True):
    """Options under a name."""

    name: str
    source: str
    language: str | None
    faces: Literal["letters", "numbers"]
    options: Options


class Presets(msgspec.Struct, frozen=True):
    """All presets."""

    presets: tuple[PresetBody, ...]


class Bots(msgspec.Struct, frozen=True):
    """The names of all bots that can take a seat."""

    bots: tuple[str, ...]


class Health(msgspec.Struct, frozen=True):
    """The server is there."""

    status: Annotated[str, msgspec.Meta(pattern="^ok$")] = "ok"


class RefusalBody(msgspec.Struct, frozen=True):
    """A refusal."""

    code: str
    """What was wrong, ``area/what``: stable, for programs."""
    clause: str
    """The clause of the rules that refuses; empty where no rule is concerned."""
    fields: dict[str, object]
    """The particulars, by name."""
