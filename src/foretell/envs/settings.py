"""The options of the game as environments take them."""

from collections.abc import Mapping

from foretell.rules.options import Options


def options_from(options: Options | Mapping[str, object] | None, players: int | None) -> Options:
    """Return the options of an environment.

    Args:
        options: the options, or their values by the names of records (default: the standard game).
        players: the number of players, in place of ``options``.

    Raises:
        ValueError: when both are given.
        Refusal: for incompatible options.
    """
    if options is None:
        return Options() if players is None else Options(players=players)
    if players is not None:
        raise ValueError("players is one of the options: pass one of the two")
    return options if isinstance(options, Options) else Options.from_json(options)
