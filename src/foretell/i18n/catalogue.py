"""The source text of the catalogues, for use by the page."""

from importlib.resources import files


def catalogue_text(language: str, *names: str) -> str:
    """Return the concatenated files of a language's catalogue.

    Args:
        language: one of ``foretell.i18n.LANGUAGES``.
        names: names of files without ``.ftl``, such as ``cards``.
    """
    folder = files("foretell.i18n") / "catalogues" / language
    return "\n".join((folder / f"{name}.ftl").read_text(encoding="utf-8") for name in names)
