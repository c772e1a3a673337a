"""The contract of the results of the deals of the day."""

from foretell.server.storage.store import Store
from tests.server.storage.helpers import Kept

DAY = "2026-11-24"


async def test_a_result_is_kept_once_under_its_id_and_date(kept: Kept) -> None:
    async with kept.opened() as store:
        assert await store.daily.points_of(DAY, "a") is None
        assert await store.daily.add_result(DAY, "a", points=-30) == -30
        assert await store.daily.add_result(DAY, "a", points=90) == -30
        assert await store.daily.add_result("2026-11-25", "a", points=90) == 90
        assert await store.daily.points_of(DAY, "a") == -30

    async with kept.opened() as store:
        assert await store.daily.distribution(DAY) == ((-30, 1),)


async def test_a_distribution_counts_equal_points_from_the_lowest(store: Store) -> None:
    for number, points in enumerate((90, -30, 110, 90)):
        await store.daily.add_result(DAY, str(number), points=points)
    assert await store.daily.distribution(DAY) == ((-30, 1), (90, 2), (110, 1))
    assert await store.daily.distribution("2026-11-25") == ()


async def test_results_of_earlier_dates_expire(store: Store) -> None:
    for day in ("2026-11-09", "2026-11-10", "2026-11-11"):
        await store.daily.add_result(day, "a", points=10)
    assert await store.daily.expire_results(before="2026-11-11") == 2
    assert await store.daily.expire_results(before="2026-11-11") == 0
    assert await store.daily.points_of("2026-11-10", "a") is None
    assert await store.daily.points_of("2026-11-11", "a") == 10
