"""The turning points of a finished round as pictures: a single one, or all of them as a film."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bot.artwork.lettering import PictureName, isolated
from bot.artwork.pictures import OpenHand, RoundPicture
from bot.artwork.tiles import tile_of
from bot.engine.cards import in_order
from bot.facts import RoundPosition, RoundWalk, TurningPoint
from bot.i18n import Translator
from bot.render.shown_replay import Replay
from bot.views.names import escaped, plain_name, visible_name

from ..lines.picture_names import stand_in
from ..lines.status_lines import round_in_words
from ..lines.story import tell_all
from ..page import Picture, PublicPage, Text, pictured, shortened

FEWEST, MOST = 10, 20
"""Pictures of a film; a round with fewer moves has fewer."""
_MOST_TOLD = 400

_BY_RANK = (
    TurningPoint.KNOCKED_OUT,
    TurningPoint.OUT,
    TurningPoint.CATCH,
    TurningPoint.CHALLENGE,
    TurningPoint.BIG_DRAW,
    TurningPoint.HANDS,
    TurningPoint.FLIP,
    TurningPoint.LEAD,
    TurningPoint.DRAW_CARD,
)
"""The kinds of moments by rank: a film leaves out the last ones if there are too many."""


def turning_points(walk: RoundWalk) -> tuple[int, ...]:
    """Return the positions that a film shows, in order, from the deal to the end.

    Of more moments than ``MOST``, those of the highest rank stay, and those with several reasons
    before others. If there are fewer than ``FEWEST``, moves between them fill the film evenly.
    """
    ends = {0, walk.last}
    between = [walk.positions[at] for at in walk.moments if at not in ends]
    best = sorted(between, key=_rank)[: MOST - len(ends)]
    chosen = ends | {position.number for position in best}
    while len(chosen) < min(FEWEST, walk.last + 1):
        stand = sorted(chosen)
        before, after = max(pairwise(stand), key=lambda pair: pair[1] - pair[0])
        chosen.add((before + after) // 2)
    return tuple(sorted(chosen))


def film_of(replay: Replay, t: Translator) -> tuple[RoundPicture, ...]:
    """Return the pictures of the film of a round."""
    return tuple(moment_of(replay, at, t) for at in turning_points(replay.walk))


def moment_of(replay: Replay, at: int, t: Translator) -> RoundPicture:
    """Return the picture of one position."""
    walk, position = replay.walk, replay.walk.positions[at]
    names = [PictureName(name, stand_in(seat, t)) for seat, name in enumerate(_names(replay, t))]
    top = None
    if position.top is not None:
        top = tile_of(position.top, position.side, position.colour)
    return RoundPicture(
        title=_round(replay, t),
        place=t.format("film-place", number=at, all=walk.last),
        told=_told(replay, at, [isolated(each.name) for each in names], t),
        top=top,
        hands=tuple(_hand(position, seat, names[seat], t) for seat in walk.dealt_in),
    )


def told_of(replay: Replay, at: int, t: Translator) -> str:
    """Return what happened at the position, without markup."""
    return _told(replay, at, list(map(plain_name, _names(replay, t))), t)


def _told(replay: Replay, at: int, names: Sequence[str], t: Translator) -> str:
    told = tell_all(replay.walk.positions[at].events, names, t)
    return shortened(told.replace("**", "") or t.format("replay-dealt"), _MOST_TOLD)


def posted_moment(replay: Replay, at: int, name: str, png: bytes, t: Translator) -> PublicPage:
    """Return one moment as a page for everybody; ``name`` is the player who shows it."""
    alt = t.format("film-moment-alt", told=told_of(replay, at, t))
    return _posted("film-moment-shown", replay, name, pictured("moment.png", png, alt), t)


def posted_film(replay: Replay, name: str, gif: bytes, t: Translator) -> PublicPage:
    """Return the film of a round as a page for everybody; ``name`` is the player who shows it."""
    count = len(turning_points(replay.walk))
    alt = t.format("film-alt", count=count, told=told_of(replay, replay.walk.last, t))
    return _posted("film-shown", replay, name, pictured("round.gif", gif, alt), t)


def _posted(key: str, replay: Replay, name: str, picture: Picture, t: Translator) -> PublicPage:
    head = t.format(key, round=_round(replay, t), name=f"**{escaped(name)}**")
    return PublicPage((Text(head), picture))


def _round(replay: Replay, t: Translator) -> str:
    return round_in_words(replay.walk.options, replay.number, t)


def _names(replay: Replay, t: Translator) -> list[str]:
    somebody = t.format("somebody")
    seats = range(len(replay.walk.positions[0].hands))
    return [visible_name(replay.names[s]) if s in replay.names else somebody for s in seats]


def _hand(position: RoundPosition, seat: int, named: PictureName, t: Translator) -> OpenHand:
    hand = in_order(position.hands[seat])
    tiles = tuple(tile_of(face, position.side) for face in hand)
    left_with = position.left_with(seat)
    if left_with is None:
        count = t.format("film-cards", count=len(hand))
    else:
        count = t.format("film-left", count=left_with)
    is_up = seat == position.to_act
    return OpenHand(named.name, count, tiles, is_up, named.stand_in)


def _rank(position: RoundPosition) -> tuple[int, int, int]:
    best = min(_BY_RANK.index(moment) for moment in position.moments)
    return best, -len(position.moments), position.number
