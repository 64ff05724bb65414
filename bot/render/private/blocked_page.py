"""What people read who may not play."""

from __future__ import annotations

from bot.i18n import Translator
from bot.render import emoji
from bot.render.page import PrivatePage, Row, Text, date_and_time
from bot.render.private.privacy_page import contact_lines, privacy_button
from bot.views.block import EVERYBODY, Block
from bot.views.names import escaped


def blocked_page(block: Block, contact: str, t: Translator) -> PrivatePage:
    """Return why and until when somebody may not play, and whom to ask.

    ``contact`` is how people reach the operator, empty if that is unknown.
    """
    if block.user_id == EVERYBODY:
        told = t.format("blocked-server")
    else:
        told = t.format("blocked-here" if block.is_by_server else "blocked-person")
    lines = [f"{emoji.BLOCKED} {told}"]
    if block.reason:
        lines.append(t.format("blocked-reason", reason=escaped(block.reason)))
    lines.append(t.format("blocked-end", end=end_of(block)))
    if not block.is_by_server:
        lines += contact_lines(contact, t)
    return PrivatePage((Text("\n".join(lines)), Row((privacy_button(t),))))


def end_of(block: Block) -> str:
    """Return when a block ends, or the word for `never` that texts choose by."""
    return "never" if block.until is None else date_and_time(block.until)
