"""Refusals of settings, requests and names, and of excessive use."""

from foretell.errors import Refusal


class NeedsDatabase(Refusal, code="cluster/needs_database"):
    """A message bus for several nodes, with a store that only one can use."""


class InvalidSetting(Refusal, code="settings/invalid"):
    """A setting has an invalid value."""

    setting: str
    """Its name, ``public-url`` for ``--public-url`` and ``FORETELL_PUBLIC_URL``."""
    variable: str
    value: str
    """The given value; only the beginning of an address that may contain a password."""
    allowed: str = ""
    """The range of integers that it accepts, ``1–256``; empty for other settings."""


class CannotListen(Refusal, code="server/cannot_listen"):
    """The server cannot listen on this address.

    ``why`` is ``taken``, ``forbidden``, ``elsewhere`` or ``other``; ``detail`` is the system's
    error message.
    """

    host: str
    port: str
    why: str
    detail: str


class StoreInUse(Refusal, code="store/in_use"):
    """Another server uses this file."""

    path: str


class Draining(Refusal, code="server/draining"):
    """The server is shutting down and accepts no connections."""


class Unavailable(Refusal, code="server/unavailable"):
    """The request timed out: the store does not answer."""


class Failed(Refusal, code="server/failed"):
    """An error inside the server; details are in its log."""

    request_id: str
    """The id of the request in the log."""


class NotFound(Refusal, code="request/not_found"):
    """There is nothing at this address."""


class WrongMethod(Refusal, code="request/method"):
    """The address does not support this method."""

    method: str
    allowed: tuple[str, ...]


class BodyTooLong(Refusal, code="request/too_long"):
    """The body of a request is too long."""

    most: int


class BodyUnfinished(Refusal, code="request/unfinished"):
    """The rest of a request's body did not arrive in time."""


class BadRequest(Refusal, code="request/bad"):
    """A request cannot be decoded, or does not have the expected content."""

    reason: str
    """The decoder's error message, with the location of the error."""


class WrongHost(Refusal, code="request/host"):
    """The request is meant for a server with another name."""

    host: str


class WrongOrigin(Refusal, code="request/origin"):
    """The request comes from a page of a site that is not allowed."""


class UnnamedProxy(Refusal, code="request/unnamed_proxy"):
    """A proxy on this machine forwarded the request, and the settings do not name it.

    All its clients would count as this machine, to which no limit by address applies.
    """

    proxy: str
    """The address of the proxy."""
    header: str
    """The header that reveals it."""


class UnknownPerson(Refusal, code="person/unknown"):
    """The request has no token, or an unknown one."""


class UnknownLink(Refusal, code="person/unknown_link"):
    """A link for signing in on another device is used up, expired or unknown."""


class UnknownSession(Refusal, code="person/unknown_session"):
    """The session has ended already, or is not this person's."""


class OtherPersonHere(Refusal, code="person/other_here"):
    """A link belongs to somebody other than the browser's person; following it needs consent."""

    here: str
    """The name of the person signed in to the browser."""
    there: str
    """The name of the link's owner."""


class NoWayBack(Refusal, code="person/no_way_back"):
    """The browser has not switched from another person in the last day."""


class EmptyName(Refusal, code="name/empty"):
    """A name has no visible character."""


class NameTooLong(Refusal, code="name/too_long"):
    """A name is too long."""

    most: int


class BadCharacter(Refusal, code="name/bad_character"):
    """A name contains an invisible character, or one that changes how others look."""

    character: str
    """Its code point, ``U+202E``."""


class EmptyNote(Refusal, code="note/empty"):
    """A note has no visible character."""


class NoteTooLong(Refusal, code="note/too_long"):
    """A note is wider than ``most`` columns."""

    most: int


class BadNote(Refusal, code="note/bad_character"):
    """A note contains a character that is invisible or affects others."""

    character: str
    """Its code point, as in ``U+202E``."""


class TableDamaged(Refusal, code="table/damaged"):
    """The log of the table is unreadable or inconsistent: the table cannot be shown."""

    table: str


class TooManyListed(Refusal, code="table/too_many_listed"):
    """A person has too many listed tables open; one that finishes makes room."""

    most: int


class NoSuchGame(Refusal, code="table/no_such_game"):
    """The table has no finished game with this number."""

    table: str
    number: int


class DayClosed(Refusal, code="daily/closed"):
    """Results are taken for the deals of today and yesterday alone."""

    date: str
    """The date of the result."""
    today: str
    """The date by the server's clock, in UTC."""


class DayMisfit(Refusal, code="daily/misfit"):
    """The choices are not those of a whole game with the deal of the date."""

    date: str
    """The date."""
    choice: int
    """The number of the first choice that is wrong or missing, from 1."""


class TooOften(Refusal, code="limit/too_often"):
    """A request was made too often; ``retry_after`` is in seconds."""

    retry_after: int


class TooManyFrames(Refusal, code="frame/too_many"):
    """A connection sends too many messages; ``retry_after`` is in seconds."""

    retry_after: int


class TooManySockets(Refusal, code="limit/too_many_sockets"):
    """An address or a person has too many sockets open."""

    most: int


class TooManyConnections(Refusal, code="limit/too_many_connections"):
    """An address has too many connections open."""

    most: int


class ServerFull(Refusal, code="server/full"):
    """The server has reached its limit on open connections."""
