"""Presets: one for each published rule sheet and one for each variant."""

import pytest

from foretell.rules.clauses import ALL_CLAUSES
from foretell.rules.options import Options, UnknownOption
from foretell.rules.presets import PRESETS, Faces, UnknownPreset, find_preset, preset_options
from foretell.rules.refusals import EvenBidNeedsOpenBids

SHEETS = {
    "en": ("EN", "en", "classic", None, Faces.LETTERS),
    "es": ("ES", "es", "classic", None, Faces.LETTERS),
    "fr": ("FR", "fr", "fantasy", 0, Faces.NUMBERS),
    "it-classic": ("IT-A", "it", "classic", None, Faces.NUMBERS),
    "it-fantasy": ("IT-B", "it", "fantasy", 0, Faces.NUMBERS),
}
VARIANTS: dict[str, tuple[str, dict[str, object]]] = {
    "hidden-bid": ("R9.1", {"bidding": "hidden"}),
    "delayed-reveal": ("R9.2", {"bidding": "secret"}),
    "dark-wizard": ("R9.3", {"winning_wizard": "last"}),
    "two-players": ("R9.4", {"players": 2, "bidding": "secret"}),
    "no-even-bid": ("R9.5", {"even_bid": "not_leader"}),
    "clairvoyance": ("R9.6", {"clairvoyance": True}),
    "one-suit": ("R9.7", {"deal": "one_suit"}),
    "plus-minus-one": ("R9.8", {"even_bid": "never"}),
}


def test_there_is_a_preset_for_each_sheet_and_each_variant() -> None:
    """R9."""
    assert list(PRESETS) == [*SHEETS, *VARIANTS]
    assert all(name == preset.name for name, preset in PRESETS.items())


@pytest.mark.parametrize("name", SHEETS)
def test_the_preset_of_a_sheet_sets_edition_faces_first_dealer_and_language(name: str) -> None:
    """R1.3, R3.1, R3.2."""
    source, language, edition, first_dealer, faces = SHEETS[name]
    preset = PRESETS[name]
    assert (preset.source, preset.language, preset.faces) == (source, language, faces)
    chosen = preset_options(name, {})
    assert (chosen.edition, chosen.first_dealer) == (edition, first_dealer)
    assert chosen == Options(edition=edition, first_dealer=first_dealer)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_differs_from_the_standard_game_in_its_own_options(name: str) -> None:
    """R9.1 to R9.8."""
    clause, values = VARIANTS[name]
    preset = PRESETS[name]
    assert (preset.clause, dict(preset.options), preset.language) == (clause, values, None)
    assert preset_options(name, {}).to_json() == Options().to_json() | values


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_belongs_to_a_clause_of_the_rules(name: str) -> None:
    assert PRESETS[name].clause in ALL_CLAUSES


def test_single_options_override_a_preset() -> None:
    chosen = preset_options("fr", {"players": 3, "first_dealer": "draw", "even_bid": "never"})
    assert chosen == Options(players=3, even_bid="never", edition="fantasy")


def test_options_that_do_not_go_with_a_preset_are_refused() -> None:
    """R10."""
    with pytest.raises(EvenBidNeedsOpenBids):
        preset_options("hidden-bid", {"even_bid": "never"})
    with pytest.raises(UnknownOption):
        preset_options("en", {"colour": "blue"})


@pytest.mark.parametrize("name", ["", "EN", "de"])
def test_an_unknown_preset_is_refused(name: str) -> None:
    with pytest.raises(UnknownPreset) as caught:
        find_preset(name)
    assert (caught.value.code, caught.value.clause) == ("options/unknown_preset", "")
    assert caught.value.data() == {"preset": name, "known": tuple(PRESETS)}
    with pytest.raises(UnknownPreset):
        preset_options(name, {})
