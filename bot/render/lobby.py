"""The lobby: who is in, by which rules, and how to get going."""

from __future__ import annotations

from bot.i18n import Translator

from .blocks import Block, Button, Line, PublicPage, Row, Style, Text
from .clicks import Click, Verb
from .faces import ACCENTS
from .house_rules import house_rules
from .scene import Scene
from .scores import relative
from .situation import chair_line


def lobby_page(scene: Scene, t: Translator) -> PublicPage:
    """The message that `/uno start` opens. Raises ValueError for a scene with a viewer."""
    scene.require_no_viewer()
    mode = scene.options.mode
    host = next((n for n, c in zip(scene.names, scene.chairs, strict=True) if c.host), "")
    head = t.format("lobby-title", mode=t.format(f"mode-{mode}"), player=host)
    seats = "\n".join(chair_line(scene, seat, t) for seat in range(len(scene.chairs)))
    blocks: list[Block] = [
        Text(f"## {head}\n{house_rules(scene.options, t)}"),
        Text(f"{t.format('lobby-seats', count=len(scene.chairs))}\n{seats}"),
    ]
    if scene.next_at is not None:
        blocks.append(Text(t.format("lobby-closes", when=relative(scene.next_at))))
    blocks += [Line(), *_buttons(scene, t)]
    return PublicPage(tuple(blocks), ACCENTS[0])


def started_page(scene: Scene, t: Translator) -> PublicPage:
    """What is left of the lobby once the cards are dealt, as everybody sees it.

    Raises ValueError for a scene with a viewer.
    """
    scene.require_no_viewer()
    seats = " · ".join(scene.names)
    link = () if scene.link is None else (Row((_to_board(scene.link, t),)),)
    return PublicPage((Text(f"{t.format('lobby-started')}\n-# {seats}"), *link))


def _to_board(link: str, t: Translator) -> Button:
    return Button(t.format("button-to-board"), url=link, emoji="↩️")


def _buttons(scene: Scene, t: Translator) -> list[Row]:
    def button(
        verb: Verb, label: str, emoji: str, style: Style = Style.PLAIN, *, arg: str = ""
    ) -> Button:
        return Button(label, str(Click(scene.game, scene.version, verb, arg)), emoji, style)

    rows = [
        Row(
            (
                button(Verb.JOIN, t.format("button-join"), "🪑", Style.GOOD),
                button(Verb.LEAVE, t.format("button-leave"), "🚪"),
                button(Verb.START, t.format("button-start"), "▶️", Style.PRIMARY),
                button(Verb.RULES, t.format("button-rules"), "📖"),
            )
        )
    ]
    computers = [
        button(Verb.ADD_COMPUTER, t.format("button-add-computer"), "🤖"),
    ]
    if any(chair.computer for chair in scene.chairs):
        computers.append(button(Verb.REMOVE_COMPUTER, t.format("button-remove-computer"), "➖"))
    rows.append(Row(tuple(computers)))
    return rows
