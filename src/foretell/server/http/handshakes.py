"""The limits on handshakes of sockets: by person for those who come back, else by address."""

from starlette.datastructures import Headers

from foretell.server.http.app_context import AppContext
from foretell.server.http.identity import Caller, caller_of, has_token
from foretell.server.refusals import UnknownPerson


async def counted_caller(
    headers: Headers, context: AppContext, address: str | None
) -> Caller | None:
    """Return the caller of a handshake, None for a stranger, after counting it.

    A person who has held a seat is counted by person, so that all who are behind one address can
    come back at once. Everybody else is counted by address; so is a token that nobody holds, and
    after too many of them a handshake is counted before its token is looked up.

    Raises:
        TooOften: when a limit is exceeded.
        UnknownPerson: for an unknown bearer token.
    """
    limits = context.limits
    has_claim = has_token(headers, context)
    is_counted = not has_claim or limits.tokens.lack(address) > 0
    if is_counted:
        limits.sockets.check(address)
    caller = unknown = None
    try:
        caller = await caller_of(headers, context)
    except UnknownPerson as refusal:
        unknown = refusal
    if caller is not None and caller.holder.has_sat:
        limits.returns.check(caller.person.id)
        limits.returns_of_address.check(address)
        return caller
    if caller is None and has_claim:
        limits.tokens.spend(address)
    if not is_counted:
        limits.sockets.check(address)
    if unknown is not None:
        raise unknown
    return caller
