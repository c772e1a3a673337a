"""The choice of the language."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from foretell.errors import Refusal

LANGUAGES: Final = ("en", "it", "es", "fr", "de")
"""The languages with catalogues; the first is the default."""

_C_LOCALES: Final = frozenset({"c", "posix"})


class UnknownLanguage(Refusal, code="language/unknown"):
    """There is no catalogue for a language.

    >>> try:
    ...     choose_language("tlh", {})
    ... except UnknownLanguage as unknown:
    ...     print(unknown.language, unknown.known == LANGUAGES)
    tlh True
    """

    language: str
    known: tuple[str, ...]


def choose_language(given: str | None, environ: Mapping[str, str]) -> str:
    """Return the requested language, else that of the environment, else English.

    The environment is read as by gettext: the first of ``LC_ALL``, ``LC_MESSAGES`` and ``LANG``
    that is set names the locale; ``LANGUAGE``, a list, precedes it unless that is ``C``.

    >>> choose_language(None, {"LANG": "de_AT.UTF-8"})
    'de'

    Raises:
        UnknownLanguage: when the requested language is not in ``LANGUAGES``.
    """
    if given is not None:
        language = _language_of(given)
        if language not in LANGUAGES:
            raise UnknownLanguage(language=given, known=LANGUAGES)
        return language
    for locale in _wished_for(environ):
        language = _language_of(locale)
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def accepted_language(header: str) -> str:
    """Return the best language for a browser's ``Accept-Language``, else English.

    >>> accepted_language("pt-BR, en;q=0.6, fr-CA;q=0.8")
    'fr'
    """
    wished = []
    for one in header.split(","):
        locale, _, weight = one.partition(";q=")
        if (language := _language_of(locale.strip())) in LANGUAGES:
            wished.append((_weight(weight), language))
    return max(wished, key=lambda found: found[0], default=(1.0, LANGUAGES[0]))[1]


def _weight(text: str) -> float:
    """Return a weight of ``Accept-Language``: 1 if it is missing, 0 if it is not a number."""
    if not text:
        return 1.0
    return float(text) if re.fullmatch(r"[01](\.\d{0,3})?", text.strip()) else 0.0


def _wished_for(environ: Mapping[str, str]) -> Iterator[str]:
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environ[name] for name in names if environ.get(name)), "")
    if _language_of(locale) not in _C_LOCALES:
        yield from environ.get("LANGUAGE", "").split(":")
    yield locale


def _language_of(locale: str) -> str:
    """Return the language of a locale's name: ``de`` of ``de_AT.UTF-8``."""
    return re.split(r"[-_.@]", locale, maxsplit=1)[0].lower()
