"""Names at a table are distinguishable."""

import pytest

from foretell.i18n.languages import LANGUAGES
from foretell.i18n.words import Words
from foretell.table import commands, names, refusals
from foretell.table.decide import opening
from foretell.table.permissions import Person
from foretell.table.settings import TableSettings
from tests.table.builders import ANN, BEN, CLEO, THREE, new_context, new_live_table

OTHER_ANN = Person("id-other", "\u0410nn")


@pytest.mark.parametrize(
    "name", ["Ann", "\u0410nn", "ANN", "\uff21nn", "A nn", "Ann✓", "Ann (host)", "Ann 2"]
)
def test_nobody_sits_down_with_a_name_that_looks_like_anothers(name: str) -> None:
    live = new_live_table(seated=(ANN, BEN))
    with pytest.raises(refusals.NameTaken) as refused:
        live.ask(Person("id-other", name), commands.Sit())
    assert refused.value.name == "Ann"


@pytest.mark.parametrize(
    "name", ["steady", "st\u0435ady", "Steady", "random", "Bot 2", "b\u043et 2"]
)
def test_nobody_sits_down_with_the_name_of_a_bot_at_the_table(name: str) -> None:
    live = new_live_table(seated=(ANN,))
    live.ask(ANN, commands.SeatBot(1, "random"))
    with pytest.raises(refusals.NameTaken):
        live.ask(Person("id-other", name), commands.Sit())


def test_names_of_levels_are_reserved_with_and_without_a_style() -> None:
    live = new_live_table(seated=(ANN,), settings=TableSettings(stand_in="casual:bold"))
    for name in ("casual", "Casual:Bold"):
        with pytest.raises(refusals.NameTaken):
            live.ask(Person("id-other", name), commands.Sit())
    live.ask(Person("id-other", "steady"), commands.Sit())


def test_no_bot_is_seated_whose_name_looks_like_a_persons() -> None:
    live = new_live_table(seated=(ANN, Person("id-other", "Random")))
    with pytest.raises(refusals.NameTaken):
        live.ask(ANN, commands.SeatBot(2, "random"))


def test_no_table_is_opened_by_a_host_with_the_name_of_its_bots() -> None:
    with pytest.raises(refusals.NameTaken):
        opening(THREE, TableSettings(), Person("id-other", "Steady"), new_context())


def test_the_name_of_a_player_who_may_return_is_reserved_until_the_game_ends() -> None:
    live = new_live_table(seated=(BEN, ANN, CLEO), is_playing=True)
    live.ask(ANN, commands.Stand())
    with pytest.raises(refusals.NameTaken):
        live.ask(OTHER_ANN, commands.Sit())
    live.ask(ANN, commands.Sit())
    live.ask(ANN, commands.Stand())
    live.play_out()
    live.ask(OTHER_ANN, commands.Sit())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_bots_without_one_are_reserved(language: str) -> None:
    called = Words(language)("play-bot", number=2)
    assert called == names.BOT_NAME.format(number=2)
