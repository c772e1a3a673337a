"""The options of the rules as flags, in every command that needs them."""

from dataclasses import fields

import click
import pytest

from foretell.i18n import LANGUAGES, Words
from foretell.rules.options import CHOICES, OPTIONS, InvalidOption, Options
from foretell.rules.presets import PRESETS, Faces
from foretell.terminal.common.options import VALUES, Chosen, flag, hand_sizes
from foretell.terminal.completion.declared import declared
from tests.terminal.helpers import Run


def chosen(preset: str | None = None, **given: object) -> Chosen:
    return Chosen(None if preset is None else PRESETS[preset], given)


def test_every_option_of_the_rules_has_a_flag() -> None:
    assert tuple(VALUES) == tuple(OPTIONS) == tuple(field.name for field in fields(Options))


def test_the_choices_in_the_help_are_those_of_the_rules() -> None:
    for option, kind in CHOICES.items():
        found = VALUES[option]
        assert isinstance(found, click.Choice)
        assert found.choices == tuple(kind)
        assert found.name == "|".join(kind)


@pytest.mark.parametrize("command", ["play", "simulate", "rules", "stats", "tournament", "advise"])
def test_every_command_that_needs_options_has_them_all(run: Run, command: str) -> None:
    page = run("help", command).out.replace("--[no-]", "--")
    assert all(flag(option) + " " in page for option in VALUES)
    assert "--preset" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_help_page_says_how_to_list_the_other_options(run: Run, language: str) -> None:
    page = " ".join(run("stats", "--help", "--lang", language).out.split())
    shown = [option for option in VALUES if flag(option) + " " in page.replace("--[no-]", "--")]
    assert shown == ["players"]
    more = Words(language)(
        "commands-more-options", count=len(VALUES) - 1, command="foretell help stats"
    )
    assert " ".join(more.split()) in page


def test_commands_without_a_table_have_no_flags_of_options() -> None:
    flags = {flag(option) for option in ("preset", *VALUES)}
    having = {
        command.words
        for command in declared()
        if flags <= {name for option in command.options for name in option.flags}
    }
    assert having == {
        *(("play",), ("simulate",), ("rules",)),
        *(("stats",), ("tournament",), ("advise",)),
    }


def test_given_flags_become_options() -> None:
    options = chosen(
        players="3", first_dealer="2", hand_sizes="1-3,2", clairvoyance=True, edition="fantasy"
    ).options()
    assert options == Options(
        players=3, first_dealer=2, hand_sizes=(1, 2, 3, 2), clairvoyance=True, edition="fantasy"
    )
    assert chosen().options() == Options()
    assert chosen(first_dealer="draw").options() == Options()


def test_single_options_override_a_preset() -> None:
    assert chosen("fr", first_dealer="draw", edition="classic").options() == Options()
    assert chosen("clairvoyance", clairvoyance=False).options() == Options()


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_sets_the_faces_and_the_language(name: str) -> None:
    assert chosen(name).faces is PRESETS[name].faces
    assert chosen(name).language == PRESETS[name].language


def test_without_a_preset_cards_show_letters() -> None:
    assert chosen().faces is Faces.LETTERS
    assert chosen().language is None


@pytest.mark.parametrize(
    ("option", "typed"),
    [
        ("players", "x"),
        ("players", "1"),
        ("players", "-3"),
        ("hand_sizes", "1,x"),
        ("hand_sizes", "1-16"),
        ("hand_sizes", ""),
        ("first_dealer", "last"),
    ],
)
def test_a_refused_value_is_shown_as_it_was_typed(option: str, typed: str) -> None:
    with pytest.raises(InvalidOption) as refused:
        chosen(**{option: typed}).options()
    assert (refused.value.option, refused.value.value) == (option, typed)


@pytest.mark.parametrize("option", CHOICES)
def test_an_invalid_choice_is_refused_with_the_valid_ones(run: Run, option: str) -> None:
    ran = run("rules", flag(option), "both")
    clause = OPTIONS[option].clause
    allowed = ", ".join(CHOICES[option])
    assert ran.status == 2
    assert ran.err == f"foretell: {flag(option)} cannot be “both”. Allowed: {allowed}. ({clause})\n"


@pytest.mark.parametrize(
    ("text", "sizes"),
    [
        ("1,3,5", (1, 3, 5)),
        ("3-1", (3, 2, 1)),
        ("1..3", (1, 2, 3)),
        ("1–2, 7", (1, 2, 7)),
        (" 4 ", (4,)),
        ("1,,2", ()),
        ("a", ()),
        ("1-", ()),
        ("100", ()),
    ],
)
def test_hand_sizes_are_given_as_lists_and_ranges(text: str, sizes: tuple[int, ...]) -> None:
    """R11.1"""
    assert hand_sizes(text) == sizes


def test_given_options_are_known_by_their_flags() -> None:
    assert chosen("fr", players="3", clairvoyance=False).flags == (
        "--preset",
        "--players",
        "--clairvoyance",
    )
