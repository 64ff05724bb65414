"""The active players around the table: who comes after whom, in either direction."""

from __future__ import annotations

from functools import cache

from msgspec import Struct


class Ring(Struct, frozen=True, gc=False):
    """The active seats, and for *every* seat its next active neighbour.

    ``left[seat]`` and ``right[seat]`` also answer for a seat that is not active itself; a lone
    active player is their own neighbour.
    """

    seats: tuple[int, ...]
    total: int
    left: tuple[int, ...]
    right: tuple[int, ...]

    def __contains__(self, seat: int) -> bool:
        return seat in self.seats

    def __len__(self) -> int:
        return len(self.seats)

    def next(self, seat: int, direction: int) -> int:
        """Return the next active player after ``seat`` going left (1) or right (-1)."""
        return self.left[seat] if direction > 0 else self.right[seat]

    def after(self, seat: int, direction: int, passes: int) -> tuple[tuple[int, ...], int]:
        """Return the seats passed over after ``seat``, and the next seat.

        At most all others are passed over, never the one who played (C9, V2, F4).
        """
        onward = self.left if direction > 0 else self.right
        last = onward[seat]
        if not passes:
            return (), last
        passed = (last,)
        if passes > 1:
            for _ in range(min(passes, self.others(seat)) - 1):
                last = onward[last]
                passed += (last,)
        return passed, onward[last]

    def others(self, seat: int) -> int:
        """Return the number of active players besides ``seat``."""
        return len(self.seats) - (seat in self.seats)

    def without(self, seat: int) -> Ring:
        """Return the ring after ``seat`` is no longer active."""
        return ring_of(tuple([s for s in self.seats if s != seat]), self.total)

    def with_seat(self, seat: int) -> Ring:
        """Return the ring after ``seat`` has become active."""
        return ring_of(tuple(sorted({*self.seats, seat})), self.total)

    def from_seat(self, seat: int) -> tuple[int, ...]:
        """Return all active seats in seat order, beginning with ``seat`` (or after it)."""
        return tuple(sorted(self.seats, key=lambda other: (other - seat) % self.total))


@cache
def ring_of(seats: tuple[int, ...], total: int) -> Ring:
    """Return the ring of these active ``seats`` of a table with ``total`` seats."""

    def neighbour(seat: int, direction: int) -> int:
        steps = ((seat + direction * step) % total for step in range(1, total + 1))
        return next((other for other in steps if other in seats), seat)

    return Ring(
        seats,
        total,
        tuple(neighbour(seat, 1) for seat in range(total)),
        tuple(neighbour(seat, -1) for seat in range(total)),
    )
