"""Refusals of settings, requests and names, and of excessive use."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import Refusal


@dataclass(eq=False)
class NeedsDatabase(Refusal):
    """A message bus for several nodes, with a store that only one can use."""

    code: ClassVar[str] = "cluster/needs_database"


@dataclass(eq=False)
class InvalidSetting(Refusal):
    """A setting has an invalid value.

    Attributes:
        setting: its name, ``public-url`` for ``--public-url`` and ``FORETELL_PUBLIC_URL``.
        value: the given value; only the beginning of an address that may contain a password.
        allowed: the range of integers that it accepts, ``1–256``; empty for other settings.
    """

    code: ClassVar[str] = "settings/invalid"

    setting: str
    variable: str
    value: str
    allowed: str = ""


@dataclass(eq=False)
class CannotListen(Refusal):
    """The server cannot listen on this address.

    ``why`` is ``taken``, ``forbidden``, ``elsewhere`` or ``other``; ``detail`` is the system's
    error message.
    """

    code: ClassVar[str] = "server/cannot_listen"

    host: str
    port: str
    why: str
    detail: str


@dataclass(eq=False)
class StoreInUse(Refusal):
    """Another server uses this file."""

    code: ClassVar[str] = "store/in_use"

    path: str


@dataclass(eq=False)
class Draining(Refusal):
    """The server is shutting down and accepts no connections."""

    code: ClassVar[str] = "server/draining"


@dataclass(eq=False)
class Unavailable(Refusal):
    """The request timed out: the store does not answer."""

    code: ClassVar[str] = "server/unavailable"


@dataclass(eq=False)
class Failed(Refusal):
    """An error inside the server; details are in its log.

    Attributes:
        request_id: the id of the request in the log.
    """

    code: ClassVar[str] = "server/failed"

    request_id: str


@dataclass(eq=False)
class NotFound(Refusal):
    """There is nothing at this address."""

    code: ClassVar[str] = "request/not_found"


@dataclass(eq=False)
class WrongMethod(Refusal):
    """The address does not support this method."""

    code: ClassVar[str] = "request/method"

    method: str
    allowed: tuple[str, ...]


@dataclass(eq=False)
class BodyTooLong(Refusal):
    """The body of a request is too long."""

    code: ClassVar[str] = "request/too_long"

    most: int


@dataclass(eq=False)
class BodyUnfinished(Refusal):
    """The rest of a request's body did not arrive in time."""

    code: ClassVar[str] = "request/unfinished"


@dataclass(eq=False)
class BadRequest(Refusal):
    """A request cannot be decoded, or does not have the expected content.

    Attributes:
        reason: the decoder's error message, with the location of the error.
    """

    code: ClassVar[str] = "request/bad"

    reason: str


@dataclass(eq=False)
class WrongHost(Refusal):
    """The request is meant for a server with another name."""

    code: ClassVar[str] = "request/host"

    host: str


@dataclass(eq=False)
class WrongOrigin(Refusal):
    """The request comes from a page of a site that is not allowed."""

    code: ClassVar[str] = "request/origin"


@dataclass(eq=False)
class UnnamedProxy(Refusal):
    """A proxy on this machine forwarded the request, and the settings do not name it.

    All its clients would count as this machine, to which no limit by address applies.

    Attributes:
        proxy: the address of the proxy.
        header: the header that reveals it.
    """

    code: ClassVar[str] = "request/unnamed_proxy"

    proxy: str
    header: str


@dataclass(eq=False)
class UnknownPerson(Refusal):
    """The request has no token, or an unknown one."""

    code: ClassVar[str] = "person/unknown"


@dataclass(eq=False)
class UnknownLink(Refusal):
    """A link for signing in on another device is used up, expired or unknown."""

    code: ClassVar[str] = "person/unknown_link"


@dataclass(eq=False)
class UnknownSession(Refusal):
    """The session has ended already, or is not this person's."""

    code: ClassVar[str] = "person/unknown_session"


@dataclass(eq=False)
class OtherPersonHere(Refusal):
    """A link belongs to somebody other than the browser's person; following it needs consent.

    Attributes:
        here: the name of the person signed in to the browser.
        there: the name of the link's owner.
    """

    code: ClassVar[str] = "person/other_here"

    here: str
    there: str


@dataclass(eq=False)
class NoWayBack(Refusal):
    """The browser has not switched from another person in the last day."""

    code: ClassVar[str] = "person/no_way_back"


@dataclass(eq=False)
class EmptyName(Refusal):
    """A name has no visible character."""

    code: ClassVar[str] = "name/empty"


@dataclass(eq=False)
class NameTooLong(Refusal):
    """A name is too long."""

    code: ClassVar[str] = "name/too_long"

    most: int


@dataclass(eq=False)
class BadCharacter(Refusal):
    """A name contains an invisible character, or one that changes how others look.

    Attributes:
        character: its code point, ``U+202E``.
    """

    code: ClassVar[str] = "name/bad_character"

    character: str


@dataclass(eq=False)
class EmptyNote(Refusal):
    """A note has no visible character."""

    code: ClassVar[str] = "note/empty"


@dataclass(eq=False)
class NoteTooLong(Refusal):
    """A note is wider than ``most`` columns."""

    code: ClassVar[str] = "note/too_long"

    most: int


@dataclass(eq=False)
class BadNote(Refusal):
    """A note contains a character that is invisible or affects others.

    Attributes:
        character: its code point, as in ``U+202E``.
    """

    code: ClassVar[str] = "note/bad_character"

    character: str


@dataclass(eq=False)
class TableDamaged(Refusal):
    """The log of the table is unreadable or inconsistent: the table cannot be shown."""

    code: ClassVar[str] = "table/damaged"

    table: str


@dataclass(eq=False)
class TooManyListed(Refusal):
    """A person has too many listed tables open; one that finishes makes room."""

    code: ClassVar[str] = "table/too_many_listed"

    most: int


@dataclass(eq=False)
class NoSuchGame(Refusal):
    """The table has no finished game with this number."""

    code: ClassVar[str] = "table/no_such_game"

    table: str
    number: int


@dataclass(eq=False)
class DayClosed(Refusal):
    """Results are taken for the deals of today and yesterday alone.

    Attributes:
        date: the date of the result.
        today: the date by the server's clock, in UTC.
    """

    code: ClassVar[str] = "daily/closed"

    date: str
    today: str


@dataclass(eq=False)
class DayMisfit(Refusal):
    """The choices are not those of a whole game with the deal of the date.

    Attributes:
        date: the date.
        choice: the number of the first choice that is wrong or missing, from 1.
    """

    code: ClassVar[str] = "daily/misfit"

    date: str
    choice: int


@dataclass(eq=False)
class TooOften(Refusal):
    """A request was made too often; ``retry_after`` is in seconds."""

    code: ClassVar[str] = "limit/too_often"

    retry_after: int


@dataclass(eq=False)
class TooManyFrames(Refusal):
    """A connection sends too many messages; ``retry_after`` is in seconds."""

    code: ClassVar[str] = "frame/too_many"

    retry_after: int


@dataclass(eq=False)
class TooManySockets(Refusal):
    """An address or a person has too many sockets open."""

    code: ClassVar[str] = "limit/too_many_sockets"

    most: int


@dataclass(eq=False)
class TooManyConnections(Refusal):
    """An address has too many connections open."""

    code: ClassVar[str] = "limit/too_many_connections"

    most: int


@dataclass(eq=False)
class ServerFull(Refusal):
    """The server has reached its limit on open connections."""

    code: ClassVar[str] = "server/full"
