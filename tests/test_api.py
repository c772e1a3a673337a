"""The public names of the package."""

import subprocess
import sys

import foretell

PUBLIC = """
    DECK PRESETS Action BidMade Bidding BiddingClosed Card CardPlayed ChooseTrump ChoosingTrump
    DealerDrawn Dealt Event Finished ForetellError GameFinished MakeBid Observation Options Outcome
    Phase PlayCard Playing Preset Refusal Round RoundScored SeatObservation Session Settling State
    Suit TrickWon Trick TrumpChosen __version__ decide evolve fold observe preset_options
    redact_event
"""


def test_the_package_exports_exactly_the_listed_names() -> None:
    """A change of the names is a decision: update this list and the CHANGELOG with it."""
    assert sorted(foretell.__all__) == sorted(PUBLIC.split())


def test_the_list_of_public_names_is_sorted() -> None:
    """Constants, then classes, then functions, each alphabetically, as ruff sorts them."""

    def place(name: str) -> tuple[int, str]:
        return (0 if name.isupper() else 1 if name[0].isupper() else 2), name

    assert foretell.__all__ == sorted(foretell.__all__, key=place)


def test_every_exported_name_exists() -> None:
    for name in foretell.__all__:
        assert getattr(foretell, name) is not None


def test_importing_the_package_loads_nothing_but_the_standard_library() -> None:
    code = """
        import sys
        before = set(sys.modules)
        import foretell
        loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
        print(*sorted(loaded - set(sys.stdlib_module_names)))
    """
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(line[8:] for line in code.splitlines())],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["foretell"]
