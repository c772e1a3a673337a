"""Settings: from flags, the environment or the defaults; invalid ones are refused."""

import re
from dataclasses import fields
from ipaddress import ip_network

import pytest

from foretell.i18n import LANGUAGES, CardNames, Words
from foretell.rules.options import Edition
from foretell.rules.presets import Faces
from foretell.server.refusals import InvalidSetting
from foretell.server.settings import PARSERS, Keep, Settings, variable

DAY = 24 * 3_600 * 1_000


def test_settings_have_their_defaults_when_none_is_given() -> None:
    assert Settings.read({}, {}) == Settings()
    assert Settings.read(dict.fromkeys(PARSERS), {}) == Settings()


def test_every_setting_has_a_name() -> None:
    names = {name.replace("-", "_") for name in PARSERS if not name.startswith("keep-")}
    assert names | {"keep"} == {field.name for field in fields(Settings)}
    assert {name for name in PARSERS if name.startswith("keep-")} == {
        f"keep-{field.name}" for field in fields(Keep)
    }


def test_flags_take_precedence_over_the_environment() -> None:
    environ = {"FORETELL_PORT": "1", "FORETELL_HOST": "::1"}
    settings = Settings.read({"port": "2"}, environ)
    assert (settings.host, settings.port) == ("::1", 2)


def test_every_setting_can_be_given() -> None:
    given = {
        "public-url": "HTTPS://Table.Example:443/",
        "origins": "http://friend.example:80, https://[2001:db8::1]:8443",
        "contact": "security@table.example",
        "proxies": "10.0.0.0/8,::1",
        "proxy-header": "CF-Connecting-IP",
        "nats": "nats://one:4222,tls://user:secret@other",
        "metrics": "9100",
        "frames": "7",
        "frames-person": "9",
        "bot-seconds": "90",
        "bot-workers": "3",
        "min-pace": "50",
        "connections": "8",
        "keep-gathering": "2",
        "keep-playing": "3",
        "keep-finished": "4",
        "store": "x.db",
    }
    settings = Settings.read({}, {variable(name): value for name, value in given.items()})
    assert settings.public_url == "https://table.example"
    assert settings.is_secure
    assert settings.origins == ("http://friend.example", "https://[2001:db8::1]:8443")
    assert settings.proxies == (ip_network("10.0.0.0/8"), ip_network("::1/128"))
    assert settings.contact == ("mailto:security@table.example",)
    assert settings.proxy_header == "cf-connecting-ip"
    assert settings.metrics == ("127.0.0.1", 9100)
    assert settings.keep == Keep(2 * DAY, 3 * DAY, 4 * DAY)
    assert (settings.frames, settings.connections, settings.store) == (7, 8, "x.db")
    assert (settings.frames_person, settings.frames_address) == (9, 70)
    assert (settings.bot_seconds, settings.bot_workers, settings.min_pace) == (90, 3, 50)
    assert Settings.read({"metrics": "[::1]:9100"}, {}).metrics == ("::1", 9100)


def test_bots_of_a_public_server_have_a_shortest_pace_unless_it_is_set() -> None:
    public = {"public-url": "https://table.example"}
    assert Settings.read({}, {}).min_pace == 0
    assert Settings.read(public, {}).min_pace == 300
    assert Settings.read({**public, "min-pace": "0"}, {}).min_pace == 0


@pytest.mark.parametrize(
    ("setting", "value", "shown"),
    [
        ("port", "-1", "-1"),
        ("port", "65536", "65536"),
        ("port", "\uff18\uff10", "\uff18\uff10"),
        ("port", "1" * 30, "1" * 30),
        ("frames", "0", "0"),
        ("frames-person", "0", "0"),
        ("frames-address", "many", "many"),
        ("bot-seconds", "0", "0"),
        ("bot-workers", "257", "257"),
        ("min-pace", "10001", "10001"),
        ("connections", "0", "0"),
        ("public-url", "table.example", "table.example"),
        ("public-url", "https://table.example/path", "https://table.example/path"),
        ("public-url", "https://", "https://"),
        ("public-url", "https://a:x", "https://a:x"),
        ("origins", "https://a.example,*", "*"),
        ("proxies", "10.0.0.1/8", "10.0.0.1/8"),
        ("proxies", "10.0.0.0/8,0.0.0.0/0", "0.0.0.0/0"),
        ("proxies", "::/0", "::/0"),
        ("contact", "nobody", "nobody"),
        ("proxy-header", "X-Forwarded-For, Forwarded", "X-Forwarded-For, Forwarded"),
        ("proxy-header", "\xfc", "\xfc"),
        ("nats", "localhost:4222", "…"),
        ("nats", "http://user:secret@host", "http://"),
        ("metrics", "host:", "host:"),
        ("metrics", "0", "0"),
        ("keep-finished", "0", "0"),
    ],
)
def test_invalid_settings_are_refused_without_showing_a_password(
    setting: str, value: str, shown: str
) -> None:
    with pytest.raises(InvalidSetting) as refused:
        Settings.read({setting: value}, {})
    data = refused.value.data()
    data.pop("allowed")
    assert data == {"setting": setting, "variable": variable(setting), "value": shown}


NUMBERS = {
    field.name.replace("_", "-"): str(getattr(Settings(), field.name))
    for field in fields(Settings)
    if field.type in {"int", int}
} | {name: "1" for name in PARSERS if name.startswith("keep-")}
"""The settings that are whole numbers, with a valid value for each."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", NUMBERS)
def test_a_refusal_states_exactly_the_numbers_that_are_allowed(setting: str, language: str) -> None:
    Settings.read({setting: NUMBERS[setting]}, {})
    with pytest.raises(InvalidSetting) as refused:
        Settings.read({setting: "999999999"}, {})
    least, most = map(int, refused.value.allowed.split("–"))
    for allowed in (least, most):
        Settings.read({setting: str(allowed)}, {})
    for wrong in (least - 1, most + 1):
        with pytest.raises(InvalidSetting):
            Settings.read({setting: str(wrong)}, {})
    names = CardNames(Words(language), Edition.CLASSIC, Faces.LETTERS)
    sentence = Words(language).refusal(refused.value, names)
    assert f"({least}–{most})" in sentence
    assert not re.search(r"\d", sentence.replace("999999999", "").replace(f"{least}–{most}", ""))
