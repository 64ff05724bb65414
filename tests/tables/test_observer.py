"""What the tables report to an observer."""

from __future__ import annotations

from datetime import timedelta

from bot.store.rows import MessageKind
from bot.tables import Observer, Tables
from bot.tables.playing import motions, play
from tests.tables.world import ANNA, BEN, RING, TURN, World, accepted, harmless


class Notes:
    """An observer that collects what it is told."""

    def __init__(self) -> None:
        self.actions: list[str] = []
        self.reloads = 0
        self.deadlines: list[tuple[str, timedelta]] = []
        self.thoughts: list[str] = []
        self.rings: list[str] = []
        self.lags: list[tuple[str, timedelta]] = []

    def acted(self, kind: str) -> None:
        self.actions.append(kind)

    def reloaded(self) -> None:
        self.reloads += 1

    def met(self, kind: str, lag: timedelta) -> None:
        self.deadlines.append((kind, lag))

    def thought(self, level: str, took: timedelta) -> None:
        self.thoughts.append(level)

    def rang(self, how: str) -> None:
        self.rings.append(how)

    def shown(self, kind: str, lag: timedelta) -> None:
        self.lags.append((kind, lag))


def observed(world: World, observer: Observer) -> Tables:
    """Return the tables of another process at the same database."""
    return Tables(
        world.database,
        notifier=world.bell,
        brain=world.brain,
        clock=world.clock,
        timing=world.timing,
        new_seed=world.next_seed,
        observer=observer,
    )


async def test_actions_are_told_by_kind(world: World) -> None:
    notes = Notes()
    tables = observed(world, notes)
    game_id = await world.lobby(ANNA, BEN)
    accepted(await tables.lobbies.start(game_id, ANNA.user_id))
    accepted(await tables.submit(game_id, 99, motions.stop, may_manage=True))
    assert notes.actions == ["deal", "StopMatch"]
    assert tables.repository.in_memory == 1


async def test_what_another_process_has_changed_is_told(world: World) -> None:
    notes = Notes()
    tables = observed(world, notes)
    game_id = await world.game(ANNA, BEN)
    assert await tables.games.view(game_id) is not None
    person, view = await world.to_act(game_id)
    await world.act_harmlessly(game_id, person, view)
    await tables.submit(game_id, person.user_id, play.act, harmless(view), view.game.version)
    assert notes.reloads == 1


async def test_how_late_something_happens_is_told(world: World) -> None:
    notes = Notes()
    tables = observed(world, notes)
    await world.game(ANNA, BEN)
    await world.show_everything()
    late = timedelta(seconds=5)
    world.clock.pass_by(TURN + late)
    await tables.scheduler.meet_due()
    since_ring = TURN - RING
    assert notes.deadlines == [("reminder", since_ring + late), ("turn", late)]


async def test_how_somebody_is_rung_is_told(world: World) -> None:
    notes = Notes()
    tables = observed(world, notes)
    await world.game(ANNA, BEN)
    await world.show_everything()
    world.clock.pass_by(RING)
    await tables.scheduler.meet_due()
    assert notes.rings == ["hand"]


async def test_who_decides_is_told(world: World) -> None:
    notes = Notes()
    tables = observed(world, notes)
    game_id = await world.game(ANNA, computers=1)
    view = await world.view(game_id, ANNA)
    if view.legal:
        accepted(
            await tables.submit(game_id, ANNA.user_id, play.act, harmless(view), view.game.version)
        )
    world.clock.pass_by(world.timing.computer_slowest)
    await tables.scheduler.meet_due()
    assert notes.thoughts == ["easy"]


async def test_how_long_a_message_did_not_show_an_action_is_told(world: World) -> None:
    notes = Notes()
    tables = observed(world, notes)
    game_id = await world.game(ANNA, BEN)

    async def show_board() -> None:
        view = await tables.games.view(game_id)
        assert view is not None
        stale = await tables.messages.stale(game_id)
        boards = (m for m in stale if m.kind is MessageKind.BOARD and not m.retired)
        (board,) = boards
        await tables.messages.shown(board, view.game.version, view.game.channel_id, 77)

    await show_board()
    await world.show_everything()
    tables.repository.forget(game_id)
    world.clock.pass_by(TURN)
    await tables.scheduler.meet_due()
    late = timedelta(seconds=2)
    world.clock.pass_by(late)
    await show_board()
    assert notes.lags == [("board", timedelta()), ("board", late)]
