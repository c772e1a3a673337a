"""Sentences for reasons: the page's against the terminal's."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Final

import pytest

from foretell.bots.explain import FIELDS
from foretell.bots.explain.codes import HOWS
from foretell.bots.explanation import Field, Reason
from foretell.i18n import LANGUAGES, CardNames, Words
from foretell.rules.options import Edition
from foretell.rules.presets import Faces
from foretell.terminal.common.table.advice import reason_text
from foretell.terminal.common.view import View
from tests.web.pages import InDeno

pytestmark = pytest.mark.whole

_WHOLE: Final = (0, 1, 2, 5)
_VALUES: Final[Mapping[str, Sequence[Field]]] = {
    "card": ("H11", "S1", "C13", "Z2", "N4"),
    "cards": ("Z4 Z1 H13 D10", "C9"),
    "percent": (0, 1, 64, 100),
    "points": (0.0, 0.1, 12.0, 104.5),
    "suit": ("C", "D", "H", "S"),
    "tricks": (0.0, 0.5, 1.0, 6.3),
    "than": (0.0, 1.2),
    "how": HOWS,
    "other": ("C4", "Z1"),
}
"""Values of the fields; those of all others are ``_WHOLE``."""


def test_the_page_writes_each_reason_word_for_word_like_the_terminal() -> None:
    """Read aloud: a drawn screen has signs for cards."""
    given = [
        {
            "language": language,
            "look": {"edition": edition.value, "faces": faces.value},
            "reasons": [
                [{"code": one.code, "fields": dict(one.fields)}, reason_text(one, view)]
                for one in _reasons()
            ],
        }
        for language, edition, faces in product(LANGUAGES, Edition, Faces)
        for view in [_view(language, edition, faces)]
    ]
    found = InDeno().run("reasons.js", given)
    assert found == {"checked": len(given) * len(list(_reasons())), "failures": []}


def _view(language: str, edition: Edition, faces: Faces) -> View:
    words = Words(language, edition)
    return View(words, CardNames(words, edition, faces), ["you"], 0, spoken=True)


def _reasons() -> Iterator[Reason]:
    """Yield every reason with combinations of its fields."""
    for code, names in FIELDS.items():
        for values in _combinations([_VALUES.get(name, _WHOLE) for name in names]):
            yield Reason(code, dict(zip(names, values, strict=True)))


def _combinations(choices: Sequence[Sequence[Field]]) -> Iterator[Sequence[Field]]:
    """Yield all combinations of up to three fields, or else those of each two."""
    if len(choices) <= 3:
        yield from product(*choices)
        return
    for pair in combinations(range(len(choices)), 2):
        yield from product(
            *(values if place in pair else values[-1:] for place, values in enumerate(choices))
        )
