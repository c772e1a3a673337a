"""Refusals of settings, requests, names, and of too much."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import Refusal


@dataclass(eq=False)
class InvalidSetting(Refusal):
    """A setting cannot have this value.

    Attributes:
        setting: its name, ``public-url`` for ``--public-url`` and ``FORETELL_PUBLIC_URL``.
        value: what was given; of an address that may hold a password, only its beginning.
        allowed: the range of whole numbers that it accepts, ``1–256``; empty for other settings.
    """

    code: ClassVar[str] = "settings/invalid"

    setting: str
    variable: str
    value: str
    allowed: str = ""


@dataclass(eq=False)
class CannotListen(Refusal):
    """The server cannot listen there.

    ``why`` is ``taken``, ``forbidden``, ``elsewhere`` or ``other``; ``detail`` is what the system
    says.
    """

    code: ClassVar[str] = "server/cannot_listen"

    host: str
    port: str
    why: str
    detail: str


@dataclass(eq=False)
class StoreInUse(Refusal):
    """Another server keeps its tables in this file."""

    code: ClassVar[str] = "store/in_use"

    path: str


@dataclass(eq=False)
class Draining(Refusal):
    """The server is about to stop and takes nobody in."""

    code: ClassVar[str] = "server/draining"


@dataclass(eq=False)
class Unavailable(Refusal):
    """What was asked took too long: the store does not answer."""

    code: ClassVar[str] = "server/unavailable"


@dataclass(eq=False)
class Failed(Refusal):
    """An error inside the server; details are in its log.

    Attributes:
        request_id: under which it tells it.
    """

    code: ClassVar[str] = "server/failed"

    request_id: str


@dataclass(eq=False)
class NotFound(Refusal):
    """There is nothing under this address."""

    code: ClassVar[str] = "request/not_found"


@dataclass(eq=False)
class WrongMethod(Refusal):
    """The address does not know this method."""

    code: ClassVar[str] = "request/method"

    method: str
    allowed: tuple[str, ...]


@dataclass(eq=False)
class BodyTooLong(Refusal):
    """A request has a longer body than any request needs."""

    code: ClassVar[str] = "request/too_long"

    most: int


@dataclass(eq=False)
class BadRequest(Refusal):
    """A request cannot be read, or is not what is asked for there.

    Attributes:
        reason: what is wrong, and where, in the words of the decoder.
    """

    code: ClassVar[str] = "request/bad"

    reason: str


@dataclass(eq=False)
class WrongHost(Refusal):
    """The request is meant for a server of another name."""

    code: ClassVar[str] = "request/host"

    host: str


@dataclass(eq=False)
class WrongOrigin(Refusal):
    """A page of another site asks; only pages of this server may."""

    code: ClassVar[str] = "request/origin"


@dataclass(eq=False)
class UnnamedProxy(Refusal):
    """A proxy on this machine passed the request on, and the settings do not name it.

    All its guests would count as this machine, which no limit by address holds.

    Attributes:
        proxy: the address of the proxy.
        header: the header by which it shows.
    """

    code: ClassVar[str] = "request/unnamed_proxy"

    proxy: str
    header: str


@dataclass(eq=False)
class UnknownPerson(Refusal):
    """The request comes without a token, or with one that nobody holds."""

    code: ClassVar[str] = "person/unknown"


@dataclass(eq=False)
class UnknownLink(Refusal):
    """A link to go on with on another device was used, is too old, or never was."""

    code: ClassVar[str] = "person/unknown_link"


@dataclass(eq=False)
class UnknownSession(Refusal):
    """The person is signed out there already, or never was signed in."""

    code: ClassVar[str] = "person/unknown_session"


@dataclass(eq=False)
class OtherPersonHere(Refusal):
    """A link leads to another person than the browser belongs to; it takes a clear yes.

    Attributes:
        here: the name of the one to whom the browser belongs.
        there: the name of the one whose link it is.
    """

    code: ClassVar[str] = "person/other_here"

    here: str
    there: str


@dataclass(eq=False)
class NoWayBack(Refusal):
    """The browser has been nobody else in the last day."""

    code: ClassVar[str] = "person/no_way_back"


@dataclass(eq=False)
class EmptyName(Refusal):
    """A name has at least one character that can be seen."""

    code: ClassVar[str] = "name/empty"


@dataclass(eq=False)
class NameTooLong(Refusal):
    """A name has more characters than it may."""

    code: ClassVar[str] = "name/too_long"

    most: int


@dataclass(eq=False)
class BadCharacter(Refusal):
    """A name has a character that cannot be seen, or that changes how others are.

    Attributes:
        character: as Unicode numbers it, ``U+202E``.
    """

    code: ClassVar[str] = "name/bad_character"

    character: str


@dataclass(eq=False)
class TableDamaged(Refusal):
    """The log of the table cannot be read, or makes no sense: the table cannot be shown."""

    code: ClassVar[str] = "table/damaged"

    table: str


@dataclass(eq=False)
class TooManyListed(Refusal):
    """A person has opened as many listed tables as a person may; one that is over makes room."""

    code: ClassVar[str] = "table/too_many_listed"

    most: int


@dataclass(eq=False)
class NoSuchGame(Refusal):
    """The table has no finished game of this number."""

    code: ClassVar[str] = "table/no_such_game"

    table: str
    number: int


@dataclass(eq=False)
class TooOften(Refusal):
    """The same was asked too often; ``retry_after`` is in seconds."""

    code: ClassVar[str] = "limit/too_often"

    retry_after: int


@dataclass(eq=False)
class TooManyFrames(Refusal):
    """A connection sends more messages than anybody plays; ``retry_after`` is in seconds."""

    code: ClassVar[str] = "frame/too_many"

    retry_after: int


@dataclass(eq=False)
class TooManySockets(Refusal):
    """So many connections are open from there already."""

    code: ClassVar[str] = "limit/too_many_sockets"

    most: int


@dataclass(eq=False)
class TooManyConnections(Refusal):
    """An address has as many connections open as it may."""

    code: ClassVar[str] = "limit/too_many_connections"

    most: int


@dataclass(eq=False)
class ServerFull(Refusal):
    """The server has as many connections open as it can have."""

    code: ClassVar[str] = "server/full"
