"""The names of devices in the list of a person's sessions."""

import pytest

from foretell.server.http.devices import device_label
from tests.server.http.local_server import LocalServer

WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("user_agent", "label"),
    [
        (f"Mozilla/5.0 (Linux; Android 10; K) {WEBKIT} Chrome/138.0.0.0 Mobile Safari/537.36",
         "Chrome · Android"),
        (f"Mozilla/5.0 (Windows NT 10.0) {WEBKIT} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0",
         "Edge · Windows"),
        (f"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) {WEBKIT} Version/18.5 Safari/604",
         "Safari · iPhone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
         "Firefox · macOS"),
        (f"Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) {WEBKIT} Chrome/138.0.0.0 Safari/537.36",
         "Chrome · ChromeOS"),
        (f"Mozilla/5.0 (X11; Linux x86_64) {WEBKIT} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0",
         "Opera · Linux"),
        ("python-httpx/0.28.1", "python-httpx"),
        ("Firefox/1", "Firefox"),
        ("Mozilla/5.0 (compatible; something new)", ""),
        ("", ""),
        ("<script>/", ""),
        ("x" * 40 + "/1", ""),
    ]
)  # fmt: skip
def test_a_device_is_named_by_its_browser_and_system(user_agent: str, label: str) -> None:
    assert device_label(user_agent) == label


async def test_a_program_may_give_its_own_name(server: LocalServer) -> None:
    wish = {"name": "Ann", "token": "bearer", "label": " My  bot "}
    token = (await server.client().post("/api/people", json=wish)).json()["token"]
    client = server.client(authorization=f"Bearer {token}")
    (session,) = (await client.get("/api/people/me/sessions")).json()["sessions"]
    assert session["label"] == "My bot"
    refused = await server.client().post("/api/people", json={**wish, "label": "a\u202eb"})
    assert refused.json()["code"] == "name/bad_character"
