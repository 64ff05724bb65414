"""An answer whose hand has become newer while it was made keeps its note within its round."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest
from msgspec import structs

from bot.render import Verb
from bot.setting_values import PersonSettings
from bot.tables import TableView
from cogs.answering.click_context import ClickContext
from cogs.answering.replies import EditReply
from tests.positions import one_card_left, position
from workbench.samples.bare_table import changed

from ..asking import Click
from ..table_views import view_in

OWN = view_in(position(one_card_left(2)), 0)


def _click(newest: TableView) -> ClickContext:
    writer = SimpleNamespace(hand_page=lambda _where, _view, _t, note: note)
    games = SimpleNamespace(
        view=AsyncMock(return_value=newest), version=AsyncMock(return_value=newest.game.version)
    )
    settings = SimpleNamespace(known_person=PersonSettings)
    services = SimpleNamespace(
        tables=SimpleNamespace(games=games, settings=settings),
        texts=SimpleNamespace(get=lambda _locale: None),
    )
    made: Any = ClickContext
    return cast(
        ClickContext,
        made(
            game=OWN.game.id,
            version=OWN.game.version,
            verb=Verb.CHALLENGE,
            client=None,
            services=services,
            writer=writer,
            interaction=Click().interaction,
        ),
    )


@pytest.mark.parametrize(("rounds_later", "note"), [(0, "Ben held: Red 5"), (1, None)])
async def test_a_note_does_not_stand_above_the_cards_of_the_next_round(
    rounds_later: int, note: str | None
) -> None:
    assert OWN.observation is not None
    number = OWN.observation.number + rounds_later
    seen = structs.replace(OWN.observation, number=number)
    newest = changed(OWN, version=OWN.game.version + 1, observation=seen)
    edit = _click(newest).hand_edit(OWN, "Ben held: Red 5")
    assert edit.page == "Ben held: Red 5"
    assert edit.newer is not None
    newer = await edit.newer()
    assert isinstance(newer, EditReply)
    assert newer.page == note


async def test_a_hand_is_not_made_anew_while_its_table_is_the_same() -> None:
    edit = _click(OWN).hand_edit(OWN, None)
    assert edit.newer is not None
    assert await edit.newer() is None
