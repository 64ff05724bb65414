"""The best move of a position: how much better it is than another, and why.

Live tables ask a :class:`~bot.players.thinker.Thinker`.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from msgspec import Struct, structs

from bot.engine import Action, AnyAction, JumpIn, Observation, Play, with_every_call

from . import engine_playouts
from .evaluation import evaluate
from .information_state import InformationState
from .learned import has_learned_all, knows, without_fouls
from .level import Lapse, Noise, attentive
from .levels import LEVELS
from .network_inputs import Sight
from .reasons import MoveReason, reasons_for
from .shares import Share, share_of

PLAYOUTS = 100
"""The number of rounds played out for each move."""

QUICK_PLAYOUTS = 50
"""The number of rounds where a player waits for the answer."""

_MOST_MOVES = 4
"""The number of moves that are compared, in addition to the one played."""

_ADVISER = structs.replace(attentive(LEVELS["hard"]), throw_noise=0.0, lapse=Lapse(), bluffs=0.0)
"""The level of a hint at sight: without chance and without bluffs."""


class MoveVerdict(Struct, frozen=True):
    """The ``best`` move, and its share of won rounds in play-outs.

    The best move is the one that a strong player likes at sight, unless play-outs show that another
    one is better. ``played_share`` is the share of the move to compare with; ``margin`` is half of
    the 95 % interval of the difference. ``reasons`` are what the best move does and the other does
    not, the most important first.
    """

    best: AnyAction
    best_share: float
    played: AnyAction
    played_share: float
    margin: float
    reasons: tuple[MoveReason, ...]

    @property
    def lost(self) -> float:
        """The share of won rounds that the played move gives away, according to play-outs."""
        return max(0.0, self.best_share - self.played_share)

    @property
    def is_clear(self) -> bool:
        """Whether play-outs show that the played move gives something away."""
        return self.lost > self.margin


class Hint(Struct, frozen=True):
    """The ``best`` action for a seat, and the reasons for it against the next best.

    ``share`` is the share of ``playouts`` rounds that it won. ``ahead`` is by how much that is more
    than for the next best, 0 where the difference is not clear. ``playouts`` is 0 for a hint at
    sight.
    """

    best: AnyAction
    reasons: tuple[MoveReason, ...]
    share: float = 0.0
    ahead: float = 0.0
    playouts: int = 0


def hint_for(seen: Observation, legal: Sequence[AnyAction], seed: int) -> Hint | None:
    """Return the best action, tried out if the network knows the game; None if there is no
    choice."""
    info = InformationState(seen)
    # Other rounds take too long for somebody who waits.
    verdict = (
        judge_move(seen, legal, seed=seed, playouts=QUICK_PLAYOUTS)
        if _can_try_out(info, legal)
        else None
    )
    if verdict is None:
        return hint_at_sight(seen, legal)
    best = _with_calls(info, verdict.best)
    ahead = verdict.lost if verdict.is_clear else 0.0
    return Hint(best, verdict.reasons, verdict.best_share, ahead, QUICK_PLAYOUTS)


def hint_at_sight(seen: Observation, legal: Sequence[Action], _seed: int = 0) -> Hint | None:
    """Return a strong player's action without play-outs; None if there is no choice."""
    if len(legal) < 2:
        return None
    info = InformationState(seen)
    best = _at_sight(info, legal)
    others = [action for action in legal if action != best]
    other = max(others, key=lambda action: evaluate(info, action, _ADVISER))
    return Hint(_with_calls(info, best), reasons_for(info, best, other))


def _with_calls(info: InformationState, action: Action) -> Action:
    """Return the action with the call that it needs (C13)."""
    if isinstance(action, Play | JumpIn):
        return with_every_call(info.standpoint, action)
    return action


def judge_move(
    seen: Observation,
    legal: Sequence[Action],
    played: Action | None = None,
    seed: int = 0,
    playouts: int = PLAYOUTS,
) -> MoveVerdict | None:
    """Return the best move, compared with ``played`` (or, without it, with the second best).

    Only the moves that look best are compared. None if there is no choice, or if no world is found
    in which all moves are allowed. Only what the seat sees is used.
    """
    info = InformationState(seen)
    moves, liked = _compared(info, legal, played)
    if len(moves) < 2:
        return None
    won = engine_playouts.won_worlds(info, moves, _ADVISER, playouts, seed)
    if won is None:
        return None
    return _verdict(info, moves, won, moves.index(liked), played is not None)


def _compared(
    info: InformationState, legal: Sequence[Action], played: Action | None
) -> tuple[list[Action], Action]:
    """Return the few moves that a strong player would consider, ``played`` first, and the one liked
    at sight."""
    made = [] if played is None else [_bare(played)]
    fair = without_fouls(info, legal)
    if _can_try_out(info, legal):
        sight = Sight(info)
        moves = sight.moves(info, fair)
        made = [*(sight.moves(info, made) | moves).values()][: len(made)]
        fair = [*moves.values()]
    elif len(fair) < 2:
        fair = legal
    liked = _at_sight(info, fair)
    by_look = sorted(fair, key=lambda action: -evaluate(info, action, _ADVISER))
    thought_of = [*dict.fromkeys([*made, liked, *by_look])][: _MOST_MOVES + len(made)]
    return [_with_calls(info, action) for action in thought_of], _with_calls(info, liked)


def _at_sight(info: InformationState, actions: Sequence[Action]) -> Action:
    """Return the action that a strong player likes best without play-outs."""
    return _ADVISER.choose(info, actions, _ADVISER, Noise(info.observation, b""))


def _verdict(
    info: InformationState,
    moves: Sequence[Action],
    won: Sequence[Sequence[bool]],
    favourite: int,
    is_first_played: bool,
) -> MoveVerdict:
    """Return the best of the moves by the rounds ``won``, beside the played or the second best
    one."""
    shares = [fmean(row) for row in won]
    best = _best(shares, won, favourite)
    others = [0] if is_first_played else [at for at in range(len(moves)) if at != best]
    other = max(others, key=lambda at: shares[at])
    better, worse = moves[best], moves[other]
    reasons = reasons_for(info, better, worse)
    margin = _lead(won[best], won[other]).margin
    return MoveVerdict(better, shares[best], worse, shares[other], margin, reasons)


def _best(shares: Sequence[float], won: Sequence[Sequence[bool]], favourite: int) -> int:
    """Return the move that wins most of those clearly better than the favourite, else the
    favourite.

    Of several moves that are about as good, chance would choose. The best by a few rounds is
    therefore worse than the move liked at sight (docs/computer-players.md).
    """
    clearly = [at for at, row in enumerate(won) if _lead(row, won[favourite]).lower > 0]
    return max(clearly, key=lambda at: shares[at], default=favourite)


def _lead(one: Sequence[bool], other: Sequence[bool]) -> Share:
    """Return how much more often one wins than the other, in the same worlds."""
    return share_of([float(a) - b for a, b in zip(one, other, strict=True)])


def judge_played(
    seen: Observation, legal: Sequence[AnyAction], played: AnyAction
) -> MoveVerdict | None:
    """Return how good a move was for a player who waits for the answer, as long as for a hint."""
    return judge_move(seen, legal, played, playouts=QUICK_PLAYOUTS)


def cards_alike(seen: Observation, legal: Sequence[Action], played: Action) -> int:
    """Return how many fitting cards the network treats as the same move.

    0 unless the network lays one of them and ``played`` was one, too.
    """
    info = InformationState(seen)
    honest = without_fouls(info, legal)
    if not (isinstance(played, Play) and _bare(played) in honest and _can_try_out(info, legal)):
        return 0
    if [*map(type, Sight(info).moves(info, honest).values())] != [Play]:
        return 0
    return len({action.card for action in honest if isinstance(action, Play)})


def _can_try_out(info: InformationState, legal: Sequence[Action]) -> bool:
    return knows(info, legal) and has_learned_all(info)


def _bare(action: Action) -> Action:
    return structs.replace(action, calls=0) if isinstance(action, Play) else action
