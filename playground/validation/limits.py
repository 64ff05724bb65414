"""Discord's limits on what a bot may send, as checks that name the field at fault.

Each check adds to a `FormErrors`; together they make one 50035 answer.
"""

from __future__ import annotations

from playground.protocol import component_tree as tree
from playground.protocol.constants import SELECT_TYPES, ButtonStyle, ComponentType
from playground.protocol.emoji import is_unicode_emoji
from playground.protocol.json_types import Json, Path
from playground.state.application import AppEmoji
from playground.validation.form_errors import FormErrors

CONTENT = 2000
EMBEDS = 10
EMBED_TOTAL = 6000
ROWS = 5
BUTTONS_A_ROW = 5
SELECT_OPTIONS = 25
V2_COMPONENTS = 40
V2_TEXT = 4000
FILES = 10
CHOICES = 25
MODAL_COMPONENTS = 5

_TOP_LEVEL_V2 = frozenset(
    {
        ComponentType.ACTION_ROW,
        ComponentType.SECTION,
        ComponentType.TEXT_DISPLAY,
        ComponentType.MEDIA_GALLERY,
        ComponentType.FILE,
        ComponentType.SEPARATOR,
        ComponentType.CONTAINER,
    }
)
_CHILDREN: dict[int, frozenset[int]] = {
    ComponentType.CONTAINER: frozenset(_TOP_LEVEL_V2 - {ComponentType.CONTAINER}),
    ComponentType.ACTION_ROW: frozenset({ComponentType.BUTTON, *SELECT_TYPES}),
    ComponentType.SECTION: frozenset({ComponentType.TEXT_DISPLAY}),
}
_ACCESSORIES = frozenset({ComponentType.BUTTON, ComponentType.THUMBNAIL})


def check_content(errors: FormErrors, content: object) -> None:
    errors.check_length(("content",), content, 0, CONTENT)


def check_embeds(errors: FormErrors, embeds: list[Json]) -> None:
    errors.check_length(("embeds",), embeds, 0, EMBEDS)
    total = 0
    for index, embed in enumerate(embeds):
        path: Path = ("embeds", index)
        texts: list[tuple[Path, object, int]] = [
            ((*path, "title"), embed.get("title"), 256),
            ((*path, "description"), embed.get("description"), 4096),
            ((*path, "footer", "text"), (embed.get("footer") or {}).get("text"), 2048),
            ((*path, "author", "name"), (embed.get("author") or {}).get("name"), 256),
        ]
        fields = embed.get("fields") or []
        errors.check_length((*path, "fields"), fields, 0, 25)
        for number, item in enumerate(fields):
            for key, high in (("name", 256), ("value", 1024)):
                if not item.get(key):
                    errors.required((*path, "fields", number, key))
                texts.append(((*path, "fields", number, key), item.get(key), high))
        for where, text, high in texts:
            errors.check_length(where, text, 0, high)
            total += len(text) if isinstance(text, str) else 0
    if total > EMBED_TOTAL:
        errors.add(
            ("embeds",),
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {EMBED_TOTAL}",
        )


def check_components(
    errors: FormErrors, components: list[Json], *, v2: bool, emojis: dict[str, AppEmoji]
) -> None:
    """A message's component tree, with or without the Components V2 flag."""
    top: Path = ("components",)
    allowed = _TOP_LEVEL_V2 if v2 else frozenset({ComponentType.ACTION_ROW})
    _check_children(errors, components, top, allowed)
    if v2:
        _check_v2_totals(errors, components)
    else:
        errors.check_length(top, components, 0, ROWS)
    custom_ids: set[str] = set()
    for path, component in tree.walk(components):
        _check_one(errors, path, component, emojis)
        custom_id = component.get("custom_id")
        if isinstance(custom_id, str):
            if custom_id in custom_ids:
                errors.add(
                    (*path, "custom_id"),
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    "Component custom id cannot be duplicated",
                )
            custom_ids.add(custom_id)


def _check_v2_totals(errors: FormErrors, components: list[Json]) -> None:
    everything = [component for _, component in tree.walk(components)]
    if len(everything) > V2_COMPONENTS:
        errors.add(
            ("components",),
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The total number of components cannot exceed {V2_COMPONENTS}",
        )
    text = sum(
        len(component.get("content") or "")
        for component in everything
        if component.get("type") == ComponentType.TEXT_DISPLAY
    )
    if text > V2_TEXT:
        errors.add(
            ("components",),
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total displayable text size exceeds the maximum of {V2_TEXT}",
        )


def _check_children(
    errors: FormErrors, children: list[Json], path: Path, allowed: frozenset[int]
) -> None:
    for index, child in enumerate(children):
        if child.get("type") not in allowed:
            known = ", ".join(str(int(kind)) for kind in sorted(allowed))
            errors.add(
                (*path, index, "type"),
                "UNION_TYPE_CHOICES",
                f'Value of field "type" must be one of ({known}).',
            )


def _check_one(
    errors: FormErrors, path: Path, component: Json, emojis: dict[str, AppEmoji]
) -> None:
    kind = component.get("type")
    children = component.get("components")
    if kind in _CHILDREN and isinstance(children, list):
        _check_children(errors, children, (*path, "components"), _CHILDREN[kind])
    match kind:
        case ComponentType.ACTION_ROW:
            _check_row(errors, path, children or [])
        case ComponentType.BUTTON:
            _check_button(errors, path, component, emojis)
        case ComponentType.SECTION:
            errors.check_length((*path, "components"), children or [], 1, 3)
            accessory = component.get("accessory")
            if not isinstance(accessory, dict):
                errors.required((*path, "accessory"))
            else:
                if accessory.get("type") not in _ACCESSORIES:
                    errors.add(
                        (*path, "accessory", "type"),
                        "UNION_TYPE_CHOICES",
                        'Value of field "type" must be one of (2, 11).',
                    )
        case ComponentType.TEXT_DISPLAY:
            errors.check_length((*path, "content"), component.get("content") or "", 1, V2_TEXT)
        case ComponentType.MEDIA_GALLERY:
            errors.check_length((*path, "items"), component.get("items") or [], 1, 10)
        case ComponentType.CONTAINER:
            errors.check_length((*path, "components"), children or [], 1, V2_COMPONENTS)
        case ComponentType.STRING_SELECT:
            check_select(errors, path, component)
            _check_options(errors, path, component.get("options") or [], emojis)
        case _ if kind in SELECT_TYPES:
            check_select(errors, path, component)
        case _:
            pass


def _check_row(errors: FormErrors, path: Path, children: list[Json]) -> None:
    errors.check_length((*path, "components"), children, 1, BUTTONS_A_ROW)
    if len(children) > 1 and any(child.get("type") in SELECT_TYPES for child in children):
        errors.add(
            (*path, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )


def check_custom_id(errors: FormErrors, path: Path, component: Json) -> None:
    custom_id = component.get("custom_id")
    if custom_id is None:
        errors.required((*path, "custom_id"))
    else:
        errors.check_length((*path, "custom_id"), custom_id, 1, 100)


def _check_button(
    errors: FormErrors, path: Path, button: Json, emojis: dict[str, AppEmoji]
) -> None:
    errors.check_length((*path, "label"), button.get("label"), 0, 80)
    if button.get("style") == ButtonStyle.LINK:
        if not button.get("url"):
            errors.required((*path, "url"))
        errors.check_length((*path, "url"), button.get("url"), 0, 512)
        if button.get("custom_id"):
            errors.add(
                (*path, "custom_id"),
                "BUTTON_COMPONENT_CUSTOM_ID_AND_URL",
                "A custom id and url cannot both be specified",
            )
    else:
        check_custom_id(errors, path, button)
    if not button.get("label") and not button.get("emoji"):
        errors.add(
            (*path, "label"),
            "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
            "A label or emoji is required",
        )
    _check_emoji(errors, (*path, "emoji"), button.get("emoji"), emojis)


def check_select(errors: FormErrors, path: Path, select: Json) -> None:
    check_custom_id(errors, path, select)
    errors.check_length((*path, "placeholder"), select.get("placeholder"), 0, 150)
    low = select.get("min_values")
    high = select.get("max_values")
    low, high = (1 if low is None else low), (1 if high is None else high)
    if not 0 <= low <= 25 or not 1 <= high <= 25 or low > high:
        errors.add(
            (*path, "max_values"),
            "NUMBER_TYPE_MAX",
            "max_values must be from 1 to 25 and not below min_values.",
        )


def _check_options(
    errors: FormErrors, path: Path, options: list[Json], emojis: dict[str, AppEmoji]
) -> None:
    errors.check_length((*path, "options"), options, 1, SELECT_OPTIONS)
    values: set[object] = set()
    for index, option in enumerate(options):
        here: Path = (*path, "options", index)
        errors.check_length((*here, "label"), option.get("label") or "", 1, 100)
        errors.check_length((*here, "value"), option.get("value") or "", 1, 100)
        errors.check_length((*here, "description"), option.get("description"), 0, 100)
        _check_emoji(errors, (*here, "emoji"), option.get("emoji"), emojis)
        if option.get("value") in values:
            errors.add(
                (*here, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        values.add(option.get("value"))


def _check_emoji(
    errors: FormErrors, path: Path, emoji: Json | None, emojis: dict[str, AppEmoji]
) -> None:
    if not emoji:
        return
    if emoji.get("id"):
        known = str(emoji["id"]) in emojis
    else:
        known = is_unicode_emoji(emoji.get("name") or "")
    if not known:
        errors.add((*path, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_files(errors: FormErrors, count: int) -> None:
    if count > FILES:
        errors.add(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {FILES} or fewer in length.")


def check_choices(errors: FormErrors, choices: list[Json]) -> None:
    """The choices of an autocomplete answer."""
    errors.check_length(("choices",), choices, 0, CHOICES)
    for index, choice in enumerate(choices):
        path: Path = ("choices", index)
        errors.check_length((*path, "name"), choice.get("name") or "", 1, 100)
        errors.check_length((*path, "value"), choice.get("value"), 0, 100)


def check_modal(errors: FormErrors, modal: Json) -> None:
    """A modal: title, custom_id and one to five rows, labels or texts."""
    errors.check_length(("title",), modal.get("title") or "", 1, 45)
    check_custom_id(errors, (), modal)
    components = modal.get("components") or []
    errors.check_length(("components",), components, 1, MODAL_COMPONENTS)
    seen: set[str] = set()
    for path, component in tree.walk(components, ("components",)):
        match component.get("type"):
            case ComponentType.LABEL:
                errors.check_length((*path, "label"), component.get("label") or "", 1, 45)
                errors.check_length((*path, "description"), component.get("description"), 0, 100)
            case ComponentType.TEXT_INPUT:
                _check_text_input(errors, path, component)
            case ComponentType.STRING_SELECT:
                check_select(errors, path, component)
                _check_options(errors, path, component.get("options") or [], {})
            case ComponentType.BUTTON:
                errors.add((*path, "type"), "UNION_TYPE_CHOICES", "A modal cannot hold buttons.")
            case _:
                pass
        custom_id = component.get("custom_id")
        if isinstance(custom_id, str) and custom_id in seen:
            errors.add(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        if isinstance(custom_id, str):
            seen.add(custom_id)


def _check_text_input(errors: FormErrors, path: Path, field: Json) -> None:
    check_custom_id(errors, path, field)
    errors.check_length((*path, "label"), field.get("label"), 1, 45)
    errors.check_length((*path, "placeholder"), field.get("placeholder"), 0, 100)
    errors.check_length((*path, "value"), field.get("value"), 0, 4000)
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if not 0 <= low <= high <= 4000:
        errors.add((*path, "max_length"), "NUMBER_TYPE_MAX", "Must be from min_length to 4000.")
