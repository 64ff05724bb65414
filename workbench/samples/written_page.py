"""Pages written as text: what they show from top to bottom, button by button."""

from __future__ import annotations

from collections.abc import Iterator

from bot.render import (
    Attachment,
    Button,
    Illustrated,
    Line,
    Page,
    Picture,
    RoleSelect,
    Row,
    Select,
    Text,
    UserSelect,
)


def written(page: Page) -> str:
    """Return a page from top to bottom, a line for each button."""
    kind = type(page).__name__
    edge = "none" if page.accent is None else f"#{page.accent:06X}"
    return "\n".join([f"{kind}, edge {edge}", *_lines(page)])


def _lines(page: Page) -> Iterator[str]:
    for block in page.blocks:
        match block:
            case Line():
                yield "  ────"
            case Row(buttons):
                for button in buttons:
                    yield f"  {_button(button)}"
                yield ""
            case RoleSelect(click, placeholder, chosen):
                yield f"  <{placeholder}> role {chosen}, {click}"
                yield ""
            case UserSelect(click, placeholder):
                yield f"  <{placeholder}> people, {click}"
                yield ""
            case Select():
                yield from _choices(block)
            case _:
                yield from (f"  {line}".rstrip() for line in _text(block).split("\n"))
                yield ""


def _text(block: Text | Illustrated | Picture | Attachment) -> str:
    match block:
        case Text(markdown):
            return markdown
        case Illustrated(markdown, picture, alt):
            return f"[{alt}: {picture}]\n{markdown}"
        case Picture(name, png, alt):
            return f"[{name} of {png!r}: {alt}]"
        case Attachment(name):
            return f"[{name}]"


def _choices(select: Select) -> Iterator[str]:
    yield f"  <{select.placeholder}> {select.least} to {select.most}, {select.click}"
    for choice in select.choices:
        about = "" if choice.description is None else f" – {choice.description}"
        mark = "x" if choice.chosen else " "
        sign = "" if choice.emoji is None else f"{choice.emoji} "
        yield f"    [{mark}] {sign}{choice.label} ={choice.value}{about}"
    yield ""


def _button(button: Button) -> str:
    off = ", off" if button.disabled else ""
    carries = button.click or button.url
    return f"[{button.emoji} {button.label}] {button.style.value}{off} {carries}"
