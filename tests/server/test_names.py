"""Names that people choose for themselves."""

from collections.abc import Callable, Iterator
from string import ascii_letters
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.errors import Refusal
from foretell.server.emoji import as_single_signs
from foretell.server.likeness import look_alike
from foretell.server.lookalikes import skeleton
from foretell.server.names import LONGEST_NAME, clean_name, columns
from foretell.server.refusals import BadCharacter

IGNORABLE: Final = (
    "AD 34F 61C 115F-1160 17B4-17B5 180B-180F 200B-200F 202A-202E 2060-206F 3164 FE00-FE0F FEFF "
    "FFA0 FFF0-FFF8 1BCA0-1BCA3 1D173-1D17A E0000-E0FFF"
)
"""All characters that Unicode lists with the property Default_Ignorable_Code_Point."""


def ignorable() -> Iterator[str]:
    for part in IGNORABLE.split():
        first, _, last = part.partition("-")
        yield from map(chr, range(int(first, 16), int(last or first, 16) + 1))


FAMILY: Final = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
SCOTLAND: Final = "\U0001f3f4" + "".join(chr(0xE0000 + ord(one)) for one in "gbsct") + "\U000e007f"


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann  ", "Ann"),
        ("Ann\u3000B", "Ann B"),
        ("Zoe\u0308", "Zoë"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("अमृता", "अमृता"),
        ("שרה", "שרה"),
        ("🃏 joker", "🃏 joker"),
        ("x" * 32, "x" * 32),
        ("王" * 16, "王" * 16),
        ("\U0001f9d9\u200d\u2642\ufe0f Max", "\U0001f9d9\u200d\u2642\ufe0f Max"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("\U0001f44b\U0001f3fd", "\U0001f44b\U0001f3fd"),
        ("\U0001f469\U0001f3fd\u200d\U0001f680", "\U0001f469\U0001f3fd\u200d\U0001f680"),
        (FAMILY * 16, FAMILY * 16),
        (SCOTLAND, SCOTLAND),
    ],
)
def test_good_names_are_composed_and_trimmed(given_name: str, kept: str) -> None:
    assert clean_name(given_name) == kept


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name/empty"),
        (" \t\n ", "name/empty"),
        ("\u0301", "name/empty"),
        ("x" * 33, "name/too_long"),
        ("x" * 5_000, "name/too_long"),
        ("a\u0000b", "name/bad_character"),
        ("a\nb", "name/bad_character"),
        ("a\u2028b", "name/bad_character"),
        ("a\u202eb", "name/bad_character"),
        ("a\u2066b", "name/bad_character"),
        ("a\u200bb", "name/bad_character"),
        ("a\ufeffb", "name/bad_character"),
        ("\u3164", "name/bad_character"),
        ("a\ud800b", "name/bad_character"),
        ("a\ue000b", "name/bad_character"),
        ("a" + 9 * "\u0300", "name/bad_character"),
        ("a\u034fb", "name/bad_character"),
        ("a\ufe0f", "name/bad_character"),
        ("a\u200db", "name/bad_character"),
        ("\u2764\ufe0f\ufe0f", "name/bad_character"),
        ("\U0001f9d9\u200d", "name/bad_character"),
        ("\u200d\U0001f9d9", "name/bad_character"),
        ("\U0001f9d9\ufe0e", "name/bad_character"),
        ("\U0001f9d9" + "\u200d\U0001f9d9" * 4, "name/bad_character"),
        (SCOTLAND.replace("\U000e0073", "\U000e0061"), "name/bad_character"),
        ("王" * 17, "name/too_long"),
        (FAMILY * 17, "name/too_long"),
        ("\ufdfa" * 32, "name/too_long"),
        ("\ufdfa" * 2, "name/too_long"),
        ("\ufdfd" * 2, "name/too_long"),
    ],
)
def test_unsuitable_names_are_refused(name: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.code == code


@given(st.text(max_size=60))
def test_an_accepted_name_is_short_visible_and_already_clean(name: str) -> None:
    try:
        kept = clean_name(name)
    except Refusal:
        return
    signs = as_single_signs(kept)
    assert 0 < columns(signs) <= LONGEST_NAME
    assert kept.strip() == kept
    assert all(character.isprintable() for character in signs.replace("\u3000", " "))
    assert clean_name(kept) == kept


def test_invisible_characters_are_no_part_of_a_name() -> None:
    for character in ignorable():
        with pytest.raises(BadCharacter):
            clean_name(f"A{character}nn")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "\u0410nn"),
        ("Ann", "ANN"),
        ("Ann", "ann"),
        ("Ann", "\uff21\uff4e\uff4e"),
        ("Ann", "\U0001d400\U0001d427\U0001d427"),
        ("Lila", "Li1a"),
        ("Emma", "Ernrna"),
        ("Zoë", "Zoe\u0308"),
        ("Bob", "\u0392\u03bfb"),
        ("Ilse", "lIse"),
        ("\u2764", "\u2764\ufe0f"),
        ("A\u034fnn", "Ann"),
        ("Groß", "GROSS"),
    ],
)
def test_names_that_look_the_same_are_recognised(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    "decorated",
    [
        *("A nn", "a n n", "Ann✓", "Ann.", "Ann ...", "_Ann_", "~ Ann ~", "A.n.n", "Ann®", "Ann-"),
        *("Ann (host)", "Ann (host", "Ann [bot]", "(host) Ann", "Ann【host】"),
        *("host: Ann", "Ann, host", "Ann – host", "Ann | host", "Ann 🎩 host", "Ann/host"),
        *("Ann 2", "Ann2", "Ann²", "Ann ②", "1. Ann", "Ann #1", "Ann٢"),
        *("4nn", "@nn", "4NN", "Ann 🎩", "🎩Ann", "Ann 🇩🇪", "🅰nn", "🇦nn", "Ⓐⓝⓝ", "ᴬⁿⁿ"),
        *("A\u0332n\u0332n\u0332", "Ann\u20dd", "A\u0336nn"),
    ],
)
def test_decorations_do_not_make_another_name(decorated: str) -> None:
    assert look_alike("Ann", decorated)
    assert look_alike(decorated, "Ann")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("steady", other) for other in ("st eady", "5teady", "st3ady", "$teady", "ste@dy!")),
        *(("Alice", other) for other in ("A!ice", "A|ice", "A1ice", "Al1ce")),
        *(("Lisa", "L1sa"), ("Matt", "Ma77"), ("Bob", "80b"), ("Bot 2", "Bot"), ("Zoë", "(Zoë)")),
        *(("Jean-Luc", "Jean Luc"), ("王", "王 (host)"), ("שרה", "שרה✓"), ("अमृता", "अमृता 2")),
        *(("🐱", "🐱."), ("🐱 🐱", "🐱🐱")),
    ],
)
def test_names_that_could_pass_for_each_other_are_recognised(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


LETTERS: Final = st.text(st.sampled_from([*ascii_letters, *"äëñøß\u0436\u0434\u03b4\u03c9王李שרה"]))
SIGNS: Final = st.text(".,·-_!?'*~^✓✔®™★♥🎩🃏 ", max_size=3)
FOR_LETTERS: Final = {
    "o": "0",
    "l": "1",
    "z": "2",
    "e": "3",
    "a": "4",
    "s": "5",
    "t": "7",
    "b": "8",
}


@given(LETTERS.filter(lambda name: len(name) > 1), st.data())
def test_whatever_decorates_a_name_still_passes_for_it(name: str, data: st.DataObject) -> None:
    decorations: dict[str, Callable[[], str]] = {
        "signs": lambda: "".join(one + data.draw(SIGNS) for one in name),
        "around": lambda: f"{data.draw(SIGNS)} {name} {data.draw(SIGNS)}",
        "brackets": lambda: f"{name} ({data.draw(LETTERS)})",
        "addition": lambda: f"{name} - {data.draw(LETTERS)}",
        "number": lambda: f"{name} {data.draw(st.integers(0, 10_000))}",
        "case": name.swapcase,
        "digits": lambda: name[0] + "".join(FOR_LETTERS.get(one, one) for one in name[1:]),
        "mark": lambda: "".join(f"{one}\u0335" for one in name),
    }
    decorated = decorations[data.draw(st.sampled_from(sorted(decorations)))]()
    assert look_alike(name, decorated), decorated
    assert look_alike(decorated, name), decorated


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Ann", other) for other in ("Anna", "Ann B", "Ann-Marie", "Anne", "Nan", "Änn")),
        *(("Iana", "Lana"), ("Zoe", "Zoë"), ("Ben", "Dan"), ("Bob", "Bo"), ("Mia", "Mía")),
        *(("Guest 1", "Guest 2"), ("Player6", "Player9"), ("Name 1", "Name 11"), ("42", "43")),
        *(("Ann (Rome)", "Ann (Berlin)"), ("A. Smith", "B. Smith"), ("Jean-Luc", "Jean")),
        *(("🐱", "🐶"), ("🐱2", "🐶2"), ("अमृता", "अमृत"), ("שרה", "שרי"), ("王", "李"), ("!", "?")),
    ],
)
def test_names_of_two_people_are_distinguished(one: str, other: str) -> None:
    assert not look_alike(one, other)
    assert not look_alike(other, one)


@given(st.text(max_size=40), st.text(max_size=40))
def test_likeness_is_mutual_and_every_name_is_like_itself(one: str, other: str) -> None:
    assert look_alike(one, one)
    assert look_alike(one, other) == look_alike(other, one)


@given(st.text(max_size=20))
def test_a_skeleton_looks_like_its_name(text: str) -> None:
    """As UTS 39 requires: applying the skeleton twice changes nothing."""
    assert skeleton(skeleton(text)) == skeleton(text)
