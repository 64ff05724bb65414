"""Writing one round of a match as a record of its own."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Action, Opening, Options, SeedOrigin, commitment, deal_again

from .position_writer import option_lines
from .seed_origin import origin_lines
from .written_action import written_action


def write_round(
    options: Options,
    opening: Opening,
    actions: Iterable[Action],
    origin: SeedOrigin | None = None,
) -> str:
    """The record of a round as it was dealt, for `contra-uno check`, `verify` and `analyse`.

    It names nobody: seats are numbered. Whoever did not play in the round has no seat in it. A
    deal cannot say points of rounds before (docs/notation.md): they stand in a comment, and so does
    ``origin``, what the seed was made from.
    """
    names = [f"seat{seat + 1}" for seat in range(len(opening.scores))]
    playing = [name for name, here in zip(names, opening.presence, strict=True) if here.plays]
    lines = option_lines(options, playing)
    if opening.number > 1:
        scores = zip(names, opening.scores, strict=True)
        told = ", ".join(f"{name} {score}" for name, score in scores if name in playing)
        lines += [f"# round {opening.number}; points before it: {told}"]
        lines += [f"dealer {names[opening.dealer]}"]
    if origin is not None:
        lines += origin_lines(origin, names)
    lines += [f"# commitment {commitment(opening.seed)}", f"deal {opening.seed.hex()}", ""]
    state = deal_again(options, opening)
    for action in actions:
        line, state = written_action(state, names, action)
        lines.append(line)
    return "\n".join(lines) + "\n"
