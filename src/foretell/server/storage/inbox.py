"""Commands on their way to another node, and who is connected where."""

from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from foretell.server.storage.database_clock import is_living
from foretell.server.storage.faults import UnknownTable
from foretell.server.storage.schema import inbox, nodes, presence, tables
from foretell.server.storage.upsert import insert_for

Letters = dict[int, tuple[str, str, bytes]]
"""Code, person and body by the number under which a command waited."""

_PUT = insert(inbox)
_TAKE = (
    delete(inbox)
    .where(inbox.c.code.in_(select(tables.c.code).where(tables.c.node == bindparam("node"))))
    .returning(inbox.c.number, inbox.c.code, inbox.c.person, inbox.c.body)
)
_LEAVE = delete(presence).where(
    presence.c.node == bindparam("node"),
    presence.c.code == bindparam("code"),
    presence.c.person == bindparam("person"),
)


class PostOffice:
    """The inbox and the presence, in a database of ``dialect``."""

    def __init__(self, dialect: str) -> None:
        adding = insert_for(dialect)(presence)
        self._come = adding.on_conflict_do_update(
            index_elements=["node", "code", "person"],
            set_={"sockets": adding.excluded.sockets},
        )
        self._present = (
            select(presence.c.person)
            .join(nodes, nodes.c.node == presence.c.node)
            .where(presence.c.code == bindparam("code"), presence.c.sockets > 0, is_living(dialect))
        )

    def put(self, connection: Connection, code: str, letter: tuple[str, bytes, int]) -> None:
        """Leave a command: person, body, time.

        Raises:
            UnknownTable: when there is no such table.
        """
        person, body, at = letter
        try:
            connection.execute(_PUT, {"code": code, "person": person, "body": body, "at": at})
        except IntegrityError:
            raise UnknownTable(code) from None

    def take(self, connection: Connection, node: str) -> Letters:
        """Take out the commands for the tables of a node."""
        found = connection.execute(_TAKE, {"node": node})
        return {number: (code, person, body) for number, code, person, body in found}

    def set_present(
        self, connection: Connection, node: str, *, code: str, person: str, sockets: int
    ) -> None:
        """Write how many sockets there are; a table that is gone has none."""
        key = {"node": node, "code": code, "person": person}
        if sockets == 0:
            connection.execute(_LEAVE, key)
            return
        try:
            with connection.begin_nested():
                connection.execute(self._come, key | {"sockets": sockets})
        except IntegrityError:
            return

    def present(self, connection: Connection, code: str) -> frozenset[str]:
        """Return who has a socket at a living node."""
        return frozenset(connection.scalars(self._present, {"code": code}))
