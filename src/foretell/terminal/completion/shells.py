"""Completion: scripts that a shell reads once, and which start nothing while somebody types."""

from collections.abc import Callable, Mapping
from typing import Final

from foretell.i18n import Words
from foretell.terminal.completion.bash import bash
from foretell.terminal.completion.fish import fish
from foretell.terminal.completion.zsh import zsh

SHELLS: Final[Mapping[str, Callable[[Words], str]]] = {"bash": bash, "zsh": zsh, "fish": fish}
"""What makes the script of each shell; explanations are in the language of the words."""
