"""Who holds which token."""

from sqlalchemy import Connection, bindparam, select

from foretell.server.store.schema import people
from foretell.server.store.upsert import insert_for
from foretell.server.store.values import Person

_BY_DIGEST = select(people.c.person, people.c.name).where(people.c.digest == bindparam("digest"))
_BY_NAME = (
    select(people.c.person, people.c.name, people.c.since)
    .where(people.c.name == bindparam("name"))
    .order_by(people.c.since, people.c.person)
)


class PeopleBook:
    """The people, in a database of ``dialect``."""

    def __init__(self, dialect: str) -> None:
        adding = insert_for(dialect)(people)
        self._add = adding.on_conflict_do_update(
            index_elements=["person"],
            set_={"digest": adding.excluded.digest, "name": adding.excluded.name},
        )

    def add(self, connection: Connection, digest: bytes, who: Person) -> None:
        """Write somebody, or the new token and name of somebody."""
        connection.execute(
            self._add,
            {"person": who.person, "digest": digest, "name": who.name, "since": who.since},
        )

    def holder(self, connection: Connection, digest: bytes) -> tuple[str, str] | None:
        """Return id and name of who holds a token."""
        found = connection.execute(_BY_DIGEST, {"digest": digest}).first()
        return None if found is None else (found.person, found.name)

    def called(self, connection: Connection, name: str) -> tuple[Person, ...]:
        """Return everybody of a name."""
        return tuple(Person(*row) for row in connection.execute(_BY_NAME, {"name": name}))
