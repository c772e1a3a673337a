"""The score pad in the hand: its taps, as tests make them."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

PHONE: Final["ViewportSize"] = {"width": 360, "height": 616}
NEXT: Final = "Next round"


def start(page: "Page", names: tuple[str, ...], game: str = "Standard game") -> None:
    """Begin a sheet; the first of its players deals."""
    page.get_by_role("radio", name=str(len(names))).check()
    for seat, name in enumerate(names, 1):
        page.get_by_label(f"Seat {seat}", exact=True).fill(name)
    page.get_by_label("Game").select_option(label=game)
    page.get_by_role("button", name="Start").tap()


def enter(page: "Page", *numbers: int) -> None:
    """Tap numbers, each for the cell that is next, and no faster than two taps are two."""
    for number in numbers:
        page.locator(".pad-keys .tapped").wait_for(state="detached")
        page.locator(".pad-keys").get_by_role("button", name=str(number), exact=True).tap()


def tap(page: "Page", name: str) -> None:
    """Tap a button."""
    page.get_by_role("button", name=name, exact=True).tap()


def in_round(page: "Page", number: int) -> None:
    """Wait until a round is open."""
    page.get_by_role("heading", name=f"Round {number}:").wait_for()


def score(page: "Page", *rounds: int) -> None:
    """Enter rounds of three players: nobody bids a trick, and the dealer takes all."""
    for number in rounds:
        in_round(page, number)
        enter(page, 0, 0, 0, 0, 0)
        tap(page, NEXT)
