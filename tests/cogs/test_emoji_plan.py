"""The uploads and deletions of application emoji, planned from the list that Discord returns."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.artwork import Tile, all_tiles, emoji_name, tiles_of
from bot.engine import Mode
from cogs.card_emoji import KEPT_AFTERWARDS, UploadedEmoji, plan_of

NOW = datetime(2026, 1, 2, tzinfo=UTC)


def uploaded(*tiles: Tile, at: datetime = NOW) -> list[UploadedEmoji]:
    return [
        UploadedEmoji(number, emoji_name(tile), at) for number, tile in enumerate(tiles, start=1)
    ]


def test_missing_emoji_are_uploaded_in_the_order_in_which_they_help() -> None:
    first, *rest = all_tiles()
    plan = plan_of(uploaded(first))
    assert plan.shown[first].text == f"<:{emoji_name(first)}:1>"
    assert plan.missing == tuple(rest)
    assert set(plan.missing[: len(tiles_of(Mode.CLASSIC)) - 1]) < set(tiles_of(Mode.CLASSIC))


def test_emoji_of_others_are_left_alone() -> None:
    others = [UploadedEmoji(1, "party", NOW), UploadedEmoji(2, "cu_mascot", NOW)]
    plan = plan_of(others)
    assert (plan.shown, plan.old) == ({}, ())


def test_an_old_one_goes_a_day_after_the_last_new_one_is_there() -> None:
    old = [UploadedEmoji(900, "cu_r5_0000", NOW), UploadedEmoji(901, "cu_joker_1234", NOW)]
    before = plan_of(old + uploaded(*all_tiles()[1:]))
    assert before.removable(NOW + 2 * KEPT_AFTERWARDS) == ()
    after = plan_of(old + uploaded(*all_tiles()))
    assert after.removable(NOW + KEPT_AFTERWARDS - timedelta(seconds=1)) == ()
    assert after.removable(NOW + KEPT_AFTERWARDS) == tuple(old)
