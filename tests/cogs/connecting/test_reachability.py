"""While a connection to Discord is lost, nothing that waits for people falls due."""

from __future__ import annotations

from cogs.connecting.reachability import Reachability


class Scheduler:
    """Keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def people_are_gone(self) -> None:
        self.told.append("gone")

    async def people_are_back(self) -> None:
        self.told.append("back")


async def test_people_are_back_when_every_shard_is() -> None:
    scheduler = Scheduler()
    reachability = Reachability(scheduler)
    reachability.lost(0)
    reachability.lost(1)
    await reachability.found(1)
    assert scheduler.told == ["gone", "gone"]
    await reachability.found(0)
    assert scheduler.told == ["gone", "gone", "back"]
