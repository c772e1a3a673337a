"""``foretell play``: a game in the terminal, against bots or with others at the same screen."""

from pathlib import Path

from click.exceptions import Exit

from foretell.rules.presets import Faces
from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.exits import Ending, ExitStatus
from foretell.terminal.common.flags import auto_option, faces_option, language_option, plain_option
from foretell.terminal.common.options import Chosen, game_options
from foretell.terminal.common.parameters import Heading, option
from foretell.terminal.common.refusals import NotWithResume
from foretell.terminal.common.values import BOTS, FILE, SECONDS, SEED, text


@command("play")
@option("--bots", type=BOTS, help="commands-option-opponents", group=Heading.TABLE)
@option(
    "--name",
    "names",
    type=text("name"),
    multiple=True,
    help="commands-option-names",
    group=Heading.TABLE,
)
@option("--seed", type=SEED, help="commands-option-seed", group=Heading.TABLE)
@option("--record", type=FILE, help="commands-option-record", group=Heading.RECORD)
@option("--resume", type=FILE, help="commands-option-resume", group=Heading.RECORD)
@option("--pace", type=SECONDS, help="commands-option-pace", group=Heading.SCREEN)
@auto_option
@faces_option
@plain_option
@language_option
@game_options
@pass_environment
def play(
    environment: Environment,
    *,
    bots: tuple[str, ...] | None,
    names: tuple[str, ...],
    seed: str | None,
    record: Path | None,
    resume: Path | None,
    pace: float | None,
    auto: bool,
    faces: Faces | None,
    plain: bool,
    choice: Chosen,
) -> None:
    """Play a game, or resume one."""
    from foretell.record import RecordFault
    from foretell.terminal.common.records import print_fault
    from foretell.terminal.common.table.display import Display
    from foretell.terminal.play.local_game import play_here
    from foretell.terminal.play.new_game import open_game, reopen_game

    words = environment.words(choice.language)
    if resume is None:
        opened = open_game(
            choice.options(),
            bots=bots,
            names=names,
            seed=seed,
            record=record,
            words=words,
            now=environment.clock(),
        )
    else:
        beside = {"--bots": bots, "--name": names or None, "--seed": seed, "--record": record}
        flags = (*choice.flags, *(flag for flag, value in beside.items() if value is not None))
        if flags:
            raise NotWithResume(flags[0])
        try:
            opened = reopen_game(resume, environment.clock())
        except RecordFault as fault:
            raise print_fault(str(resume), fault, words) from None
    display = Display(plain=plain, pause=pace, plays_forced=auto)
    ending = play_here(opened, words, faces or choice.faces, display)
    if ending is Ending.INTERRUPTED:
        raise Exit(ExitStatus.INTERRUPTED)
