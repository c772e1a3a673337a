"""The choice of the language."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from foretell.errors import Refusal

LANGUAGES: Final = ("en", "it", "es", "fr", "de")
"""The languages with catalogues; the first is the default."""

_C_LOCALES: Final = frozenset({"c", "posix"})


@dataclass(eq=False)
class UnknownLanguage(Refusal):
    """There is no catalogue for a language."""

    code: ClassVar[str] = "language/unknown"

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


def _wished_for(environ: Mapping[str, str]) -> Iterator[str]:
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environ[name] for name in names if environ.get(name)), "")
    if _language_of(locale) not in _C_LOCALES:
        yield from environ.get("LANGUAGE", "").split(":")
    yield locale


def _language_of(locale: str) -> str:
    """Return the language of a locale's name: ``de`` of ``de_AT.UTF-8``."""
    return re.split(r"[-_.@]", locale, maxsplit=1)[0].lower()
