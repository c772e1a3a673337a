"""``foretell completion``: a script for completion in a shell."""

from enum import StrEnum
from typing import TYPE_CHECKING, assert_never

from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.flags import language_option
from foretell.terminal.common.output import write_line
from foretell.terminal.common.parameters import Heading, argument
from foretell.terminal.common.values import OneOf

if TYPE_CHECKING:
    from foretell.i18n import Words


class Shell(StrEnum):
    """The supported shells."""

    BASH = "bash"
    ZSH = "zsh"
    FISH = "fish"


@command("completion")
@argument("shell", type=OneOf(Shell), help="commands-argument-shell", group=Heading.WHAT)
@language_option
@pass_environment
def completion(environment: Environment, shell: Shell) -> None:
    """Print the completion script of a shell."""
    write_line(_script(shell, environment.words()).rstrip("\n"))


def _script(shell: Shell, words: "Words") -> str:
    """Return a completion script that starts no process while completing."""
    from foretell.terminal.completion.bash import bash
    from foretell.terminal.completion.fish import fish
    from foretell.terminal.completion.zsh import zsh

    match shell:
        case Shell.BASH:
            return bash()
        case Shell.ZSH:
            return zsh(words)
        case Shell.FISH:
            return fish(words)
        case _:
            assert_never(shell)
