/** A menu beside the thing that opened it: titled sections of things to do. */

import { button, h } from "./dom.js";
import { icon } from "./icons.js";
import { closePopover, openPopover } from "./popover.js";

/**
 * @typedef {{label: string, icon?: string, note?: string, danger?: boolean, run: () => void}} Entry
 */

/**
 * Open a menu. Sections without entries are left out.
 * @param {HTMLElement} anchor
 * @param {{label: string, head?: Node, sections: {title?: string, entries: Entry[]}[]}} content
 */
export function openMenu(anchor, { label, head = null, sections }) {
  const shown = sections.filter((section) => section.entries.length);
  const menu = h(
    "div",
    {
      class: "menu",
      role: "menu",
      "aria-label": label,
      dataset: { testid: "menu" },
      on: { keydown: moveInMenu },
    },
    shown.map((section) =>
      h(
        "div",
        { class: "menu-section", role: "group", "aria-label": section.title ?? null },
        section.title && h("div", { class: "menu-title" }, section.title),
        section.entries.map(entryButton),
      ),
    ),
  );
  openPopover(anchor, h("div", { class: "menu-frame" }, head, menu), { label });
  menu.querySelector("button")?.focus({ preventScroll: true });
}

function entryButton(entry) {
  return button(
    {
      class: entry.danger ? "menu-entry menu-entry-danger" : "menu-entry",
      role: "menuitem",
      dataset: { testid: "menu-entry", label: entry.label },
      on: {
        click: () => {
          closePopover();
          entry.run();
        },
      },
    },
    entry.icon && icon(entry.icon),
    h(
      "span",
      { class: "menu-text" },
      h("span", {}, entry.label),
      entry.note && h("small", {}, entry.note),
    ),
  );
}

function moveInMenu(event) {
  const entries = [...event.currentTarget.querySelectorAll("button")];
  const here = entries.indexOf(document.activeElement);
  const next = {
    ArrowDown: here + 1,
    ArrowUp: here - 1,
    Home: 0,
    End: entries.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  entries.at(next % entries.length).focus();
}

/**
 * Ask for one line of text.
 * @param {HTMLElement} anchor
 * @param {{label: string, value?: string, maxLength: number, submit: string,
 *   onSubmit: (text: string) => void}} question
 */
export function askForText(anchor, { label, value = "", maxLength, submit, onSubmit }) {
  const input = h("input", {
    class: "field-input",
    type: "text",
    maxlength: maxLength,
    placeholder: label,
    "aria-label": label,
    autocomplete: "off",
    dataset: { testid: "prompt-input" },
  });
  input.value = value;
  const send = (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (!text) return;
    closePopover();
    onSubmit(text);
  };
  const form = h(
    "form",
    { class: "prompt", on: { submit: send } },
    h("div", { class: "menu-title" }, label),
    input,
    h("button", { type: "submit", class: "btn btn-primary" }, submit),
  );
  openPopover(anchor, form, { label });
  input.focus({ preventScroll: true });
  input.select();
}
