"""The end of a round and the end of a match."""

from __future__ import annotations

from datetime import datetime

from bot.engine.events import RoundEnded
from bot.engine.observe import Observation
from bot.engine.state import MatchOver, RoundOver
from bot.i18n import Translator

from .blocks import Block, Button, Line, PublicPage, Row, Style, Text, shortened
from .clicks import Click, Verb
from .faces import NEUTRAL_ACCENT
from .scene import Scene
from .situation import chair_marks
from .story import listed, tell_all

_WON = 0xF5C542
_MEDALS = ("🥇", "🥈", "🥉")


def round_page(scene: Scene, seen: Observation, t: Translator) -> PublicPage:
    """Who won the round, everybody's points, and the way to the next one."""
    winner = seen.phase.winner if isinstance(seen.phase, RoundOver) else None
    title = (
        t.format("round-over-nobody", number=seen.number)
        if winner is None
        else t.format("round-over-won", number=seen.number, player=scene.names[winner])
    )
    blocks: list[Block] = [
        Text(f"### {title}\n{_last_step(scene, t)}".rstrip()),
        Text(_table(scene, seen, t)),
    ]
    if scene.next_at is not None:
        blocks.append(Text(t.format("next-round-soon", when=relative(scene.next_at))))
    blocks += [*_proof(scene, t), Line(), _ways_on(scene, t)]
    return PublicPage(tuple(blocks), _WON)


def match_page(scene: Scene, seen: Observation, t: Translator) -> PublicPage:
    """The end of the match."""
    winners = seen.phase.winners if isinstance(seen.phase, MatchOver) else ()
    if winners:
        who = listed((scene.names[seat] for seat in winners), t)
        title = t.format("match-over-won", player=who, count=len(winners))
    else:
        title = t.format("match-over-nobody")
    blocks: list[Block] = [
        Text(f"## {title}\n{_last_step(scene, t)}".rstrip()),
        Text(_table(scene, seen, t)),
        *_proof(scene, t),
        Text(t.format("match-over-again")),
    ]
    return PublicPage(tuple(blocks), _WON if winners else NEUTRAL_ACCENT)


def closed_page(title: str) -> PublicPage:
    """A game that ended before anything was dealt."""
    return PublicPage((Text(title),), NEUTRAL_ACCENT)


def relative(moment: datetime) -> str:
    """A moment as Discord counts down to it, in everybody's own language."""
    return f"<t:{int(moment.timestamp())}:R>"


def _last_step(scene: Scene, t: Translator) -> str:
    told = tell_all(scene.told[-1], scene.names, t) if scene.told else ""
    return f"-# {shortened(told, 900)}" if told else ""


def _table(scene: Scene, seen: Observation, t: Translator) -> str:
    """Everybody's score, the best on top, with what this round brought."""
    points = next(
        (e.points for step in reversed(scene.told) for e in step if isinstance(e, RoundEnded)), ()
    )
    penalty = seen.options.scoring == "penalty"
    order = sorted(
        range(len(scene.chairs)),
        key=lambda seat: (seen.scores[seat] if penalty else -seen.scores[seat], seat),
    )
    lines = [t.format("scores-penalty" if penalty else "scores-winner", target=_target(seen, t))]
    ranked = [seen.scores[seat] for seat in order]
    for seat in order:
        place = ranked.index(seen.scores[seat])
        mark = _MEDALS[place] if place < len(_MEDALS) else "▫️"
        name = f"{scene.names[seat]}{chair_marks(scene.chairs[seat])}"
        gained = points[seat] if seat < len(points) else 0
        line = t.format("score", mark=mark, player=name, score=seen.scores[seat], gained=gained)
        lines.append(line)
    return "\n".join(lines)


def _target(seen: Observation, t: Translator) -> str:
    target = seen.options.target
    return t.format("target-round") if target is None else t.format("target-points", count=target)


def _proof(scene: Scene, t: Translator) -> list[Block]:
    """The seed of the round, by which anybody can check the deal against its commitment."""
    if scene.seed is None or scene.secret is None:
        return []
    return [Text(t.format("seed-proof", seed=scene.seed, secret=scene.secret[:16]))]


def _ways_on(scene: Scene, t: Translator) -> Row:
    def button(verb: Verb, label: str, emoji: str, style: Style = Style.PLAIN) -> Button:
        return Button(label, str(Click(scene.game, scene.version, verb)), emoji, style)

    return Row(
        (
            button(Verb.NEXT, t.format("button-next"), "▶️", Style.GOOD),
            button(Verb.JOIN, t.format("button-join"), "🪑"),
            button(Verb.LEAVE, t.format("button-leave"), "🚪"),
            button(Verb.STOP, t.format("button-end-match"), "⏹️", Style.DANGER),
        )
    )
