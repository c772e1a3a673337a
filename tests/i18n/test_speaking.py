"""Reading a card and explaining a refusal, with one call each."""

import pytest

from foretell import DECK, Options, Refusal
from foretell.cards import Card, Suit
from foretell.game.refusals import MustFollowSuit
from foretell.i18n import LANGUAGES, CardNames, Words, explain, read_card
from foretell.rules.options import Edition
from foretell.rules.presets import Faces


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "faces"), [("classic", "letters"), ("classic", "numbers"), ("fantasy", "numbers")]
)
def test_every_card_is_read_by_its_name(language: str, edition: str, faces: str) -> None:
    names = CardNames(Words(language), Edition(edition), Faces(faces))
    for card in DECK:
        assert card in read_card(names.card(card), language, edition=edition, faces=faces)


def test_a_text_that_is_not_a_card_reads_as_none() -> None:
    assert read_card("the moon") == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_explained_in_every_language_with_its_clause(language: str) -> None:
    sentence = explain(MustFollowSuit(Card("S3"), Suit.HEARTS, (Card("H9"),)), language)
    assert sentence.endswith(" (R7.3)")
    assert Words(language)("suit-hearts").casefold() in sentence.casefold()


def test_a_number_in_quotation_marks_is_shown_as_one() -> None:
    with pytest.raises(Refusal) as caught:
        Options(players="3")  # type: ignore[arg-type]  # a wrong type is the test
    assert "value='3'" in str(caught.value)
    assert "“'3'”" in explain(caught.value)
