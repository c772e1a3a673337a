"""The person who makes a request, by bearer token or cookie."""

from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.responses import Response

from foretell.server.http.app_context import AppContext
from foretell.server.http.cookies import TOKEN, WAY_BACK, read_token, replace_cookie
from foretell.server.people import Holder
from foretell.server.refusals import UnknownPerson
from foretell.table.permissions import Person


@dataclass(frozen=True, slots=True)
class Caller:
    """The authenticated sender of a request."""

    holder: Holder
    token: str
    by_cookie: bool = False
    has_outdated_cookie: bool = False
    """Whether the token came in a cookie with the name for plain http."""

    @property
    def person(self) -> Person:
        """The person who makes the request."""
        return self.holder.person

    @property
    def session(self) -> str:
        """The id of their session."""
        return self.holder.session


def has_token(headers: Headers, context: AppContext) -> bool:
    """Return whether a request has a token, whether or not anybody holds it."""
    is_secure = context.settings.is_secure
    return "authorization" in headers or bool(read_token(headers, is_secure=is_secure)[0])


async def caller_of(headers: Headers, context: AppContext) -> Caller | None:
    """Return the caller, None for a stranger.

    A stale cookie counts as none, since browsers send it unasked.

    Raises:
        UnknownPerson: for an unknown bearer token.
    """
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return await browser_of(headers, context)
    holder = await context.people.holder(token.strip())
    if holder is None:
        raise UnknownPerson
    return Caller(holder, token.strip())


async def browser_of(headers: Headers, context: AppContext) -> Caller | None:
    """Return the person signed in to a browser, by its cookie alone; None if there is none."""
    token, is_outdated = read_token(headers, is_secure=context.settings.is_secure)
    holder = await context.people.holder(token)
    if holder is None:
        return None
    return Caller(holder, token, by_cookie=True, has_outdated_cookie=is_outdated)


async def way_back_of(headers: Headers, context: AppContext) -> Caller | None:
    """Return the person signed in before the browser followed a link, for a day."""
    token = WAY_BACK.read(headers, is_secure=context.settings.is_secure)
    holder = await context.people.holder(token)
    return None if holder is None else Caller(holder, token, by_cookie=True)


def renew_cookie(response: Response, caller: Caller, context: AppContext) -> None:
    """Extend a cookie along with its session, which each use extends."""
    if caller.has_outdated_cookie:
        replace_cookie(response, caller.token)
    elif caller.by_cookie and caller.holder.was_idle:
        TOKEN.set(response, caller.token, is_secure=context.settings.is_secure)


async def become(
    response: Response, headers: Headers, context: AppContext, person: Person, token: str
) -> None:
    """Sign a browser in as a person, and remember the previous one for a day.

    After several links in a row, the way back leads to the first person.
    """
    is_secure = context.settings.is_secure
    here = await browser_of(headers, context)
    if here is not None:
        first = await way_back_of(headers, context)
        if first is None or first.person.id == person.id:
            WAY_BACK.set(response, here.token, is_secure=is_secure)
        former = here if first is not None and first.person.id != person.id else first
        if former is not None:  # no browser keeps its token
            await context.people.revoke(former.person, former.session)
    TOKEN.set(response, token, is_secure=is_secure)


async def go_back(response: Response, headers: Headers, context: AppContext) -> Person | None:
    """Sign out, and back in as the previous person; return them, None if there is none."""
    is_secure = context.settings.is_secure
    here = await browser_of(headers, context)
    first = await way_back_of(headers, context)
    TOKEN.set(response, "" if first is None else first.token, is_secure=is_secure)
    WAY_BACK.set(response, "", is_secure=is_secure)
    if here is not None and (first is None or here.session != first.session):
        await context.people.revoke(here.person, here.session)
    return None if first is None else first.person
