"""Links to tables, as people paste and type them."""

import pytest

from foretell.client.link import Link, NotALink, NotAnAddress, link_from

HERE = "http://127.0.0.1:8000"


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("https://wizard.example/t/7K2M9QX4", Link("https://wizard.example", "7K2M9QX4")),
        (" http://localhost:8765/t/7k2m-9qx4/?a=1#b ", Link("http://localhost:8765", "7k2m-9qx4")),
        ("http://[::1]:80/t/A", Link("http://[::1]:80", "A")),
        ("7K2M 9QX4", Link(HERE, "7K2M 9QX4")),
    ],
)
def test_a_typed_text_is_a_link_or_a_code(text: str, link: Link) -> None:
    assert link_from(text, HERE) == link


@pytest.mark.parametrize(
    "text",
    [
        "",
        "https://wizard.example",
        "https://wizard.example/t/",
        "https://wizard.example/t/A/B",
        "https://wizard.example/replay/7K2M9QX4/1",
        "wizard.example/t/7K2M9QX4",
        "ftp://wizard.example/t/7K2M9QX4",
        "http://ann:secret@wizard.example/t/7K2M9QX4",
        "http://wizard.example:port/t/7K2M9QX4",
        "http://[::1/t/7K2M9QX4",
        "http:///t/7K2M9QX4",
        "http://wizard\r\n.example/t/A!",
        "A" * 41,
        "foo",
        "7K2M9QX",
        "7K2M9QX44",
    ],
)
def test_a_text_that_leads_to_no_table_is_refused(text: str) -> None:
    with pytest.raises(NotALink):
        link_from(text, HERE)


@pytest.mark.parametrize("server", ["", "wizard.example", "http://a/b", "ws://a", "http://a:b"])
def test_an_invalid_server_address_is_refused(server: str) -> None:
    with pytest.raises(NotAnAddress):
        link_from("7K2M9QX4", server)
