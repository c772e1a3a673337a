"""The catalogues as they stand, for whoever speaks with them elsewhere."""

from importlib.resources import files


def catalogue_text(language: str, *names: str) -> str:
    """Return the files of a language's catalogue, one after the other.

    Args:
        language: one of ``foretell.i18n.LANGUAGES``.
        names: files without ``.ftl``, such as ``cards``.
    """
    folder = files("foretell.i18n") / "catalogues" / language
    return "\n".join((folder / f"{name}.ftl").read_text(encoding="utf-8") for name in names)
