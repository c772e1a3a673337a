"""``foretell advise``: advice for a game with real cards."""

from typing import TYPE_CHECKING, Annotated, Any, Final

from click import Context
from click.exceptions import Exit

from foretell.bots.registry import STRONGEST
from foretell.terminal.common.environment import Setting
from foretell.terminal.common.flags import FACES, LANG, PLAIN
from foretell.terminal.common.options import Chosen, taking_options
from foretell.terminal.common.parameters import Declaration, option

if TYPE_CHECKING:
    from foretell.bots.explanation import Explaining

_GROUP: Final = "commands-group-what"
_SEED: Final = "0"
"""The same situation is always given the same advice."""


def _told(name: str, value: str) -> Declaration:
    return option(f"--{name}", help=f"advise-option-{name}", metavar=value, group=_GROUP)


@taking_options
def advise(
    ctx: Context,
    *,
    seat: Annotated[str | None, _told("seat", "seat")] = None,
    dealer: Annotated[str | None, _told("dealer", "seat")] = None,
    hand: Annotated[str | None, _told("hand", "cards")] = None,
    hands: Annotated[str | None, _told("hands", "hands")] = None,
    turned: Annotated[str | None, _told("turned", "card")] = None,
    trump: Annotated[str | None, _told("trump", "suit")] = None,
    bids: Annotated[str | None, _told("bids", "bids")] = None,
    tricks: Annotated[str | None, _told("tricks", "tricks")] = None,
    totals: Annotated[str | None, _told("totals", "totals")] = None,
    spent: Annotated[str | None, _told("spent", "cards")] = None,
    bot: Annotated[str, _told("bot", "bot")] = STRONGEST,
    as_json: Annotated[bool, option("--json", help="advise-option-json", group=_GROUP)] = False,
    faces: FACES = None,
    plain: PLAIN = False,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.terminal.common.environment
    **chosen: Any,
) -> None:
    """Advise once, or all the way through a game."""
    from foretell.terminal.advise.advising import Advising, setting_for
    from foretell.terminal.advise.told import Told
    from foretell.terminal.common.flags import faces_of
    from foretell.terminal.play.loop import Ending

    setting: Setting = ctx.obj
    choice = Chosen.among(chosen)
    told = Told(dealer, hand, hands, turned, trump, bids, tricks, totals, spent)
    is_one_decision = as_json or told != Told()
    words = setting.words(choice.language, choice.options().edition)
    course = setting_for(choice, seat, words, is_one_decision=is_one_decision)
    advising = Advising(
        adviser(bot), bot, words=words, faces=faces_of(faces, choice.faces), plain=plain
    )
    if is_one_decision:
        advising.once(course, told, as_json=as_json)
    elif advising.converse(course, choice) is Ending.INTERRUPTED:
        raise Exit(130)


def adviser(name: str) -> "Explaining":
    """Return the bot of a name.

    Raises:
        UnknownBot: when there is none.
        CannotExplain: when it does not say why it does what it does.
    """
    from foretell.bots.explanation import Explaining
    from foretell.bots.registry import create
    from foretell.terminal.advise.refusals import CannotExplain

    bot = create(name, _SEED)
    if not isinstance(bot, Explaining):
        raise CannotExplain(name)
    return bot
