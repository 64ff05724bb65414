/** A list to choose from, with the keyboard too: arrows, Home, End, Enter; Space toggles. */

import { h, uniqueId } from "./dom.js";

/**
 * @typedef {{value: string, label: string, description?: string, lead?: Node, disabled?: boolean}} Item
 */

export class Listbox {
  #items = [];
  #active = -1;
  #onPick;
  #isChosen;

  /**
   * @param {{label: string, multiple?: boolean, onPick: (item: Item) => void,
   *   isChosen?: (item: Item) => boolean, testid?: string, emptyText?: string}} options
   */
  constructor({
    label,
    multiple = false,
    onPick,
    isChosen = () => false,
    testid = "option",
    emptyText = "Nothing found",
  }) {
    this.#onPick = onPick;
    this.#isChosen = isChosen;
    this.testid = testid;
    this.emptyText = emptyText;
    this.id = uniqueId("list");
    this.element = h("div", {
      class: "listbox",
      role: "listbox",
      id: this.id,
      "aria-label": label,
      "aria-multiselectable": multiple ? "true" : null,
    });
  }

  get items() {
    return this.#items;
  }

  get active() {
    return this.#items[this.#active] ?? null;
  }

  get activeId() {
    return this.active ? `${this.id}-${this.#active}` : null;
  }

  /** Show these items; the first one, or the chosen one, becomes active. */
  show(items, { keepActive = false } = {}) {
    const value = keepActive ? this.active?.value : null;
    this.#items = items;
    this.element.replaceChildren(...items.map((item, index) => this.#row(item, index)));
    if (!items.length) this.element.append(h("p", { class: "listbox-empty" }, this.emptyText));
    const kept = items.findIndex((item) => item.value === value);
    const chosen = items.findIndex((item) => this.#isChosen(item));
    this.#setActive(kept !== -1 ? kept : Math.max(chosen, items.length ? 0 : -1));
  }

  #row(item, index) {
    const chosen = this.#isChosen(item);
    return h(
      "div",
      {
        class: "option",
        role: "option",
        id: `${this.id}-${index}`,
        "aria-selected": chosen ? "true" : "false",
        "aria-disabled": item.disabled ? "true" : null,
        dataset: { testid: this.testid, value: item.value },
        on: {
          pointermove: () => this.#setActive(index, false),
          click: () => this.pick(index),
        },
      },
      item.lead && h("span", { class: "option-lead" }, item.lead),
      h(
        "span",
        { class: "option-text" },
        h("span", { class: "option-label" }, item.label),
        item.description && h("span", { class: "option-description" }, item.description),
      ),
      h("span", { class: "option-mark", "aria-hidden": "true" }),
    );
  }

  #setActive(index, scroll = true) {
    const rows = this.element.querySelectorAll(".option");
    rows[this.#active]?.classList.remove("active");
    this.#active = index;
    rows[index]?.classList.add("active");
    if (scroll) rows[index]?.scrollIntoView({ block: "nearest" });
    this.onActive?.(this.activeId);
  }

  move(step) {
    if (!this.#items.length) return;
    const count = this.#items.length;
    this.#setActive((this.#active + step + count) % count);
  }

  pick(index = this.#active) {
    const item = this.#items[index];
    if (item && !item.disabled) this.#onPick(item);
  }

  /** Take a key press; true if it was for the list. */
  handleKey(event) {
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };
    if (event.key in moves) this.move(moves[event.key]);
    else if (event.key === "Enter") this.pick();
    else return false;
    event.preventDefault();
    return true;
  }
}
