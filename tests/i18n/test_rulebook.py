import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.i18n import LANGUAGES, Words
from foretell.i18n.rulebook import sections
from foretell.rules.clauses import clauses_in_play
from foretell.rules.options import Options
from foretell.testing import options


def text_of(clause: str, chosen: Options, language: str = "en") -> str:
    found = {section.clause: section for section in sections(Words(language), chosen)}
    return found[clause].text


@given(st.sampled_from(LANGUAGES), options())
def test_the_book_has_a_section_for_every_clause_in_play_and_no_other(
    language: str, chosen: Options
) -> None:
    book = sections(Words(language), chosen)
    assert tuple(section.clause for section in book) == clauses_in_play(chosen)


@given(st.sampled_from(LANGUAGES), options())
def test_every_text_is_a_complete_sentence_without_gaps(language: str, chosen: Options) -> None:
    for section in sections(Words(language), chosen):
        for part in (section.title, section.text):
            assert part == part.strip()
            assert not re.search(r"[{}$]|  |\n| [.,]|\.\.", part), part
        assert section.text.endswith(".")
        assert not section.title.endswith(".")
        assert re.match(r"[A-ZÀ-Ý“«„\d]", section.text), section.text
        assert not re.search(r"\. (?=[a-zà-ÿ])", section.text), section.text


@given(st.sampled_from(LANGUAGES), options())
def test_texts_refer_only_to_clauses_in_play(language: str, chosen: Options) -> None:
    in_play = set(clauses_in_play(chosen))
    for section in sections(Words(language), chosen):
        assert set(re.findall(r"R\d+\.\d+", section.text)) <= in_play, section.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "rounds", "largest"), [(3, 20, 20), (4, 15, 15), (5, 12, 12), (6, 10, 10)]
)
def test_the_number_of_rounds_follows_from_the_number_of_players(
    language: str, players: int, rounds: int, largest: int
) -> None:
    """R2.2"""
    text = text_of("R2.2", Options(players=players), language)
    assert [int(number) for number in re.findall(r"\d+", text)][::2] == [rounds, largest]


@pytest.mark.parametrize("language", LANGUAGES)
def test_custom_hand_sizes_are_listed(language: str) -> None:
    """R11.1"""
    text = text_of("R11.1", Options(players=4, hand_sizes=(1, 3, 5)), language)
    assert Words(language).listed(["1", "3", "5"]) in text
    assert "60" in text
    old = Options.from_record({"players": 4, "hand_sizes": (1,) * 5000})
    assert text_of("R11.1", old, language).endswith("….")


@pytest.mark.parametrize(
    ("winning_wizard", "clause", "deal", "said"),
    [
        ("first", "R7.4", "shared", "first Wizard"),
        ("last", "R7.4", "shared", "last Wizard"),
        ("first", "R9.7", "one_suit", "first Wizard"),
        ("last", "R9.7", "one_suit", "last Wizard"),
    ],
)
def test_the_book_explains_the_winning_wizard_of_the_options(
    winning_wizard: str, clause: str, deal: str, said: str
) -> None:
    """R9.3"""
    assert said in text_of(clause, Options(winning_wizard=winning_wizard, deal=deal))


@pytest.mark.parametrize(("players", "times"), [(2, 1), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_a_trick_of_jesters_is_explained_where_it_can_happen(players: int, times: int) -> None:
    """R7.4: there are four Jesters."""
    assert text_of("R7.4", Options(players=players)).count("all its cards are Jesters") == times


@pytest.mark.parametrize(
    ("bidding", "said"), [("open", "the dealer last"), ("hidden", "R9.1"), ("secret", "R9.2")]
)
def test_the_book_explains_the_order_of_bidding_of_the_options(bidding: str, said: str) -> None:
    """R6.1"""
    assert said in text_of("R6.1", Options(bidding=bidding))


@pytest.mark.parametrize(("clairvoyance", "said"), [(False, "after"), (True, "before")])
def test_the_dealer_names_trump_before_or_after_seeing_the_hand(
    said: str, *, clairvoyance: bool
) -> None:
    """R5.3, R9.6"""
    options = Options(clairvoyance=clairvoyance)
    assert f"{said} looking at their own hand" in text_of("R5.3", options)


def test_clairvoyance_speaks_of_trump_where_there_is_one() -> None:
    """R9.6, R9.7"""
    assert "trump" in text_of("R9.6", Options(clairvoyance=True))
    assert "trump" not in text_of("R9.6", Options(clairvoyance=True, deal="one_suit"))


def test_the_clause_on_the_suit_led_points_to_the_house_rule_when_it_is_on() -> None:
    """R7.2, R7.5"""
    assert "R7.5" in text_of("R7.2", Options(follow_after_wizard=True))
    assert "R7.5" not in text_of("R7.2", Options())


@pytest.mark.parametrize(
    ("edition", "said"), [("classic", "uno Stregone o un Giullare"), ("fantasy", "un Wizard o un")]
)
def test_the_book_names_cards_as_the_edition_does(edition: str, said: str) -> None:
    """R1.3"""
    assert said in text_of("R7.3", Options(edition=edition), "it")
