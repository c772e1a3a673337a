"""``foretell advise``: advice for a game with real cards."""

from typing import TYPE_CHECKING, Annotated, Any, Final

from click import Context
from click.exceptions import Exit

from foretell.bots.registry import STRONGEST
from foretell.cli.options import Chosen, taking_options
from foretell.cli.parameters import Declaration, option
from foretell.cli.setting import Setting
from foretell.cli.speech import FACES, LANG, PLAIN

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
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.cli.setting
    **chosen: Any,
) -> None:
    """Advise once, or all the way through a game."""
    from foretell.cli.advising import Advising, setting_for
    from foretell.cli.speech import faces_of
    from foretell.console.advice.told import Told
    from foretell.console.loop import Ending

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
    from foretell.console.advice.refusals import CannotExplain

    bot = create(name, _SEED)
    if not isinstance(bot, Explaining):
        raise CannotExplain(name)
    return bot
