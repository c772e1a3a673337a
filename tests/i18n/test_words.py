import pytest

from foretell.cards import Card, Suit, UnknownCard
from foretell.game.refusals import BidOutOfRange, GameIsOver, MustFollowSuit
from foretell.i18n import LANGUAGES, CardNames, Words
from foretell.rules.options import Edition, InvalidOption
from foretell.rules.presets import Faces
from foretell.rules.refusals import FixedSchedule

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def names(language: str, edition: Edition = Edition.CLASSIC) -> CardNames:
    return CardNames(Words(language), edition, Faces.LETTERS)


def test_words_know_their_language() -> None:
    assert Words("fr").language == "fr"


@in_every_language
def test_an_unknown_message_is_a_programming_error(language: str) -> None:
    with pytest.raises(LookupError, match="no message nothing-of-the-kind"):
        Words(language)("nothing-of-the-kind")


def test_an_unknown_attribute_is_a_programming_error() -> None:
    with pytest.raises(LookupError, match="no text"):
        Words("en")("card-hearts.knight")


@in_every_language
def test_a_missing_variable_is_a_programming_error(language: str) -> None:
    with pytest.raises(LookupError, match="hand-size"):
        Words(language)("bid-out-of-range", bid=3)


@in_every_language
def test_a_missing_variable_of_a_selector_is_a_programming_error(language: str) -> None:
    with pytest.raises(LookupError, match="deal"):
        Words(language)("options-fixed-schedule", players=2)


@in_every_language
def test_no_isolating_characters_surround_values(language: str) -> None:
    text = Words(language)("bid-out-of-range", bid=7, hand_size=3)
    assert not set(text) & set("\u2066\u2067\u2068\u2069")
    assert "7" in text


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "there is 1 round"),
        ("en", 2, "there are 2 rounds"),
        ("it", 1, "Si gioca 1 round,"),
        ("it", 5, "Si giocano 5 round,"),
        ("es", 1, "Se juega 1 ronda,"),
        ("es", 2, "Se juegan 2 rondas,"),
        ("fr", 1, "On joue 1 manche,"),
        ("fr", 2, "On joue 2 manches,"),
        ("de", 1, "Gespielt wird 1 Runde;"),
        ("de", 2, "Gespielt werden 2 Runden;"),
    ],
)
def test_plural_forms_follow_the_number(language: str, count: int, said: str) -> None:
    assert said in Words(language)("rule-11-1", rounds=count, sizes="1")


@pytest.mark.parametrize(
    ("language", "strings", "listed"),
    [
        ("en", [], ""),
        ("en", ["a"], "a"),
        ("en", ["a", "b"], "a and b"),
        ("en", ["a", "b", "c"], "a, b and c"),
        ("it", ["a", "b", "c"], "a, b e c"),
        ("it", ["Nani", "Elfi"], "Nani ed Elfi"),
        ("es", ["a", "b", "c"], "a, b y c"),
        ("es", ["Ana", "Íñigo"], "Ana e Íñigo"),
        ("fr", ["a", "b", "c"], "a, b et c"),
        ("de", ["a", "b", "c"], "a, b und c"),
    ],
)
def test_lists_read_as_in_a_sentence(language: str, strings: list[str], listed: str) -> None:
    assert Words(language).listed(strings) == listed


@pytest.mark.parametrize(
    ("language", "edition", "said"),
    [
        ("en", Edition.CLASSIC, "the 7 of hearts, the queen of hearts, a Wizard, a Jester"),
        ("en", Edition.FANTASY, "the 6 of the blue Humans, the 11 of the blue Humans, a Wizard"),
        ("it", Edition.CLASSIC, "il 7 di cuori, la donna di cuori, uno Stregone, un Giullare"),
        ("it", Edition.FANTASY, "il 6 degli Umani blu, l’11 degli Umani blu, un Wizard"),
        ("es", Edition.CLASSIC, "el 7 de corazones, la reina de corazones, un Mago, un Bufón"),
        ("fr", Edition.CLASSIC, "le 7 de cœur, la dame de cœur, un Wizard, un Fou"),
        ("de", Edition.CLASSIC, "Herz 7, Herz-Dame, einen Zauberer, einen Narren"),
        ("de", Edition.FANTASY, "die 6 der blauen Menschen, die 11 der blauen Menschen, einen"),
    ],
)
def test_cards_have_their_articles_in_sentences(language: str, edition: Edition, said: str) -> None:
    words, called = Words(language, edition), names(language, edition)
    cards = [called.card(Card(name)) for name in ("H6", "H11", "Z1", "N1")]
    read = ", ".join(words("card-with-article", card=card) for card in cards)
    assert read.startswith(said)


def test_an_italian_article_is_elided_before_a_vowel_that_a_number_begins_with() -> None:
    words, called = Words("it"), CardNames(Words("it"), Edition.CLASSIC, Faces.NUMBERS)
    cards = [called.card(Card(f"C{rank}")) for rank in (1, 7, 8, 10, 11)]
    read = [words("card-with-article", card=card).partition(" di ")[0] for card in cards]
    assert read == ["l’1", "il 7", "l’8", "il 10", "l’11"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_s_sign_has_no_article(language: str) -> None:
    assert [Words(language)("card-with-article", card=sign) for sign in ("♥7", "Z")] == ["♥7", "Z"]


@pytest.mark.parametrize(
    ("edition", "said"),
    [(Edition.CLASSIC, "gli Stregoni sono"), (Edition.FANTASY, "i Wizard sono")],
)
def test_sentences_call_the_cards_as_the_edition_does(edition: Edition, said: str) -> None:
    words = Words("it", edition)
    assert said in words("card-unknown", text="X1")
    assert said in Words("it").refusal(UnknownCard("X1"), names("it", edition))


def test_a_refusal_says_what_where_and_what_to_do() -> None:
    refusal = MustFollowSuit(
        Card("S3"), Suit.HEARTS, (Card("H6"), Card("H11"), Card("Z2"), Card("Z4"))
    )
    assert Words("en").refusal(refusal, names("en")) == (
        "You have to follow: hearts were led, so the 4 of spades has to wait. "
        "You can play: 7 of hearts, queen of hearts, Wizard."
    )


@in_every_language
def test_a_refusal_in_the_fantasy_edition_names_its_cards(language: str) -> None:
    fantasy = names(language, Edition.FANTASY)
    refusal = MustFollowSuit(Card("S3"), Suit.HEARTS, (Card("H6"), Card("N2")))
    text = Words(language).refusal(refusal, fantasy)
    for said in (
        fantasy.suit(Suit.HEARTS),
        fantasy.card(Card("S3")),
        fantasy.card(Card("H6")),
        fantasy.card(Card("N2")),
    ):
        assert said in text


@in_every_language
def test_a_refusal_names_options_as_people_type_them(language: str) -> None:
    refusal = InvalidOption(option="hand_sizes", value="[0]", allowed="1–15")
    assert Words(language).refusal(refusal, names(language)).startswith("--hand-sizes ")


@pytest.mark.parametrize(
    ("players", "deal", "flag"), [(2, "shared", "--players 2"), (3, "one_suit", "--deal one_suit")]
)
@in_every_language
def test_the_fixed_schedule_names_the_option_that_fixes_it(
    language: str, players: int, deal: str, flag: str
) -> None:
    refusal = FixedSchedule(hand_sizes=(1, 2), players=players, deal=deal)
    assert flag in Words(language).refusal(refusal, names(language))


@in_every_language
def test_a_refusal_without_fields_is_a_sentence(language: str) -> None:
    assert Words(language).refusal(GameIsOver(), names(language)).endswith(".")


@in_every_language
@pytest.mark.parametrize("bid", [-1, 10**6, 10**400])
def test_a_refusal_can_show_any_number(language: str, bid: int) -> None:
    text = Words(language).refusal(BidOutOfRange(bid=bid, hand_size=3), names(language))
    assert len(text) < 250


@in_every_language
@pytest.mark.parametrize("text", ["", "\x1b[2J\x07", "x" * 100_000, "{ $text }", "\u202e\n\0"])
def test_untrusted_text_cannot_control_the_terminal(language: str, text: str) -> None:
    said = Words(language).refusal(UnknownCard(text), names(language))
    assert len(said) < 400
    assert said.replace("\u00a0", " ").replace("\u202f", " ").isprintable()


@in_every_language
def test_zero_finished_games_are_not_reported_as_one(language: str) -> None:
    """French has the same plural form for none as for one."""
    none, one = (
        Words(language)("loadtest-moves", people=3, tables=1, moves=9, seconds=5, rate=2, games=n)
        for n in (0, 1)
    )
    assert none != one


@pytest.mark.parametrize(
    ("host", "said"),
    [("Anna", "Table d’Anna"), ("Émile", "Table d’Émile"), ("Zoë", "Table de Zoë")],
)
@pytest.mark.parametrize("message", ["table-of", "web-table-of"])
def test_a_french_de_is_elided_before_a_vowel(message: str, host: str, said: str) -> None:
    assert Words("fr")(message, host=host) == said
