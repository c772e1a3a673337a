"""The contrast of the colours of the built documentation, as WCAG 2.2 counts it."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

LEAST: Final = 4.5
"""For text of the usual size (1.4.3, AA)."""
_TEXTS: Final = {
    "content-background": "content-foreground link link--visited link--hover",
    "background-primary": "foreground-secondary foreground-muted",
    "admonition-background": "content-foreground link",
    "table-header-background": "content-foreground link",
    "highlight-on-target": "content-foreground",
    "inline-code-background": "content-foreground link",
    "code-background": "code-foreground",
    "highlighted-background": "highlighted-text",
    "sidebar-background": "sidebar-brand-text sidebar-caption-text "
    "sidebar-link-text sidebar-link-text--top-level",
    "background-hover": "sidebar-link-text sidebar-link-text--top-level",
    "sidebar-search-background": "sidebar-search-text",
    "toc-background": "toc-title-text toc-item-text toc-item-text--active toc-item-text--hover",
    "api-background": "api-name api-pre-name api-keyword",
    "header-background": "header-text",
}
"""Furo's variables for what is behind texts, and for the texts on it, without ``--color-``."""
PAIRS: Final = [(text, ground) for ground, texts in _TEXTS.items() for text in texts.split()]
"""Each text with what is behind it."""
_DARK: Final = 'body[data-theme="dark"]'
_RULE: Final = re.compile(r"([^{}]*)\{([^{}]*)\}")
_VARIABLE: Final = re.compile(r"--([\w-]+)\s*:\s*([^;}]+)")
_COLOUR: Final = re.compile(r"(?:^|[;{\s])color:\s*(#[0-9A-Fa-f]{3,8})")
_USE: Final = re.compile(r"var\(--([\w-]+)\)")


def unreadable(site: Path) -> Iterator[str]:
    """Yield the colours of a built site that are too near to what is behind them."""
    styles = (site / "_static" / "styles" / "furo.css").read_text("utf-8")
    page = (site / "index.html").read_text("utf-8")
    tokens = (site / "_static" / "pygments.css").read_text("utf-8")
    own = "".join(re.findall(r"<style>(.*?)</style>", page, re.DOTALL))
    for theme in ("light", "dark"):
        variables = _variables(styles, theme) | _variables(own, theme)
        for text, ground in PAIRS:
            for one in (text, ground):
                if f"color-{one}" not in variables:
                    yield f"furo has no colour {one}, {theme}: mend scripts/check_docs/contrast.py"
            front, back = (_resolved(f"color-{one}", variables) for one in (text, ground))
            if contrast(front, back) < LEAST:
                yield f"{text} {front} on {ground} {back}, {theme}: {_fault(front, back)}"
        back = _resolved("color-code-background", variables)
        for front in sorted({*_token_colours(tokens, theme)}):
            if contrast(front, back) < LEAST:
                yield f"code in {front} on {back}, {theme}: {_fault(front, back)}"


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, written ``#rgb`` or ``#rrggbb``."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _fault(front: str, back: str) -> str:
    return f"a contrast of {contrast(front, back):.1f}, {LEAST} at least: take another colour"


def _luminance(colour: str) -> float:
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    parts = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    linear = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def _variables(sheet: str, theme: str) -> dict[str, str]:
    """Return the variables that the rules for a theme set; dark ones come on top of light ones."""
    light: dict[str, str] = {}
    dark: dict[str, str] = {}
    for selector, rule in _RULE.findall(sheet):
        name = selector.split("{")[-1].strip().removeprefix("@media not print").strip()
        if name.replace("=dark]", '="dark"]') == _DARK:
            dark.update(_VARIABLE.findall(rule))
        elif re.fullmatch(r"(.*[,}\s])?(body|:root)", name, re.DOTALL):
            light.update(_VARIABLE.findall(rule))
    return light if theme == "light" else light | dark


def _resolved(name: str, variables: Mapping[str, str]) -> str:
    """Return the colour of a variable, which may be another's; the page's where it shows that."""
    value = variables.get(name, "none").strip()
    if used := _USE.fullmatch(value):
        return _resolved(used[1], variables)
    if value in {"none", "transparent"} or re.fullmatch("#.{6}00", value):
        return variables["color-background-primary"].strip()
    return value


def _token_colours(sheet: str, theme: str) -> Iterator[str]:
    """Yield the colours of words in code, but for line numbers."""
    for selector, rule in _RULE.findall(sheet):
        is_dark = "data-theme" in selector  # of "dark", and of all but "light"
        if "linenos" not in selector and is_dark == (theme == "dark"):
            yield from _COLOUR.findall(rule)
