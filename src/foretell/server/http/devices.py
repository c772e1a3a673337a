"""Labels for a person's devices: the families of browser and system, nothing more."""

import re
from typing import Final

_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""Markers of browsers in ``User-Agent``; those that also contain others come first."""
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
_PROGRAM: Final = re.compile(r"[A-Za-z][A-Za-z0-9._-]{0,31}(?=/)")
_LONGEST: Final = 512


def device_label(user_agent: str) -> str:
    """Return a label for a ``User-Agent`` header, empty if it is not recognized.

    >>> device_label("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox · Linux'
    >>> device_label("curl/8.14.1")
    'curl'
    """
    text = user_agent[:_LONGEST]
    browser = next((name for sign, name in _BROWSERS if sign in text), "")
    if browser:
        system = next((name for sign, name in _SYSTEMS if sign in text), "")
        return f"{browser} · {system}" if system else browser
    program = _PROGRAM.match(text)
    return "" if program is None or program[0] == "Mozilla" else program[0]
