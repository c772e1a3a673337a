"""What can stand for a value."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from foretell.bots.registry import names
from foretell.i18n import Words
from foretell.rules.clauses import ALL_CLAUSES
from foretell.rules.presets import PRESETS
from foretell.terminal.completion.declared import Parameter


class Paths(Enum):
    """What is completed by looking at the disk."""

    FILES = "files"
    FOLDERS = "folders"


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
_PATHS: Final = {
    "file": Paths.FILES,
    "store": Paths.FILES,  # or the address of a database, which nobody can guess
    "folder": Paths.FOLDERS,
}
_SENTENCE: Final = ". "


def values_of(parameter: Parameter) -> Values | None:
    """Return what can stand for a parameter's value, None where that is anything."""
    match parameter.value:
        case None:
            return None
        case value if parameter.choices:
            return Listed(parameter.choices)
        case "preset":
            return Listed(tuple(PRESETS))
        case "bot":
            return Listed(names())
        case "bots":
            return Listed(names(), is_list=True)
        case "names":
            return Listed(_figures(), is_list=True)
        case "clause":
            return Listed(tuple(clause.removeprefix("R") for clause in ALL_CLAUSES))
        case value:
            return _PATHS.get(value)


def _figures() -> tuple[str, ...]:
    from foretell.bench.suite import BENCHMARKS  # which loads what it measures

    return tuple(benchmark.name for benchmark in BENCHMARKS)


def told(parameter: Parameter, words: Words) -> str:
    """Return what a parameter is for, in one short sentence."""
    text = words(parameter.help, presets="…", bots="…")
    return text.partition(_SENTENCE)[0].partition("; ")[0].removesuffix(".")
