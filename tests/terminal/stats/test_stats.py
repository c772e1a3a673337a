"""``foretell stats``: statistics of many games."""

import json
import os
from pathlib import Path

import pytest

from foretell.i18n import LANGUAGES, Words
from foretell.rules.options import Options
from foretell.stats.census import PLAYERS
from foretell.stats.pictures import PICTURES
from foretell.stats.tables import FILES
from foretell.terminal.common.refusals import FileTrouble
from foretell.terminal.stats import BOTS
from tests.terminal.helpers import Run, refusal

FEW = ("--games", "3", "--hand-sizes", "1,2", "--bots", "random", "--seed", "2a")
ALL_CARDS = ("--games", "1", "--hand-sizes", "15", "--bots", "random", "--seed", "2a")
TITLE = "3 games of 4 players, all random, seed 2a, --hand-sizes 1,2"


def test_the_report_names_the_games_it_covers(run: Run) -> None:
    ran = run("stats", *FEW)
    assert (ran.status, ran.err) == (0, "")
    assert ran.lines[0].startswith(f"── {TITLE} ──")
    assert any("┤" in line for line in ran.lines)


def test_stats_offers_the_bots_of_the_simulator() -> None:
    assert tuple(PLAYERS) == BOTS


def test_stats_plays_steady_by_default(run: Run) -> None:
    ran = run("stats", "--games", "2", "--hand-sizes", "1", "--seed", "1", "--plain")
    assert "all steady" in ran.lines[0]
    assert any(line.startswith("1 card: ") for line in ran.lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("flags", [(), ("--plain",)])
def test_the_report_is_written_in_every_language(
    run: Run, language: str, flags: tuple[str, ...]
) -> None:
    ran = run("stats", *FEW, "--lang", language, *flags)
    assert ran.status == 0
    words = Words(language)
    assert words("stats-cards") in ran.out
    assert words("card-jester") in ran.out
    assert "stats-" not in ran.out


def test_plain_lines_of_stats_have_no_columns(run: Run) -> None:
    ran = run("stats", *FEW, "--plain")
    assert ran.lines[0] == TITLE
    assert not set("│┤─") & set(ran.out)


def test_the_same_seed_gives_the_same_figures(run: Run) -> None:
    first, again = run("stats", *FEW, "--json"), run("stats", *FEW, "--json")
    assert first.out == again.out
    other = run("stats", *FEW[:-1], "2b", "--json")
    assert json.loads(other.out)["bids"] != json.loads(first.out)["bids"]


def test_json_output_is_one_line_with_everything(run: Run) -> None:
    ran = run("stats", *FEW, "--json")
    (line,) = ran.out.splitlines()
    told = json.loads(line)
    assert (told["games"], told["seed"], told["bots"]) == (3, "2a", "random")
    assert Options.from_json(told["options"]) == Options(hand_sizes=(1, 2))
    assert list(told)[4:] == [Path(name).stem for name in FILES]
    assert sum(row["times"] for row in told["bids"]) == 3 * 2 * 4


@pytest.mark.parametrize(
    ("preset", "told"),
    [
        ("two-players", "2 players"),
        ("one-suit", "--deal one_suit"),
        ("clairvoyance", "--clairvoyance"),
        ("hidden-bid", "--bidding hidden"),
        ("dark-wizard", "--winning-wizard last"),
        ("fr", "seed 1"),
    ],
)
def test_the_options_of_stats_apply_and_are_named(run: Run, preset: str, told: str) -> None:
    flags = ("--preset", preset, "--games", "1", "--bots", "random", "--seed", "1", "--lang", "en")
    ran = run("stats", *flags, "--plain")
    assert ran.status == 0
    assert told in ran.lines[0]


def test_a_preset_of_stats_sets_language_and_faces(run: Run) -> None:
    ran = run("stats", *ALL_CARDS, "--preset", "it-classic", "--plain")
    assert any(line.startswith("Stregone: ") for line in ran.lines)
    assert any(line.startswith("13: ") for line in ran.lines)
    ran = run("stats", *ALL_CARDS, "--preset", "it-fantasy", "--plain")
    assert any(line.startswith("Buffone: ") for line in ran.lines)
    ran = run("stats", *ALL_CARDS, "--faces", "numbers", "--plain")
    assert any(line.startswith("13: ") for line in ran.lines)
    assert not any(line.startswith("A: ") for line in ran.lines)


def test_stats_writes_pictures_and_tables_to_a_folder(run: Run) -> None:
    pytest.importorskip("matplotlib")
    ran = run("stats", *FEW, "--out", "new/figures", "--plain")
    assert ran.status == 0
    assert ran.err == f"{len(FILES) + len(PICTURES)} files written to {Path('new/figures')}\n"
    written = sorted(path.name for path in Path("new/figures").iterdir())
    assert written == sorted([*FILES, *PICTURES])
    assert TITLE in ran.lines[0]


def test_stats_overwrites_existing_files_only_on_request(run: Run) -> None:
    pytest.importorskip("matplotlib")
    Path("figures").mkdir()
    Path("figures/cards.png").write_text("mine")
    err = refusal(run("stats", *FEW, "--out", "figures"))
    path = Path("figures") / "cards.png"
    assert err.startswith(f"foretell: {path} already exists.")
    assert Path("figures/cards.png").read_text() == "mine"
    assert run("stats", *FEW, "--out", "figures", "--force").status == 0
    assert Path("figures/cards.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_in_place_of_the_folder_is_refused(run: Run, language: str) -> None:
    pytest.importorskip("matplotlib")
    Path("figures").write_text("mine")
    err = refusal(run("stats", *FEW, "--out", "figures", "--lang", language))
    assert err == f"foretell: {Words(language)('stats-not-a-folder', path='figures')}\n"
    below = run("stats", *FEW, "--out", "figures/new")
    assert below.err == "foretell: figures/new: no such file or folder.\n"


def test_a_folder_that_cannot_be_written_is_refused_before_games_are_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("matplotlib")
    monkeypatch.setattr(os, "access", lambda *_: False)
    ran = run("stats", "--games", "999999999", "--out", "figures")
    refusal = FileTrouble(path="figures", why="forbidden", detail="")
    assert ran.status == 2
    assert ran.err == f"foretell: {Words('en')('commands-file-trouble', **refusal.data())}\n"


@pytest.mark.usefixtures("no_matplotlib")
def test_without_a_drawing_library_the_command_says_what_to_install(run: Run) -> None:
    assert 'pip install "matplotlib>=3.10,<4"' in refusal(run("stats", *FEW, "--out", "figures"))
    assert not Path("figures").exists()


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (("--games", "0"), "--games needs a whole number, 1 or more, not “0”."),
        (("--bots", "nobody"), "--bots cannot be “nobody”. Choose one of these: steady, random."),
        (("--seed", "xyz"), "“xyz” is not a seed"),
        (("--faces", "x"), "--faces cannot be “x”"),
        (("--players", "2", "--bidding", "open"), "(R10.2)"),
    ],
)
def test_stats_refuses_invalid_flags_in_one_clear_sentence(
    run: Run, flags: tuple[str, ...], told: str
) -> None:
    err = refusal(run("stats", *flags))
    assert told in err
    assert err.count("\n") == 1
