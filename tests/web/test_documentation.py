"""The documentation in a browser, as a server sends it: a few of its pages, built here."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from scripts.pack_docs import main as pack
from tests.server.process import Fresh, ServerProcess, server_process
from tests.web.axe import AXE, COLOURS, FIND
from tests.web.browsing import DESK, PHONE, Visitors
from tests.web.documented import ARCHIVE
from tests.web.tabs import Tabs
from tests.web.test_offline import KEPT

pytestmark = pytest.mark.whole

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = f"""# Pages for a test

The seat on the left leads, and others [follow](play/rules/it.md#r7-3).

```sh
$ foretell play
```

:::{{note}}
Every seat has a hand.
:::

|{" a wide column |" * 9}
|{"---|" * 9}
|{" `unbreakable` |" * 9}

```{{toctree}}
play/rules/en
play/rules/it
```
"""
ADDRESSES: Final = ("/docs/", "/docs/play/rules/it.html", "/docs/search.html?q=seat")
SIDEWAYS: Final = "document.documentElement.scrollWidth - innerWidth"
NOT_KEPT: Final = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(caches_.map((cache) => cache.keys()));
  return kept.flat().filter(({ url }) => new URL(url).pathname.startsWith("/docs"));
}"""


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site of three pages, built as `make docs` builds it."""
    folder = tmp_path_factory.mktemp("docs")
    source, site, archive = (folder / name for name in ("source", "site", "docs.tar.xz"))
    rules = source / "play" / "rules"
    rules.mkdir(parents=True)
    (source / "index.md").write_text(PAGE, "utf-8")
    for language in ("en", "it"):
        text = (ROOT / "docs" / "play" / "rules" / f"{language}.md").read_text("utf-8")
        (rules / f"{language}.md").write_text(text.replace("[", "").replace("](", " ("), "utf-8")
    configured = ("-c", ROOT / "docs", "--quiet", "--fail-on-warning")
    subprocess.run([sys.executable, "-m", "sphinx", *configured, source, site], check=True)
    pack(site, archive)
    shutil.rmtree(site)
    return archive


@pytest.fixture(scope="module")
def server(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ARCHIVE, str(archive))
        launcher = Fresh("tests.web.documented")
        with server_process(str(folder / "a.db"), folder / "log", launcher=launcher) as server:
            yield server


@pytest.fixture
def readers(tabs: Tabs, server: ServerProcess) -> Iterator[Visitors]:
    """People who read; nothing may be refused by the policy, or go wrong in another way."""
    readers = Visitors(tabs, server.url)
    yield readers
    assert readers.leave() == []


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_page_obeys_its_policy_and_no_rule_of_axe_is_broken(
    readers: Visitors, address: str
) -> None:
    page = readers.come(address, fresh=True)
    page.locator("h1, ul.search li").first.wait_for()
    assert page.evaluate(SIDEWAYS) == 0  # wide tables scroll, and not the page
    page.evaluate(AXE)
    for size in (PHONE, DESK):
        page.set_viewport_size(size)
        for scheme, rules in (("light", None), ("dark", COLOURS)):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            assert page.evaluate(FIND, rules) == [], (size, scheme)


def test_a_wide_table_scrolls_by_itself(readers: Visitors) -> None:
    page = readers.come("/docs/")
    width, inside = page.locator(".table-wrapper").evaluate("(e) => [e.clientWidth, e.scrollWidth]")
    assert width < PHONE["width"] < inside


def test_the_search_finds_a_word_and_shows_where_it_is(readers: Visitors) -> None:
    page = readers.come("/docs/", size=DESK)
    page.get_by_role("textbox", name="Search").fill("seat")
    page.keyboard.press("Enter")
    found = page.locator("ul.search li", has_text="Pages for a test")
    assert "The seat on the left leads" in found.locator("p.context").inner_text()
    found.get_by_role("link").click()
    page.get_by_role("heading", name="Pages for a test").wait_for()
    assert page.locator(".highlighted").first.inner_text() == "seat"


def test_the_search_finds_a_clause_by_its_number(readers: Visitors) -> None:
    page = readers.come("/docs/search.html?q=R7.3")
    page.locator("ul.search li").get_by_role("link", name="Le regole di Wizard").first.click()
    page.wait_for_url("**/play/rules/it.html*#r7-3")


@pytest.mark.parametrize("anchor", ["r7-3", "r7.3"])
def test_a_link_to_a_clause_leads_to_it(readers: Visitors, anchor: str) -> None:
    page = readers.come(f"/docs/play/rules/it.html#{anchor}")
    clause = page.get_by_role("heading", name="R7.3")
    box = clause.bounding_box()
    assert box is not None
    assert 0 < box["y"] < 150
    assert clause.evaluate("(e) => e.closest('[lang]').lang") == "it"
    clause.hover()
    clause.get_by_role("link").click()
    assert page.url.endswith("#r7-3")


def test_its_theme_and_that_of_the_page_are_two_choices(readers: Visitors) -> None:
    page = readers.come("/docs/", prefers={"theme": "light"}, color_scheme="light")
    background = "getComputedStyle(document.body).backgroundColor"
    light, settings = page.evaluate(background), "localStorage.getItem('foretell.settings')"
    kept = page.evaluate(settings)
    page.locator(".theme-toggle-header button").click()  # from that of the system to the other one
    assert page.evaluate(background) != light
    page.reload()
    assert page.evaluate(background) != light
    assert page.evaluate(settings) == kept
    page.goto(readers.address + "/settings")
    page.locator("h1").wait_for()
    assert page.locator("html").get_attribute("data-theme") == "light"


def test_the_page_leads_to_it_also_where_the_page_is_kept(readers: Visitors) -> None:
    page = readers.come("/", keeps=True)
    page.evaluate(KEPT)
    page.reload()
    page.get_by_role("link", name="Documentation").click()
    page.get_by_role("heading", name="Pages for a test").wait_for()
    assert page.url == f"{readers.address}/docs/"
    page.reload()
    page.get_by_role("heading", name="Pages for a test").wait_for()
    assert page.evaluate(NOT_KEPT) == []


def test_code_is_copied_without_its_prompt(readers: Visitors) -> None:
    page = readers.come("/docs/", permissions=["clipboard-read", "clipboard-write"], size=DESK)
    page.locator(".highlight-sh").hover()
    page.locator(".highlight-sh button.copybtn").click()
    page.locator("button.copybtn.success").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == "foretell play"


def test_where_none_was_built_the_page_does_not_lead_to_it(visitors: Visitors) -> None:
    page = visitors.come("/settings")
    page.locator("footer").wait_for()
    has_link = page.evaluate("'docs' in document.body.dataset")
    assert page.get_by_role("link", name="Documentation").count() == int(has_link)
