"""Write the settings of a server to ``docs/host/settings.md``.

They are those of ``foretell serve --help``, with the variable that stands for each.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from foretell.i18n import Words
from foretell.server.settings import variable
from foretell.terminal.common.parameters import Heading, Option, value_of
from foretell.terminal.completion.declared import declared

PAGE: Final = Path(__file__).parents[1] / "docs" / "host" / "settings.md"
_ORDER: Final = tuple(Heading)
_OF_EVERY_COMMAND: Final = (Heading.SCREEN, Heading.OTHER)
_DEFAULT: Final = re.compile(r" \(default: (.*)\)\.$")
_FLAG: Final = re.compile(r"--[a-z-]+")
_HEAD: Final = """\
# Settings

Every setting of `foretell serve`: its flag, the environment variable that stands for it, what it
does, and its default. A flag takes precedence over the variable. [Monitoring](watching.md#traces)
has the variables of OpenTelemetry, which are read as well.
"""


def files() -> Iterator[tuple[Path, str]]:
    """Yield the page with its text."""
    yield PAGE, page()


def page() -> str:
    """Return the page as Markdown."""
    words = Words("en")
    (serve,) = (command for command in declared() if command.words == ("serve",))
    options = [option for option in serve.options if option.group not in _OF_EVERY_COMMAND]
    options.sort(key=lambda option: _ORDER.index(option.group))
    groups = groupby(options, key=lambda option: option.group)
    return _HEAD + "".join(
        f"\n## {words(group)}\n\n{''.join(_table(rows, words))}" for group, rows in groups
    )


def _table(options: Iterable[Option], words: Words) -> Iterator[str]:
    yield "| setting | variable | meaning | default |\n|---|---|---|---|\n"
    for option in options:
        flag, text = option.flags[0], words(str(option.help))
        value = "" if option.is_flag else f" {value_of(option, words)}"
        name = "–" if option.is_flag else f"`{variable(flag[2:])}`"
        meaning, default, _ = (*_DEFAULT.split(text), "–", "")[:3]
        cells = (f"`{flag}{value}`", name, _code(meaning), _code(default))
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |\n"


def _code(text: str) -> str:
    """Return a text with its flags set as code, and without the full stop of a cell."""
    return _FLAG.sub(r"`\g<0>`", text).removesuffix(".")
