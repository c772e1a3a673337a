"""Commands that other nodes forward to this one."""

from collections.abc import Awaitable, Callable

from foretell.errors import Refusal
from foretell.protocol.client import Hello, Ping
from foretell.protocol.codec import BadFrame, decode_client, encode, id_of, refused
from foretell.server.cluster import messages
from foretell.server.cluster.shared_table import SharedTable
from foretell.server.live.tables import NotOwner
from foretell.server.storage.faults import StoreUnavailable
from foretell.table.permissions import Person

Access = Callable[[str], Awaitable[SharedTable]]


async def reply_to(body: bytes, access: Access, *, in_store: bool = False) -> bytes:
    """Execute a forwarded command if this node holds its table, and return the reply.

    With ``in_store``, the asking node looks for the answer in the store.
    """
    asked = messages.decode_asked(body)
    reply = messages.NotHere() if asked is None else await _reply(asked, access, in_store=in_store)
    return messages.encode(reply)


async def _reply(asked: messages.Asked, access: Access, *, in_store: bool) -> messages.Reply:
    try:
        command = decode_client(asked.command)
    except BadFrame as refusal:  # from a later version; repeating it would not help
        return messages.Answered(encode(refused(refusal, id_of(asked.command))))
    if isinstance(command, Hello | Ping):
        return messages.NotHere()
    actor, person = None, Person(asked.person, asked.name)
    try:
        actor = (await access(asked.table)).actor
        if actor is not None:
            return messages.Answered(await actor.ask(person, command, in_store=in_store))
    except (Refusal, NotOwner) as error:
        fault = error if actor is None else actor.fault
        if isinstance(fault, StoreUnavailable):
            return messages.CannotWrite(fault.why, fault.retry_after)
    return messages.NotHere()
