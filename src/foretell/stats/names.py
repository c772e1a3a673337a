"""Names of positions, kinds and ranks in a survey."""

from foretell.cards import DECK, Card
from foretell.i18n import CardNames, Words
from foretell.stats.kinds import JESTER, WIZARD, Kind


def place_name(position: int, players: int, words: Words) -> str:
    """Return the name of a position in the order of a round."""
    role = "leader" if position == 0 else "dealer" if position == players - 1 else "between"
    return words("stats-place", number=position + 1, role=role)


def kind_name(kind: Kind, words: Words) -> str:
    """Return the name of a kind of cards."""
    return words(f"stats-kind-{kind.value.replace('_', '-')}")


def rank_name(rank: int, names: CardNames) -> str:
    """Return the name of a rank: "Wizard", "Jester", or the face of a number card."""
    return names.card(_card(rank)) if rank in {JESTER, WIZARD} else face(rank, names)


def face(rank: int, names: CardNames) -> str:
    """Return the face of a rank, without the suit: "A", "10", "Z", "N"."""
    card = _card(rank)
    sign = "" if card.suit is None else names.sign(card.suit)
    return names.short(card).removeprefix(sign)


def _card(rank: int) -> Card:
    if rank == WIZARD:
        return Card("Z1")
    return Card("N1") if rank == JESTER else DECK[rank - 1]
