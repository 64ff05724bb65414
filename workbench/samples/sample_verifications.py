"""What `/uno verify` says: of a round, of one that was changed, of a record handed over."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine import Mode, apply, build_options, commitment, legal_actions, new_match, to_act
from bot.engine.events import RoundEnded
from bot.facts import RoundRecord, Step, record_of, verify_round
from bot.i18n import Translator
from bot.render import Page, RecordedDeal, record_verification_page, round_verification_page
from workbench.samples.sample_basics import BARE, origin_of, people, with_words

_SEED = bytes.fromhex("00112233445566778899aabbccddeeff")
_NAMES = {0: "Anna", 1: "Ben", 2: "Cem"}
_ANNOUNCED = commitment(b"another")


def _played(seed: bytes) -> tuple[RoundRecord, dict[int, int]]:
    """A round in which everybody always does the first thing that they may do, and its points."""
    state, _ = new_match(build_options(Mode.CLASSIC, [("target", "round")]), len(_NAMES), seed)
    steps: list[Step] = []
    while (seat := to_act(state.phase)) is not None:
        action = legal_actions(state, seat)[0]
        state, events = apply(state, action)
        steps.append(Step(action))
        for event in events:
            if isinstance(event, RoundEnded):
                return record_of(state, event, steps), dict(enumerate(event.points))
    raise AssertionError("every round ends")


def sample_verifications(t: Translator) -> Iterator[tuple[str, Page]]:
    """Each outcome once."""
    record, points = _played(_SEED)
    title = t.format("verify-round", mode=t.format("mode-classic"), number=1, when="<t:0:R>")
    for name, told in (("proven", points), ("changed", {0: points[0] + 1})):
        found = verify_round(record, _SEED, told)
        yield f"verify-{name}", round_verification_page(found, _NAMES, title, t)
    deals = (
        RecordedDeal("00ff", commitment(b"\x00\xff"), commitment(b"\x00\xff")),
        RecordedDeal("00fe", commitment(b"\x00\xfe"), _ANNOUNCED),
        RecordedDeal("01", commitment(b"\x01"), None),
    )
    origin = origin_of(with_words(replace(BARE, seats=people(_NAMES.values()))), 1)
    made, points = _played(origin.seed)
    for name, told in (("words", origin), ("words-changed", replace(origin, number=2))):
        found = verify_round(made, origin.seed, points, told)
        yield f"verify-{name}", round_verification_page(found, _NAMES, title, t)
    yield "verify-record", record_verification_page(deals, None, t)
    yield "verify-nothing", record_verification_page((), 3, t)
