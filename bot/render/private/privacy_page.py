"""`/uno privacy`: what is stored of the user, as a file, and the question before deleting it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.i18n import Translator
from bot.place import BotDm, DmOfTwo, GroupDm, GuestChannel, Place, ServerChannel
from bot.render import emoji
from bot.render.clicks.click_id import NO_GAME, SURE, Click, Verb
from bot.render.page import Attachment, Button, PrivatePage, Row, Style, Text

FILE, DELETE, BACK = "file", "delete", ""
_FILE_NAME = "contra-uno.json"

_CHATS = "https://discord.com/channels/@me/"
"""With the id of a group or a chat of two, this is the link that opens it."""


def privacy_button(t: Translator) -> Button:
    """Return the way to these pages for those who have no commands."""
    return Button(t.format("button-privacy"), _click(BACK), emoji.PRIVACY)


def privacy_page(counts: Mapping[str, int], contact: str, t: Translator) -> PrivatePage:
    """Return how many entries of each kind are stored; the kinds are those of `personal_data`.

    ``contact`` is how people reach the operator, empty if that is unknown.
    """
    asking = contact_lines(contact, t)
    if not counts:
        nothing = [t.format("privacy-title"), t.format("privacy-nothing"), *asking]
        return PrivatePage((Text("\n".join(nothing)),))
    lines = [t.format(f"privacy-kind-{kind}", count=count) for kind, count in counts.items()]
    text = "\n".join([t.format("privacy-title"), *lines, t.format("privacy-never"), *asking])
    as_file = Button(t.format("button-privacy-file"), _click(FILE), emoji.FILE)
    delete = Button(t.format("button-privacy-delete"), _click(DELETE), emoji.DISCARD, Style.DANGER)
    return PrivatePage((Text(text), Row((as_file, delete))))


def contact_lines(contact: str, t: Translator) -> list[str]:
    """Return the line that says whom to ask, if anybody."""
    return [t.format("privacy-contact", contact=contact)] if contact else []


def privacy_file_page(content: bytes, t: Translator) -> PrivatePage:
    """Return all stored data as a file."""
    return PrivatePage((Text(t.format("privacy-file")), Attachment(_FILE_NAME, content)))


def sure_to_delete_page(t: Translator, *, blocked: bool = False) -> PrivatePage:
    """Return the question whether the data is really to be deleted, all but a block."""
    yes = Button(t.format("button-privacy-sure"), _click(SURE), emoji.DISCARD, Style.DANGER)
    no = Button(t.format("button-privacy-keep"), _click(BACK), emoji.BACK)
    asked = [t.format("privacy-sure"), *([t.format("privacy-block-stays")] if blocked else [])]
    return PrivatePage((Text("\n".join(asked)), Row((yes, no))))


def forgotten_page(t: Translator, *, blocked: bool = False) -> PrivatePage:
    """Return the confirmation that the data was deleted, all but a block."""
    return PrivatePage((Text(t.format("privacy-done-blocked" if blocked else "privacy-done")),))


def still_playing_page(places: Sequence[Place], t: Translator) -> PrivatePage:
    """Return the places in which the user's games have to end first."""
    named = t.joined(_named(place, t) for place in places)
    back = Button(t.format("button-privacy-back"), _click(BACK), emoji.BACK)
    return PrivatePage((Text(t.format("privacy-playing", places=named)), Row((back,))))


def _named(place: Place, t: Translator) -> str:
    """Return the place as a link. Discord makes links of the channels of servers alone."""
    match place:
        case ServerChannel() | GuestChannel():
            return f"<#{place.channel_id}>"
        case GroupDm():
            return t.format("privacy-in-group", link=f"{_CHATS}{place.channel_id}")
        case DmOfTwo():
            return t.format("privacy-in-chat", link=f"{_CHATS}{place.channel_id}")
        case BotDm():
            return t.format("alone-channel")


def _click(arg: str) -> str:
    return str(Click(NO_GAME, 0, Verb.PRIVACY, arg))
