"""The networks that addresses are counted under."""

import pytest

from foretell.server.live.address_networks import provider_of, shares_of


@pytest.mark.parametrize("key", ["p-0123456789ABCDEF", "203.0.113.5", "unknown"])
def test_persons_and_ipv4_addresses_are_counted_by_themselves(key: str) -> None:
    assert shares_of(key) == ((key, 1),)


def test_an_ipv6_address_is_counted_in_the_networks_that_a_customer_may_have() -> None:
    assert shares_of("2001:db8:7:1234::") == (
        ("2001:db8:7:1234::", 1),
        ("2001:db8:7:1200::/56", 4),
        ("2001:db8:7::/48", 16),
    )


@pytest.mark.parametrize(
    ("key", "provider"),
    [
        ("203.0.113.5", "203.0"),
        ("2001:db8:7:1::", "2001:db8::/32"),
        ("2001:db8:7::/48", "2001:db8::/32"),
        ("p-0123456789ABCDEF", ""),
        ("unknown", ""),
    ],
)
def test_a_provider_has_a_network_of_many_customers(key: str, provider: str) -> None:
    assert provider_of(key) == provider
