"""Make the page's fonts in ``web/static/fonts``: two published fonts, cut down to what it writes.

Grenze is for titles, scores and numbers, Source Sans 3 for text. Both are under the SIL Open Font
License and have other names here, since it reserves *Source* for what its makers publish. The
suits' signs are those of ``art/suits.js``: a phone would show emoji. ``fonts.css`` loads the fonts,
``fallbacks.css`` has the system's fonts take as much room until then, so that nothing moves.
Needs npm, and Brotli besides the development tools: ``pip install brotli``.

    python -m scripts.fonts
"""

import hashlib
import io
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from scripts.npm import files_of

FOLDER: Final = Path(__file__).parents[1] / "src/foretell/web/static/fonts"
LETTERS: Final = {
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *(ord(one) for one in "ŒœŸ–—‘’‚“”„•…‹›€−"),  # noqa: RUF001 - as the five languages write them
}
NARROW_SPACE: Final = 0x202F
"""French has it before a question mark. Neither font has it; their own spaces are narrow enough."""
FEATURES: Final = ("ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum")
ASCENT: Final = 1.0
DESCENT: Final = 0.33
"""The line of both fonts, in em: figures stand in the middle of it."""
SUITS: Final = {
    "♠": "M12 1.5C15 5.9 21.6 9.2 21.6 14.4 21.6 17.2 19.6 19 17.1 19 15.3 19 13.9 18.1 13.1 16.8"
    " 13.3 19.1 14.3 21 16 22.3H8C9.7 21 10.7 19.1 10.9 16.8 10.1 18.1 8.7 19 6.9 19 4.4 19 2.4"
    " 17.2 2.4 14.4 2.4 9.2 9 5.9 12 1.5Z",
    "♣": "M15.6 10.4A5 5 0 1 1 13 16.6C13.3 19.2 14.2 21 16 22.2H8C9.8 21 10.7 19.2 11 16.6"
    "A5 5 0 1 1 8.4 10.4A5 5 0 1 1 15.6 10.4Z",
    "♥": "M12 22C8.6 17.7 2 13.8 2 8.4 2 5 4.5 2.5 7.5 2.5 9.6 2.5 11.2 3.6 12 5.6 12.8 3.6 14.4"
    " 2.5 16.5 2.5 19.5 2.5 22 5 22 8.4 22 13.8 15.4 17.7 12 22Z",
    "♦": "M12 1.2C14.3 5.5 17.2 9.1 20.8 12 17.2 14.9 14.3 18.5 12 22.8 9.7 18.5 6.8 14.9 3.2 12"
    " 6.8 9.1 9.7 5.5 12 1.2Z",
}
"""Outlines by sign, in a box of 24."""
OFL: Final = "This Font Software is licensed"
NOTE: Final = "/* Written by scripts/fonts.py. */\n"


@dataclass(frozen=True, slots=True)
class System:
    """A font that a system has.

    Args:
        names: its names there.
        width: the average width of a letter in running text, in em.
    """

    names: tuple[str, ...]
    width: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Font:
    """A font of the page.

    Args:
        name: its name here.
        source: the published font.
        package: where it is published.
        path: the file there.
        digest: the file's SHA-256.
        weights: the lightest and the heaviest that it keeps.
        scale: how much larger it is drawn than published.
        width: the average width of a letter in running text, in em, as published.
        systems: what is shown until it is there.
        signs: whether it has the suits' signs.
    """

    name: str
    source: str
    package: str
    path: str
    digest: str
    weights: tuple[int, int]
    scale: float
    width: float
    systems: tuple[System, ...]
    signs: bool = False


# Widths are those of the npm package @capsizecss/metrics 4.3.0; DejaVu's are measured alike.
TITLE: Final = Font(
    name="Foretell Title",
    source="grenze",
    package="@fontsource-variable/grenze@5.3.0",
    path="files/grenze-latin-wght-normal.woff2",
    digest="2f76a162fd9d9684e68b06d00aaa9cd1caee01f215acafca0422a8191efa3a55",
    weights=(650, 650),
    scale=1.12,
    width=0.381,
    systems=(
        System(("Georgia Bold", "Georgia-Bold"), 0.519),
        System(("Noto Serif Bold", "NotoSerif-Bold"), 0.512),
        System(("DejaVu Serif Bold", "DejaVuSerif-Bold"), 0.568),
    ),
    signs=True,
)
TEXT: Final = Font(
    name="Foretell Text",
    source="source-sans",
    package="@fontsource-variable/source-sans-3@5.3.0",
    path="files/source-sans-3-latin-wght-normal.woff2",
    digest="7a19a7027e125257d310c6dbd78ae3a30b5ea1e3794d60b12bb28227a003bfda",
    weights=(400, 700),
    scale=1.04,
    width=0.418,
    systems=(
        System(("Arial", "ArialMT", "Liberation Sans"), 0.446),
        System(("Roboto", "Roboto-Regular"), 0.445),
        System(("DejaVu Sans", "DejaVuSans"), 0.509),
    ),
)


def main() -> None:
    """Write the fonts, their licences, their rules and their checksums."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    loaded, until = [NOTE], [NOTE]
    for font in (TITLE, TEXT):
        body, licence = published(font)
        made = cut(font, body)
        name = f"{font.name.split()[-1].lower()}.{sha256(made)[:8]}.woff2"
        (FOLDER / name).write_bytes(made)
        (FOLDER / f"LICENSE-{font.source}").write_text(licence, encoding="utf-8")
        loaded.append(rule(font.name, name, ranges({*LETTERS, NARROW_SPACE})))
        if font.signs:
            loaded.append(rule(TEXT.name, name, ranges(ord(one) for one in SUITS)))
        until += [fallback(font, system) for system in font.systems]
    (FOLDER / "fonts.css").write_text("\n".join(loaded), encoding="utf-8")
    (FOLDER / "fallbacks.css").write_text("\n".join(until), encoding="utf-8")
    lines = [f"{sha256(path.read_bytes())}  {path.name}\n" for path in sorted(FOLDER.iterdir())]
    (FOLDER / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def sha256(body: bytes) -> str:
    """Return the checksum of a file, in hexadecimal."""
    return hashlib.sha256(body).hexdigest()


def published(font: Font) -> tuple[bytes, str]:
    """Return a font as it is published, and its licence with the copyright that the font names."""
    body, licence = files_of(font.package, (font.path, "LICENSE"))
    assert sha256(body) == font.digest, font.path
    holder = TTFont(io.BytesIO(body))["name"].getDebugName(0)
    _, begin, rest = licence.decode().partition(OFL)
    return body, f"{holder}\n\n{begin}{rest}"


def cut(font: Font, body: bytes) -> bytes:
    """Return a font with the letters and weights that the page needs, under its name here."""
    subsetter = Subsetter(
        Options(
            layout_features=list(FEATURES),
            hinting=False,
            name_IDs=[0, 1, 2, 4, 5, 6, 13, 14],
            drop_tables=["MVAR", "STAT", "BASE"],
        )
    )
    subsetter.populate(unicodes=LETTERS)
    whole = TTFont(io.BytesIO(body), recalcTimestamp=False)
    _set_lining(whole)
    subsetter.subset(whole)
    whole.flavor = None
    made = TTFont(io.BytesIO(_bytes(whole)), recalcTimestamp=False)
    least, most = font.weights
    instantiateVariableFont(made, {"wght": least if least == most else font.weights}, inplace=True)
    for table in made["cmap"].tables:
        table.cmap[NARROW_SPACE] = table.cmap[ord(" ")]
    if font.signs:
        _add_suits(made)
    _rename(made, font.name)
    _set_lines(made, font.scale)
    made.flavor = "woff2"
    return _bytes(made)


def _bytes(font: TTFont) -> bytes:
    written = io.BytesIO()
    font.save(written)
    return written.getvalue()


def _set_lining(font: TTFont) -> None:
    """Let all figures be as high as capital letters, which a code or a score needs."""
    rules = font["GSUB"].table
    features = [one.Feature for one in rules.FeatureList.FeatureRecord if one.FeatureTag == "lnum"]
    lookups = {index for feature in features for index in feature.LookupListIndex}
    lining = {
        old: new
        for index in lookups
        for table in rules.LookupList.Lookup[index].SubTable
        for old, new in table.mapping.items()
    }
    for table in font["cmap"].tables:
        table.cmap.update({code: lining.get(name, name) for code, name in table.cmap.items()})


def _add_suits(font: TTFont) -> None:
    """Draw the suits' signs on the line, a bit higher than capital letters."""
    size = font["OS/2"].sCapHeight * 1.15 / 21
    glyphs = {}
    for sign, outline in SUITS.items():
        pen = TTGlyphPen(None)
        place = (size, 0, 0, -size, size, 22.4 * size)
        parse_path(outline, TransformPen(Cu2QuPen(pen, 1, reverse_direction=True), place))
        glyphs[f"uni{ord(sign):X}"] = pen.glyph()
        for table in font["cmap"].tables:
            table.cmap[ord(sign)] = f"uni{ord(sign):X}"
    for name, glyph in glyphs.items():
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (round(26 * size), glyph.xMin)


def _rename(font: TTFont, name: str) -> None:
    names = {1: name, 4: name, 6: name.replace(" ", "")}
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID]


def _set_lines(font: TTFont, scale: float) -> None:
    """Make a font larger, and its figures stand in the middle of a line."""
    units = round(font["head"].unitsPerEm / scale)
    font["head"].unitsPerEm = units
    line, system = font["hhea"], font["OS/2"]
    line.ascent = system.sTypoAscender = system.usWinAscent = round(ASCENT * units)
    line.descent = system.sTypoDescender = -round(DESCENT * units)
    system.usWinDescent = round(DESCENT * units)
    line.lineGap = system.sTypoLineGap = 0


def ranges(letters: Iterable[int]) -> str:
    """Return code points as CSS lists them: ``U+20-7E, U+A0``."""
    runs: list[list[int]] = []
    for letter in sorted(letters):
        if runs and runs[-1][1] == letter - 1:
            runs[-1][1] = letter
        else:
            runs.append([letter, letter])
    return ", ".join(f"U+{a:X}-{b:X}" if a != b else f"U+{a:X}" for a, b in runs)


def rule(name: str, file: str, letters: str) -> str:
    """Return the rule that loads a font: for every weight, so that none is made up."""
    return f"""@font-face {{
  font-family: "{name}";
  src: url("{file}") format("woff2");
  font-weight: 1 999;
  font-display: swap;
  unicode-range: {letters};
}}
"""


def fallback(font: Font, system: System) -> str:
    """Return the rule of a system's font that takes as much room as one of ours."""
    size = font.width * font.scale / system.width
    local = ", ".join(f'local("{name}")' for name in system.names)
    return f"""@font-face {{
  font-family: "{font.name} as {system.names[0]}";
  src: {local};
  ascent-override: {ASCENT / size:.1%};
  descent-override: {DESCENT / size:.1%};
  line-gap-override: 0%;
  size-adjust: {size:.1%};
}}
"""


if __name__ == "__main__":
    main()
