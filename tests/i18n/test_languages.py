import pytest

from foretell.i18n import LANGUAGES, UnknownLanguage, choose_language


@pytest.mark.parametrize("given", ["it", "IT", "it_CH.UTF-8", "it-CH"])
def test_the_requested_language_is_chosen(given: str) -> None:
    assert choose_language(given, {"LC_ALL": "de_DE.UTF-8"}) == "it"


@pytest.mark.parametrize("given", ["xx", "", "italiano", "C"])
def test_an_unknown_language_is_refused_with_the_list_of_known_ones(given: str) -> None:
    with pytest.raises(UnknownLanguage) as caught:
        choose_language(given, {"LANG": "it_IT.UTF-8"})
    assert caught.value.data() == {"language": given, "known": LANGUAGES}


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "es_MX.ISO-8859-1@euro"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "it_IT", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "it_IT", "LC_MESSAGES": "fr_FR", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "it_IT", "LC_MESSAGES": "", "LC_ALL": ""}, "it"),
        ({"LANG": "it_IT", "LC_ALL": "C"}, "en"),
        ({"LC_CTYPE": "it_IT", "LC_TIME": "fr_FR"}, "en"),
    ],
)
def test_the_locale_of_the_environment_is_chosen(environ: dict[str, str], language: str) -> None:
    assert choose_language(None, environ) == language


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANGUAGE": "it:en", "LANG": "de_DE"}, "it"),
        ({"LANGUAGE": "pt_BR:es_ES:en", "LANG": "de_DE"}, "es"),
        ({"LANGUAGE": "pt", "LANG": "de_DE"}, "de"),
        ({"LANGUAGE": "it:en"}, "it"),
        ({"LANGUAGE": "it", "LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_list_of_languages_precedes_the_locale_unless_that_is_c(
    environ: dict[str, str], language: str
) -> None:
    assert choose_language(None, environ) == language
