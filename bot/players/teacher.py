"""What the best move of a position is, how much better than another, and why."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, structs

from bot.engine import (
    Action,
    JumpIn,
    Observation,
    Play,
    with_every_call,
)

from .evaluation import evaluate
from .information_state import InformationState
from .learned import has_learned_all, knows, without_fouls
from .level import Lapse, attentive
from .levels import LEVELS
from .network_inputs import Sight
from .noise import Noise
from .reasons import Reason, reasons_for

PLAYOUTS = 1000
"""So many rounds are played out for each move."""

HINT_PLAYOUTS = 300
"""So many for a hint, which somebody waits for."""

_ADVISER = structs.replace(attentive(LEVELS["hard"]), throw_noise=0.0, lapse=Lapse(), bluffs=0.0)
"""Whose eye a hint is that is given at sight: nothing is left to chance, and nobody bluffs."""


class Verdict(Struct, frozen=True):
    """The ``best`` move, and the share of rounds that it wins as far as play-outs tell.

    ``played_share`` is that of the move to compare with; ``margin`` is half of the 95 % interval
    of the difference. ``reasons`` are what the best move does and the other does not, the most
    important first.
    """

    best: Action
    best_share: float
    played: Action
    played_share: float
    margin: float
    reasons: tuple[Reason, ...]

    @property
    def lost(self) -> float:
        """What the move played gives away."""
        return self.best_share - self.played_share


class Hint(Struct, frozen=True):
    """The ``best`` action for a seat, and why rather than the next best.

    ``share`` is how often it wins in ``playouts`` rounds tried out, ``ahead`` how much more often
    than the next best; ``playouts`` is 0 for a hint at sight.
    """

    best: Action
    reasons: tuple[Reason, ...]
    share: float = 0.0
    ahead: float = 0.0
    playouts: int = 0


def hint_for(seen: Observation, legal: Sequence[Action], seed: int) -> Hint | None:
    """What is best here, tried out where the game is known; None where there is no choice."""
    verdict = judge_move(seen, legal, seed=seed, playouts=HINT_PLAYOUTS)
    if verdict is None:
        return hint_at_sight(seen, legal)
    best = _with_calls(InformationState(seen), verdict.best)
    return Hint(best, verdict.reasons, verdict.best_share, verdict.lost, HINT_PLAYOUTS)


def hint_at_sight(seen: Observation, legal: Sequence[Action], _seed: int = 0) -> Hint | None:
    """What a strong player does without trying out; None where there is no choice."""
    if len(legal) < 2:
        return None
    info, noise = InformationState(seen), Noise(seen, b"")
    best = _ADVISER.choose(info, legal, _ADVISER, noise)
    others = [action for action in legal if action != best]
    other = max(others, key=lambda action: evaluate(info, action, _ADVISER))
    return Hint(_with_calls(info, best), reasons_for(info, best, other))


def _with_calls(info: InformationState, action: Action) -> Action:
    """With what it has to be called (C13)."""
    if isinstance(action, Play | JumpIn):
        return with_every_call(info.standpoint, action)
    return action


def judge_move(
    seen: Observation,
    legal: Sequence[Action],
    played: Action | None = None,
    seed: int = 0,
    playouts: int = PLAYOUTS,
) -> Verdict | None:
    """What was best here, compared with ``played`` (or, without it, with the second best).

    None where there is nothing to choose, or where the network does not know the game or all of its
    rules (:mod:`bot.players.learned`), or what is played: a bluff (C11b). Nothing but what the
    seat sees goes into it.
    """
    info = InformationState(seen)
    if not _can_try_out(info, legal):
        return None
    sight = Sight(info)
    moves = sight.moves(info, without_fouls(info, legal))
    made = None
    if played is not None:
        asked = sight.moves(info, without_fouls(info, [_bare(played)]))
        if not asked:
            return None
        (made,) = asked
        moves = asked | moves
    if len(moves) < 2:
        return None

    from .arrays.playouts import won_worlds

    numbers = list(moves)
    won = won_worlds(info, numbers, playouts, seed)
    shares = [float(share) for share in won.mean(axis=1)]
    ranked = sorted(range(len(numbers)), key=lambda at: -shares[at])
    best = ranked[0]
    other = ranked[1] if made is None else numbers.index(made)
    differences = won[best].astype(float) - won[other]
    margin = 1.96 * float(differences.std()) / playouts**0.5
    better, worse = moves[numbers[best]], moves[numbers[other]]
    return Verdict(
        better, shares[best], worse, shares[other], margin, reasons_for(info, better, worse)
    )


def judge_played(seen: Observation, legal: Sequence[Action], played: Action) -> Verdict | None:
    """How good a move was that somebody asks about, who waits for it as for a hint."""
    return judge_move(seen, legal, played, playouts=HINT_PLAYOUTS)


def tells_none_apart(seen: Observation, legal: Sequence[Action]) -> bool:
    """Whether it would lay a card here, and tells those that it could lay not apart."""
    info = InformationState(seen)
    if not _can_try_out(info, legal):
        return False
    moves = Sight(info).moves(info, without_fouls(info, legal)).values()
    return len(moves) == 1 and isinstance(next(iter(moves)), Play)


def _can_try_out(info: InformationState, legal: Sequence[Action]) -> bool:
    return knows(info, legal) and has_learned_all(info)


def _bare(action: Action) -> Action:
    return structs.replace(action, calls=0) if isinstance(action, Play) else action
