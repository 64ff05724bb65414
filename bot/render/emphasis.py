"""One button that matters: of those that stand together one is bright, and at most one is red."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import structs

from .clicks.click_id import VERB_AT, Verb
from .page import Button, Style


def with_one_bright(
    buttons: Iterable[Button], verbs: Sequence[Verb], style: Style = Style.PRIMARY
) -> list[Button]:
    """The buttons with the first one bright that does the first of ``verbs`` that there is."""
    shown = list(buttons)
    wants = ["" if each.click is None else each.click.split(":")[VERB_AT] for each in shown]
    for verb in verbs:
        if verb in wants:
            matters = wants.index(verb)
            shown[matters] = structs.replace(shown[matters], style=style)
            break
    return shown
