"""Warm-up: loads a bot before its first decision, or compiles it for this machine.

    python -m foretell.bots.preparing strongest

Compiled code is cached on disk for all processes. Until it is there, the engine computes what it
would (``foretell.bots.engine``).
"""

import sys
from importlib.util import find_spec
from typing import Final

from foretell.bots.explanation import Explaining
from foretell.bots.registry import BUILT_IN, check, create, takes_time
from foretell.bots.runner import act_for, play_out
from foretell.game.session import Session
from foretell.rules.options import Options

_SAME_CODE: Final = {"yardstick": "searcher", "expert": "searcher", "master": "strongest"}
"""The bots that have the code of another one."""
_GAME: Final = Options(players=3, hand_sizes=(1, 3, 4))
"""A short game that reaches all code of a bot."""


def needs_preparing(bot: str) -> bool:
    """Return whether a bot is built in and has code to compile, and there is a compiler.

    Args:
        bot: its name, with or without a style.
    """
    kind = bot.partition(":")[0]
    return kind in BUILT_IN and takes_time(kind) and find_spec("numba") is not None


def code_of(bot: str) -> str | None:
    """Return the bot whose code a bot has, or None if it has nothing to compile.

    >>> code_of("master:bold"), code_of("strongest:50"), code_of("casual")
    ('strongest', 'strongest', None)
    """
    kind = bot.partition(":")[0]
    return _SAME_CODE.get(kind, kind) if needs_preparing(bot) else None


def is_compiled(bot: str) -> bool:
    """Return whether all code of a bot is compiled for this machine."""
    from foretell.bots.engine.marks import mark_of
    from foretell.sim.compiler import config

    code = code_of(bot)
    if code is None or config.DISABLE_JIT:
        return True
    mark = mark_of(code)
    return mark is not None and mark.exists()


def prepare(bot: str) -> None:
    """Play a short game with a bot, in this process.

    Raises:
        UnknownBot: when there is no bot with that name.
    """
    play_out(Session(_GAME, seed="2a"), [create(bot, "2a")] * _GAME.players)


def compile_bot(bot: str) -> None:
    """Compile a bot for this machine, in this process, unless it is compiled.

    Raises:
        UnknownBot: when there is no bot with that name.
    """
    check(bot)
    code = code_of(bot)
    if code is None or is_compiled(code):
        return
    from foretell.bots.engine import compile_natively
    from foretell.bots.engine.marks import mark_of, write_mark

    mark = mark_of(code)
    if mark is not None:  # else the code could not be kept
        compile_natively()
        _run_all_code(code)
        write_mark(mark)


def _run_all_code(bot: str) -> None:
    """Play a short game with a bot that explains its decisions."""
    one, session = create(bot, "2a"), Session(_GAME, seed="2a")
    assert isinstance(one, Explaining)
    while session.to_act:
        seat = session.to_act[0]
        one.explain(session.observe(seat))
        act_for(session, seat, one)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        compile_bot(name)
