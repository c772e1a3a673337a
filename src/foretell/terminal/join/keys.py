"""What may be typed at a table elsewhere, beside the orders that there are at every table."""

from typing import Final

GO: Final = "s"
"""As the host: starts the game, or gathers for another one."""
YES: Final = "ok"
NO: Final = "no"
"""Neither is a card or a bid in any language."""
