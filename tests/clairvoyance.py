"""A statement of R9.6 and R9.9 apart from the rules' own."""

from foretell.rules.options import Options


def is_clairvoyant(options: Options, number: int) -> bool:
    """Return whether the players see the others' hands before they bid in a round, from 1."""
    return options.clairvoyance and (number == 1 or options.clairvoyant_rounds == "all")
