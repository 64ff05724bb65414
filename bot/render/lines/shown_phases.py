"""What players see of each phase: what the table waits for, and what is said and pressed then."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from bot.engine import (
    ColourChoice,
    Double,
    Draft,
    Drawn,
    GestureDuty,
    JumpIn,
    MatchOver,
    Observation,
    Pass,
    Pending,
    Phase,
    RoundOver,
    Turn,
    to_act,
    waited_for,
)
from bot.engine.cards import WILD_DRAW_COLOUR, colours_of_side
from bot.i18n import Translator
from bot.views.table_view import TableView

from .. import emoji
from ..cards.card_look import colour_text, colours_in_words, face_text, rank_name
from ..clicks.click_id import Verb
from ..page import Button, table_button
from .open_actions import cards_offered, cards_text, ways_out
from .story import listed
from .table_buttons import gesture_label, gesture_symbol, gesture_text

P = TypeVar("P", bound=Phase)


@dataclass(frozen=True, slots=True)
class PhaseView(Generic[P]):
    """A phase as one viewer sees it; ``mine``: the table waits for the viewer, who is addressed."""

    context: TableView
    seen: Observation
    phase: P
    mine: bool

    @property
    def who(self) -> Sequence[str]:
        """The names of the players that the table waits for."""
        return [self.context.names[seat] for seat in waited_for(self.phase)]


Said = Callable[[PhaseView[P], Translator], str]


def _not_now(_view: PhaseView[Any], t: Translator) -> str:
    return t.format("refused-not-now")


def _nothing_more(_view: PhaseView[Any], _t: Translator) -> list[str]:
    return []


def _no_button(_view: PhaseView[Any], _t: Translator) -> list[Button]:
    return []


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownPhase(Generic[P]):
    """All that players see of one type of phase.

    ``line`` says what the table waits for; ``is_loud``: everybody has to see it first. In the hand
    of the player to act, ``more_lines`` follow it. ``not_now`` answers what cannot be done in this
    phase. ``board_buttons`` are on the board only in it. In a phase ``of_any_card`` players may
    press a card that they cannot lay (P1).
    """

    phase: type[P]
    line: Said[P]
    not_now: Said[P] = _not_now
    more_lines: Callable[[PhaseView[P], Translator], list[str]] = _nothing_more
    board_buttons: Callable[[PhaseView[P], Translator], list[Button]] = _no_button
    is_loud: bool = False
    of_any_card: bool = False


def waiting_heading(context: TableView, seen: Observation, t: Translator) -> str:
    """Return what the table waits for as a heading of the board, with the names of all players."""
    shown = _shown(seen)
    line = shown.line(PhaseView(context, seen, seen.phase, mine=False), t)
    return f"## {emoji.TAKE} {line}" if shown.is_loud else f"### {line}"


def open_action_lines(context: TableView, seen: Observation, t: Translator) -> list[str]:
    """Return what the table waits for, told to the viewer, and what else is open to them."""
    shown, view = _shown(seen), _view(context, seen)
    by_computer = context.me is not None and context.me.is_thrown_out
    lines = [f"**{shown.line(replace(view, mine=view.mine and not by_computer), t)}**"]
    if to_act(seen.phase) == context.seat:
        lines += shown.more_lines(view, t)
    elif jumps := cards_offered(context, JumpIn):
        lines.append(f"{emoji.JUMP} {t.format('may-jump-in', cards=cards_text(context, jumps, t))}")
    if doubles := cards_offered(context, Double):
        lines.append(
            f"{emoji.JUMP} {t.format('may-double', cards=cards_text(context, doubles, t))}"
        )
    if seen.rules.penalties.wrong_card and shown.of_any_card:
        lines.append(t.format("wrong-card-costs"))
    return lines


def any_card_may_be_tried(seen: Observation) -> bool:
    """Return whether the viewer is to act and may press a card that cannot be laid (P1)."""
    return to_act(seen.phase) == seen.seat and _shown(seen).of_any_card


def phase_buttons(context: TableView, seen: Observation, t: Translator) -> list[Button]:
    """Return the buttons that are on the board in this phase alone."""
    return _shown(seen).board_buttons(_view(context, seen), t)


def refused_now(context: TableView, seen: Observation, t: Translator) -> str:
    """Return what the table waits for: C5 refuses everything out of turn or phase."""
    view = _view(context, seen)
    if to_act(seen.phase) is not None and not view.mine:
        return t.format("refused-not-your-turn", player=listed(view.who, t))
    return _shown(seen).not_now(view, t)


def _shown(seen: Observation) -> ShownPhase[Any]:
    return _SHOWN_OF[type(seen.phase)]


def _view(context: TableView, seen: Observation) -> PhaseView[Phase]:
    return PhaseView(context, seen, seen.phase, context.seat in waited_for(seen.phase))


def _of_players(you: str, other: str) -> Said[Any]:
    """Return the line of a phase that says no more than for whom the table waits."""
    return lambda view, t: t.format(you if view.mine else other, player=listed(view.who, t))


def _always(key: str) -> Said[Any]:
    """Return a sentence that is the same for everybody."""
    return lambda _view, t: t.format(key)


def _addressed(view: PhaseView[Any]) -> str:
    """Return the end of a text's key: whether the viewer is addressed."""
    return "you" if view.mine else "other"


def _turn_line(view: PhaseView[Turn], t: Translator) -> str:
    if view.phase.granted is None:
        return _of_players("turn-you", "turn-other")(view, t)
    colour = colour_text(view.phase.granted, t, view.context.card_tiles)
    return t.format(f"granted-{_addressed(view)}", player=listed(view.who, t), colour=colour)


def _drawn_line(view: PhaseView[Drawn], t: Translator) -> str:
    forced = "-forced" if view.seen.rules.draws.forced else ""
    if not view.mine:
        return t.format(f"has-drawn{forced}", player=listed(view.who, t))
    if forced and any(isinstance(offer, Pass) for offer in view.context.legal):
        forced = ""
    faces = dict(zip(view.seen.hand, view.seen.faces, strict=True))
    card = face_text(faces[view.phase.card], t, tiles=view.context.card_tiles)
    return t.format(f"you-drew{forced}", card=card)


def _draw_text(view: PhaseView[Pending], t: Translator) -> str:
    """Return how much is to be drawn."""
    draw, tiles = view.phase.draw, view.context.card_tiles
    if draw.kind == WILD_DRAW_COLOUR:
        colour = colour_text(view.seen.colour, t, tiles)
        return t.format("draw-colour", colour=colour, count=draw.amount)
    return t.format("draw-count", count=draw.amount, kind=rank_name(draw.kind, t))


def _pending_line(view: PhaseView[Pending], t: Translator) -> str:
    who = listed(view.who, t)
    return t.format(f"pending-{_addressed(view)}", player=who, draw=_draw_text(view, t))


def _pending_refusal(view: PhaseView[Pending], t: Translator) -> str:
    return t.format("refused-pending", draw=_draw_text(view, t))


def _challenge_button(view: PhaseView[Pending], t: Translator) -> list[Button]:
    if view.phase.draw.accusation is None:
        return []
    label = t.format("button-challenge")
    return [table_button(view.context, Verb.CHALLENGE, label, emoji.CHALLENGE_REACTION)]


def _colour_line(view: PhaseView[ColourChoice], t: Translator) -> str:
    roulette = _of_players("roulette-you", "roulette-other")
    return (roulette if view.phase.draws else _of_players("naming-you", "naming-other"))(view, t)


def _colour_words(view: PhaseView[ColourChoice], t: Translator) -> list[str]:
    """Return the colours in words, below their tiles."""
    if view.context.card_tiles is None:
        return []
    return [colours_in_words(colours_of_side(view.seen.side), t)]


def _gesture_line(view: PhaseView[GestureDuty], t: Translator) -> str:
    key, who = f"gesture-{_addressed(view)}", listed(view.who, t)
    does, symbol = (
        gesture_text(view.context.game.gesture, t),
        gesture_symbol(view.context.game.gesture),
    )
    return t.format(key, player=who, gesture=does, symbol=symbol)


def _gesture_refusal(view: PhaseView[GestureDuty], t: Translator) -> str:
    does, symbol = (
        gesture_text(view.context.game.gesture, t),
        gesture_symbol(view.context.game.gesture),
    )
    return t.format("refused-gesture", gesture=does, symbol=symbol)


def _gesture_button(view: PhaseView[GestureDuty], t: Translator) -> list[Button]:
    context = view.context
    label, symbol = gesture_label(context.game.gesture, t), gesture_symbol(context.game.gesture)
    return [table_button(context, Verb.GESTURE, label, symbol)]


def _draft_line(view: PhaseView[Draft], t: Translator) -> str:
    seen = view.seen
    if seen.looked_at is None:
        return t.format("drafting", player=listed(view.who, t))
    card = face_text(seen.looked_at, t, tiles=view.context.card_tiles)
    number, count = seen.counts[view.phase.seat] + 1, seen.options.game.hand_size
    return t.format("you-draft", card=card, number=number, count=count)


SHOWN_PHASES: tuple[ShownPhase[Any], ...] = (
    ShownPhase(phase=Turn, line=_turn_line, of_any_card=True),
    ShownPhase(phase=Drawn, line=_drawn_line, not_now=_always("refused-drawn"), of_any_card=True),
    ShownPhase(
        phase=Pending,
        line=_pending_line,
        not_now=_pending_refusal,
        more_lines=lambda view, t: [ways_out(view.context, t)],
        board_buttons=_challenge_button,
        is_loud=True,
        of_any_card=True,
    ),
    ShownPhase(phase=ColourChoice, line=_colour_line, more_lines=_colour_words),
    ShownPhase(
        phase=GestureDuty,
        line=_gesture_line,
        not_now=_gesture_refusal,
        board_buttons=_gesture_button,
    ),
    ShownPhase(phase=Draft, line=_draft_line, not_now=_always("refused-draft")),
    *(
        ShownPhase(
            phase=over,
            line=_always("round-is-over"),
            not_now=_always("refused-round-over"),
        )
        for over in (RoundOver, MatchOver)
    ),
)
"""What players see of every phase."""

_SHOWN_OF: Mapping[type[Phase], ShownPhase[Any]] = {shown.phase: shown for shown in SHOWN_PHASES}
