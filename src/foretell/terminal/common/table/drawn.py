"""The drawn screen: pages with columns and colours."""

from collections.abc import Iterable, Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from foretell.bots.explanation import Explanation
from foretell.cards import Suit
from foretell.game.events import Dealt, Event, GameFinished, RoundScored, TrickWon, TrumpChosen
from foretell.game.observation import Observation
from foretell.terminal.common.style import in_colour, rule
from foretell.terminal.common.table.announcements import cards_named, news
from foretell.terminal.common.table.page import Table
from foretell.terminal.common.table.plot import plot
from foretell.terminal.common.table.rulebook import chapter
from foretell.terminal.common.table.rulebook_page import pages, titles
from foretell.terminal.common.table.score_pad import Pad, Score
from foretell.terminal.common.table.screen import HintRounds
from foretell.terminal.common.table.tricks import tricks
from foretell.terminal.common.view import View


class DrawnScreen:
    """A screen on a console, in colour where the console supports it."""

    def __init__(self, console: Console, view: View) -> None:
        self._console = console
        self.view = view
        self.hints: HintRounds = ()

    def tell(self, event: Event, after: Observation) -> None:
        match event:
            case Dealt(number):
                title = self.view.words("play-round", number=number, rounds=after.known.rounds)
                self._print("")
                self._console.print(rule(title, self._console.width - 1))
                self._sentences(event, after)
            case RoundScored():
                self._print("", Score(event, self.view))
            case GameFinished():
                self.pad(after)
                lines = plot(after.known.scores, self.view, width=self._console.width - 1)
                if lines:
                    self._print("", *lines)
                self._print("")
                self._sentences(event, after, style="heading")
            case TrickWon():
                self._sentences(event, after, style="heading")
            case _:
                self._sentences(event, after)

    def resume(self, observation: Observation) -> None:
        """Show nothing: ``turn`` shows the whole table."""

    def take_up(self, observation: Observation) -> None:
        """Show nothing: ``turn`` shows the whole table."""

    def turn(self, observation: Observation) -> None:
        self.look(observation)

    def look(self, observation: Observation) -> None:
        self._console.print(Table(observation, self.view))

    def pad(self, observation: Observation) -> None:
        self._console.print("", Pad(observation, self.view, self.hints), sep="\n")

    def tricks(self, observation: Observation) -> None:
        won = observation.known.round.tricks
        if won:
            self._print("", tricks(won, self.view))
        else:
            self.say(self.view.words("play-no-tricks"))

    def help_with(self, keys: Iterable[tuple[str, str]]) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="heading", no_wrap=True)
        grid.add_column()
        for typed, does in keys:
            grid.add_row(typed, does)
        self._print("", grid)

    def advise(self, explanation: Explanation) -> None:
        from foretell.terminal.common.table.advice import advice_page

        self._console.print(advice_page(explanation, self.view))

    def rules(self, observation: Observation, part: str) -> None:
        clauses = chapter(observation.options, part, self.view)
        if not clauses:
            self.say(self.view.words("play-no-clause", part=part))
        elif part:
            self._console.print(pages(clauses))
        else:
            self._print("", titles(clauses, self._console.width))
            self.say(self.view.words("play-rules-hint"))

    def say(self, text: str) -> None:
        self._print(Text(text))

    def _sentences(self, event: Event, after: Observation, *, style: str = "") -> None:
        cards, suits = cards_named(event, after), _suits_named(event)
        for sentence in news(event, after, self.view):
            text = in_colour(sentence, self.view, cards=cards, suits=suits)
            text.stylize_before(style)
            self._print(text)

    def _print(self, *parts: RenderableType) -> None:
        for part in parts:
            self._console.print(Padding(part, (0, 0, 0, 1), expand=False) if part else "")


def _suits_named(event: Event) -> Sequence[Suit]:
    match event:
        case TrumpChosen(suit=suit):
            return [suit]
        case Dealt(trump=trump) if trump is not None:
            return [trump]
        case _:
            return []
