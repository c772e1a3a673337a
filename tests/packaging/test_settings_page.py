"""The page of a server's settings is generated from the declarations of its command."""

import re

from foretell.server.settings import PARSERS, variable
from scripts import settings
from scripts.generated import write
from scripts.settings import PAGE


def test_the_page_of_settings_is_up_to_date() -> None:
    """Written by ``make generated``."""
    assert write(settings.files(), is_check=True) == 0


def test_the_page_of_settings_names_the_flag_and_the_variable_of_every_setting() -> None:
    rows = re.findall(r"^\| `--([\w-]+) .*?` \| `(\w+)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert sorted(rows) == sorted((name, variable(name)) for name in PARSERS)
