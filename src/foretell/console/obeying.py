"""Orders that change nothing: something is shown."""

from foretell.console.orders import Order, ReadRules
from foretell.console.prompts import answers
from foretell.console.screen import Screen
from foretell.game.observation import Observation


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
