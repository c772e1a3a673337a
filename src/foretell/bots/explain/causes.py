"""Causes: the card with which the possible games of two cards part most often, compiled.

The lines of moves after two cards are played again, in the same possible games. Counted are the
games in which each card of the hand takes a trick in either line, so that whatever is said of a
card is true by construction.
"""

from typing import Final, NamedTuple

from foretell.bots.explain.codes import HOWS
from foretell.bots.explain.outlook import alike
from foretell.bots.explain.rows import NUMBERS, Rows
from foretell.cards import FIRST_JESTER, FIRST_WIZARD, RANKS, SUIT_SET
from foretell.sim import layout
from foretell.sim.bits import bit_count, lowest
from foretell.sim.compiling import compiled, inlined
from foretell.sim.copying import copy_into
from foretell.sim.layout import IntArray
from foretell.sim.step import apply, legal

MORE: Final = 1
"""The worse card takes too many tricks."""
FEWER: Final = -1
"""The worse card takes too few."""

_TAKES, _LEADS, _MUST_LEAD, _LEADS_LATE, _FOLLOWS, _LATE, _RUFFS = range(7)
_FAILS, _HIGHER, _TRUMPED, _WIZARD, _DISCARDED = range(7, len(HOWS))

_WIDE: Final = 0.05
"""The least share of games in which the lines have to differ."""
FEWEST: Final = 10
"""The fewest games in which a cause is found."""
_TRICKS: Final = 32
"""More than a round has tricks: the number of entries for each way in a histogram."""
HISTOGRAM: Final = _TRICKS * len(HOWS)

_CAUSE_TAKES: Final = NUMBERS["reason/cause_takes"]
_CAUSE_FAILS: Final = NUMBERS["reason/cause_fails"]
_CAUSE_TAKES_NOW: Final = NUMBERS["reason/cause_takes_now"]
_CAUSE_FAILS_NOW: Final = NUMBERS["reason/cause_fails_now"]


class Lines(NamedTuple):
    """The lines of moves after two cards, in the same possible games.

    Attributes:
        settings: the settings of the games.
        games: the games before either card, ``int64[games, WIDTH]``; there may be none.
        moves: the moves after each card, from that card on, padded with -1,
            ``int64[games, 2, moves]``.
        tried: the number of games, from the first, in which the first card was tried, ``int64[1]``.
        took: the cards of the hand that take a trick in each line, as sets, ``int64[games, 2]``.
        taken: the tricks that the seat takes in the round, ``int64[games, 2]``.
        state: a working array, ``int64[WIDTH]``.
        histogram: another, ``int64[HISTOGRAM]``.
    """

    settings: IntArray
    games: IntArray
    moves: IntArray
    tried: IntArray
    took: IntArray
    taken: IntArray
    state: IntArray
    histogram: IntArray


@compiled
def play_lines(lines: Lines, tricks: IntArray) -> None:
    """Play the lines, and write what they tell.

    Args:
        lines: the lines; its ``tried``, ``took`` and ``taken`` are written.
        tricks: in how many games the first card took 0, 1, 2, … tricks, ``int64[…]``; without any,
            it was tried in all games.
    """
    settings, games, moves, tried, took, taken, state, _ = lines
    count = 0
    for entry in tricks:
        count += entry
    tried[0] = min(count, len(games)) if len(tricks) else len(games)
    for game in range(tried[0]):
        seat = games[game, layout.SEAT]
        hand = games[game, layout.HANDS + seat]
        for number in range(2):
            copy_into(state, games[game])
            for move in moves[game, number]:
                if move < 0:
                    break
                apply(settings, state, move)
            took[game, number] = state[layout.TOOK] & hand
            taken[game, number] = state[layout.TAKEN + seat]


@compiled
def direction_of(lines: Lines, worse: int) -> int:
    """Return the way in which the worse card misses the bid, ``MORE`` or ``FEWER``; 0 if neither.

    It is the commoner way in the games in which it misses the bid and the better one makes it; if
    there are none, in those in which it misses it by more.
    """
    for is_made in range(1, -1, -1):
        balance, count = 0, 0
        for game in range(lines.tried[0]):
            if _parts(lines, game, worse, is_made):
                count += 1
                balance += MORE if _off(lines, game, worse) > 0 else FEWER
        if count:
            return MORE if balance > 0 else FEWER if balance < 0 else 0
    return 0


@inlined
def count_now(lines: Lines, number: int) -> int:
    """Return the number of games in which one of the cards takes the trick it is played to."""
    count = 0
    for game in range(lines.tried[0]):
        count += lines.took[game, number] >> lines.moves[game, number, 0] & 1
    return count


@compiled
def add_cause(lines: Lines, worse: int, direction: int, rows: Rows) -> int:
    """Append the card that takes a trick more or less often after the first card than the second.

    Args:
        lines: the lines, played.
        worse: the worse card, 0 or 1.
        direction: how it misses the bid.
        rows: the reasons.

    Returns:
        The card, or -1 if no card explains the difference.
    """
    count = lines.tried[0]
    if count < FEWEST or direction == 0:
        return -1
    card = _parting(lines, worse, direction)
    if card < 0:
        return -1
    own = _total(lines, 0, card)
    other = _total(lines, 1, card)
    mode, game = _typical(lines, worse, direction, card)
    if game < 0:
        return -1
    row = rows.length[0]
    first, second = lines.moves[0, 0, 0], lines.moves[0, 1, 0]
    is_now = alike(card) == alike(first)
    code = _CAUSE_TAKES if own > other else _CAUSE_FAILS
    if is_now:
        code = _CAUSE_TAKES_NOW if own > other else _CAUSE_FAILS_NOW
    rows.codes[row] = code
    fields = rows.fields[row]
    fields[0], fields[1], fields[2], fields[3], fields[4] = card, second, own, other, count
    fields[5] = game
    if not is_now:
        fields[6] = mode % _TRICKS + 1
        fields[7] = alike(card) == alike(second)
        fields[8] = mode // _TRICKS
    rows.length[0] += 1
    return card


@inlined
def _off(lines: Lines, game: int, number: int) -> int:
    """Return the tricks that the seat takes in a line beyond its bid."""
    state = lines.games[game]
    return int(lines.taken[game, number] - state[layout.BIDS + state[layout.SEAT]])


@inlined
def _parts(lines: Lines, game: int, worse: int, is_made: int) -> bool:
    """Return whether a game is lost by the worse card: the bid, or at least points."""
    off, instead = abs(_off(lines, game, worse)), abs(_off(lines, game, 1 - worse))
    return off > instead and (instead == 0 or is_made == 0)


@inlined
def _takes(took: int, card: int) -> int:
    """Return 1 if a card is in a set; of Wizards, or Jesters, any."""
    return int(took & alike(card) != 0)


@inlined
def _total(lines: Lines, number: int, card: int) -> int:
    """Return the number of games in which a card takes a trick after one of the two."""
    total = 0
    for game in range(lines.tried[0]):
        total += _takes(lines.took[game, number], card)
    return total


@inlined
def _differs(lines: Lines, game: int, worse: int, direction: int, card: int) -> int:
    """Return 1 if a card takes a trick on the wrong side alone, -1 on the right side, else 0."""
    took = lines.took[game]
    return direction * (_takes(took[worse], card) - _takes(took[1 - worse], card))


@inlined
def _is_case(lines: Lines, game: int, worse: int, direction: int) -> bool:
    """Return whether a game is lost by the worse card in a direction."""
    return _parts(lines, game, worse, 0) and direction * _off(lines, game, worse) > 0


@inlined
def _parting(lines: Lines, worse: int, direction: int) -> int:
    """Return the card with which the games that are lost differ most often; -1 for none."""
    count, seat = lines.tried[0], lines.games[0, layout.SEAT]
    cards = lines.games[0, layout.HANDS + seat]
    best, most = -1, 0
    while cards:
        card = lowest(cards)
        cards &= ~alike(card)
        lost, every = 0, 0
        for game in range(count):
            difference = _differs(lines, game, worse, direction, card)
            every += difference
            if _is_case(lines, game, worse, direction):
                lost += difference
        if lost > most and every >= max(2, _WIDE * count):
            best, most = card, lost
    return best


@inlined
def _typical(lines: Lines, worse: int, direction: int, card: int) -> tuple[int, int]:
    """Return the commonest way and trick of a card where the lines differ, and such a game.

    Of several games it is the first in which the bid is missed by least.
    """
    histogram, count = lines.histogram, lines.tried[0]
    for place in range(HISTOGRAM):
        histogram[place] = 0
    mode = 0
    for game in range(count):
        if _shows(lines, game, worse, direction, card):
            place = fate_of(lines, game, card)
            histogram[place] += 1
            if histogram[place] > histogram[mode]:
                mode = place
    nearest, typical = 1 << 30, -1
    for game in range(count):
        if _shows(lines, game, worse, direction, card) and fate_of(lines, game, card) == mode:
            distance = abs(_off(lines, game, worse)) + abs(_off(lines, game, 1 - worse))
            if distance < nearest:
                nearest, typical = distance, game
    return mode, typical


@inlined
def _shows(lines: Lines, game: int, worse: int, direction: int, card: int) -> bool:
    """Return whether a game is lost by what becomes of a card."""
    if not _is_case(lines, game, worse, direction):
        return False
    return _differs(lines, game, worse, direction, card) > 0


@compiled
def fate_of(lines: Lines, game: int, card: int) -> int:
    """Return the way in which a card takes a trick, or not, after the first of the two cards.

    The number of the trick, from 0, is added to ``_TRICKS`` times that way.
    """
    settings, state = lines.settings, lines.state
    copy_into(state, lines.games[game])
    seat, suit, trump = state[layout.SEAT], card // RANKS, state[layout.TRUMP]
    had_trumps = _hold_trumps(settings, state, seat)
    fate, way, led, trick = -1, -1, -1, 0
    for move in lines.moves[game, 0]:
        if move < 0:
            break
        if state[layout.SEAT] == seat and alike(card) >> move & 1:
            trick, led = state[layout.TRICKS], state[layout.LED]
            is_late = had_trumps and suit != trump and not _hold_trumps(settings, state, seat)
            way = _LATE if is_late else _FOLLOWS
            if state[layout.ON_TABLE] == 0:
                led = suit
                way = _LEADS_LATE if is_late else _LEADS
                if bit_count(legal(settings, state)) == 1:
                    way = _MUST_LEAD
        apply(settings, state, move)
        if way < 0 or state[layout.TRICKS] == trick:
            continue
        best = state[layout.BEST]
        if alike(card) >> best & 1 and state[layout.WINNER] == seat:
            return _TRICKS * _way_of_taking(settings, card, led, way) + trick
        if fate < 0:
            fate = _TRICKS * _way_of_failing(settings, trump, card, led, best) + trick
        way = -1
    return fate


@inlined
def _hold_trumps(settings: IntArray, state: IntArray, seat: int) -> bool:
    """Return whether other players hold a trump that beats any card of another suit."""
    trump, cards = state[layout.TRUMP], 0
    if trump < 0 or settings[layout.ONE_SUIT] != 0:
        return False
    for other in range(settings[layout.PLAYERS]):
        if other != seat:
            cards |= state[layout.HANDS + other]
    return bool(cards & SUIT_SET << RANKS * trump)


@inlined
def _way_of_taking(settings: IntArray, card: int, led: int, way: int) -> int:
    if _LEADS <= way <= _LEADS_LATE:
        return way
    if card >= FIRST_WIZARD or settings[layout.ONE_SUIT] != 0:
        return _TAKES
    return _RUFFS if led >= 0 and led != card // RANKS else way


@inlined
def _way_of_failing(settings: IntArray, trump: int, card: int, led: int, best: int) -> int:
    suit = card // RANKS
    if FIRST_WIZARD <= best < FIRST_JESTER:
        return _WIZARD
    if card >= FIRST_WIZARD:
        return _FAILS
    if settings[layout.ONE_SUIT] != 0 or (best < FIRST_WIZARD and best // RANKS == suit):
        return _HIGHER
    if 0 <= led != suit:
        return _DISCARDED
    return _TRUMPED if best // RANKS == trump else _FAILS
