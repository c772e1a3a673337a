"""Scripted dialogues with the adviser."""

from foretell.bots.explanation import ActionValue, Explanation, Reason
from foretell.game.observation import Observation
from foretell.i18n import Words
from foretell.rules.options import Options
from foretell.rules.presets import Faces
from foretell.terminal.advise.card_names import coloured, names_at
from foretell.terminal.advise.course import GameSetup
from foretell.terminal.advise.dialogue import Dialogue
from foretell.terminal.advise.question import Table
from foretell.terminal.common.exits import Ending
from foretell.terminal.common.table.drawn import DrawnScreen
from foretell.terminal.common.table.plain import PlainScreen
from foretell.terminal.common.table.screen import Screen
from foretell.terminal.common.view import View
from tests.terminal.advise.telling import a_setup
from tests.terminal.screens import a_console, printed


def first_of_all(observation: Observation) -> Explanation:
    """Return advice that values each legal action one point above the next."""
    action_values = tuple(
        ActionValue(action, 30.0 - place, 0.75, 1.0, float(place), 0.5 * (place > 0))
        for place, action in enumerate(observation.legal_actions)
    )
    return Explanation(action_values, (Reason("reason/cannot_win", {}),), 100)


class Talk:
    """A dialogue with a list of answers; an exception among them is raised.

    Args:
        lines: typed lines; input ends after them.
        options: the options of the game.
        plain: whether the output is line by line.
        setup: a setup that replaces the one for the options.
    """

    def __init__(
        self,
        *lines: str | type[BaseException],
        options: Options | None = None,
        plain: bool = True,
        setup: GameSetup | None = None,
    ) -> None:
        self._lines = list(lines)
        self._plain = plain
        self._console = a_console()
        self.said: list[str] = []
        chosen = options or Options(players=3)
        self.dialogue = Dialogue(
            setup or a_setup(chosen, given=False),
            open_screen=self._open,
            advise=first_of_all,
            ask=self._ask,
        )
        self.ending: Ending = self.dialogue.go_on()

    @property
    def page(self) -> str:
        """The printed text."""
        return printed(self._console)

    def _open(self, table: Table) -> Screen:
        words = Words("en", table.options.edition)
        names = names_at(table, words, Faces.LETTERS)
        view = View(words, names, table.players, table.seat, spoken=self._plain)
        if self._plain:
            return PlainScreen(self.said.append, view)
        return DrawnScreen(coloured(self._console, names), view)

    def _ask(self, prompt: str) -> str:
        if not self._lines:
            raise EOFError
        line = self._lines.pop(0)
        if not isinstance(line, str):
            raise line
        self.said.append(f"{prompt} {line}")
        return line
