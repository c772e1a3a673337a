"""The contract of sessions: found, used, revoked, expired; and of links that create new ones."""

from dataclasses import replace
from pathlib import Path

from sqlalchemy import Connection, text

from foretell.server.storage.sql.store import SqlStore
from foretell.server.storage.store import Store
from tests.server.storage.helpers import known, session

ADA, PHONE, TABLET = b"ada", b"phone", b"tablet"


async def ada(store: Store) -> None:
    """Sign in Ada on three devices, last used in this order, and Björn on one."""
    await store.people.add_person(session("p1", ADA, at=50), name="Ada")
    for at, token in ((40, PHONE), (30, TABLET)):
        await store.people.add_session(session("p1", token, at=at))
    await store.people.add_person(session("p2", b"b"), name="Björn")


async def tokens(store: Store, person: str = "p1") -> list[bytes]:
    return [one.digest for one in await store.people.sessions(person)]


async def test_every_session_of_a_person_has_its_own_token(store: Store) -> None:
    await ada(store)
    for token in (ADA, PHONE, TABLET):
        assert await known(store, token) == ("p1", "Ada")
    assert await store.people.sessions("p1") == tuple(
        session("p1", token, at=at) for token, at in ((ADA, 50), (PHONE, 40), (TABLET, 30))
    )


async def test_an_existing_session_is_not_written_again(store: Store) -> None:
    await ada(store)
    await store.people.add_session(replace(session("p1", PHONE), id="another"))
    await store.people.add_session(replace(session("p1", PHONE), digest=b"another"))
    assert await tokens(store) == [ADA, PHONE, TABLET]


async def test_one_session_is_revoked_and_the_others_stay(store: Store) -> None:
    await ada(store)
    phone = session("p1", PHONE).id
    assert await store.people.revoke("p2", only=phone) == frozenset()
    assert await store.people.revoke("p1", only=phone) == {phone}
    assert await store.people.revoke("p1", only=phone) == frozenset()
    assert await known(store, PHONE) is None
    assert await tokens(store) == [ADA, TABLET]
    assert await tokens(store, "p2") == [b"b"]


async def test_all_sessions_but_one_are_revoked(store: Store) -> None:
    await ada(store)
    here, *others = (session("p1", token).id for token in (PHONE, ADA, TABLET))
    assert await store.people.revoke("p1", but=here) == set(others)
    assert await tokens(store) == [PHONE]
    assert await tokens(store, "p2") == [b"b"]


async def test_all_sessions_including_the_first_are_revoked(store: Store) -> None:
    """The person holds the first session's token, for programs that know no sessions."""
    await ada(store)
    assert len(await store.people.revoke("p1")) == 3
    for token in (ADA, PHONE, TABLET):
        assert await known(store, token) is None
    assert await store.people.named("Ada") != ()


async def test_every_way_to_end_a_session_changes_the_revocation_mark(store: Store) -> None:
    assert await store.people.revoked() == ""
    await ada(store)
    seen = [await store.people.revoked()]
    for end in (
        store.people.revoke("p1", only=session("p1", PHONE).id),
        store.people.expire_sessions(now=1_031),
        store.people.forget("p1"),
    ):
        await end
        seen.append(await store.people.revoked())
    assert len(set(seen)) == 4
    await store.people.forget("nobody")
    assert await store.people.revoked() == seen[-1]


async def test_live_sessions_are_distinguished_from_ended_ones(store: Store) -> None:
    await ada(store)
    here, phone = session("p1", ADA).id, session("p1", PHONE).id
    await store.people.revoke("p1", only=phone)
    assert await store.people.live([here, phone, "never"]) == {here}
    assert await store.people.live([]) == frozenset()


async def test_use_extends_a_session_and_marks_its_person_as_seen(store: Store) -> None:
    await ada(store)
    here, phone = session("p1", ADA).id, session("p1", PHONE).id
    await store.people.use({phone: 900, here: 800, "ended": 700}, lasts=500)
    assert [(one.id, one.used, one.expires) for one in await store.people.sessions("p1")][:2] == [
        (phone, 900, 1_400),
        (here, 800, 1_300),
    ]
    assert await store.people.unseen(before=900) == ("p2",)
    assert set(await store.people.unseen(before=901)) == {"p1", "p2"}


async def test_sessions_and_links_expire(store: Store) -> None:
    await ada(store)
    await store.people.add_link(b"l", person="p1", session=session("p1", ADA).id, expires=1_035)
    assert await store.people.expire_sessions(now=1_035) == 2
    assert await tokens(store) == [ADA, PHONE]
    assert await store.people.link_owner(b"l", now=0) is not None
    assert await store.people.expire_sessions(now=1_036) == 0
    assert await store.people.link_owner(b"l", now=0) is None


async def test_a_link_creates_one_new_session_until_it_expires(store: Store) -> None:
    await ada(store)
    here = session("p1", ADA).id
    await store.people.add_link(b"late", person="p1", session=here, expires=99)
    assert await store.people.follow_link(b"late", session("", b"new", at=100)) is None
    await store.people.add_link(b"l", person="p1", session=here, expires=100)
    for _ in range(2):
        owner = await store.people.link_owner(b"l", now=100)
        assert owner is not None
        assert owner.name == "Ada"
    assert await store.people.link_owner(b"l", now=101) is None
    followed = await store.people.follow_link(b"l", session("", b"new", at=100))
    assert followed is not None
    assert followed.person == "p1"
    assert await known(store, b"new") == ("p1", "Ada")
    assert await store.people.follow_link(b"l", session("", b"newer", at=100)) is None
    assert await known(store, b"newer") is None


async def test_a_new_link_replaces_the_one_before(store: Store) -> None:
    await ada(store)
    for link in (b"one", b"two"):
        here = session("p1", ADA).id
        await store.people.add_link(link, person="p1", session=here, expires=100)
    await store.people.add_link(b"b", person="p2", session=session("p2", b"b").id, expires=100)
    owners = [await store.people.link_owner(link, now=0) for link in (b"one", b"two", b"b")]
    assert [one and one.name for one in owners] == [None, "Ada", "Björn"]


async def test_a_link_ends_with_the_session_that_made_it(store: Store) -> None:
    await ada(store)
    phone = session("p1", PHONE).id
    await store.people.add_link(b"l", person="p1", session=phone, expires=100)
    await store.people.revoke("p1", only=session("p1", ADA).id)
    assert await store.people.link_owner(b"l", now=0) is not None
    await store.people.revoke("p1", only=phone)
    assert await store.people.link_owner(b"l", now=0) is None


async def test_a_forgotten_person_has_no_sessions_and_links(store: Store) -> None:
    await ada(store)
    await store.people.add_link(b"l", person="p1", session=session("p1", PHONE).id, expires=100)
    await store.people.forget("p1")
    assert await store.people.sessions("p1") == ()
    assert await store.people.link_owner(b"l", now=0) is None
    for token in (ADA, PHONE, TABLET):
        assert await known(store, token) is None
    assert await store.people.unseen(before=9_999) == ("p2",)


async def test_a_link_is_followed_once_though_the_result_was_lost(tmp_path: Path) -> None:
    """The result of a commit may be lost; the next try finds its session, and succeeds."""
    store = SqlStore(f"{tmp_path}/store.db")
    await store.open()
    await ada(store)
    await store.people.add_link(b"l", person="p1", session=session("p1", ADA).id, expires=100)
    for _ in range(2):
        owner = await store.people.follow_link(b"l", session("", b"new", at=100))
        assert owner is not None
        assert owner.person == "p1"
    assert len(await store.people.sessions("p1")) == 4
    await store.close()


async def test_a_token_from_a_version_without_sessions_is_valid(tmp_path: Path) -> None:
    def as_before(connection: Connection) -> None:
        connection.execute(
            text("INSERT INTO people (person, digest, name, since) VALUES ('p9', :of, 'Eve', 7)"),
            {"of": b"eve"},
        )

    store = SqlStore(f"{tmp_path}/store.db")
    await store.open()
    await store._database.write(as_before)
    found = await store.people.holder(b"eve")
    assert found is not None
    assert found[0].name == "Eve"
    assert found[1] is None
    assert await store.people.unseen(before=1_700_000_000_000) == (), (
        "when it was migrated, it was seen"
    )
    await store.people.add_session(session("p9", b"eve"))
    await store.people.revoke("p9")
    assert await store.people.holder(b"eve") is None
    await store.close()
