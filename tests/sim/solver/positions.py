"""Games played at random up to the last tricks of a round."""

from foretell.game.session import Session
from foretell.game.state import State
from foretell.game.stream import Stream
from foretell.rules.options import Deal, Options
from foretell.rules.schedule import largest_hand
from foretell.testing import action_at_random, all_options

FEW_CARDS = 12
"""Number of cards in all hands together that can be tried exhaustively."""


def _short(options: Options) -> Options:
    """Return options with few rounds, the last without a stock, if the schedule is free."""
    if options.players == 2 or options.deal is Deal.ONE_SUIT:
        return options
    sizes = (1, 2, 3, 4, 6, largest_hand(options.players))
    return Options.from_json({**options.to_json(), "hand_sizes": sizes})


CHOICES = tuple(_short(options) for options in all_options())


def ways_to_play() -> dict[str, Options]:
    """Return one combination for each way to play a round; bidding makes no difference."""
    return {" ".join(map(str, _way(chosen))): chosen for chosen in CHOICES}


def _way(options: Options) -> tuple[object, ...]:
    wizard, follow = options.winning_wizard, options.follow_after_wizard
    return options.players, options.deal, wizard, "follow" if follow else "free"


def position(options: Options, seed: str, *, cards: int = FEW_CARDS) -> Session:
    """Return a game with up to ``cards`` cards left in all, anywhere in a trick."""
    draw = Stream(seed.encode(), "position")
    left = 1 + draw.below(min(6, cards // options.players))
    on_table = draw.below(options.players)
    sizes = [size for size in options.schedule if left <= size]
    size = sizes[draw.below(min(6, len(sizes)))]
    session = Session(options, seed)
    while not _is_there(session.state, size, left, on_table):
        session.act(action_at_random(session, draw))
    return session


def _is_there(state: State, size: int, left: int, on_table: int) -> bool:
    table = state.round
    if table.size != size or table.trick is None or len(table.trick.cards) != on_table:
        return False
    return size - len(table.tricks) == left
