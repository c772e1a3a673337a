"""Regenerate the tables of conformance/ from the engine.

    python scripts/conformance.py [FOLDER]

The tables under conformance/by_hand/ are written by people from the rules and left untouched.
conformance/README.md describes every file.
"""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from typing import Any, Final

from msgspec import Raw

from foretell.cards import DECK, Card, Suit, cards_of, set_of
from foretell.game.actions import MakeBid
from foretell.game.deal import deal_key, deal_round, draw_for_dealer, own_deck
from foretell.game.decide import act
from foretell.game.events import BidMade, CardPlayed
from foretell.game.hint import Hint, HintValue
from foretell.game.legal import legal_actions
from foretell.game.phases import phase_of, seats_to_act
from foretell.game.redact import redact_event
from foretell.game.session import Session
from foretell.game.state import State, Trick
from foretell.game.stream import Stream, derive_seed
from foretell.game.tricks import best_in, led_in
from foretell.protocol.codec import encode
from foretell.protocol.events import event_to_wire
from foretell.record import Header, Player, Record, Shuffle, header_line, write_record
from foretell.rules.declaration import examples
from foretell.rules.options import OPTIONS, Options
from foretell.rules.presets import PRESETS, preset_options
from foretell.rules.scoring import points
from foretell.rules.trick import LED_NO_SUIT, legal_plays
from foretell.testing import dealt, make_bids, play_at_random
from foretell.testing.combinations import clauses_against

FOLDER: Final = Path(__file__).resolve().parents[1] / "conformance"
STARTED: Final = datetime(2000, 1, 1, tzinfo=UTC)
SEED: Final = "f0e7e11"
"""The seed of everything drawn at random here."""

Row = Sequence[object]
VARIANTS: Final[tuple[dict[str, object], ...]] = (
    {},
    {"winning_wizard": "last"},
    {"follow_after_wizard": True},
    {"follow_after_wizard": True, "winning_wizard": "last"},
    {"deal": "one_suit"},
    {"deal": "one_suit", "winning_wizard": "last"},
)


def main(folder: Path) -> None:
    """Write every generated file below ``folder``."""
    for name, (columns, rows) in TABLES.items():
        lines = [" | ".join(map(str, row)) for row in rows()]
        text = "\n".join([f"# {columns}", *lines])
        (folder / name).write_text(text + "\n", encoding="utf-8")
    for subfolder in ("records", "redactions"):
        (folder / subfolder).mkdir(parents=True, exist_ok=True)
    for name, session in games():
        path = folder / "records" / f"{name}.jsonl"
        path.write_text(write_record(record_of(name, session)), encoding="utf-8")
    path = folder / "records" / "fair.jsonl"
    path.write_text(write_record(fairly_shuffled()), encoding="utf-8")
    path = folder / "records" / "hints.jsonl"
    path.write_text(write_record(hinted()), encoding="utf-8")
    for name, session in short_games():
        path = folder / "redactions" / f"{name}.jsonl"
        path.write_text("".join(redactions(name, session)), encoding="utf-8")


def listed(things: Iterable[object], between: str = " ") -> str:
    """Return things as one column, "-" for none."""
    return between.join(map(str, things)) or "-"


def shown(values: dict[str, object]) -> str:
    """Return the options that differ from the standard game."""
    return listed(f"{name}={json.dumps(value).strip(chr(34))}" for name, value in values.items())


def compact(value: object) -> str:
    """Return JSON without spaces."""
    return json.dumps(value, separators=(",", ":"))


def tricks() -> Iterator[Row]:
    """Yield tricks of random hands from a short deck, which makes special cases common."""
    chance = Stream(SEED.encode(), "tricks")
    short = [card for card in DECK if card.suit is None or card.rank in {1, 7, 12, 13}]
    for variant in VARIANTS:
        options = Options.from_json(variant)
        for _ in range(70):
            one_suit = options.deal == "one_suit"
            players = 3 + chance.below(2 if one_suit else 4)
            size = 1 + chance.below(4)
            deck = chance.shuffled(short)
            hands = [deck[seat * size : (seat + 1) * size] for seat in range(players)]
            if one_suit:
                hands = [chance.shuffled(own_deck(seat))[:size] for seat in range(players)]
                hands = chance.shuffled(hands)
            trump = None if one_suit else (*Suit, None)[chance.below(5)]
            yield (
                shown(variant),
                trump.letter if trump is not None else "-",
                *trick(options, trump, hands, chance),
            )


def trick(
    options: Options, trump: Suit | None, hands: Sequence[Sequence[Card]], chance: Stream
) -> Row:
    """Return the remaining columns of a trick in which every seat plays a random legal card."""
    played: tuple[Card, ...] = ()
    leds, legals = [], []
    for hand in hands:
        led = led_in(Trick(0, played), options)
        legal = cards_of(legal_plays(set_of(hand), led))
        leds.append("*" if led == LED_NO_SUIT else "-" if led < 0 else Suit(led).letter)
        legals.append(listed(legal))
        played = (*played, legal[chance.below(len(legal))])
    winner = played[best_in(Trick(0, played), trump, options)]
    held = (listed(cards_of(set_of(hand))) for hand in hands)
    return " / ".join(held), listed(leds), " / ".join(legals), listed(played), winner


def bids() -> Iterator[Row]:
    """Yield random bids so far, and the legal bids of the next seat."""
    chance = Stream(SEED.encode(), "bids")
    variants: tuple[dict[str, Any], ...] = (
        {},
        {"bidding": "hidden"},
        {"bidding": "secret"},
        {"even_bid": "never"},
        {"even_bid": "not_leader"},
        {"even_bid": "not_leader", "winning_wizard": "last"},
        {"even_bid": "never", "even_bid_from": 3},
        {"even_bid": "not_leader", "even_bid_from": 4},
    )
    for variant in variants:
        for _ in range(40):
            players, size = 3 + chance.below(4), 1 + chance.below(6)
            deck = chance.shuffled(DECK)
            hands = [listed(deck[seat * size : (seat + 1) * size]) for seat in range(players)]
            totals = [10 * (chance.below(7) - 2) for _ in range(players)]
            made = [chance.below(size + 1) for _ in range(players - 1 - chance.below(2))]
            while sum(made) > size + 1:
                made = [chance.below(size + 1) for _ in made]
            turned = next(card for card in deck[players * size :] if not card.is_wizard)
            table = dealt(*hands, turned=str(turned), dealer=players - 1, totals=totals, **variant)
            make_bids(table, *made)
            legal = table.legal_actions(len(made))
            stand = [action.bid for action in legal if isinstance(action, MakeBid)]
            yield shown(variant), size, listed(made), listed(totals), listed(stand)


def scores() -> Iterator[Row]:
    """Yield every bid with every number of tricks."""
    for bid in range(21):
        for taken in range(21):
            yield bid, taken, points(bid, taken)


def options() -> Iterator[Row]:
    """Yield every combination of options that can conflict, and the clauses that refuse it.

    An option that refines another is combined with that one alone, as it conflicts with no other.
    """
    names = ("players", "deal", "bidding", "even_bid", "follow_after_wizard", "hand_sizes")
    of = {name: examples(option.kind) for name, option in OPTIONS.items()} | {
        "hand_sizes": (None, [1, 2])
    }
    for values in combined({name: of[name] for name in names}):
        yield conflict(names, values, {})
    for name, option in OPTIONS.items():
        if option.refines is not None:
            for values in combined({option.refines: of[option.refines], name: of[name]}):
                yield conflict(names, {}, values)


def combined(values: Mapping[str, Sequence[object]]) -> Iterator[dict[str, object]]:
    """Yield every combination of some values by name."""
    for combination in product(*values.values()):
        yield dict(zip(values, combination, strict=True))


def conflict(names: Sequence[str], values: dict[str, object], others: dict[str, object]) -> Row:
    """Return a row of options by name and of others that are not standard."""
    chosen = Options().values() | values | others
    row = (value if isinstance(value := chosen[name], str) else compact(value) for name in names)
    return (*row, shown(others), listed(sorted(clauses_against(chosen))))


def deals() -> Iterator[Row]:
    """Yield draws and deals, and the keys they derive from."""
    games: tuple[tuple[str, dict[str, object], Sequence[int]], ...] = (
        ("2a", {}, (1, 2, 3, 14, 15)),
        ("02a", {}, (1,)),
        ("0", {"players": 3}, (1, 2, 19, 20)),
        ("f" * 128, {"players": 5, "edition": "fantasy"}, (1, 11, 12)),
        ("0123456789abcdef", {"players": 6}, (1, 2, 3, 10)),
        ("5", {"players": 3, "first_dealer": 2, "hand_sizes": [20, 1, 7]}, (1, 2, 3)),
        ("5", {"players": 3, "first_dealer": 2, "hand_sizes": [20, 1, 8]}, (1, 2, 3)),
        ("2a", {"players": 2, "first_dealer": 0}, range(1, 7)),
        ("2b", {"players": 2}, range(1, 7)),
        ("2a", {"players": 3, "deal": "one_suit", "first_dealer": 0}, (1, 2, 12)),
        ("2a", {"players": 4, "deal": "one_suit"}, (1, 2, 12)),
        ("c0ffee", {"clairvoyance": True, "winning_wizard": "last", "first_dealer": 3}, (1, 2)),
        ("c0ffee", {"follow_after_wizard": True, "even_bid": "never", "first_dealer": 3}, (1, 2)),
        ("c0ffee", {"players": 6, "bidding": "hidden", "hand_sizes": [10]}, (1,)),
    )
    for seed, values, rounds in games:
        yield from deal(seed, Options.from_json(values), rounds)
    redrawn = [f"{number:x}" for number in range(400)]
    for players in (2, 3, 6):
        chosen = Options(players=players)
        again = [seed for seed in redrawn if len(draw_for_dealer(seed, chosen).draws) > 1]
        for seed in again[:4]:
            yield from deal(seed, chosen, (1,))


def deal(seed: str, chosen: Options, rounds: Sequence[int]) -> Iterator[Row]:
    """Yield one game: its key, its draws, and some of its rounds."""
    yield "game", seed, compact(chosen.to_json())
    yield "key", deal_key(seed, chosen).hex()
    first = chosen.first_dealer
    if first is None:
        draw = draw_for_dealer(seed, chosen)
        first = draw.dealer
        for drawn in draw.draws:
            yield "draw", listed("-" if card is None else card for card in drawn)
        yield "dealer", first
    for number in rounds:
        dealer = (first + number - 1) % chosen.players
        cards = deal_round(seed, chosen, number, dealer)
        held = " / ".join(map(listed, cards.hands))
        yield "round", number, dealer, held, "-" if cards.turned is None else cards.turned


def streams() -> Iterator[Row]:
    """Yield raw bytes, numbers, shuffles and derived seeds."""
    keys = (b"", b"key", bytes(range(32)), b"\xff" * 65)
    for key in keys:
        for label in ("", "round/1", "draw/12", "round/3/seat/2"):
            stream = Stream(key, label)
            yield (
                "bytes",
                key.hex() or "-",
                label or "-",
                bytes(stream.byte() for _ in range(70)).hex(),
            )
    for key in keys[1:3]:
        for bound in (1, 2, 3, 7, 15, 52, 60, 100, 128, 129, 255, 256):
            stream = Stream(key, "numbers")
            yield (
                "below",
                key.hex(),
                "numbers",
                bound,
                listed(stream.below(bound) for _ in range(24)),
            )
        for size in (0, 1, 2, 15, 60, 256):
            order = Stream(key, "shuffle").shuffled(range(size))
            yield "shuffle", key.hex(), "shuffle", size, listed(order)
    for seed in ("0", "2a", "02a", "f" * 128):
        for label in ("game/0", "game/1", "bot/2"):
            yield "seed", seed, label, derive_seed(seed, label)


def fair() -> Iterator[Row]:
    """Yield commitments, and the game seeds derived from committed seeds and nonces."""
    tables: tuple[tuple[str, ...], ...] = (
        ("", "", ""),
        ("0", "", ""),
        ("", "0", ""),
        ("00", "", "f" * 128),
        ("5eed", "5eed", "5eed"),
        ("5eed", "", "0123456789abcdef"),
        ("", "5eed", "0123456789abcdef", "f" * 128, "0", "00"),
    )
    for number, listed_nonces in enumerate(tables):
        shuffle = shuffle_of(f"table/{number}", listed_nonces)
        yield (
            shuffle.seed,
            shuffle.salt,
            listed(nonce or "-" for nonce in listed_nonces),
            shuffle.commitment,
            shuffle.game_seed,
        )


def shuffle_of(name: str, nonces: Sequence[str]) -> Shuffle:
    """Return a shuffle with these nonces by seat, "" for none."""
    chance = Stream(SEED.encode(), f"fair/{name}")
    seed, salt = (bytes(chance.byte() for _ in range(32)).hex() for _ in range(2))
    by_seat = {seat: nonce for seat, nonce in enumerate(nonces) if nonce}
    return Shuffle.revealed(seed, salt, by_seat, players=len(nonces))


def perft() -> Iterator[Row]:
    """Yield small deals, and the number of sequences of legal actions of each length."""
    tables: tuple[tuple[dict[str, Any], int, str, str, str], ...] = (
        ({}, 2, "0 0 0", "C1 / D2 / Z1", "H5"),
        ({}, 0, "0 0 0 0", "N1 / N2 / N3 / N4", "Z1"),
        ({}, 2, "0 0 0", "C1 D2 / C3 H4 / D5 Z1", "S7"),
        ({}, 1, "0 0 0", "C1 D2 / C3 H4 / D5 Z1", "Z4"),
        ({}, 0, "0 0 0", "N1 C2 / C3 D4 / Z1 C5", "N4"),
        ({}, 3, "0 0 0 0", "C1 C9 / C3 H4 / D5 C4 / N2 Z1", "D1"),
        ({}, 2, "0 0 0", "C1 D2 N1 / C3 C4 H4 / D5 C6 Z1", "D7"),
        ({}, 2, "0 0 0", "Z1 C2 D3 / H1 S2 D4 / H5 D6 S7", "H7"),
        ({"follow_after_wizard": True}, 2, "0 0 0", "Z1 C2 D3 / H1 S2 D4 / H5 D6 S7", "H7"),
        ({"winning_wizard": "last"}, 2, "0 0 0", "Z1 C2 / C5 Z2 / D3 C6", "H7"),
        ({"even_bid": "never"}, 2, "0 0 0", "C1 D2 / C3 H4 / D5 Z1", "S7"),
        ({"even_bid": "not_leader"}, 2, "0 10 20", "C1 D2 / C3 H4 / D5 Z1", "S7"),
        ({"even_bid": "not_leader"}, 2, "0 20 20", "C1 D2 / C3 H4 / D5 Z1", "S7"),
        ({"bidding": "hidden"}, 2, "0 0 0", "C1 D2 / C3 H4 / D5 Z1", "S7"),
        ({"bidding": "secret", "clairvoyance": True}, 2, "0 0 0", "C1 / C3 / D5", "Z2"),
        ({"players": 2, "bidding": "secret"}, 1, "0 0", "C1 D2 / C3 Z1", "S7"),
        ({"players": 2, "bidding": "secret"}, 0, "0 0", "C1 D2 N1 / C3 H2 Z1", "Z2"),
        ({"deal": "one_suit"}, 2, "0 0 0", "C1 C2 Z1 N1 / D1 D2 D3 D4 / H1 H13 N3 Z3", "-"),
    )
    for variant, dealer, totals, hands, turned in tables:
        before = [int(total) for total in totals.split()]
        table = dealt(
            *hands.split(" / "),
            turned=None if turned == "-" else turned,
            dealer=dealer,
            totals=before if any(before) else None,
            **variant,
        )
        yield shown(variant), dealer, totals, hands, turned, listed(counts(table.state))


def counts(state: State) -> list[int]:
    """Return the number of sequences of 1, 2, 3 … legal actions within a round."""
    numbers: list[int] = []
    level = [state]
    while not numbers or numbers[-1] < 4_000:
        steps = [
            (before, action)
            for before in level
            for seat in seats_to_act(phase_of(before))
            for action in legal_actions(before, seat)
        ]
        if not steps:
            break
        numbers.append(len(steps))
        after = (act(before, action)[1] for before, action in steps)
        level = [one for one in after if one.round.number == state.round.number]
    return numbers


def games() -> Iterator[tuple[str, Session]]:
    """Yield whole games: one for each preset, and some with mixed options."""
    variants: dict[str, dict[str, object]] = {
        "es": {"players": 3},
        "fr": {"players": 5},
        "it-fantasy": {"players": 6},
        "it-classic": {"players": 6},
    }
    for name in PRESETS:
        short: dict[str, object] = {"hand_sizes": [1, 2, 3, 4, 5]}
        fixed = name in {"en", "two-players", "one-suit", *variants}
        chosen = preset_options(name, variants.get(name, {} if fixed else short))
        yield f"preset-{name}", played(chosen)
    mixes: tuple[dict[str, object], ...] = (
        {"players": 3, "bidding": "hidden", "clairvoyance": True, "hand_sizes": [20, 1, 2]},
        {
            "players": 5,
            "bidding": "secret",
            "clairvoyance": True,
            "first_dealer": 4,
            "hand_sizes": [12, 1],
        },
        {"players": 6, "even_bid": "never", "winning_wizard": "last", "hand_sizes": [10, 9, 1]},
        {"even_bid": "not_leader", "follow_after_wizard": True, "hand_sizes": [1, 3, 5, 7, 9]},
        {"players": 2, "clairvoyance": True, "winning_wizard": "last", "first_dealer": 1},
        {"players": 2, "follow_after_wizard": True, "edition": "fantasy"},
        {"players": 3, "deal": "one_suit", "bidding": "secret", "winning_wizard": "last"},
        {"deal": "one_suit", "even_bid": "never", "clairvoyance": True, "first_dealer": 0},
        {"clairvoyance": True, "clairvoyant_rounds": "first", "hand_sizes": [2, 1, 3]},
        {"players": 5, "even_bid": "never", "even_bid_from": 3, "hand_sizes": [2, 3]},
    )
    for number, mix in enumerate(mixes, start=1):
        yield f"mix-{number}", played(Options.from_json(mix))


def short_games() -> Iterator[tuple[str, Session]]:
    """Yield games for the redactions; long ones are broken off early."""
    short: dict[str, object] = {"players": 3, "hand_sizes": [2, 1]}
    mixes: dict[str, dict[str, object]] = {
        "open": short,
        "hidden": {**short, "bidding": "hidden"},
        "secret": {**short, "bidding": "secret"},
        "clairvoyance-open": {**short, "clairvoyance": True},
        "clairvoyance-secret": {**short, "clairvoyance": True, "bidding": "secret"},
        "clairvoyance-first": {**short, "clairvoyance": True, "clairvoyant_rounds": "first"},
        "two-players": {"players": 2},
        "two-players-clairvoyance": {"players": 2, "clairvoyance": True},
        "one-suit": {"players": 3, "deal": "one_suit", "bidding": "hidden"},
    }
    for name, values in mixes.items():
        yield name, played(Options.from_json(values), steps=24)


def played(chosen: Options, *, steps: int | None = None) -> Session:
    """Return a game played at random."""
    return play_at_random(Session(chosen, SEED), SEED, steps=steps)


def record_of(name: str, session: Session) -> Record:
    """Return the record of a game."""
    state = session.state
    names = tuple(Player(f"seat {seat}", "random") for seat in range(state.options.players))
    return Record(Header(name, state.options, names, SEED, STARTED), session.events)


def fairly_shuffled() -> Record:
    """Return the record of a game with a committed shuffle."""
    shuffle = shuffle_of("record", ("5eed", "", "0123456789abcdef", ""))
    session = play_at_random(Session(Options(hand_sizes=(1, 2, 3)), shuffle.game_seed), SEED)
    header = record_of("fair", session).header
    return Record(replace(header, seed=shuffle.game_seed, fair=shuffle), session.events)


def hinted() -> Record:
    """Return the record of a game with what was shown before decisions of seat 0."""
    record = record_of("hints", played(Options(players=3, hand_sizes=(1, 2), bidding="hidden")))
    hints = []
    for at, event in enumerate(record.events):
        match event:
            case BidMade(seat=0, bid=int(bid)):
                others = [
                    HintValue(one, 1_250, 50, 310, 750 - one, 40) for one in (bid + 1, bid + 2)
                ]
                values = (HintValue(bid, 2_000, 9_050, 120, 0, 0, (60, 10)), *others)
                hints.append((at, Hint(70, values)))
            case CardPlayed(seat=0, card=card):
                hints.append((at, Hint(400, (HintValue(str(card), -1_000, 0, 0, 0, 0, (400,)),))))
            case _:
                pass
    return replace(record, hint_values=tuple(hints))


def redactions(name: str, session: Session) -> Iterator[str]:
    """Yield a game's header, and each event with its redaction for every viewer."""
    chosen = session.state.options
    yield header_line(record_of(name, session).header)
    for event in session.events:
        views: dict[bytes, list[int | None]] = {}
        for viewer in (*range(chosen.players), None):
            view = encode(event_to_wire(redact_event(event, viewer, chosen)))
            views.setdefault(view, []).append(viewer)
        seen = [{"viewers": viewers, "event": Raw(view)} for view, viewers in views.items()]
        yield encode({"event": event_to_wire(event), "seen": seen}).decode() + "\n"


TABLES: Final[dict[str, tuple[str, Callable[[], Iterable[Row]]]]] = {
    "tricks.txt": ("options | trump | hands | led | legal | cards | winner", tricks),
    "bids.txt": ("options | hand size | bids made | totals | bids that stand", bids),
    "scores.txt": ("bid | tricks taken | points", scores),
    "options.txt": (
        "players | deal | bidding | even_bid | follow_after_wizard | hand_sizes | others | clauses",
        options,
    ),
    "fair.txt": ("committed seed | salt | nonces | commitment | seed of the game", fair),
    "deals.txt": ("see README.md", deals),
    "streams.txt": ("see README.md", streams),
    "perft.txt": ("options | dealer | totals | hands | turned card | sequences of 1, 2, …", perft),
}

if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
