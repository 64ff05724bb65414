"""One button that matters: of those that stand together one is bright, and at most one is red."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import structs

from .clicks.click_id import Click, Verb
from .page import Button, Style


def with_one_bright(
    buttons: Iterable[Button], verbs: Sequence[Verb], style: Style = Style.PRIMARY
) -> list[Button]:
    """The buttons with the first one bright that does the first of ``verbs`` that there is."""
    shown = list(buttons)
    wants = [_verb(button) for button in shown]
    matters = next((wants.index(verb) for verb in verbs if verb in wants), None)
    if matters is not None:
        shown[matters] = structs.replace(shown[matters], style=style)
    return shown


def _verb(button: Button) -> Verb | None:
    click = None if button.click is None else Click.parse(button.click)
    return None if click is None else click.verb
