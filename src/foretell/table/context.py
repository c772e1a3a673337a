"""What decisions at a table need besides its state: secrets, bots, and how alike names look."""

from collections.abc import Callable
from dataclasses import dataclass

from foretell.game.actions import Action
from foretell.game.observation import Observation


@dataclass(frozen=True, slots=True)
class TableContext:
    """What deciding needs, passed in by whoever runs the table."""

    secret: Callable[[], str]
    """Makes 64 fresh lower-case hexadecimal digits that nobody can guess."""
    bots: tuple[str, ...]
    """The names of the bots that there are."""
    check_bot: Callable[[str], None]
    """Raises a ``Refusal`` when there is no bot of a name, with a style if it has one."""
    bot_action: Callable[[str, str, Observation], Action]
    """Returns the action of a bot, by its name, the game's seed and what its seat knows."""
    bot_erred: Callable[[str, Exception], None]
    """Is told the name of a bot that has erred, and how; the first legal action is played."""
    look_alike: Callable[[str, str], bool]
    """Whether two names could be taken for each other."""
