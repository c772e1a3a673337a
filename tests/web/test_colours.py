"""The colours of the page, as numbers: apart for every eye, and readable.

Distances are CIEDE2000 (Sharma, Wu, Dalal: The CIEDE2000 Color-Difference Formula, 2005). Kinds of
colour vision are the matrices for full severity of Machado, Oliveira, Fernandes: A
Physiologically-based Model for Simulation of Color Vision Deficiency, 2009. Contrast is WCAG 2.2's.
"""

import re
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from pathlib import Path
from typing import Final

import pytest

import foretell

pytestmark = pytest.mark.whole

STATIC: Final = Path(foretell.__file__).parent / "web" / "static"
Theme = dict[str, str]
Triple = tuple[float, float, float]

VISIONS: Final[dict[str, tuple[Triple, Triple, Triple]]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""The transformation of linear red, green and blue."""

CLASSIC: Final = ("clubs", "diamonds", "hearts", "spades")
FANTASY: Final = ("giants", "dwarves", "humans", "elves")
GROUNDS: Final = ("page", "surface", "raised")
CLOTH: Final = ("table", "table-edge", "table-glow")
OURS: Final = ("base", "cards", "controls", "ornaments", "parts", "sizes", "tokens")
"""The style sheets that all screens stand on."""
SET_WHERE_USED: Final = {"--disc", "--gap", "--gauge", "--icon", "--least", "--pip"}
"""Sizes of parts, which the style sheet of a screen sets."""


def blocks() -> dict[str, Theme]:
    """Return the tokens of each rule, by its selector with that of the query around it."""
    text = re.sub(r"/\*.*?\*/", "", (STATIC / "css" / "tokens.css").read_text(), flags=re.DOTALL)
    found: dict[str, Theme] = {}
    query = ""
    for piece in re.finditer(r"(@media[^{]*)\{|([^{}@]+)\{([^}]*)\}|(\})", text):
        if piece[1]:
            query = " ".join(piece[1].split()) + " "
        elif piece[4]:
            query = ""
        else:
            tokens = re.findall(r"--([\w-]+):\s*([^;]+);", piece[3])
            found[query + " ".join(piece[2].split())] = dict(tokens)
    return found


def themes() -> dict[str, Theme]:
    rules = blocks()
    light = rules[":root"]
    dark = light | rules[':root[data-theme|="dark"]']
    return {
        "light": light,
        "dark": dark,
        "contrast": light | rules[':root[data-theme="contrast"]'],
        "dark-contrast": dark | rules[':root[data-theme="dark-contrast"]'],
    }


THEMES: Final = themes()
each_theme: Final = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def linear(colour: str) -> Triple:
    """Return linear red, green and blue of "#rrggbb"."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return _linear(red), _linear(green), _linear(blue)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _row(row: Triple, values: Triple) -> float:
    return sum(factor * value for factor, value in zip(row, values, strict=True))


def contrast(one: str, other: str) -> float:
    """Return WCAG's ratio of two colours."""
    low, high = sorted(_row((0.2126, 0.7152, 0.0722), linear(colour)) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def lab(colour: str, vision: str) -> Triple:
    """Return CIE L*a*b* of a colour as an eye sees it."""
    seen = linear(colour)
    red, green, blue = (min(1.0, max(0.0, _row(row, seen))) for row in VISIONS[vision])
    rgb = (red, green, blue)
    x = _root(_row((0.4124564, 0.3575761, 0.1804375), rgb) / 0.95047)
    y = _root(_row((0.2126729, 0.7151522, 0.0721750), rgb))
    z = _root(_row((0.0193339, 0.1191920, 0.9503041), rgb) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def distance(one: Triple, other: Triple) -> float:
    """Return CIEDE2000's distance, all of its weights 1."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    stretch = 1.5 - 0.5 * sqrt(mean / (mean + 25**7))
    c1, c2 = hypot(a1 * stretch, b1), hypot(a2 * stretch, b2)
    h1, h2 = (
        degrees(atan2(b, a * stretch)) % 360 if a or b else 0.0 for a, b in ((a1, b1), (a2, b2))
    )
    apart = (h2 - h1 + 180) % 360 - 180 if c1 and c2 else 0.0
    hue = (h1 + apart / 2) % 360 if c1 and c2 else h1 + h2
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    turn = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    by_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(c1 * c2) * sin(radians(apart / 2)) / (1 + 0.015 * chroma * turn)
    rotation = -2 * sqrt(chroma**7 / (chroma**7 + 25**7))
    rotation *= sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + rotation * by_chroma * by_hue)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1, 2), (50, 0, 0), 2.3669),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_distances_are_those_of_the_published_pairs(
    one: Triple, other: Triple, expected: float
) -> None:
    assert distance(one, other) == pytest.approx(expected, abs=5e-5)
    assert distance(other, one) == pytest.approx(expected, abs=5e-5)


@each_theme
@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(
    "names",
    [
        [f"suit-{suit}" for suit in CLASSIC],
        [f"suit-{suit}" for suit in FANTASY],
        [f"banner-{suit}" for suit in FANTASY],
        ["good", "needs", "over"],
    ],
    ids=["classic", "fantasy", "banners", "standings"],
)
def test_colours_that_tell_apart_are_apart_for_every_eye(
    theme: Theme, names: list[str], vision: str
) -> None:
    apart = {
        (one, other): distance(lab(theme[one], vision), lab(theme[other], vision))
        for one, other in combinations(names, 2)
    }
    assert min(apart.values()) >= 10, apart


READ: Final = (
    *((text, ground) for text in ("text", "text-soft", "accent") for ground in GROUNDS),
    *((f"{text}-on-table", ground) for text in ("text", "soft", "turn") for ground in CLOTH),
    *((text, ground) for text in ("good", "needs", "over", "turn") for ground in GROUNDS),
    *((text, f"{text}-soft") for text in ("good", "over", "accent")),
    *(("text", f"{ground}-soft") for ground in ("good", "over", "accent")),
    *((f"suit-{suit}", "card-paper") for suit in (*CLASSIC, *FANTASY)),
    *((f"on-{suit}", f"banner-{suit}") for suit in FANTASY),
    *((f"on-{kind}", f"plate-{kind}") for kind in ("wizard", "jester")),
    ("on-wizard", "art-night"),
    ("on-jester", "art-rose"),
    ("on-jester", "art-petal"),
    ("text-soft", "card-paper"),
    ("on-accent", "accent"),
    ("on-accent", "accent-strong"),
    ("page", "text"),
)
"""Text colours and their backgrounds."""


@each_theme
@pytest.mark.parametrize(("text", "ground"), READ)
def test_text_is_readable(theme: Theme, text: str, ground: str) -> None:
    assert contrast(theme[text], theme[ground]) >= 4.5


SEEN: Final = (
    *(
        (f"suit-{suit}", ground)
        for suit in (*CLASSIC, *FANTASY, "wizard", "jester")
        for ground in GROUNDS
    ),
    *((sign, ground) for sign in ("focus", "line-strong", "turn") for ground in GROUNDS),
    *((f"{sign}-on-table", ground) for sign in ("line", "turn") for ground in CLOTH),
    ("card-edge", "card-paper"),
    ("focus", "focus-gap"),
    ("focus-gap", "accent"),
)
"""Colours of signs, frames and rings."""


@each_theme
@pytest.mark.parametrize(("sign", "ground"), SEEN)
def test_signs_and_edges_are_seen(theme: Theme, sign: str, ground: str) -> None:
    assert contrast(theme[sign], theme[ground]) >= 3


@each_theme
@pytest.mark.parametrize("ground", CLOTH)
def test_on_the_cloth_one_of_the_two_rings_of_the_focus_is_seen(theme: Theme, ground: str) -> None:
    assert max(contrast(theme[ring], theme[ground]) for ring in ("focus", "focus-gap")) >= 3


def test_no_theme_has_a_token_that_light_lacks() -> None:
    rules = blocks()
    for selector, tokens in rules.items():
        assert tokens.keys() <= rules[":root"].keys(), selector


def test_every_token_that_is_used_exists() -> None:
    sources = [*(STATIC / "css" / f"{name}.css" for name in OURS), *(STATIC / "art").glob("*.js")]
    text = "\n".join(path.read_text() for path in sources)
    defined = set(re.findall(r"(--[\w-]+):", text)) | SET_WHERE_USED
    assert set(re.findall(r"var\((--[\w-]+)", text)) <= defined


def test_colours_are_named_in_the_tokens_alone() -> None:
    sources = [STATIC / "css" / f"{name}.css" for name in OURS if name != "tokens"]
    for path in (*sources, *(STATIC / "art").glob("*.js")):
        assert not re.search(r"#[0-9a-f]{3,8}\b(?!-)|\brgb\(|\bhsl\(", path.read_text()), path.name
