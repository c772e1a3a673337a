"""Draw docs/images/variants/*.svg: what each variant changes at the table.

A test compares the files with what is drawn, so run this after a change of the drawings.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from foretell.art import CARD_HEIGHT, CARD_WIDTH, Box, Piece, Placed, Scene, Words, scene_svg

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "images" / "variants"
_WIDTH: Final = 480
_MARGIN: Final = 14
_LINE: Final = 22
_STEP: Final = CARD_WIDTH + 10
_FAN: Final = 36
_CLOTH: Final = "#143640"
_BOX: Final = "#1e4b56"
_TEXT: Final = "#fdf8ec"
_SOFT: Final = "#cfe0de"
_GOLD: Final = "#ffd67a"


def _line(text: str, row: int, colour: str = _TEXT, *, x: int = _MARGIN) -> Words:
    return Words(text, x, _MARGIN + _LINE * row - 6, colour)


def _cards(names: str, *, x: int, y: int, step: int = _STEP) -> Iterator[Piece]:
    for place, name in enumerate(names.split()):
        yield Placed(name, x + place * step, y)


def _trick(names: str, notes: Mapping[int, str]) -> Iterator[Piece]:
    """Yield a trick in the order of play; a note, in gold, stands under a card."""
    top = _MARGIN
    yield from _cards(names, x=_MARGIN, y=top, step=_STEP + 30)
    for place, note in notes.items():
        x = _MARGIN + place * (_STEP + 30)
        yield Box(x, top + CARD_HEIGHT + 4, CARD_WIDTH, 3, _GOLD)
        yield Words(note, x, top + CARD_HEIGHT + _LINE + 4, _GOLD)


def _bids(title: str, shown: Iterable[str], row: int) -> Iterator[Piece]:
    """Yield a line of bids, each in a box; a question mark is a bid that nobody else sees."""
    yield _line(title, row, _SOFT)
    for place, bid in enumerate(shown):
        x = 220 + 60 * place
        yield Box(x, _MARGIN + _LINE * (row - 1) - 4, 44, _LINE + 4, _BOX)
        yield _line(bid, row, _SOFT if bid == "?" else _GOLD, x=x + 17)


def _forbidden(totals: str) -> Iterator[Piece]:
    yield from _bids("The others have bid", "211", 1)
    yield _line(totals, 3, _SOFT)
    yield _line("Five tricks, so the dealer may bid", 4, _SOFT)
    top = _MARGIN + _LINE * 4 + 6
    for bid in range(6):
        x = _MARGIN + 56 * bid
        yield Box(x, top, 44, _LINE + 4, _BOX)
        yield Words(str(bid), x + 17, top + 18, _SOFT if bid == 1 else _GOLD)
        if bid == 1:
            yield Box(x + 6, top + 12, 32, 3, "#ff9d8a")


def _hands(rows: Mapping[str, str]) -> Iterator[Piece]:
    for place, (who, names) in enumerate(rows.items()):
        top = _MARGIN + place * (CARD_HEIGHT + 10)
        yield Words(who, _MARGIN, top + 46, _TEXT)
        yield from _cards(names, x=150, y=top, step=_FAN)


def _schedule(sizes: Iterable[int], names: Iterable[str]) -> Iterator[Piece]:
    for place, (size, name) in enumerate(zip(sizes, names, strict=True)):
        x = _MARGIN + 76 * place
        yield from _cards(f"{'back ' * size}", x=x, y=_MARGIN, step=2)
        yield Words(name, x, _MARGIN + CARD_HEIGHT + _LINE, _SOFT)


def _drawn() -> Iterator[Scene]:
    """Yield every picture; its title says in words what it shows."""
    yield _scene(
        "Hidden bids: question marks until all have bid, then 2, 0, 1 and 1 at once",
        3 * _LINE,
        [*_bids("While people think", "????", 1), *_bids("When all have bid", "2011", 3)],
    )
    yield _scene(
        "Delayed reveal: during the round you see your own bid alone, after it 2, 0, 1 and 1",
        3 * _LINE,
        [*_bids("In the round, you see", "2???", 1), *_bids("After the round", "2011", 3)],
    )
    yield _scene(
        "Dark Wizard: of the two Wizards in a trick, the second takes it",
        CARD_HEIGHT + _LINE + 10,
        _trick("H7 Z1 H9 Z2", {3: "takes the trick"}),
    )
    yield _scene(
        "Two players: six rounds of 2, 3, 4, 5, 6 and 7 cards",
        CARD_HEIGHT + _LINE,
        _schedule(range(2, 8), (f"{size} cards" for size in range(2, 8))),
    )
    yield _scene(
        "No even bid for the leader: 2, 1 and 1 of five tricks bid; a leading dealer may not bid 1",
        5 * _LINE + 10,
        _forbidden("The dealer has 120 points, the next 90"),
    )
    yield _scene(
        "Plus or minus one: 2, 1 and 1 of five tricks bid; the dealer may not bid 1",
        5 * _LINE + 10,
        _forbidden("The totals do not matter"),
    )
    yield _scene(
        "Clairvoyance: the hands of the others lie open, your own cards face down",
        3 * CARD_HEIGHT + 20,
        _hands({"Left": "C4 D9 S3", "Right": "H7 S8 Z1", "You": "hidden hidden hidden"}),
    )
    yield _scene(
        "One suit each: a hand of clubs, one of diamonds, one of hearts, each with a Wizard "
        "and a Jester",
        3 * CARD_HEIGHT + 20,
        _hands(
            {
                "Left": "C2 C5 C8 C9 Z1 N1",
                "Opposite": "D2 D5 D8 D9 Z2 N2",
                "You": "H2 H5 H8 H9 Z3 N3",
            }
        ),
    )
    yield _scene(
        "Following after a Wizard: a Wizard leads, then a heart; whoever has hearts must follow",
        CARD_HEIGHT + _LINE + 10,
        _trick("Z1 H7 H2", {0: "takes the trick", 2: "had to follow"}),
    )
    yield _scene(
        "Rounds of your choice: 1, 3, 5, 7 and 9 cards",
        CARD_HEIGHT + _LINE,
        _schedule((1, 3, 5, 7, 9), ("1 card", "3 cards", "5 cards", "7 cards", "9 cards")),
    )
    yield _scene(
        "Fantasy edition: cards of four peoples, a Wizard and a Jester",
        CARD_HEIGHT,
        _cards("C9 D9 H9 S9 Z1 N1", x=_MARGIN, y=_MARGIN, step=_STEP + 6),
        "fantasy",
    )


def _scene(title: str, height: int, pieces: Iterable[Piece], edition: str = "classic") -> Scene:
    return Scene(title, _WIDTH, height + 2 * _MARGIN, _CLOTH, tuple(pieces), edition)


def pictures() -> dict[str, str]:
    """Return the pictures by the names of their files."""
    return {
        f"{scene.title.partition(':')[0].lower().replace(' ', '-')}.svg": f"{scene_svg(scene)}\n"
        for scene in _drawn()
    }


def main() -> int:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for name, drawn in pictures().items():
        (FOLDER / name).write_text(drawn, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
