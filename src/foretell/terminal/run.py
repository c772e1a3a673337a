"""From the words of a command line to an exit status; nothing gets past here but that."""

import os
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from click import ClickException
from click.exceptions import Exit

from foretell.errors import Refusal
from foretell.rules.options import Edition
from foretell.terminal.common.ascii import spell_out
from foretell.terminal.common.commands import refusal_of
from foretell.terminal.common.environment import Environment, card_names
from foretell.terminal.common.files import trouble
from foretell.terminal.common.view import refused

NOT_AS_ASKED: Final = 2
INTERRUPTED: Final = 130


def run(argv: Sequence[str], clock: Callable[[], datetime]) -> int:
    """Run a command and return its exit status; see ``foretell.terminal.main``."""
    for stream in (sys.stdout, sys.stderr):
        spell_out(stream)
    try:
        return _run(argv, clock)
    except BrokenPipeError:
        _close_quietly()
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(argv: Sequence[str], clock: Callable[[], datetime]) -> int:
    environment = Environment.of((), clock)
    try:
        environment = Environment.of(argv, clock)
        status = _command(argv, environment)
        sys.stdout.flush()
    except Refusal as refusal:
        return _refuse(refusal, environment)
    except ClickException as error:
        return _refuse(refusal_of(error), environment)
    except BrokenPipeError:
        raise
    except OSError as error:
        return _refuse(trouble(error), environment)
    return status


def _command(argv: Sequence[str], environment: Environment) -> int:
    from foretell.terminal.app import foretell

    try:
        with foretell.make_context("foretell", list(argv), obj=environment) as ctx:
            foretell.invoke(ctx)
    except Exit as end:
        return end.exit_code
    except SystemExit as end:  # Rich's way out of a broken pipe
        raise BrokenPipeError from end
    return 0


def _refuse(refusal: Refusal, environment: Environment) -> int:
    words = environment.words()
    told = refused(refusal, words, card_names(words, Edition.CLASSIC))
    sys.stderr.write(f"foretell: {told}\n")
    return NOT_AS_ASKED


def _close_quietly() -> None:
    """Send what is still to be written nowhere: nobody reads it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
