"""Files of games: the page opens and refuses those that Python does, and says what is missing."""

import gzip
import io
from base64 import b64encode
from typing import TYPE_CHECKING, Final, cast

import pytest

from foretell.record import check_file, game_text, read_records
from tests.record.mails import mailed
from tests.web.browsing import Visitors
from tests.web.pages import ROOT, InDeno

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

PATH: Final = ROOT / "conformance" / "records" / "preset-en.jsonl"
RECORD: Final = PATH.read_text("utf-8")
TEXT: Final = game_text(next(read_records(PATH)))
ROUND: Final = '{"type":"dealt","round":3'
LAUNCH: Final = """(() => {
  const queue = Promise.withResolvers();
  Object.defineProperty(window, "launchQueue", { value: { setConsumer: queue.resolve } });
  window.launch = async (text) =>
    (await queue.promise)({ files: [{ getFile: async () => new File([text], "game.jsonl") }] });
})()"""
"""An installed page as the system opens a file with it."""


def _files() -> dict[str, bytes]:
    lines = RECORD.splitlines()
    forms = {"record": RECORD, "short text": TEXT}
    forms |= {f"mailed {name}": text for name, text in mailed(TEXT)}
    files = {
        f"{name} in {encoding}": text.encode(encoding)
        for name, text in forms.items()
        for encoding in ("utf-8", "utf-8-sig", "utf-16")
    }
    return files | {
        "big-endian": f"\ufeff{RECORD}".encode("utf-16-be"),
        "compressed": gzip.compress(RECORD.encode(), mtime=0),
        "compressed text": gzip.compress(TEXT.encode(), mtime=0),
        "cut": RECORD[:-9].encode(),
        "cut after a line": "\n".join(lines[:40]).encode(),
        "cut in UTF-16": RECORD.encode("utf-16")[:-19],
        "double-spaced": RECORD.replace("\n", "\n\n").encode(),
        "blank before": f"\n\n{RECORD}".encode(),
        "blank within": "\n".join([*lines[:9], "", " ", *lines[9:]]).encode(),
        "blank after": f"{RECORD}\n\n \n".encode(),
    }


def test_the_page_opens_and_refuses_the_files_that_python_does() -> None:
    files = []
    for name, body in _files().items():
        fault = next(check_file(io.BytesIO(body)), None)
        told = None if fault is None else [fault.line, fault.refusal.code]
        files.append({"name": name, "bytes": b64encode(body).decode(), "fault": told})
    found = InDeno().run("opened_files.js", {"files": files})
    assert found["failures"] == []
    assert cast("int", found["checked"]) == len(files)
    codes = {str(file["fault"][1]) for file in files if file["fault"]}
    assert codes == {"record/compressed", "record/breaks_off", "record/blank_line"}


def test_a_game_that_a_file_has_only_in_part_is_opened_with_a_word(visitors: Visitors) -> None:
    page = visitors.come("/replay")
    part = RECORD[: RECORD.index(ROUND)] + RECORD[RECORD.index(ROUND) :].split("\n")[0] + "\n"
    for body, missing in ((part.encode("utf-16"), 1), (RECORD.encode(), 0)):
        _open(page, body)
        page.locator(".table-bar").wait_for()
        page.get_by_text("The file ends in round 3").first.wait_for(
            state="visible" if missing else "detached"
        )
        page.go_back()
        page.locator(".opener").wait_for()
    _open(page, gzip.compress(RECORD.encode(), mtime=0))
    page.get_by_text("compressed with gzip").wait_for()


def test_a_file_opened_with_the_installed_page_is_shown(visitors: Visitors) -> None:
    context = visitors.browser()
    context.add_init_script(LAUNCH)
    page = context.new_page()
    page.goto(visitors.address + "/replay")
    page.locator(".opener").wait_for()
    page.evaluate("launch", RECORD)
    page.locator(".table-bar").wait_for()
    assert page.url.endswith("/replay/file") or "/replay/file?" in page.url


def _open(page: "Page", body: bytes) -> None:
    page.locator("input[type=file]").set_input_files(
        {"name": "game.jsonl", "mimeType": "application/x-ndjson", "buffer": body}
    )
