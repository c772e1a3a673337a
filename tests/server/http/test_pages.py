"""The pages as links to them are shown: title, description and picture, in the head."""

from html.parser import HTMLParser

import pytest

from foretell.web import load_site
from foretell.web.files import SCREENS, manifest_address
from tests.server.http.local_server import LocalServer
from tests.server.http.test_guesses import WRONG_CODES


class Head(HTMLParser):
    """Collects the title and the meta tags of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.title = ""
        self.meta: dict[str, str] = {}
        self._in_title = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self._in_title = tag == "title"
        name = given.get("property") or given.get("name")
        if tag == "meta" and name:
            assert name not in self.meta, f"{name} twice"
            self.meta[name] = given.get("content") or ""

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data

    def handle_endtag(self, tag: str) -> None:
        self._in_title = self._in_title and tag != "title"


async def head(server: LocalServer, path: str, language: str = "en") -> Head:
    answer = await server.client().get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    assert "accept-language" in answer.headers["vary"]
    return Head(answer.text)


async def test_the_link_to_a_table_says_whose_it_is_and_how_many_seats_are_free(
    server: LocalServer,
) -> None:
    code = await server.table(await server.person("Ann"), options={"players": 4})
    guest = await server.person("Bea")
    async with await server.socket(**guest) as socket:
        socket.say(type="hello", table=code)
        socket.say(type="sit", id="1", seat=2)
        await socket.hear_of("done")
    found = await head(server, f"/t/{code.lower()}")
    assert found.title == found.meta["og:title"] == "Ann’s table · Foretell"
    assert found.meta["og:description"] == found.meta["description"]
    assert found.meta["og:description"] == (
        "Wizard for 4 players, with Ann and Bea. 2 seats are free."
    )
    assert found.meta["og:url"].endswith(f"/t/{code}")
    assert found.meta["og:image"].startswith("http")
    assert found.meta["og:image"].endswith("/static/icons/icon-512.png")
    for language, title in {
        "de": "Tisch von Ann · Foretell",
        "it": "Tavolo di Ann · Foretell",
        "es": "Mesa de Ann · Foretell",
        "fr": "Table d’Ann · Foretell",
    }.items():
        assert (await head(server, f"/t/{code}", language)).title == title


async def test_a_game_under_way_is_called_so(server: LocalServer) -> None:
    host = await server.person("Ann")
    code = await server.table(host, options={"players": 3})
    async with await server.socket(**host) as socket:
        socket.say(type="hello", table=code)
        socket.say(type="start", id="1")
        await socket.hear_of("done")
    described = (await head(server, f"/t/{code}")).meta["description"]
    assert described == "Wizard for 3 players, with Ann. The game is under way."


async def test_names_cannot_write_into_the_page(server: LocalServer) -> None:
    name = '"><script>&'
    code = await server.table(await server.person(name))
    answer = await server.client().get(f"/t/{code}")
    assert name not in answer.text
    assert Head(answer.text).title == f"{name}’s table · Foretell"


async def test_everybody_is_sent_the_same_page_of_a_table(server: LocalServer) -> None:
    """It says no more to its people than to anyone who has the link."""
    host = await server.person("Ann")
    code = await server.table(host)
    page = await server.client().get(f"/t/{code}")
    assert (await server.client(**host).get(f"/t/{code}")).text == page.text


async def test_a_wrong_code_shows_the_page_and_is_counted(server: LocalServer) -> None:
    code = await server.table(await server.person("Ann"))
    plain = await head(server, "/t")
    assert plain.title == "Foretell"
    for number in range(WRONG_CODES.burst + 1):
        assert (await head(server, f"/t/WRONG{number}")).meta == plain.meta
    assert (await head(server, f"/t/{code}")).meta == plain.meta  # there is no more guessing


@pytest.mark.parametrize("screen", SCREENS)
async def test_every_screen_has_a_preview_in_every_language(
    server: LocalServer, screen: str
) -> None:
    described = set()
    for language in ("en", "de", "it", "es", "fr"):
        found = await head(server, f"/{screen}", language)
        assert found.title.endswith("Foretell")
        assert found.meta["og:locale"] == language
        assert found.meta["twitter:card"] == "summary"
        described.add(found.meta["og:description"])
    assert len(described) == 5


async def test_a_page_that_is_known_is_not_sent_again_until_the_table_changes(
    server: LocalServer,
) -> None:
    host = await server.person("Ann")
    code = await server.table(host)
    client = server.client()
    tag = (await client.get(f"/t/{code}")).headers["etag"]
    assert (await client.get(f"/t/{code}", headers={"if-none-match": tag})).status_code == 304
    async with await server.socket(**host) as socket:
        socket.say(type="hello", table=code)
        socket.say(type="start", id="1")
        await socket.hear_of("done")
    assert (await client.get(f"/t/{code}", headers={"if-none-match": tag})).status_code == 200


async def test_scripts_and_styles_are_those_that_the_policy_allows(server: LocalServer) -> None:
    page = (await server.client().get("/")).text
    body = load_site().homes["en"].body.decode()
    for part in ("<script", "<style"):
        assert page.partition(part)[2] == body.partition(part)[2]
    assert manifest_address("en") in page
