"""Pages of `/uno replay`: the deal, moments that mattered, the end, and big hands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from bot.engine import (
    Mode,
    Play,
    SeedOrigin,
    apply,
    build_options,
    legal_actions,
    new_match,
    to_act,
)
from bot.engine.events import RoundEnded
from bot.facts import RoundRecord, RoundStep, RoundWalk, TurningPoint, record_of, walk_of
from bot.i18n import Translator
from bot.render import Page, ShuffleProof, replay_page, replay_record_page, round_details_page
from bot.render.page import relative
from bot.render.pictures.film_picture import film_of, moment_of, posted_film, posted_moment
from bot.render.shown_replay import Replay
from bot.views.cards_worth import CardsWorth, SeatWorth
from bot.views.judged_move import JudgedMove, NotJudged
from workbench.samples.sample_basics import NOW, draw_film, draw_moment

_SEED = bytes.fromhex("00112233445566778899aabbccddeeff")
_NAMES = {0: "Anna", 1: "Ben", 3: "Dana"}
_SEATS = 4
_STRIDE = 7
_WORTH = CardsWorth(
    9,
    tuple(
        SeatWorth(seat, wins, worth)
        for seat, (wins, worth) in enumerate(((5, 2.6), (0, 1.9), (3, 1.7), (1, 2.8)))
    ),
)


def sample_replays(t: Translator) -> Iterator[tuple[str, Page]]:
    """Yield positions of rounds of Flip and No Mercy; one player's data was deleted."""
    flip, mercy = _replay(Mode.FLIP, t), _replay(Mode.MERCY, t)
    yield "replay-deal", replay_page(flip, 0, t)
    yield "replay-flip", replay_page(flip, _first(flip.walk, TurningPoint.FLIP), t)
    yield "replay-end", replay_page(flip, flip.walk.last, t)
    yield "replay-big-draw", replay_page(mercy, _first(mercy.walk, TurningPoint.BIG_DRAW), t)
    face = flip.walk.positions[1].top
    assert face is not None
    played, faces = Play(0, 0), {0: face}
    judged = JudgedMove(played, 0.61, 0.41, 0.04, faces)
    yield "replay-hard", replay_page(flip, 1, t, None, judged)
    close = JudgedMove(played, 0.27, 0.2, 0.21, faces)
    yield "replay-hard-as-good", replay_page(flip, 1, t, None, close)
    swapped = JudgedMove(Play(0, 0, swap=1), 0.61, 0.41, 0.04, faces)
    yield "replay-hard-swaps", replay_page(flip, 1, t, None, swapped)
    yield "replay-unknown", replay_page(flip, 2, t, None, NotJudged.UNKNOWN)
    yield "replay-record", replay_record_page(flip, "seats seat1 seat2\n", t)
    yield "replay-many-cards", replay_page(mercy, _fullest(mercy.walk), t)
    at = _fullest(mercy.walk)
    png = draw_moment(moment_of(mercy, at, t))
    yield "replay-posted", posted_moment(mercy, at, "Ben", png, t)
    yield "replay-film", posted_film(flip, "Anna", draw_film(film_of(flip, t)), t)


def sample_details(origin: SeedOrigin, t: Translator) -> Iterator[tuple[str, Page]]:
    """Yield the details of a round without words, and of a later one with words and more luck."""
    flip = _replay(Mode.FLIP, t)
    plain, worded = (ShuffleProof("5e" * 32, "5eed" * 8, words) for words in (None, origin))
    yield "details-round", round_details_page(flip, 0, plain, None, t)
    lucky = replace(flip, worth=dict(zip(_NAMES, (41, 33, 26), strict=False)))
    yield "details-match", round_details_page(lucky, 1, worded, _WORTH, t)


def _replay(mode: Mode, t: Translator) -> Replay:
    title = t.format("verify-round", mode=t.format(f"mode-{mode}"), number=1, when=relative(NOW))
    return Replay("sample00", 1, title, _NAMES, _walked(mode))


@cache
def _walked(mode: Mode) -> RoundWalk:
    return walk_of(_played(mode))


def _played(mode: Mode) -> RoundRecord:
    """Return a round in which everybody does some of what is possible."""
    state, _ = new_match(build_options(mode, [("target", "round")]), _SEATS, _SEED)
    steps: list[RoundStep] = []
    while (seat := to_act(state.phase)) is not None:
        legal = legal_actions(state, seat)
        action = legal[_STRIDE * len(steps) % len(legal)]
        state, events = apply(state, action)
        steps.append(RoundStep(action))
        for event in events:
            if isinstance(event, RoundEnded):
                return record_of(state, event, steps)
    raise AssertionError("every round ends")


def _first(walk: RoundWalk, moment: TurningPoint) -> int:
    return next(each.number for each in walk.positions if moment in each.moments)


def _fullest(walk: RoundWalk) -> int:
    """Return the position with the most cards in hands."""
    return max(walk.positions, key=lambda each: sum(map(len, each.hands))).number
