/** The fields of a modal: labels, text inputs, selects, choices; each gives its submitted form. */

import { markdown } from "../markdown/render.js";
import { selectMenu } from "../messages/select.js";
import { ComponentType } from "../state/discord.js";
import { h, uniqueId } from "../ui/dom.js";

const PARAGRAPH = 2;
const TEXT_LIMIT = 4000;

/**
 * A top-level component of a modal.
 * @returns {{element: Node, value: () => object, check: () => boolean, focus: () => void}}
 *   `value` is the component as a modal submit carries it; `check` shows what is missing.
 */
export function modalField(component, context) {
  switch (component.type) {
    case ComponentType.LABEL:
      return labelled(component, context);
    case ComponentType.ACTION_ROW:
      return legacyRow(component, context);
    case ComponentType.TEXT_DISPLAY:
      return still(component, markdown(component.content, context));
    default:
      return still(
        component,
        h(
          "p",
          { class: "unknown-component" },
          `A component of type ${component.type}, which this page cannot show.`,
        ),
      );
  }
}

function still(component, element) {
  return { element, value: () => identity(component), check: () => true, focus: () => {} };
}

function identity({ type, id }) {
  return id === undefined ? { type } : { type, id };
}

function labelled(label, context) {
  const inner = label.component;
  const field = withFrame(label.label, label.description, inner, context);
  return { ...field, value: () => ({ ...identity(label), component: field.value() }) };
}

function legacyRow(row, context) {
  const [inner] = row.components;
  const field = withFrame(inner.label ?? inner.placeholder ?? "", null, inner, context);
  return { ...field, value: () => ({ ...identity(row), components: [field.value()] }) };
}

function withFrame(text, description, inner, context) {
  const ids = { label: uniqueId("label"), control: uniqueId("field"), fault: uniqueId("fault") };
  const control = makeControl(inner, { ...context, ids });
  const fault = h("p", { class: "field-fault", id: ids.fault, role: "alert", hidden: true });
  const element = h(
    "div",
    { class: "field", dataset: { testid: "modal-field", customId: inner.custom_id } },
    h(
      "label",
      { class: "field-label", id: ids.label, for: ids.control },
      text,
      isRequired(inner) && h("span", { class: "field-required", title: "Needed" }, " *"),
    ),
    description && h("p", { class: "field-description" }, description),
    control.element,
    fault,
  );
  const check = () => {
    const problem = control.problem();
    fault.hidden = !problem;
    fault.textContent = problem ?? "";
    return !problem;
  };
  return { element, value: control.value, check, focus: control.focus };
}

function isRequired(component) {
  return component.type !== ComponentType.CHECKBOX && component.required !== false;
}

function makeControl(component, context) {
  switch (component.type) {
    case ComponentType.TEXT_INPUT:
      return textControl(component, context);
    case ComponentType.RADIO_GROUP:
      return choiceControl(component, context, "radio");
    case ComponentType.CHECKBOX_GROUP:
      return choiceControl(component, context, "checkbox");
    case ComponentType.CHECKBOX:
      return checkboxControl(component, context);
    case ComponentType.FILE_UPLOAD:
      return fileControl(component, context);
    case ComponentType.STRING_SELECT:
    case ComponentType.USER_SELECT:
    case ComponentType.ROLE_SELECT:
    case ComponentType.MENTIONABLE_SELECT:
    case ComponentType.CHANNEL_SELECT:
      return selectControl(component, context);
    default:
      return unsupported(
        component,
        `A component of type ${component.type}, which this page cannot show.`,
        {},
      );
  }
}

function unsupported(component, text, rest) {
  return {
    element: h("p", { class: "unknown-component" }, text),
    value: () => ({ ...identity(component), custom_id: component.custom_id, ...rest }),
    problem: () => null,
    focus: () => {},
  };
}

function textControl(component, { ids }) {
  const long = component.style === PARAGRAPH;
  const most = component.max_length ?? TEXT_LIMIT;
  const count = h("span", { class: "field-count", "aria-hidden": "true" });
  const input = h(long ? "textarea" : "input", {
    id: ids.control,
    class: "field-input",
    type: long ? null : "text",
    rows: long ? "4" : null,
    placeholder: component.placeholder,
    maxlength: most,
    autocomplete: "off",
    "aria-describedby": ids.fault,
    "aria-required": isRequired(component) ? "true" : null,
    dataset: { testid: "text-input", customId: component.custom_id },
    on: { input: showCount },
  });
  input.value = component.value ?? "";
  function showCount() {
    count.textContent = component.max_length ? `${input.value.length}/${most}` : "";
  }
  showCount();
  return {
    element: h("div", { class: "field-text" }, input, count),
    value: () => ({ ...identity(component), custom_id: component.custom_id, value: input.value }),
    problem: () => textProblem(component, input.value),
    focus: () => input.focus(),
  };
}

function textProblem(component, text) {
  if (!text.trim()) return isRequired(component) ? "Please fill this in." : null;
  if (component.min_length && text.length < component.min_length)
    return `At least ${component.min_length} characters, please.`;
  return null;
}

function selectControl(component, { store, channelId, ids }) {
  const menu = selectMenu({ ...component, disabled: false }, store, {
    channelId,
    labelledBy: ids.label,
    onChange: () => {},
  });
  menu.element.id = ids.control;
  return {
    element: menu.element,
    value: () => ({
      ...identity(component),
      custom_id: component.custom_id,
      values: menu.values(),
    }),
    problem: () => (isRequired(component) && !menu.values().length ? "Please choose." : null),
    focus: () => menu.element.focus(),
  };
}

/** Files are read as soon as they are chosen, so that the form can be sent at once. */
function fileControl(component, { ids }) {
  let files = [];
  const input = h("input", {
    type: "file",
    id: ids.control,
    class: "field-input",
    multiple: (component.max_values ?? 1) > 1,
    dataset: { testid: "file-input", customId: component.custom_id },
    on: {
      change: async () => {
        files = await Promise.all([...input.files].map(readFile));
      },
    },
  });
  return {
    element: input,
    value: () => ({ ...identity(component), custom_id: component.custom_id, files }),
    problem: () =>
      files.length === input.files.length
        ? choiceProblem(component, files.length)
        : "The files are still being read.",
    focus: () => input.focus(),
  };
}

function readFile(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      resolve({ filename: file.name, data: reader.result.split(",")[1] ?? "" }),
    );
    reader.addEventListener("error", reject);
    reader.readAsDataURL(file);
  });
}

function choiceControl(component, { ids }, type) {
  const inputs = (component.options ?? []).map((option) =>
    h("input", { type, name: ids.control, value: option.value, checked: option.default }),
  );
  const element = h(
    "div",
    {
      class: "choices",
      role: type === "radio" ? "radiogroup" : "group",
      "aria-labelledby": ids.label,
      id: ids.control,
    },
    (component.options ?? []).map((option, index) =>
      h(
        "label",
        { class: "choice" },
        inputs[index],
        h(
          "span",
          {},
          option.label,
          option.description && h("small", { class: "subtext" }, option.description),
        ),
      ),
    ),
  );
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const result = () => (type === "radio" ? { value: chosen()[0] ?? null } : { values: chosen() });
  return {
    element,
    value: () => ({ ...identity(component), custom_id: component.custom_id, ...result() }),
    problem: () => choiceProblem(component, chosen().length),
    focus: () => inputs[0]?.focus(),
  };
}

function choiceProblem(component, count) {
  if (!count) return isRequired(component) ? "Please choose." : null;
  if (component.min_values && count < component.min_values)
    return `At least ${component.min_values}, please.`;
  if (component.max_values && count > component.max_values)
    return `At most ${component.max_values}, please.`;
  return null;
}

function checkboxControl(component, { ids }) {
  const input = h("input", {
    type: "checkbox",
    id: ids.control,
    class: "checkbox",
    checked: component.default,
  });
  return {
    element: input,
    value: () => ({ ...identity(component), custom_id: component.custom_id, value: input.checked }),
    problem: () => null,
    focus: () => input.focus(),
  };
}
