"""The file that says where to report a vulnerability, as RFC 9116 says."""

from datetime import UTC, datetime, timedelta

import pytest

from foretell.server.refusals import InvalidSetting
from foretell.server.settings import Settings
from tests.server.http.local_server import NAME, LocalServer, local_server

PATH = "/.well-known/security.txt"
CONTACT = "security@cards.example, https://cards.example/report?to=us, tel:+39-02-1234"


def fields(text: str) -> list[tuple[str, str]]:
    """Return the fields of a file in order, each on a separate line."""
    assert text.endswith("\r\n")
    found = [line.partition(": ") for line in text.split("\r\n")[:-1]]
    return [(name, value) for name, _, value in found]


async def test_the_file_names_the_contacts_and_expires_in_half_a_year() -> None:
    async with local_server(Settings.read({"contact": CONTACT}, {})) as server:
        for _ in range(2):
            found = await server.client().get(PATH)
            assert found.status_code == 200
            assert found.headers["content-type"] == "text/plain; charset=utf-8"
            expires = datetime.fromtimestamp(server.time.now() / 1_000, UTC) + timedelta(days=180)
            assert fields(found.text) == [
                ("Contact", "mailto:security@cards.example"),
                ("Contact", "https://cards.example/report?to=us"),
                ("Contact", "tel:+39-02-1234"),
                ("Expires", f"{expires:%Y-%m-%d}T00:00:00Z"),
            ]
            server.time.pass_by(24 * 3_600)


async def test_over_https_the_file_names_its_own_address() -> None:

    given = {"contact": "a@b.example", "public-url": f"https://{NAME}"}
    async with local_server(Settings.read(given, {})) as server:
        found = fields((await server.client().get(PATH)).text)
        assert found[-1] == ("Canonical", f"https://{NAME}{PATH}")


async def test_a_server_without_a_contact_has_no_such_file(server: LocalServer) -> None:
    found = await server.client().get(PATH)
    assert (found.status_code, found.json()["code"]) == (404, "request/not_found")


@pytest.mark.parametrize(
    "contact",
    [
        "nobody",
        "a@b@c",
        "http://cards.example",
        "javascript:alert(1)",
        "https://",
        "mailto:a@b\r\nExpires: never",
        "a b@c.example",
        "é@c.example",
        "tel:",
    ],
)
def test_a_text_that_is_no_contact_is_refused(contact: str) -> None:
    with pytest.raises(InvalidSetting):
        Settings.read({"contact": contact}, {})
