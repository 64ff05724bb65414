"""The list of all states with their buttons, row by row: what is bright and what is red in each."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.artwork import tiles_of
from bot.artwork.emoji_names import emoji_name, key_of
from bot.i18n import Translator
from bot.render import Button, Page, PageContext, Row, Style, TileEmoji
from workbench.samples.sample_messages import context_of_record
from workbench.samples.sample_states import sample_states

_MARKS = {Style.PRIMARY: "**{}**", Style.GOOD: "**{}**", Style.DANGER: "🟥 {}", Style.PLAIN: "{}"}


def states(t: Translator) -> Iterator[tuple[str, Page]]:
    """Every state with its page, cards as tiles."""
    return sample_states(_seen, t)


def list_of_buttons(t: Translator) -> str:
    """A table in markdown: bold is bright, a red square red, a stroke the end of a row."""
    lines = ["| state | buttons |", "|---|---|"]
    for name, page in states(t):
        rows = [block for block in page.blocks if isinstance(block, Row)]
        lines.append(f"| {name} | {' / '.join(' · '.join(map(_shown, r.buttons)) for r in rows)} |")
    return "\n".join(lines)


def _shown(button: Button) -> str:
    """What stands on a button; of a tile, what it shows."""
    tile = "" if button.emoji is None else key_of(button.emoji.strip("<>:").split(":")[0])
    return _MARKS[button.style].format(f"{tile or ''} {button.label}".strip())


def _seen(record: str, name: str | None) -> PageContext:
    context = context_of_record(record, name)
    tiles = {tile: f"<:{emoji_name(tile)}:1>" for tile in tiles_of(context.options.mode)}
    return replace(context, tiles=TileEmoji(tiles))
