"""Modals: the forms that a bot opens in front of a person."""

from __future__ import annotations

from playground.protocol.json_types import Json
from playground.validation.body_part import BodyPart
from playground.validation.components import read_custom_id, read_modal_components

_MAX_COMPONENTS = 5


def read_modal(modal: BodyPart) -> Json:
    """The modal as it was sent."""
    modal.at("title").required().text(1, 45)
    read_custom_id(modal)
    components = modal.at("components").required()
    components.parts(1, _MAX_COMPONENTS)
    read_modal_components(components)
    return modal.fields()
