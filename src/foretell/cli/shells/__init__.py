"""Completion: scripts that a shell reads once, and which start nothing while somebody types."""

from collections.abc import Callable, Mapping
from typing import Final

from foretell.cli.shells.bash import bash
from foretell.cli.shells.fish import fish
from foretell.cli.shells.zsh import zsh
from foretell.i18n import Words

SHELLS: Final[Mapping[str, Callable[[Words], str]]] = {"bash": bash, "zsh": zsh, "fish": fish}
"""What makes the script of each shell; explanations are in the language of the words."""
