"""Advice at this terminal: on one decision, or throughout a game."""

from contextlib import suppress
from dataclasses import dataclass

from click.exceptions import Exit

from foretell.bots.explanation import Explaining
from foretell.errors import Refusal
from foretell.game.notation import Position
from foretell.game.observation import SeatObservation
from foretell.i18n import Words
from foretell.rules.options import Options
from foretell.rules.presets import Faces
from foretell.terminal.advise.at_position import observed, own_seat, seat_in
from foretell.terminal.advise.card_names import coloured, names_at, spelling_of
from foretell.terminal.advise.course import GameSetup
from foretell.terminal.advise.decision import Facts, decision
from foretell.terminal.advise.dialogue import Dialogue
from foretell.terminal.advise.question import Table
from foretell.terminal.common.exits import Ending, ExitStatus
from foretell.terminal.common.options import Chosen, non_default
from foretell.terminal.common.output import console, write_aside, write_json
from foretell.terminal.common.table.advice import advice_json
from foretell.terminal.common.table.display import ask, screen_for
from foretell.terminal.common.table.orders import Order
from foretell.terminal.common.table.screen import Screen
from foretell.terminal.common.view import View


def setup_for(
    choice: Chosen, seat: str | None, words: Words, *, is_one_decision: bool
) -> GameSetup:
    """Return the setup of a game from the flags of a command line.

    Raises:
        NotASeat: when the seat does not exist.
        Refusal: when options conflict.
    """
    options = choice.options()
    own = 0 if seat is None else seat_in(seat, options.players)

    def options_for(players: int) -> Options:
        return Chosen(choice.preset, {**choice.given, "players": str(players)}).options()

    return GameSetup(
        options_for,
        players=options.players,
        players_given=is_one_decision or "players" in choice.named,
        seat=own,
        name_of=lambda other: _name_of(other, own, words),
        suits_asked=not is_one_decision,
    )


def _name_of(seat: int, own: int, words: Words) -> str:
    return words("play-you") if seat == own else words("advise-seat", seat=seat)


@dataclass(frozen=True, slots=True)
class Advising:
    """A bot that gives advice at this terminal, line by line if plain."""

    bot: Explaining
    name: str
    words: Words
    faces: Faces
    plain: bool

    def once(self, setup: GameSetup, facts: Facts, *, as_json: bool) -> None:
        """Advise on one decision.

        Raises:
            Exit: when the input is inconsistent or incomplete; the refusal has been printed.
        """
        screen = self._screen(setup.table)
        try:
            observation = decision(setup, facts, spelling_of(screen.view.names))
        except Refusal as refusal:  # names the cards as they are typed here
            write_aside(f"foretell: {screen.view.refuse(refusal)}")
            raise Exit(ExitStatus.REFUSED) from None
        self._tell(observation, screen, as_json=as_json)

    def at(self, position: Position, typed_seat: str | None, *, as_json: bool) -> None:
        """Advise at a position: the typed seat, or one to act, where everything is shown.

        Raises:
            Refusal: when the seat is not one to advise.
        """
        options, own = position.state.options, own_seat(position, typed_seat)
        names = [_name_of(seat, own, self.words) for seat in range(options.players)]
        observation = observed(position, own, names)
        self._tell(observation, self._screen(Table(options, own, names)), as_json=as_json)

    def _tell(self, observation: SeatObservation, screen: Screen, *, as_json: bool) -> None:
        explanation = self.bot.explain(observation)
        if as_json:
            advice = advice_json(explanation, screen.view)
            write_json({"bot": self.name, "seat": observation.seat} | advice)
            return
        screen.turn(observation)
        screen.advise(explanation)

    def converse(self, setup: GameSetup, choice: Chosen) -> Ending:
        """Ask for a game move by move, and advise on the reader's decisions."""
        with suppress(ImportError):  # adds line editing, where available
            import readline  # noqa: F401 - importing it is its effect
        rules = ", ".join(non_default(choice.options())) or self.words("advise-standard")
        welcome = self.words(
            "advise-welcome",
            bot=self.name,
            rules=rules,
            help=Order.HELP.value,
            undo=Order.UNDO.value,
            quit=Order.QUIT.value,
        )
        dialogue = Dialogue(
            setup,
            open_screen=self._screen,
            advise=self.bot.explain,
            ask=ask if self.plain else lambda prompt: ask(f" {prompt}"),
        )
        dialogue.say(welcome)
        return dialogue.go_on()

    def _screen(self, table: Table) -> Screen:
        names = names_at(table, self.words, self.faces)
        view = View(self.words, names, table.players, table.seat, spoken=self.plain)
        return screen_for(view, None if self.plain else coloured(console(), names))
