"""`/uno verify`: the steps by which a shuffle was checked, and the result of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import OriginVerdict, SeedOrigin
from bot.facts import Contradiction, RoundVerification
from bot.i18n import Translator
from bot.notation.deal_verification import DealFault, RecordVerification
from bot.render import emoji
from bot.render.cards.card_look import ACCENTS, face_text, faces_within
from bot.render.lines.seed_word_lines import words_of
from bot.render.page import PrivatePage, Text, shortened
from bot.views.names import called, escaped

_LONGEST_PAGE = 3800
_HANDS = 2400
_RED, _GREEN = 0, 2
_DEALS_SHOWN = 8
_OUT_OF_PLACE = (DealFault.TWICE, DealFault.OTHER_MATCH)
"""Faults of a deal that cannot follow the deals before it."""
_LONGEST_SEED = 128
"""Seeds of this bot have 32 digits; a record can contain any."""


def round_verification_page(
    found: RoundVerification, names: Mapping[int, str], title: str, t: Translator
) -> PrivatePage:
    """Return how a finished round was checked; ``names`` are by seat, ``title`` names it."""
    wrong = found.contradiction
    lines = [t.format("verify-title", round=title)]
    seed = wrong is Contradiction.SEED
    lines.append(_step(not seed, t.format("verify-seed", seed=found.seed, hash=found.hash)))
    if not seed:
        lines.append(_origin(found.origin, found.verdict, found.number, names, t))
    if wrong not in (Contradiction.SEED, Contradiction.ORIGIN):
        lines += [_step(True, t.format("verify-dealt")), *_hands(found, names, t)]
        possible = t.format("verify-moves", count=found.moves, all=found.all_moves)
        lines.append(_step(wrong is not Contradiction.MOVE, possible))
    if wrong in (None, Contradiction.RESULT):
        lines.append(_step(wrong is None, t.format("verify-result")))
    lines.append("")
    lines.append(t.format("verify-proven" if wrong is None else f"verify-wrong-{wrong}"))
    if wrong is None:
        lines.append(f"-# {t.format('verify-compare')}")
    return _page(lines, proven=wrong is None)


def _origin(
    origin: SeedOrigin | None,
    verdict: OriginVerdict | None,
    number: int,
    names: Mapping[int, str],
    t: Translator,
) -> str:
    """Return what the seed was made from, what that proves against the operator, and on what
    condition: it was the seed of round ``number``."""
    if origin is None or verdict is None:
        return f"-# {t.format('verify-no-words')}"
    key = "verify-origin-wrong" if verdict is OriginVerdict.WRONG else "verify-origin"
    made = t.format(
        key,
        secret=origin.secret.hex(),
        announced=origin.announced_text,
        count=origin.number,
        words=words_of(origin, names, t),
    )
    lines = [_step(verdict is not OriginVerdict.WRONG, made)]
    if verdict is not OriginVerdict.WRONG:
        lines.append(f"-# {t.format(f'verify-words-{verdict}')}")
        lines.append(f"-# {t.format('verify-condition', number=number)}")
    return "\n".join(lines)


def _hands(found: RoundVerification, names: Mapping[int, str], t: Translator) -> list[str]:
    share = _HANDS // max(1, len(found.hands))
    lines = [
        f"-# **{escaped(called(names[dealt.seat], t))}**: {faces_within(share, dealt.faces, t)}"
        for dealt in found.hands
        if dealt.seat in names
    ]
    if found.dealer in names:
        lines.append(
            f"-# {t.format('verify-dealer', player=escaped(called(names[found.dealer], t)))}"
        )
    if found.start is not None:
        lines.append(f"-# {t.format('verify-start', card=face_text(found.start, t))}")
    return lines


def record_verification_page(found: RecordVerification, t: Translator) -> PrivatePage:
    """Return how an uploaded record was checked."""
    deals, bad_line = found.deals, found.bad_line
    lines = [t.format("verify-record-title")]
    for number, deal in enumerate(deals[:_DEALS_SHOWN], start=1):
        fits = deal.published in (None, deal.computed)
        key = "unnamed" if deal.published is None else "fits" if fits else "differs"
        text = t.format(
            f"verify-deal-{key}",
            number=number,
            seed=shortened(deal.seed.hex(), _LONGEST_SEED),
            hash=deal.computed,
            announced=deal.published or "",
        )
        lines.append(_step(fits, text))
        if deal.fault in _OUT_OF_PLACE:
            lines.append(_step(False, t.format("verify-deal-out-of-place", number=number)))
        else:
            lines.append(_origin(deal.origin, deal.verdict, deal.number, {}, t))
    if len(deals) > _DEALS_SHOWN:
        lines.append(t.format("verify-record-more", count=len(deals) - _DEALS_SHOWN))
    if bad_line is not None:
        lines.append(_step(False, t.format("verify-record-line", line=bad_line)))
    elif deals:
        lines.append(_step(True, t.format("verify-record-played")))
    else:
        lines.append(t.format("verify-record-nothing"))
    return _page(lines, proven=found.holds)


def _step(holds: bool, text: str) -> str:
    return f"{emoji.PROVEN if holds else emoji.CONTRADICTED} {text}"


def _page(lines: Sequence[str], *, proven: bool) -> PrivatePage:
    text = shortened("\n".join(lines), _LONGEST_PAGE)
    return PrivatePage((Text(text),), ACCENTS[_GREEN if proven else _RED])
