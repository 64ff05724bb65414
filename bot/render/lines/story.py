"""What happened, told in words: on the board, and a line an action in `contra-uno replay`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from bot.engine import Call
from bot.engine.cards import FACES, NO_COLOUR
from bot.engine.events import (
    OPEN_DRAWS,
    Called,
    CameBack,
    Caught,
    Challenged,
    ColourNamed,
    ComplementSwitched,
    Dealt,
    DiscardedAll,
    Drafted,
    Drew,
    Event,
    FalseContra,
    Flipped,
    GestureDue,
    GestureMade,
    HandsPassed,
    HandsSwapped,
    KnockedOut,
    LeftTable,
    MatchBegan,
    MatchEnded,
    Played,
    Punished,
    Reshuffled,
    RoundEnded,
    SeatEvent,
    Skipped,
    Started,
    TimeUp,
    Turned,
    WentOut,
    WrongCard,
)
from bot.i18n import Translator
from bot.i18n.texts import SOUNDS
from bot.views.table_values import ActedFor
from bot.views.tile_emoji import TileEmoji

from ..cards.card_look import colour_text, face_name, face_sign, face_symbol, face_text, faces_text

_MOST_IN_WORDS = 4
"""More cards than these are told in signs."""

_MOST_OWN_CARDS = 9
"""So many cards that somebody drew unseen are listed to them; the hand shows more at a glance."""

_CALL_KEYS = {
    Call.UNO: "uno",
    Call.KUNO: "kuno",
    Call.BRUNO: "bruno",
    Call.UNO_UNO: "uno-uno",
    Call.GESTURE: "gesture",
}


def tell(  # noqa: C901 - a case an event
    event: Event, names: Sequence[str], t: Translator, tiles: TileEmoji | None = None
) -> str | None:
    """``event`` in one sentence, None for what goes without saying.

    ``names`` are by seat, as they are to stand in the text. Cards that an event still holds are
    told: cut it with :func:`bot.engine.visible` before you show it to somebody. With ``tiles``
    cards are those with their names, and what can be seen is told in fewer words.
    """
    match event:
        case MatchBegan():
            return _began(event, names, t)
        case Dealt():
            return t.format("told-dealt", number=event.number, player=names[event.dealer])
        case Started():
            return t.format("told-started", card=face_text(event.face, t, tiles=tiles))
        case Drafted():
            return _drafted(event, names[event.seat], t, tiles)
        case Played():
            return _played(event, names[event.seat], t, tiles)
        case DiscardedAll():
            cards = _shown_openly(event.faces, t, tiles)
            return t.format("told-discarded-all", player=names[event.seat], cards=cards)
        case Drew():
            return _drew(event, names[event.seat], t, tiles)
        case Reshuffled():
            return t.format("told-reshuffled", count=event.count)
        case Skipped():
            who = listed((names[seat] for seat in event.seats), t)
            return t.format("told-skipped", player=who, count=len(event.seats))
        case Turned():
            return t.format("told-turned", direction=direction_text(event.direction, t))
        case Flipped():
            top = face_text(event.top, t, tiles=tiles)
            return t.format("told-flipped", side=t.format(f"side-{event.side}"), card=top)
        case ColourNamed():
            colour = colour_text(event.colour, t, tiles)
            return t.format("told-colour-named", player=names[event.seat], colour=colour)
        case HandsPassed():
            direction = direction_text(event.direction, t)
            return t.format("told-hands-passed", direction=direction)
        case HandsSwapped():
            who, other = names[event.seat], names[event.other]
            return t.format("told-hands-swapped", player=who, other=other)
        case ComplementSwitched():
            return t.format("told-complement-on" if event.on else "told-complement-off")
        case Challenged():
            return _challenged(event, names, t, tiles)
        case Called():
            key = "told-called-ahead" if event.ahead else "told-called"
            return t.format(key, player=names[event.seat], call=calls_text(event.call, t))
        case Caught():
            call = calls_text(event.calls, t)
            who, by = names[event.seat], names[event.by]
            return t.format("told-caught", player=by, other=who, call=call)
        case GestureDue():
            who = listed((names[seat] for seat in event.seats), t)
            return t.format("told-gesture-due", player=who)
        case GestureMade():
            key = "told-gesture-last" if event.last else "told-gesture"
            return t.format(key, player=names[event.seat])
        case WrongCard():
            cards = faces_text(event.faces, t, tiles)
            return t.format("told-wrong-card", player=names[event.seat], card=cards)
        case Punished():
            return t.format(f"told-punished-{event.offence}", player=names[event.seat])
        case WentOut():
            return t.format("told-went-out", player=names[event.seat], place=event.place)
        case KnockedOut():
            return t.format("told-knocked-out", player=names[event.seat], count=event.count)
        case FalseContra():
            who, other = names[event.seat], names[event.target]
            return t.format("told-false-contra", player=who, other=other)
        case TimeUp():
            return t.format("told-time-up")
        case CameBack():
            return t.format("told-came-back", player=names[event.seat])
        case LeftTable():
            key = "told-left-stand-in" if event.stand_in else "told-left"
            return t.format(key, player=names[event.seat])
        case SeatEvent():
            return t.format(f"told-player-{event.__struct_config__.tag}", player=names[event.seat])
        case RoundEnded():
            return _round_ended(event, names, t)
        case MatchEnded():
            return _match_ended(event, names, t)
        case _:
            assert_never(event)


def tell_all(
    events: Iterable[Event], names: Sequence[str], t: Translator, tiles: TileEmoji | None = None
) -> str:
    """One action with all that followed from it, as one line."""
    return " ".join(told for event in events if (told := tell(event, names, t, tiles)))


def tell_step(
    events: Iterable[Event],
    acted_for: str | None,
    names: Sequence[str],
    t: Translator,
    tiles: TileEmoji | None = None,
) -> str:
    """One action as one line; `acted_for` says why the bot did it for a person."""
    told = tell_all(events, names, t, tiles)
    if acted_for == ActedFor.REMOVED:
        return t.format("told-removed", player=listed(_leavers(events, names), t))
    return t.format(f"told-for-{acted_for}", told=told) if told and acted_for else told


def _leavers(events: Iterable[Event], names: Sequence[str]) -> list[str]:
    return [names[event.seat] for event in events if isinstance(event, LeftTable)]


def calls_text(calls: int, t: Translator) -> str:
    """The calls in the set ``calls`` as they are called out."""
    return " + ".join(
        t.format(f"call-{key}") for call, key in reversed(_CALL_KEYS.items()) if calls & call
    )


def direction_text(direction: int, t: Translator) -> str:
    """The direction of play, for a list of players from top to bottom."""
    return t.format("direction-down" if direction > 0 else "direction-up")


def listed(names: Iterable[str], t: Translator) -> str:
    """`Anna, Ben and Cem`."""
    return _listed("list-and", names, t)


def listed_or(things: Sequence[str], t: Translator) -> str:
    """`Anna, Ben or Cem`."""
    return _listed("list-or", things, t)


def _listed(key: str, things: Iterable[str], t: Translator) -> str:
    """Join the things by the text `key`, in the form that its language has for the last one."""
    *most, last = things
    if not most:
        return last
    forms = (f"{key}.{form}" for form, sound in SOUNDS.items() if sound.match(last))
    return t.format(next(filter(t.has, forms), key), most=t.joined(most), last=last)


def _began(event: MatchBegan, names: Sequence[str], t: Translator) -> str | None:
    if not event.first_draws:
        return None
    draws = t.joined(
        t.format("list-item", name=names[seat], what=face_name(face, t))
        for seat, face in event.first_draws
    )
    return t.format("told-first-draws", draws=draws, player=names[event.dealer])


def _drafted(event: Drafted, player: str, t: Translator, tiles: TileEmoji | None) -> str:
    if event.discarded is None:
        kept = t.format("a-card") if event.kept is None else face_text(event.kept, t, tiles=tiles)
        return t.format("told-drafted-kept", player=player, card=kept)
    card = face_text(event.discarded, t, tiles=tiles)
    return t.format("told-drafted", player=player, card=card)


def _played(event: Played, player: str, t: Translator, tiles: TileEmoji | None) -> str:
    named = None if event.colour in (None, NO_COLOUR) else event.colour
    *first, last = event.faces
    before = (face_text(face, t, tiles=tiles) for face in first)
    cards = t.joined([*before, face_text(last, t, named, tiles)])
    in_few_words = tiles is not None and event.how == "play"
    how = "tile" if in_few_words else event.how
    told = t.format(f"told-laid-{how}", player=player, card=cards)
    if not event.calls:
        return told
    return f"{told} {t.format('told-with-call', call=calls_text(event.calls, t))}"


def _drew(event: Drew, player: str, t: Translator, tiles: TileEmoji | None) -> str:
    told = t.format(f"told-drew-{event.why}", player=player, count=event.count)
    known = [face for face in event.faces if face < FACES]
    if not known or (len(known) > _MOST_OWN_CARDS and event.why not in OPEN_DRAWS):
        return told
    return f"{told} ({_shown_openly(known, t, tiles)})"


def _shown_openly(faces: Sequence[int], t: Translator, tiles: TileEmoji | None) -> str:
    """Cards that are shown: many of them in signs, as nobody is to miss one (M8, M9)."""
    if len(faces) <= _MOST_IN_WORDS:
        return faces_text(faces, t, tiles)
    return t.joined(f"{face_symbol(face)} {face_sign(face)}" for face in faces)


def _challenged(
    event: Challenged, names: Sequence[str], t: Translator, tiles: TileEmoji | None
) -> str:
    key = "told-challenge-won" if event.foul else "told-challenge-lost"
    told = t.format(key, player=names[event.seat], other=names[event.accused])
    return f"{told} ({faces_text(event.hand, t, tiles)})" if event.hand else told


def _round_ended(event: RoundEnded, names: Sequence[str], t: Translator) -> str:
    if event.winner is None:
        return t.format("told-round-ended")
    points = event.points[event.winner]
    winners = [names[seat] for seat in _winners(event, event.winner)]
    told = listed(winners, t)
    return t.format("told-round-won", player=told, points=points, count=len(winners))


def _winners(event: RoundEnded, winner: int) -> list[int]:
    """Return the winner, and the partner opposite (V9) if those two alone have scored."""
    seats = len(event.points)
    team = sorted({winner, (winner + seats // 2) % seats})
    scored = [seat for seat, points in enumerate(event.points) if points]
    return team if seats > 2 and scored == team else [winner]


def _match_ended(event: MatchEnded, names: Sequence[str], t: Translator) -> str:
    if event.stopped:
        return t.format("told-match-stopped")
    if not event.winners:
        return t.format("told-match-ended")
    winners = listed((names[seat] for seat in event.winners), t)
    return t.format("told-match-won", player=winners, count=len(event.winners))
