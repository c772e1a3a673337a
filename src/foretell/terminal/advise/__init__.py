"""``foretell advise``: advice for a game with real cards."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from click.exceptions import Exit

from foretell.bots.registry import STRONGEST
from foretell.floors import Floor, need
from foretell.rules.presets import Faces
from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.exits import Ending, ExitStatus
from foretell.terminal.common.flags import faces_option, json_option, language_option, plain_option
from foretell.terminal.common.options import Chosen, game_options
from foretell.terminal.common.parameters import option
from foretell.terminal.common.values import BOT, text

if TYPE_CHECKING:
    from foretell.bots.explanation import Explaining
    from foretell.i18n import Words

_F = TypeVar("_F", bound=Callable[..., object])
_SEED: Final = "0"
"""A fixed seed: the same situation always gets the same advice."""


def _situation_option(name: str, value: str) -> Callable[[_F], _F]:
    return option(f"--{name}", type=text(value), help=f"advise-option-{name}")


@command("advise")
@_situation_option("seat", "seat")
@_situation_option("dealer", "seat")
@_situation_option("hand", "cards")
@_situation_option("hands", "hands")
@_situation_option("turned", "card")
@_situation_option("trump", "suit")
@_situation_option("bids", "bids")
@_situation_option("tricks", "tricks")
@_situation_option("totals", "totals")
@_situation_option("spent", "cards")
@_situation_option("position", "position")
@option("--bot", type=BOT, default=STRONGEST, help="advise-option-bot")
@json_option("advise-option-json")
@faces_option
@plain_option
@language_option
@game_options
@pass_environment
def advise(
    environment: Environment,
    /,
    *,
    seat: str | None,
    position: str | None,
    bot: str,
    as_json: bool,
    faces: Faces | None,
    plain: bool,
    choice: Chosen,
    **flags: str | None,
) -> None:
    """Advise on one decision, or throughout a game."""
    from foretell.terminal.advise.advising import Advising, setup_for
    from foretell.terminal.advise.decision import Facts

    def advising(words: "Words") -> Advising:
        return Advising(adviser(bot), bot, words, faces or choice.faces, plain=plain)

    facts = Facts(**flags)
    if position is not None:
        from foretell.terminal.advise.at_position import check_nothing_else, read

        check_nothing_else(choice, facts)
        situation = read(position)
        words = environment.words(edition=situation.state.options.edition)
        advising(words).at(situation, seat, as_json=as_json)
        return
    is_one_decision = as_json or facts != Facts()
    words = environment.words(choice.language, choice.options().edition)
    setup = setup_for(choice, seat, words, is_one_decision=is_one_decision)
    if is_one_decision:
        advising(words).once(setup, facts, as_json=as_json)
    elif advising(words).converse(setup, choice) is Ending.INTERRUPTED:
        raise Exit(ExitStatus.INTERRUPTED)


def adviser(name: str) -> "Explaining":
    """Return the bot with this name; the strongest one values decisions as hints and reviews do.

    Raises:
        FloorMissing: when a library of the bots is not installed.
        UnknownBot: when no bot has this name.
        CannotExplain: when the bot cannot explain its choices.
    """
    from foretell.bots.explanation import Explaining
    from foretell.bots.registry import create
    from foretell.terminal.advise.refusals import CannotExplain

    if name == STRONGEST:
        need(Floor.BOTS)
        from foretell.analysis.appraisal import Adviser

        return Adviser()
    bot = create(name, _SEED)
    if not isinstance(bot, Explaining):
        raise CannotExplain(name)
    return bot
