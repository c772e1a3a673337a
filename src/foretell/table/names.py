"""Names at a table: no person's name may look like another's or like a bot's."""

from collections.abc import Iterator
from typing import Final

from foretell.table.context import TableContext
from foretell.table.permissions import Person
from foretell.table.refusals import NameTaken
from foretell.table.state import BotSeat, Human, Open, TableState

BOT_NAME: Final = "Bot {number}"
"""The name for a nameless bot, in all languages."""


def check_person(state: TableState, by: Person, context: TableContext) -> None:
    """Check that a person's name is distinguishable from all others at the table.

    Raises:
        NameTaken: when it looks like another person's or a bot's.
    """
    for other in (*_names_of_bots(state), *_names_of_persons(state, but=by.id)):
        if context.look_alike(by.name, other):
            raise NameTaken(other)


def check_bot_name(state: TableState, bot: str, context: TableContext) -> None:
    """Check that a bot's names are distinguishable from all people at the table.

    Raises:
        NameTaken: when one of them looks like a person's name.
    """
    for name in _names_of_persons(state):
        if any(context.look_alike(name, one) for one in _names_of(bot)):
            raise NameTaken(name)


def _names_of(bot: str) -> Iterator[str]:
    """Yield the names of a bot: with its style, and without."""
    yield bot
    yield bot.partition(":")[0]


def _names_of_bots(state: TableState) -> Iterator[str]:
    yield from _names_of(state.settings.stand_in)
    for number, holder in enumerate(state.seats, 1):
        yield BOT_NAME.format(number=number)
        if isinstance(holder, BotSeat):
            yield holder.name
            yield from _names_of(holder.bot)


def _names_of_persons(state: TableState, *, but: str = "") -> Iterator[str]:
    """Yield the names of people who hold a seat or may return to one, except one person."""
    for holder in state.seats:
        human = holder.last if isinstance(holder, Open) and state.is_playing else holder
        if isinstance(human, Human) and human.person != but:
            yield human.name
