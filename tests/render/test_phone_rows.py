"""No message that there is a sample of has a row of buttons that a phone breaks."""

from __future__ import annotations

import pytest

from bot.artwork import all_tiles
from bot.i18n import LANGUAGES, Language, Texts
from bot.render import Row
from bot.render.button_rows import fits_phone
from workbench.samples.sample_messages import sample_messages

TILES = dict.fromkeys(all_tiles(), "<:any:1>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_breaks_no_row(language: Language) -> None:
    broken = [
        (name, [button.label for button in block.buttons])
        for name, page in sample_messages(TILES, Texts.load().get(language))
        for block in page.blocks
        if isinstance(block, Row) and not fits_phone(block.buttons)
    ]
    assert broken == []
