"""Lines break at spaces, but at none that hold together what belongs together.

Rich breaks lines at no-break spaces too, so that French colons would begin lines.
"""

import re
from typing import Final

from rich import _wrap

_NO_BREAK: Final = "\u00a0"
_HOLDING: Final = rf"{_NO_BREAK}\u202f"

_wrap.re_word = re.compile(rf"[^\S{_HOLDING}]*[\S{_HOLDING}]+[^\S{_HOLDING}]*")


def held_together(text: str) -> str:
    """Return a text that stays in one line."""
    return text.replace(" ", _NO_BREAK)
