"""People: who holds which token, and how to go on on another device."""

from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from foretell.server.clock import Clock
from foretell.server.codes import LETTERS, LINK_LENGTH, new_link, new_token
from foretell.server.names import clean_name
from foretell.server.refusals import UnknownLink
from foretell.server.store.store import Store
from foretell.server.table.rights import Person

LINK_LASTS: Final = 10 * 60 * 1_000
"""Milliseconds for which a link is good."""
MOST_LINKS: Final = 10_000
_PREFIX: Final = "p-"
LONGEST_TOKEN: Final = 128


@dataclass(frozen=True, slots=True)
class _Link:
    person: str
    token: str
    until: int
    """In ticks of the clock."""


class People:
    """Knows people by their tokens. Only digests of tokens are stored.

    Links are kept in memory alone, for they hold the token itself: they are good at this node.

    Args:
        store: where people are kept.
        clock: the time.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._links: OrderedDict[bytes, _Link] = OrderedDict()

    async def make(self, name: str) -> tuple[Person, str]:
        """Return a new person, and the token that is theirs.

        Raises:
            EmptyName, NameTooLong, BadCharacter: when it cannot be a name.
        """
        token, person = new_token(), Person(_PREFIX + new_link(), clean_name(name))
        at = self._clock.now()
        await self._store.add_person(person.id, digest(token), name=person.name, at=at)
        return person, token

    async def holder(self, token: str) -> Person | None:
        """Return who holds a token, None if nobody does.

        Tokens are looked up by their digests, so the time that takes tells nothing about them.
        """
        if not token or len(token) > LONGEST_TOKEN:
            return None
        found = await self._store.person(digest(token))
        return None if found is None else Person(*found)

    def make_link(self, person: Person, token: str) -> str:
        """Return a code that is good once, for ten minutes; an earlier one is good no more."""
        for key in [key for key, link in self._links.items() if link.person == person.id]:
            del self._links[key]
        code = new_link()
        self._links[digest(code)] = _Link(person.id, token, self._clock.ticks() + LINK_LASTS)
        if len(self._links) > MOST_LINKS:
            self._links.popitem(last=False)
        return code

    async def follow_link(self, code: str) -> tuple[Person, str]:
        """Return the person whose link it is, and their token.

        Raises:
            UnknownLink: when it is good no more, or never was.
        """
        link = self._links.pop(digest(code), None)
        if link is None or link.until < self._clock.ticks():
            raise UnknownLink
        person = await self.holder(link.token)
        if person is None:
            raise UnknownLink
        return person, link.token


def is_id(text: str) -> bool:
    """Return whether a text is made like the id of a person, as no name is likely to be."""
    letters = text.removeprefix(_PREFIX)
    return text != letters and len(letters) == LINK_LENGTH and set(letters) <= set(LETTERS)


def digest(secret: str) -> bytes:
    """Return the SHA-256 digest of a token or a code."""
    return sha256(secret.encode("utf-8", "surrogatepass")).digest()
