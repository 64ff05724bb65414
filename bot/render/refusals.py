"""Why something was not possible, and what can be done now: one kind sentence a clause."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.catalogue import BY_NAME
from bot.engine.state import Drawn, GestureDuty, MatchOver, Pending, RoundOver
from bot.i18n import Translator

from .scene import Scene, waited_for
from .situation import draw_text
from .story import listed


def refusal(clause: str, scene: Scene | None, t: Translator) -> str:
    """What to say to a refused action; ``clause`` is the rule that forbids it."""
    if clause == "C5" and scene is not None and scene.seen is not None:
        return _not_now(scene, t)
    key = f"clause-{clause}"
    return t.format(key) if t.has(key) else t.format("refused-otherwise", clause=clause)


def setup_refusal(clause: str, names: Sequence[str], t: Translator) -> str:
    """What to say to options or a number of players that do not go together (K1-K3)."""
    if names and names[0] == "seats":
        key = f"seats-{clause}"
        return t.format(key) if t.has(key) else t.format("refused-otherwise", clause=clause)
    labels = [_label(name, t) for name in names]
    first, second = (*labels, "", "")[:2]
    return t.format("setup-refused", first=first, second=second, clause=clause)


def _not_now(scene: Scene, t: Translator) -> str:
    """C5 is the clause for everything out of turn or phase: say what the table waits for."""
    seen = scene.seen
    if seen is None:
        return t.format("refused-not-now")
    phase, waited = seen.phase, waited_for(seen)
    if isinstance(phase, RoundOver | MatchOver):
        return t.format("refused-round-over")
    if isinstance(phase, GestureDuty):
        return t.format("refused-gesture")
    if scene.seat not in waited:
        return t.format("refused-not-your-turn", player=listed((scene.names[s] for s in waited), t))
    if isinstance(phase, Pending):
        return t.format("refused-pending", draw=draw_text(phase.draw, seen, t))
    if isinstance(phase, Drawn):
        return t.format("refused-drawn")
    return t.format("refused-not-now")


def _label(name: str, t: Translator) -> str:
    if name in BY_NAME:
        return t.format(f"option-{name}")
    mode = name.removeprefix("mode ")
    return t.format(f"mode-{mode}") if mode != name else name
