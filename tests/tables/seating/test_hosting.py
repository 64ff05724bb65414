"""What may be arranged in a lobby, by whom, and what of it is stored."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from bot.engine import BadValueError, Mode, Options, build_options
from bot.place import ServerChannel
from bot.players import LEVELS
from bot.presets import Preset, load_presets
from bot.setting_values import TableGesture
from bot.tables import Reason, Rejected
from bot.tables.outcome import DeniedError
from bot.tables.seating.hosting import (
    AddComputer,
    Arrangement,
    ChooseGesture,
    ChooseRules,
    ChooseTurnTime,
    MakeHost,
    RemovePlayer,
    SetLevel,
    TeamUp,
    arrange,
)
from bot.tables.seating.lobby import new_lobby
from bot.tables.storage.favourites import MOST_FAVOURITES, TooManyFavouritesError
from bot.tables.table import Stored, Table
from bot.views.table_values import SeatRow
from tests.tables.world import ANNA, BEN, CARA, DINA, START, STRANGER, World, accepted

PARTNERS = build_options(Mode.CLASSIC, [("partner", None)])
FLIP = build_options(Mode.FLIP, [("stacking", None)])


def rules(options: Options) -> ChooseRules:
    return ChooseRules(lambda _: options)


async def refused(world: World, game_id: str, wanted: Arrangement) -> Rejected:
    """Return the rejection of what the host wants, which has changed nothing."""
    before = await world.view(game_id)
    outcome = await world.rejected(game_id, ANNA, arrange, wanted)
    assert await world.view(game_id) == before
    return outcome


async def test_what_is_arranged_is_kept_and_shown(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN)
    before = (await world.view(game_id)).game.version
    for wanted in (rules(FLIP), ChooseTurnTime(None), AddComputer("hard"), MakeHost("2")):
        await world.submit(game_id, ANNA, arrange, wanted)
    await world.submit(game_id, BEN, arrange, AddComputer("easy"))
    await world.submit(game_id, BEN, arrange, RemovePlayer("emmy"))
    world.restart()
    view = await world.view(game_id)
    assert (view.options, view.game.turn_seconds, view.game.host_id) == (FLIP, None, BEN.user_id)
    assert [seat.level for seat in view.seats] == [None, None, "hard"]
    assert view.game.version == before + 6


@pytest.mark.parametrize(
    "wanted",
    [
        *(rules(FLIP), ChooseTurnTime(30), AddComputer("easy"), SetLevel("ada", "hard")),
        *(RemovePlayer("1"), MakeHost("2"), TeamUp("1", "3")),
    ],
    ids=lambda wanted: type(wanted).__name__,
)
async def test_only_the_host_arranges(world: World, wanted: Arrangement) -> None:
    game_id = await world.lobby(ANNA, BEN, CARA, computers=1, options=PARTNERS)
    for person, reason in ((BEN, Reason.NOT_HOST), (STRANGER, Reason.NOT_AT_TABLE)):
        outcome = await world.rejected(game_id, person, arrange, wanted)
        assert outcome.reason is reason


async def test_what_is_not_offered_is_refused(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN, computers=1)
    nonsense = (
        ChooseTurnTime(0),
        AddComputer("god"),
        SetLevel("ada", "god"),
        SetLevel("2", "easy"),
    )
    for wanted in (*nonsense, RemovePlayer("1"), MakeHost("ada"), TeamUp("1", "1")):
        assert (await refused(world, game_id, wanted)).reason in (Reason.STALE, Reason.SETUP)
    for wanted in (
        RemovePlayer("99"),
        MakeHost("nobody"),
        SetLevel("emmy", "easy"),
        TeamUp("1", "x"),
    ):
        assert (await refused(world, game_id, wanted)).reason is Reason.NOBODY_THERE


@pytest.mark.parametrize(
    ("gesture", "taken"),
    [
        *((gesture.value, True) for gesture in TableGesture),
        *(("=x", True), ("=" + 20 * "x", True)),
        *(("=", False), ("=" + 21 * "x", False), ("nod", False), ("", False)),
    ],
)
def test_a_gesture_is_one_of_ours_or_a_word_of_their_own(gesture: str, taken: bool) -> None:
    """V11"""
    game = new_lobby(
        ServerChannel(7, 70), ANNA, FLIP, START, locale=None, turn_seconds=None, may_call=True
    )
    table = Table(Stored(game, (SeatRow(game.id, 0, ANNA.name, ANNA.user_id),)), START)
    with nullcontext() if taken else pytest.raises(DeniedError):
        arrange(table, ANNA.user_id, ChooseGesture(gesture))
    assert (table.game.gesture, table.changed) == ((gesture if taken else None), taken)


async def test_a_game_that_the_people_do_not_fit_into_is_refused(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN, CARA)
    told = await refused(world, game_id, rules(build_options(Mode.DUO)))
    assert (told.reason, told.clause, told.names) == (Reason.SETUP, "D1", ("seats", "mode duo"))
    full = await world.lobby(ANNA, computers=10, channel=71)
    assert (await refused(world, full, rules(PARTNERS))).clause == "V9"


async def test_every_level_can_be_had(world: World) -> None:
    game_id = await world.lobby(ANNA)
    for level in LEVELS:
        await world.submit(game_id, ANNA, arrange, AddComputer(level))
    assert [seat.level for seat in (await world.view(game_id)).seats[1:]] == list(LEVELS)
    await world.submit(game_id, ANNA, arrange, SetLevel("ada", "hard"))
    assert (await world.view(game_id)).seats[1].level == "hard"


async def test_partners_sit_opposite(world: World) -> None:
    """V9"""
    game_id = await world.lobby(ANNA, BEN, CARA, DINA, options=PARTNERS)
    await world.submit(game_id, BEN, arrange, TeamUp("2", "1"))
    names = [seat.name for seat in (await world.view(game_id)).seats]
    assert abs(names.index("Anna") - names.index("Ben")) == 2
    assert sorted(names) == ["Anna", "Ben", "Cara", "Dina"]
    assert [seat.number for seat in (await world.view(game_id)).seats] == [0, 1, 2, 3]
    again = await world.tables.submit(game_id, BEN.user_id, arrange, TeamUp("2", "1"))
    assert [seat.name for seat in accepted(again).seats] == names


async def test_after_the_deal_nothing_is_arranged(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    assert (await refused(world, game_id, rules(FLIP))).reason is Reason.ALREADY_STARTED


async def test_rules_that_cannot_be_read_change_nothing(world: World) -> None:
    game_id = await world.lobby(ANNA)

    def fails(_: Options) -> Options:
        raise BadValueError("no", "target", "soon")

    with pytest.raises(BadValueError):
        await world.tables.submit(game_id, ANNA.user_id, arrange, ChooseRules(fails))
    await world.submit(game_id, ANNA, arrange, rules(FLIP))


async def test_favourites_are_everybodys_own(world: World) -> None:
    favourites = world.tables.favourites
    await favourites.save(ANNA.user_id, "Friday", FLIP)
    await favourites.save(ANNA.user_id, "Friday", PARTNERS)
    world.restart()
    favourites = world.tables.favourites
    assert await favourites.names(ANNA.user_id) == ["Friday"]
    assert await favourites.find(ANNA.user_id, "Friday") == PARTNERS
    assert await favourites.names(BEN.user_id) == []
    assert await favourites.find(BEN.user_id, "Friday") is None
    await favourites.forget(ANNA.user_id, "Friday")
    assert await favourites.names(ANNA.user_id) == []


@pytest.mark.parametrize("preset", load_presets().values(), ids=lambda preset: preset.name)
async def test_every_set_of_rules_can_be_a_favourite(world: World, preset: Preset) -> None:
    await world.tables.favourites.save(ANNA.user_id, "mine", preset.options())
    world.restart()
    found = await world.tables.favourites.find(ANNA.user_id, "mine")
    assert found is not None
    assert found == preset.options()
    game_id = await world.lobby(ANNA, BEN, CARA, DINA)
    await world.submit(game_id, ANNA, arrange, rules(found))
    assert (await world.view(game_id)).options == found


async def test_favourites_end_where_a_select_does(world: World) -> None:
    favourites = world.tables.favourites
    for number in range(MOST_FAVOURITES):
        await favourites.save(ANNA.user_id, f"no. {number}", FLIP)
    with pytest.raises(TooManyFavouritesError):
        await favourites.save(ANNA.user_id, "one more", FLIP)
    await favourites.save(ANNA.user_id, "no. 3", PARTNERS)
    assert await favourites.find(ANNA.user_id, "no. 3") == PARTNERS


async def test_hands_for_which_there_are_not_cards_enough_are_refused(world: World) -> None:
    """X16a: in flip there is one deck, of 112 cards."""
    game_id = await world.lobby(ANNA, computers=9)
    twelve = build_options(Mode.FLIP, [("hand_size", "12")])
    told = await refused(world, game_id, rules(twelve))
    assert (told.reason, told.clause, told.names) == (Reason.SETUP, "X16", ("seats", "hand_size"))
    ten = build_options(Mode.FLIP, [("hand_size", "10")])
    view = await world.submit(game_id, ANNA, arrange, rules(ten))
    assert view.options == ten
