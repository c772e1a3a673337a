"""Orders that change nothing: something is shown."""

from foretell.game.observation import Observation
from foretell.terminal.common.table.orders import Order, ReadRules
from foretell.terminal.common.table.prompts import answers
from foretell.terminal.common.table.screen import Screen


def obey(order: Order | ReadRules, screen: Screen, observation: Observation) -> None:
    """Show what an order asks for; by an order that is somebody else's matter, the table."""
    match order:
        case ReadRules(part):
            screen.rules(observation, part)
        case Order.HELP:
            screen.help_with(answers(observation, screen.view))
        case Order.PAD:
            screen.pad(observation)
        case Order.TRICKS:
            screen.tricks(observation)
        case _:
            screen.look(observation)
