"""Abroad: which addresses lead out into the internet, and not to a machine near this one."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

LONGEST = 512
"""The longest address, in characters, that a table may call."""
_INSIDE = (
    IPv6Network("64:ff9b::/96"),
    IPv6Network("64:ff9b:1::/48"),
    IPv6Network("2002::/16"),
    IPv6Network("2001::/32"),
    IPv6Network("::/96"),
    IPv6Network("fec0::/10"),
)
"""Addresses that lead on to an inner IPv4 address (NAT64, 6to4, Teredo), or once led to a private site."""
_SHARED = (IPv4Network("100.64.0.0/10"), IPv4Network("192.88.99.0/24"))
_NEAR = ("localhost", "local", "internal", "intranet", "lan", "home", "corp", "arpa", "onion", "test", "invalid")
"""The endings of names that no machine on the internet has (RFC 6761, RFC 6762, RFC 8375, ICANN)."""


def is_abroad(address: str) -> bool:
    """Whether an IP address belongs to the internet: not private, not this machine's, not link-local, not multicast."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif any(found in network for network in _INSIDE):
            return False
    if isinstance(found, IPv4Address) and any(found in network for network in _SHARED):
        return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


def host_of(url: str) -> str | None:
    """The host of an address that may be called, in lower case; None: it may not, whatever its name resolves to.

    It begins with https, names no user, and its host is no name of a machine nearby.
    """
    if len(url) > LONGEST or not url.isprintable() or " " in url or "\\" in url or not url.isascii():
        return None
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if parts.scheme != "https" or not host or port == 0 or parts.username is not None or parts.password is not None:
        return None
    name = host.rstrip(".").lower()
    if _is_number(name):
        return name if is_abroad(name) else None
    near = "." not in name or name.rpartition(".")[2] in _NEAR
    return None if near else name


def _is_number(name: str) -> bool:
    """Whether a host is an IP address in any notation: the last part of a name is never all digits."""
    last = name.rpartition(".")[2]
    return ":" in name or last.isdecimal() or last.startswith("0x")
