"""Options shared by several commands, declared once."""

from collections.abc import Callable
from typing import Final, TypeVar

from foretell.rules.presets import Faces
from foretell.terminal.common.parameters import Heading, option, switch
from foretell.terminal.common.values import LANGUAGE, STORE, OneOf

_F = TypeVar("_F", bound=Callable[..., object])

language_option: Final = option(
    "--lang",
    type=LANGUAGE,
    expose_value=False,  # ``Environment`` has read it, for refusals raised before parsing gets here
    help="commands-option-lang",
    group=Heading.SCREEN,
)
plain_option: Final = switch("--plain", help="commands-option-plain", group=Heading.SCREEN)
auto_option: Final = switch("--auto", help="commands-option-auto", group=Heading.SCREEN)
faces_option: Final = option(
    "--faces", type=OneOf(Faces), help="commands-option-faces", group=Heading.SCREEN
)
store_option: Final = option(
    "--store", type=STORE, help="server-option-store", group=Heading.SERVER
)


def json_option(help: str) -> Callable[[_F], _F]:  # noqa: A002 - as Click calls it
    """Return the option ``--json``."""
    return switch("--json", "as_json", help=help)
