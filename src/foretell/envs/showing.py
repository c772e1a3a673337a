"""The ways to show a table, shared by the adapters."""

import sys
from typing import Final

from foretell.envs.drawing import Picture, draw
from foretell.game.observation import Observation

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
"""Print lines of text, return them, or return a picture."""


def check_render_mode(mode: str | None) -> None:
    """Refuse an unknown way to show a table.

    Raises:
        ValueError: when there is no such way.
    """
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode must be one of {', '.join(RENDER_MODES)}, not {mode!r}")


def show(observation: Observation, mode: str | None) -> Picture | str | None:
    """Show a table as a seat sees it, and return the text or picture that the mode asks for."""
    match mode:
        case "rgb_array":
            return draw(observation)
        case "ansi":
            return str(observation)
        case "human":
            sys.stdout.write(f"{observation}\n\n")
    return None
