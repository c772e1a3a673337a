"""The built-in bots, for tests of each of them."""

from typing import Final

import pytest

from foretell.bots.preparing import code_of
from foretell.bots.registry import BUILT_IN

EACH_BOT: Final = [
    pytest.param(bot, marks=[pytest.mark.thorough] * (code_of(bot) not in (None, bot)))
    for bot in BUILT_IN
]
"""All of them; of those that run the same code, one is for every run and the rest for the thorough
one."""
