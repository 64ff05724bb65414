"""The table as the channel sees it, with buttons for everybody who plays."""

from __future__ import annotations

from bot.engine.cards import COLOUR_OF
from bot.engine.observe import Observation
from bot.engine.options import Mode
from bot.engine.state import MatchOver, Pending, RoundOver
from bot.i18n import Translator

from .blocks import Block, Button, Line, PrivatePage, PublicPage, Row, Style, Text, shortened
from .clicks import Click, Verb
from .faces import accent, face_text
from .scene import Scene
from .scores import match_page, round_page
from .situation import chair_line, lying, situation
from .story import direction_text, tell_all

CONTRA_REACTION = "🚨"
CHALLENGE_REACTION = "⚖️"
"""What the bot puts below each board; a click on one of them is a call."""

_STEPS_TOLD = 4
_LONGEST_STEP = 350


def board_page(scene: Scene, t: Translator) -> PublicPage:
    """The board while a round is played, its result, or the end of the match.

    Raises ValueError for a table where nothing has been dealt, and for a scene with a viewer.
    """
    scene.require_no_viewer()
    seen = scene.seen
    if seen is None:
        raise ValueError("a board needs a deal")
    match seen.phase:
        case RoundOver():
            return round_page(scene, seen, t)
        case MatchOver():
            return match_page(scene, seen, t)
        case _:
            return _play_page(scene, seen, t)


def _play_page(scene: Scene, seen: Observation, t: Translator) -> PublicPage:
    mode = t.format(f"mode-{seen.options.mode}")
    heading = t.format("board-title", mode=mode, number=seen.number)
    blocks: list[Block] = [
        Text(f"-# {heading}\n{lying(seen, t, large=True)}"),
        Text(f"### {situation(scene, seen, t)}"),
        Text(_players(scene, seen, t)),
        Line(),
        Text(_told(scene, t)),
        _buttons(scene, seen, t),
    ]
    return PublicPage(tuple(blocks), accent(seen.colour))


def _players(scene: Scene, seen: Observation, t: Translator) -> str:
    lines = [chair_line(scene, seat, t) for seat in range(len(scene.chairs))]
    lines.append(f"-# {direction_text(seen.direction, t)} · {_piles(seen, t)}")
    return "\n".join(lines)


def _piles(seen: Observation, t: Translator) -> str:
    pile = t.format("draw-pile", count=seen.draw_count)
    if seen.pile_back is None:
        return pile
    return f"{pile} ({t.format('pile-back', card=face_text(seen.pile_back, t))})"


def _told(scene: Scene, t: Translator) -> str:
    steps = (tell_all(events, scene.names, t) for events in scene.told)
    told = [step for step in steps if step][-_STEPS_TOLD:]
    return "\n".join(f"-# • {shortened(step, _LONGEST_STEP)}" for step in told) or "-# …"


def _buttons(scene: Scene, seen: Observation, t: Translator) -> Row:
    def button(
        verb: Verb, label: str, emoji: str, style: Style = Style.PLAIN, disabled: bool = False
    ) -> Button:
        click = Click(scene.game, scene.version, verb)
        return Button(label, str(click), emoji, style, disabled)

    challengeable = isinstance(seen.phase, Pending) and seen.phase.draw.accusation is not None
    hand = button(Verb.HAND, t.format("button-hand"), "🃏", Style.PRIMARY)
    contra = button(Verb.CONTRA, t.format("button-contra"), CONTRA_REACTION, Style.DANGER)
    challenge = button(
        Verb.CHALLENGE,
        t.format("button-challenge"),
        CHALLENGE_REACTION,
        disabled=not challengeable,
    )
    buttons = [hand, contra, challenge]
    if seen.options.mode is Mode.FLIP and seen.options.show_backs:
        buttons.append(button(Verb.BACKS, t.format("button-backs"), "🔄"))
    buttons.append(button(Verb.RULES, t.format("button-rules"), "📖"))
    return Row(tuple(buttons))


def backs_page(scene: Scene, t: Translator) -> PrivatePage:
    """The other sides of everybody's cards, in no order (F8)."""
    seen = scene.seen
    if seen is None:
        raise ValueError("there are no cards before the deal")
    lines = [t.format("backs-title")]
    share = 3500 // max(1, len(scene.chairs))
    for seat, backs in enumerate(seen.other_backs):
        if backs:
            cards = ", ".join(face_text(f, t) for f in sorted(backs, key=lambda f: COLOUR_OF[f]))
            lines.append(shortened(f"**{scene.names[seat]}**: {cards}", share))
    if seen.pile_back is not None:
        lines.append(t.format("pile-back", card=face_text(seen.pile_back, t)))
    return PrivatePage((Text("\n".join(lines)),), accent(seen.colour))


def revealed_page(name: str, faces: bytes, foul: bool, t: Translator) -> PrivatePage:
    """An accused player's hand, for the challenger's eyes alone (C12)."""
    cards = ", ".join(face_text(face, t) for face in sorted(faces, key=lambda f: COLOUR_OF[f]))
    key = "revealed-foul" if foul else "revealed-honest"
    text = t.format("revealed", player=name, cards=cards or t.format("no-cards"))
    return PrivatePage((Text(shortened(f"{text}\n{t.format(key, player=name)}", 3900)),))
