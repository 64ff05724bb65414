"""The components of messages and modals: which may stand where, and what each must have."""

from __future__ import annotations

from collections.abc import Callable, Container

from playground.protocol.constants import SELECT_TYPES, ButtonStyle, ComponentType
from playground.protocol.emoji import is_unicode_emoji
from playground.protocol.json_types import Json
from playground.validation.body_part import BodyPart

_MAX_ROWS = 5
_MAX_IN_ROW = 5
_MAX_V2 = 40
_MAX_V2_TEXT = 4000
_MAX_OPTIONS = 25
_MAX_MEDIA = 10

_IN_CONTAINER = frozenset(
    {
        ComponentType.ACTION_ROW,
        ComponentType.SECTION,
        ComponentType.TEXT_DISPLAY,
        ComponentType.MEDIA_GALLERY,
        ComponentType.FILE,
        ComponentType.SEPARATOR,
    }
)
_IN_V2_MESSAGE = _IN_CONTAINER | {ComponentType.CONTAINER}
_IN_OLD_MESSAGE = frozenset({ComponentType.ACTION_ROW})
_IN_MODAL = frozenset({ComponentType.LABEL})
_IN_ROW = SELECT_TYPES | {ComponentType.BUTTON}
_IN_SECTION = frozenset({ComponentType.TEXT_DISPLAY})
_BESIDE_SECTION = frozenset({ComponentType.BUTTON, ComponentType.THUMBNAIL})
_UNDER_LABEL = frozenset({ComponentType.TEXT_INPUT})


def read_components(components: BodyPart, *, v2: bool, emoji_ids: Container[str]) -> list[Json]:
    """Return a message's components as they were sent.

    v2: whether the message has the Components V2 flag. emoji_ids: the known custom emoji.
    """
    tree = _Tree(emoji_ids)
    tree.read_children(components, _IN_V2_MESSAGE if v2 else _IN_OLD_MESSAGE)
    if v2:
        tree.check_v2_totals(components)
    else:
        components.parts(0, _MAX_ROWS)
    return [component.fields() for component in components.parts()]


def read_custom_id(component: BodyPart) -> str:
    return component.at("custom_id").required().text(1, 100)


class _Tree:
    """Reads a tree of components, and counts what is limited in the tree as a whole."""

    def __init__(self, emoji_ids: Container[str]) -> None:
        self._emoji_ids = emoji_ids
        self._custom_ids: set[str] = set()
        self._components = 0
        self._text = 0
        self._readers: dict[int, Callable[[BodyPart], None]] = {
            ComponentType.ACTION_ROW: self._row,
            ComponentType.BUTTON: self._button,
            ComponentType.STRING_SELECT: self._string_select,
            ComponentType.USER_SELECT: self._select,
            ComponentType.ROLE_SELECT: self._select,
            ComponentType.TEXT_INPUT: self._text_input,
            ComponentType.SECTION: self._section,
            ComponentType.TEXT_DISPLAY: self._text_display,
            ComponentType.THUMBNAIL: self._thumbnail,
            ComponentType.MEDIA_GALLERY: self._media_gallery,
            ComponentType.FILE: self._file,
            ComponentType.CONTAINER: self._container,
            ComponentType.LABEL: self._label,
        }

    def read_children(self, children: BodyPart, allowed: frozenset[ComponentType]) -> None:
        for child in children.parts():
            self._read(child, allowed)

    def _read(self, component: BodyPart, allowed: frozenset[ComponentType]) -> None:
        kind = component.at("type")
        number = kind.integer(default=-1)
        if number not in allowed:
            kind.complain_of_choices("UNION_TYPE_CHOICES", allowed)
            return  # what stands below a misplaced component says nothing more
        self._components += 1
        component.at("id").integer()
        read = self._readers.get(number)
        if read is not None:
            read(component)

    def check_v2_totals(self, components: BodyPart) -> None:
        if self._components > _MAX_V2:
            components.complain(
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components cannot exceed {_MAX_V2}",
            )
        if self._text > _MAX_V2_TEXT:
            components.complain(
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total displayable text size exceeds the maximum of {_MAX_V2_TEXT}",
            )

    # What holds others

    def _row(self, row: BodyPart) -> None:
        children = row.at("components").required()
        kinds = [child.at("type").value for child in children.parts(1, _MAX_IN_ROW)]
        if len(kinds) > 1 and any(kind in SELECT_TYPES for kind in kinds if isinstance(kind, int)):
            children.complain(
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )
        self.read_children(children, _IN_ROW)

    def _section(self, section: BodyPart) -> None:
        texts = section.at("components").required()
        texts.parts(1, 3)
        self.read_children(texts, _IN_SECTION)
        self._only_child(section.at("accessory"), _BESIDE_SECTION)

    def _container(self, container: BodyPart) -> None:
        children = container.at("components").required()
        children.parts(1, _MAX_V2)
        self.read_children(children, _IN_CONTAINER)

    def _label(self, label: BodyPart) -> None:
        label.at("label").required().text(1, 45)
        label.at("description").text(0, 100)
        self._only_child(label.at("component"), _UNDER_LABEL)

    def _only_child(self, child: BodyPart, allowed: frozenset[ComponentType]) -> None:
        if child.required().given:
            self._read(child, allowed)

    # What is shown

    def _text_display(self, display: BodyPart) -> None:
        self._text += len(display.at("content").required().text(1, _MAX_V2_TEXT))

    def _thumbnail(self, thumbnail: BodyPart) -> None:
        _read_medium(thumbnail.at("media"))

    def _media_gallery(self, gallery: BodyPart) -> None:
        for item in gallery.at("items").required().parts(1, _MAX_MEDIA):
            _read_medium(item.at("media"))

    def _file(self, file: BodyPart) -> None:
        _read_medium(file.at("file"))

    # What is used

    def _new_custom_id(self, component: BodyPart) -> None:
        custom_id = read_custom_id(component)
        if custom_id and custom_id in self._custom_ids:
            component.at("custom_id").complain(
                "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        self._custom_ids.add(custom_id)

    def _button(self, button: BodyPart) -> None:
        label = button.at("label").text(0, 80)
        style = button.at("style").required().choice(ButtonStyle, ButtonStyle.PRIMARY)
        if style is not ButtonStyle.LINK:
            self._new_custom_id(button)
        else:
            button.at("url").required().text(0, 512)
            if button.at("custom_id").value:
                button.at("custom_id").complain(
                    "BUTTON_COMPONENT_CUSTOM_ID_AND_URL",
                    "A custom id and url cannot both be specified",
                )
        if not label and not button.at("emoji").value:
            button.at("label").complain(
                "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required"
            )
        self._emoji(button.at("emoji"))

    def _select(self, select: BodyPart) -> None:
        self._new_custom_id(select)
        select.at("placeholder").text(0, 150)
        low = select.at("min_values").integer(default=1)
        high = select.at("max_values").integer(default=1)
        if not 0 <= low <= 25 or not 1 <= high <= 25 or low > high:
            select.at("max_values").complain(
                "NUMBER_TYPE_MAX", "max_values must be from 1 to 25 and not below min_values."
            )

    def _string_select(self, select: BodyPart) -> None:
        self._select(select)
        values: set[str] = set()
        for option in select.at("options").required().parts(1, _MAX_OPTIONS):
            option.at("label").required().text(1, 100)
            value = option.at("value").required().text(1, 100)
            option.at("description").text(0, 100)
            self._emoji(option.at("emoji"))
            if value in values:
                option.at("value").complain(
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            values.add(value)

    def _text_input(self, field: BodyPart) -> None:
        self._new_custom_id(field)
        field.at("label").text(1, 45)
        field.at("placeholder").text(0, 100)
        field.at("value").text(0, 4000)
        low = field.at("min_length").integer()
        high = field.at("max_length").integer(default=4000)
        if not 0 <= low <= high <= 4000:
            field.at("max_length").complain("NUMBER_TYPE_MAX", "Must be from min_length to 4000.")

    def _emoji(self, emoji: BodyPart) -> None:
        if not emoji.fields():
            return
        custom, name = emoji.at("id").snowflake(), emoji.at("name").text()
        if not (custom in self._emoji_ids if custom else is_unicode_emoji(name)):
            emoji.at("id").complain("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _read_medium(medium: BodyPart) -> None:
    medium.required().at("url").required().text(1, 2048)


_MAX_COMPONENTS = 5


def read_modal(modal: BodyPart) -> Json:
    """Return the modal as it was sent."""
    modal.at("title").required().text(1, 45)
    read_custom_id(modal)
    components = modal.at("components").required()
    components.parts(1, _MAX_COMPONENTS)
    _Tree(frozenset()).read_children(components, _IN_MODAL)
    return modal.fields()
