"""Discord's permission bits, and how roles and channel overwrites combine into them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntFlag


class Permission(IntFlag):
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50


ALL = (1 << 53) - 1

MEMBER_DEFAULT = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.ADD_REACTIONS
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CHANGE_NICKNAME
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.USE_EXTERNAL_APPS
)

OF_GUEST_APPS = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE
"""What Discord tells an application of its permissions in direct messages where it is no member."""

MODERATOR = (
    MEMBER_DEFAULT
    | Permission.MANAGE_GUILD
    | Permission.MANAGE_CHANNELS
    | Permission.MANAGE_MESSAGES
    | Permission.MANAGE_THREADS
    | Permission.MENTION_EVERYONE
)


@dataclass(frozen=True)
class Overwrite:
    """The permissions that a channel grants to, and takes from, one role or member."""

    allow: int = 0
    deny: int = 0


def combine(
    *,
    everyone: int,
    roles: Iterable[int],
    overwrites: Mapping[str, Overwrite],
    everyone_id: str,
    role_ids: Iterable[str],
    member_id: str,
    owner: bool,
) -> int:
    """Return a member's permissions in a channel.

    They result from the base, then the overwrites of @everyone, of roles and of the member.
    """
    base = everyone
    for bits in roles:
        base |= bits
    if owner or base & Permission.ADMINISTRATOR:
        return ALL
    for_everyone = overwrites.get(everyone_id, Overwrite())
    base = (base & ~for_everyone.deny) | for_everyone.allow
    for_roles = [overwrites[role] for role in role_ids if role in overwrites]
    denied = allowed = 0
    for overwrite in for_roles:
        denied |= overwrite.deny
        allowed |= overwrite.allow
    base = (base & ~denied) | allowed
    for_member = overwrites.get(member_id, Overwrite())
    return (base & ~for_member.deny) | for_member.allow
