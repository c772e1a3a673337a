"""``foretell play``: a game in the terminal, against bots or with others at the same screen."""

from pathlib import Path
from typing import Annotated, Any, Final

from click import Context
from click.exceptions import Exit

from foretell.terminal.common.environment import Setting
from foretell.terminal.common.flags import AUTO, FACES, LANG, PLAIN
from foretell.terminal.common.options import Chosen, taking_options
from foretell.terminal.common.parameters import option

_TABLE: Final = "commands-group-table"
_RECORD: Final = "commands-group-record"
_SCREEN: Final = "commands-group-screen"


@taking_options
def play(
    ctx: Context,
    *,
    bots: Annotated[
        str | None,
        option("--bots", help="commands-option-opponents", metavar="bots", group=_TABLE),
    ] = None,
    names: Annotated[
        tuple[str, ...],
        option("--name", help="commands-option-names", metavar="name", group=_TABLE),
    ] = (),
    seed: Annotated[
        str | None,
        option("--seed", help="commands-option-seed", metavar="hex", group=_TABLE),
    ] = None,
    record: Annotated[
        str | None,
        option("--record", help="commands-option-record", metavar="file", group=_RECORD),
    ] = None,
    resume: Annotated[
        str | None,
        option("--resume", help="commands-option-resume", metavar="file", group=_RECORD),
    ] = None,
    pace: Annotated[
        str | None,
        option("--pace", help="commands-option-pace", metavar="seconds", group=_SCREEN),
    ] = None,
    auto: AUTO = False,
    faces: FACES = None,
    plain: PLAIN = False,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.terminal.common.environment
    **chosen: Any,
) -> None:
    """Play a game, or resume one."""
    from foretell.record import RecordFault
    from foretell.terminal.common.faults import tell_fault
    from foretell.terminal.common.flags import faces_of
    from foretell.terminal.common.numbers import seconds_from
    from foretell.terminal.common.refusals import NotWithResume
    from foretell.terminal.play.loop import Ending
    from foretell.terminal.play.opening import NewGame, open_game, reopen_game
    from foretell.terminal.play.table import Manner, sit_down

    setting: Setting = ctx.obj
    choice = Chosen.among(chosen)
    words, shown = setting.words(choice.language), faces_of(faces, choice.faces)
    manner = Manner(plain=plain, pause=seconds_from("--pace", pace), plays_forced=auto)
    if resume is None:
        new = NewGame(choice.options(), bots=bots, names=names, seed=seed, record=record)
        opened = open_game(new, words, setting.clock())
    else:
        beside = {"--bots": bots, "--name": names or None, "--seed": seed, "--record": record}
        flags = (*choice.flags, *(flag for flag, value in beside.items() if value is not None))
        if flags:
            raise NotWithResume(flags[0])
        try:
            opened = reopen_game(Path(resume))
        except RecordFault as fault:
            raise tell_fault(resume, fault, words) from None
    ending = sit_down(opened, words, shown, manner)
    if ending is Ending.INTERRUPTED:
        raise Exit(130)
