/** The fields of a modal: labels, each with a text input; each gives its submitted form. */

import { h, uniqueId } from "../ui/dom.js";

const PARAGRAPH = 2;
const TEXT_LIMIT = 4000;

/**
 * A label of a modal, with its text input.
 * @returns {{element: Node, value: () => object, check: () => boolean, focus: () => void}}
 *   `value` is the component as a modal submit carries it; `check` shows what is missing.
 */
export function modalField(label) {
  const inner = label.component;
  const ids = { label: uniqueId("label"), control: uniqueId("field"), fault: uniqueId("fault") };
  const control = textControl(inner, ids);
  const fault = h("p", { class: "field-fault", id: ids.fault, role: "alert", hidden: true });
  const element = h(
    "div",
    { class: "field", dataset: { testid: "modal-field", customId: inner.custom_id } },
    h(
      "label",
      { class: "field-label", id: ids.label, for: ids.control },
      label.label,
      isRequired(inner) && h("span", { class: "field-required", title: "Needed" }, " *"),
    ),
    label.description && h("p", { class: "field-description" }, label.description),
    control.element,
    fault,
  );
  const check = () => {
    const problem = textProblem(inner, control.input.value);
    fault.hidden = !problem;
    fault.textContent = problem ?? "";
    return !problem;
  };
  const value = () => ({
    ...identity(label),
    component: { ...identity(inner), custom_id: inner.custom_id, value: control.input.value },
  });
  return { element, value, check, focus: () => control.input.focus() };
}

function identity({ type, id }) {
  return id === undefined ? { type } : { type, id };
}

function isRequired(component) {
  return component.required !== false;
}

function textControl(component, ids) {
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
  return { element: h("div", { class: "field-text" }, input, count), input };
}

function textProblem(component, text) {
  if (!text.trim()) return isRequired(component) ? "Please fill this in." : null;
  if (component.min_length && text.length < component.min_length)
    return `At least ${component.min_length} characters, please.`;
  return null;
}
