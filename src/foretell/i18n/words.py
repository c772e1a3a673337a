"""The messages of one language, by the ids of the Fluent catalogues."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final
from unicodedata import combining, normalize

from foretell.errors import Refusal
from foretell.i18n.entries import entry
from foretell.i18n.fields import NOBODY, Seated, in_words, seat_in
from foretell.i18n.resolver import Resolver, Value
from foretell.rules.options import Edition
from foretell.untrusted_text import shown

if TYPE_CHECKING:
    from foretell.i18n.cardnames import CardNames

LONGEST_VALUE: Final = 2_000
"""The most characters of a text that is filled in."""


class Words:
    """The messages of one language, each parsed on first use.

    A call returns the message with an id, or with ``id.attribute`` one of its attributes, and
    raises ``LookupError`` when there is none or a variable is missing.

    Catalogues may use four functions: ``EDITION()`` is the edition played, also for terms, which
    have no variables. ``FLAG($option)`` is an option as typed on the command line,
    ``INITIAL($text)`` is the lower-case first letter of a text and ``FIRST($text)`` its first
    word, on which the word before it may depend.

    >>> Words("it")("card-jester")
    'Giullare'

    Args:
        language: one of ``foretell.i18n.LANGUAGES``.
        edition: the edition whose names of Wizards and Jesters are used.
    """

    def __init__(self, language: str, edition: Edition = Edition.CLASSIC) -> None:
        self._language = language
        self._edition = edition

    @property
    def language(self) -> str:
        """The two-letter code of the language."""
        return self._language

    def __call__(self, message_id: str, /, **values: object) -> str:
        """Return a message with its variables filled in.

        Underscores in the names of values correspond to hyphens in the message's variables.
        """
        name, _, attribute = message_id.partition(".")
        message = entry(self._language, name)
        pattern = message.attributes.get(attribute) if attribute else message.pattern
        if pattern is None:
            raise LookupError(f"{self._language} has no text for {message_id}")
        variables = {name.replace("_", "-"): _safe(value) for name, value in values.items()}
        try:
            return _resolver(self._language, self._edition).text(pattern, variables)
        except LookupError as error:
            raise LookupError(f"{self._language}: {message_id}: {error}") from None

    def listed(self, strings: Sequence[str]) -> str:
        """Return strings as a list in a sentence: "a, b and c"."""
        *others, last = strings or ("",)
        return self("list-and", others=", ".join(others), last=last) if others else last

    def refusal(self, refusal: Refusal, names: "CardNames", seated: Seated = NOBODY) -> str:
        """Return the sentence for a refusal, without its clause.

        Args:
            refusal: the refusal; its fields are the variables of the sentence.
            names: the names of cards mentioned in the sentence.
            seated: the players at the table.
        """
        return self.refused(refusal.code, refusal.data(), names, seated)

    def refused(
        self, code: str, fields: Mapping[str, object], names: "CardNames", seated: Seated = NOBODY
    ) -> str:
        """Return the sentence for the code and fields of a refusal.

        Sentences about a seat have the variables ``$who`` and ``$you`` (yes or no).
        """
        message_id = code.replace("/", "-").replace("_", "-")
        speaker = Words(self._language, names.edition)
        values = {name: in_words(fields[name], names) for name in fields}
        return speaker(message_id, **values, **self._about(seat_in(fields), seated))

    def _about(self, seat: int | None, seated: Seated) -> dict[str, str]:
        if seat is None:
            return {}
        is_named = 0 <= seat < len(seated.players)
        who = seated.players[seat] if is_named else self("refusals-seat", seat=seat)
        return {"who": who, "you": "yes" if seat == seated.own else "no"}


def _safe(value: object) -> object:
    """Return a value; a text safe to show and truncated to ``LONGEST_VALUE``."""
    if not isinstance(value, str):
        return value
    return shown(value if len(value) <= LONGEST_VALUE else value[: LONGEST_VALUE - 1] + "…")


@cache
def _resolver(language: str, edition: Edition) -> Resolver:
    return Resolver(language, functions_of(edition))


def functions_of(edition: Edition) -> Mapping[str, Callable[..., Value]]:
    """Return the functions that catalogues may use."""
    return {
        "EDITION": lambda: edition.value,
        "FLAG": _flag,
        "INITIAL": _initial,
        "FIRST": _first,
    }


def _flag(option: str) -> str:
    """Return an option as typed on the command line: ``--hand-sizes``."""
    return "--" + option.replace("_", "-")


def _initial(text: str) -> str:
    """Return a text's first letter in lower case without its accent."""
    return normalize("NFD", text)[:1].lower()


def _first(text: str) -> str | int:
    """Return a text's first word as a number, or in lower case without accents."""
    word = "".join(c for c in normalize("NFD", text.partition(" ")[0]) if not combining(c))
    return int(word) if word.isdecimal() else word.lower()
