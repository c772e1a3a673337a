"""The environment of a command: languages and the clock."""

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Self

import click

from foretell.i18n import CardNames, Words, choose_language
from foretell.rules.options import Edition
from foretell.rules.presets import Faces

LANGUAGE_FLAG: Final = "--lang"
LANGUAGE_VARIABLE: Final = "FORETELL_LANG"


@dataclass(frozen=True, slots=True)
class Environment:
    """The value of ``--lang``, the default language, and the clock: it returns the time in UTC."""

    asked: str | None
    spoken: str
    clock: Callable[[], datetime]

    @classmethod
    def of(cls, argv: Sequence[str], clock: Callable[[], datetime]) -> Self:
        """Return the environment for a command line.

        Raises:
            UnknownLanguage: when the requested language does not exist.
        """
        asked = language_asked(argv)
        if asked is not None:
            asked = choose_language(asked, {})
        return cls(asked, spoken_language(os.environ), clock)

    def words(self, preferred: str | None = None, edition: Edition = Edition.CLASSIC) -> Words:
        """Return words in the requested language, otherwise in ``preferred`` or the default."""
        return Words(self.asked or preferred or self.spoken, edition)


pass_environment: Final = click.make_pass_decorator(Environment)
"""Decorator: passes the environment to a command as its first argument."""


def language_asked(argv: Sequence[str]) -> str | None:
    """Return the value of ``--lang``, wherever it stands among the arguments."""
    for position, argument in enumerate(argv):
        if argument == LANGUAGE_FLAG and position + 1 < len(argv):
            return argv[position + 1]
        if argument.startswith(LANGUAGE_FLAG + "="):
            return argument.partition("=")[2]
    return None


def spoken_language(environ: Mapping[str, str]) -> str:
    """Return the language of the environment: ``FORETELL_LANG``, otherwise the locale."""
    own = environ.get(LANGUAGE_VARIABLE)
    return choose_language(None, {"LANG": own} if own else environ)


def card_names(
    words: Words, edition: Edition = Edition.CLASSIC, faces: Faces = Faces.NUMBERS
) -> CardNames:
    """Return the names of cards (default: as in records)."""
    return CardNames(words, edition, faces)
