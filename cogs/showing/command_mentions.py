"""Commands in texts, written so that they can be pressed: `/uno stop` as `</uno stop:id>`.

Discord draws such mentions in texts alone, and in every client's language by the English name
(discord-api-docs#5518). Labels, selects, forms and descriptions of pictures keep the plain name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from discord import AppCommandType
from discord.app_commands import AppCommand
from msgspec.structs import replace

from bot.render import Illustrated, Page, Text
from bot.render.page import MAX_TEXT, Block, text_length, texts_of

_COMMAND = re.compile(r"`/(([a-z]+)(?: [a-z]+)*)`")
"""A command as the texts write it: its English name as code."""
_WRITTEN = "`/"


def ids_of_commands(commands: Sequence[AppCommand]) -> dict[str, int]:
    """Return the id of each registered slash command by its name."""
    slash = AppCommandType.chat_input
    return {command.name: command.id for command in commands if command.type is slash}


def with_mentions(page: Page, ids: Mapping[str, int]) -> Page:
    """Return the page with the commands of known ids as mentions, if Discord takes it so long."""
    if not ids or not any(_WRITTEN in text for text in texts_of(page)):
        return page
    mentioned = replace(page, blocks=tuple(_in_block(block, ids) for block in page.blocks))
    return mentioned if text_length(mentioned) <= MAX_TEXT else page


def _in_block(block: Block, ids: Mapping[str, int]) -> Block:
    if not isinstance(block, Text | Illustrated) or _WRITTEN not in block.markdown:
        return block

    def mention(found: re.Match[str]) -> str:
        name, command = found.groups()
        return f"</{name}:{ids[command]}>" if command in ids else found[0]

    return replace(block, markdown=_COMMAND.sub(mention, block.markdown))
