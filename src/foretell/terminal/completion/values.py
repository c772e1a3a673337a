"""What a shell can complete of a parameter: words, or paths."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from click import Context

from foretell.i18n import Words
from foretell.terminal.app import foretell
from foretell.terminal.common.commands import Argument, Option
from foretell.terminal.common.values import Value


class Paths(Enum):
    """What is completed by looking at the disk, by Click's names."""

    FILES = "file"
    FOLDERS = "dir"


@dataclass(frozen=True, slots=True)
class Listed:
    """Words to choose from.

    Attributes:
        words: the words.
        is_list: whether several of them may be given, parted by commas.
    """

    words: tuple[str, ...]
    is_list: bool = False


Values = Paths | Listed
_SENTENCE: Final = ". "


def values_of(parameter: Option | Argument) -> Values | None:
    """Return what can stand for a parameter's value, None where that is anything."""
    kind = parameter.type
    found = kind.shell_complete(Context(foretell), parameter, "")
    if not found:
        return None
    if found[0].type in tuple(path.value for path in Paths):
        return Paths(found[0].type)
    is_list = isinstance(kind, Value) and kind.is_list
    return Listed(tuple(item.value for item in found), is_list=is_list)


def told(parameter: Option | Argument, words: Words) -> str:
    """Return what a parameter is for, in one short sentence."""
    text = words(str(parameter.help), presets="…", bots="…")
    return text.partition(_SENTENCE)[0].partition("; ")[0].removesuffix(".")
