"""Commands that the lab adds by entry points."""

from importlib.metadata import EntryPoint, EntryPoints

import pytest

from foretell.i18n import LANGUAGES
from foretell.terminal.common.commands import command
from foretell.terminal.common.output import write_line
from foretell.terminal.completion.declared import declared
from foretell.terminal.program import OF_THE_LAB
from tests.terminal.helpers import Run, refusal


@command("train")
def a_command_of_the_lab() -> None:
    """Print a line."""
    write_line("trained")


def install(monkeypatch: pytest.MonkeyPatch, *installed: EntryPoint) -> None:
    """Let exactly these entry points be installed."""
    points = EntryPoints(installed)
    monkeypatch.setattr("importlib.metadata.entry_points", points.select)


def test_a_command_of_the_lab_is_found_by_its_entry_point(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    value = f"{__name__}:a_command_of_the_lab"
    install(monkeypatch, EntryPoint("train", value, "foretell.commands"))
    assert run("train").out == "trained\n"


@pytest.mark.parametrize("words", [(), ("--out", "run"), ("surplus", "-x")])
def test_without_the_lab_its_command_says_in_a_line_how_to_install_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    install(monkeypatch)
    err = refusal(run("train", *words))
    assert err.count("\n") == 1
    assert "“foretell train” is part of foretell-lab" in err
    assert err.endswith("pip install ./lab\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_missing_lab_is_named_in_every_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    install(monkeypatch)
    ran = run("--lang", language, "train")
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert "foretell-lab" in ran.err
    assert ran.err.endswith("pip install ./lab\n")


def test_without_the_lab_its_command_is_still_explained_and_completed(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch)
    assert "Train a network" in run("train", "--help").out
    assert set(OF_THE_LAB) <= {each.words[0] for each in declared() if each.words}


def test_without_the_lab_its_estimation_says_how_to_install_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    from foretell.arena.estimations import estimator

    install(monkeypatch)
    estimator.cache_clear()
    duel = ("--alone", "random", "--others", "steady", "--estimate", "control")
    try:
        ran = run("tournament", *duel, "--deals", "1")
    finally:
        estimator.cache_clear()
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "“--estimate control” is part of foretell-lab" in ran.err
