"""The networks that an address is counted under, so that no customer has many addresses.

An IPv4 address is counted by itself: they are scarce, each costs something, and many people may
share one. In IPv6 a customer has a /64, a /56 or a /48, and a /48 is free of charge for anybody;
so it is counted in all three, and a wider network gets a larger limit.
"""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

SHARES: Final = ((64, 1), (56, 4), (48, 16))
"""The networks of an IPv6 address by the length of their prefix, each with the multiple of the
limit that it gets."""
PROVIDER_V4: Final = 16
PROVIDER_V6: Final = 32
"""The length of the prefix of a network that belongs to one provider, not to one customer."""

Share = tuple[str, int]
"""A person, an address or a network, and the multiple of the limit that it gets."""


def network_of(address: IPv6Address, length: int) -> str:
    """Return the network of an address as a text; a /64 without its length."""
    first = IPv6Address(int(address) >> (128 - length) << (128 - length))
    return str(first) if length == SHARES[0][0] else f"{first}/{length}"


def shares_of(key: str) -> tuple[Share, ...]:
    """Return the shares of a person or an address, the narrowest network first.

    Args:
        key: the id of a person, an IPv4 address, or the /64 of an IPv6 address.
    """
    return _networks(key) if ":" in key else ((key, 1),)


def provider_of(key: str) -> str:
    """Return the network of an address's provider; an empty text for a person."""
    try:
        address = ip_address(key.partition("/")[0])
    except ValueError:
        return ""
    if isinstance(address, IPv6Address):
        return network_of(address, PROVIDER_V6)
    return ".".join(key.split(".")[: PROVIDER_V4 // 8])


@lru_cache(4_096)
def _networks(address: str) -> tuple[Share, ...]:
    parsed = IPv6Address(address)
    return tuple((network_of(parsed, length), times) for length, times in SHARES)
