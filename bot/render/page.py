"""What a message is made of, in our own words: no Discord here.

`cogs` turns a :class:`Page` into Discord's Components V2. :func:`size` counts as Discord does, so
that a page can be kept within its limits before anybody sends it. Who may see a page is said by
its type: :class:`PublicPage` or :class:`PrivatePage`.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from enum import Enum
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.views.names import TORN, shortened
from bot.views.table_view import TableView

from .clicks.click_id import Verb

MAX_COMPONENTS = 40
"""Components of one message, containers, rows and their buttons all counted."""
MAX_TEXT = 4000
"""Characters of all texts of one message together."""
MAX_TEXT_BYTES = 9500
"""Bytes of these texts in UTF-8: above some 10,000 Discord answers with 500, whatever it says."""
MAX_LABEL = 80
MAX_CLICK = 100
BUTTONS_IN_ROW = 5
CHOICES_IN_SELECT = 25
MAX_CHOICE = 100
"""Characters of a choice's label, its value and its description, each."""
MAX_PLACEHOLDER = 150

_MARK = len("…".encode())


class Style(Enum):
    """What a button stands for; each has its colour."""

    PRIMARY = "primary"
    PLAIN = "plain"
    GOOD = "good"
    DANGER = "danger"


class Button(Struct, frozen=True):
    """A button that carries ``click``, or a link to ``url``.

    A tile has an ``emoji`` and no ``label`` (an empty one): its card stands in words elsewhere.
    """

    label: str
    click: str | None = None
    emoji: str | None = None
    style: Style = Style.PLAIN
    disabled: bool = False
    url: str | None = None


class Text(Struct, frozen=True):
    """A block of Discord's markdown."""

    markdown: str


class Illustrated(Struct, frozen=True):
    """A block of markdown with a small square picture beside it.

    ``picture`` is its address, ``alt`` what it shows, in words.
    """

    markdown: str
    picture: str
    alt: str


class Picture(Struct, frozen=True):
    """A picture as wide as the message: a file by its ``name``, and in words what it shows.

    ``png`` is what the file holds, and that of a film is a GIF. ``is_sent``: the message that is
    edited has this file already, and it is not sent again.
    """

    name: str
    png: bytes
    alt: str
    is_sent: bool = False


_LONGEST_ALT = 256
"""discord.py takes no more."""


def pictured(name: str, png: bytes, told: str) -> Picture:
    """A picture that says in words what it shows, as far as there is room for them."""
    return Picture(name, png, shortened(told, _LONGEST_ALT))


class Attachment(Struct, frozen=True):
    """A file to be taken away, by its ``name``."""

    name: str
    content: bytes


class Row(Struct, frozen=True):
    """One to five buttons side by side."""

    buttons: tuple[Button, ...]


class Choice(Struct, frozen=True):
    """One line of a select; a click on it carries ``value``. ``chosen``: it is what stands now."""

    label: str
    value: str
    description: str | None = None
    emoji: str | None = None
    chosen: bool = False


class Select(Struct, frozen=True):
    """A menu of one to 25 choices, of which ``least`` to ``most`` can be taken at once."""

    click: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


class RoleSelect(Struct, frozen=True):
    """A menu of the server's roles, of which ``chosen`` stands there now."""

    click: str
    placeholder: str
    chosen: int | None = None


class UserSelect(Struct, frozen=True):
    """A menu of the server's people."""

    click: str
    placeholder: str


class Line(Struct, frozen=True):
    """A thin line between blocks."""


Block = Text | Illustrated | Picture | Attachment | Row | Select | RoleSelect | UserSelect | Line


class Page(Struct, frozen=True):
    """A whole message: blocks from top to bottom in a box with an ``accent`` colour (0xRRGGBB).

    Each page is one of the two kinds below.
    """

    blocks: tuple[Block, ...]
    accent: int | None = None

    @property
    def buttons(self) -> Iterator[Button]:
        """Every button, from top to bottom."""
        for block in self.blocks:
            if isinstance(block, Row):
                yield from block.buttons

    @property
    def pictures(self) -> Iterator[Picture]:
        """Every picture that is sent with the message."""
        return (block for block in self.blocks if isinstance(block, Picture))

    @property
    def attachments(self) -> Iterator[Attachment]:
        """Every file that is sent with the message to be taken away."""
        return (block for block in self.blocks if isinstance(block, Attachment))

    @property
    def selects(self) -> Iterator[Select]:
        """Every select, from top to bottom."""
        return (block for block in self.blocks if isinstance(block, Select))


P = TypeVar("P", bound=Page)


def with_sent_pictures(page: P, *, are_sent: bool) -> P:
    """Return the page with pictures that the edited message has already, or that are to be sent."""
    blocks = [
        replace(block, is_sent=are_sent) if isinstance(block, Picture) else block
        for block in page.blocks
    ]
    return replace(page, blocks=tuple(blocks))


class PublicPage(Page, frozen=True):
    """A page for everybody: it can be shown anywhere."""


class PrivatePage(Page, frozen=True):
    """A page for one person: it is never shown where anybody else can see it (I2)."""


class Field(Struct, frozen=True):
    """A text field of a form: ``name`` tells it from the others, ``text`` stands in it already."""

    name: str
    label: str
    text: str
    placeholder: str
    longest: int
    needed: bool
    several_lines: bool


class Form(Struct, frozen=True):
    """A small window with fields to be filled in; sending it carries ``click``."""

    title: str
    click: str
    fields: tuple[Field, ...]


def rows_of(buttons: list[Button]) -> list[Row]:
    """The buttons in rows of five."""
    chunks = range(0, len(buttons), BUTTONS_IN_ROW)
    return [Row(tuple(buttons[start : start + BUTTONS_IN_ROW])) for start in chunks]


def size(page: Page) -> int:
    """Return how many components Discord counts: the box, its blocks, and what stands in them."""
    count = 1 + len(page.blocks)
    for block in page.blocks:
        match block:
            case Row():
                count += len(block.buttons)
            case Select() | RoleSelect() | UserSelect():
                count += 1
            case Illustrated():
                count += 2
            case Text() | Picture() | Attachment() | Line():
                pass
    return count


def text_length(page: Page) -> int:
    """How many characters Discord counts towards a message's text."""
    return sum(map(len, texts_of(page)))


def text_bytes(page: Page) -> int:
    """How many bytes its texts take in UTF-8."""
    return sum([len(text.encode()) for text in texts_of(page)])


def within_bytes(page: P) -> P:
    """The page, its longest texts cut as far as Discord would fail at them."""
    while (over := text_bytes(page) - MAX_TEXT_BYTES) > 0:
        longest = max(texts_of(page), key=lambda text: len(text.encode()))
        kept = longest.encode()[: max(0, len(longest.encode()) - over - _MARK)]
        cut = f"{TORN.sub('', kept.decode(errors='ignore'))}…"
        page = replace(page, blocks=tuple(_cut(block, longest, cut) for block in page.blocks))
    return page


def texts_of(page: Page) -> list[str]:
    """Return the texts of a page, from top to bottom."""
    return [block.markdown for block in page.blocks if isinstance(block, Text | Illustrated)]


def _cut(block: Block, text: str, cut: str) -> Block:
    if isinstance(block, Text | Illustrated) and block.markdown == text:
        return replace(block, markdown=cut)
    return block


def date_and_time(at: datetime) -> str:
    """Return a weekday, date and time as Discord shows them to each reader, in their time zone."""
    return f"<t:{int(at.timestamp())}:F>"


def relative(moment: datetime) -> str:
    """A moment as Discord counts down to it, in everybody's own language."""
    return f"<t:{int(moment.timestamp())}:R>"


def table_button(
    view: TableView,
    verb: Verb,
    label: str,
    emoji: str,
    style: Style = Style.PLAIN,
    *,
    arg: str = "",
) -> Button:
    """Return a button by which anybody does ``verb`` at the table."""
    return Button(label, view.click(verb, arg), emoji, style)
