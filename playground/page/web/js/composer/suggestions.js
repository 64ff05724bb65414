/** The panel above the writing line: commands, choices, people. */

import { h } from "../ui/dom.js";
import { Listbox } from "../ui/listbox.js";

export class Suggestions {
  #input = null;
  #onPick = () => {};
  #list;

  constructor() {
    this.#list = new Listbox({
      label: "Suggestions",
      onPick: (item) => this.#onPick(item),
      testid: "suggestion",
    });
    this.#list.onActive = (id) => this.#announce(id);
    this.title = h("div", { class: "suggestions-title", role: "status" });
    this.element = h(
      "div",
      {
        class: "suggestions",
        hidden: true,
        dataset: { testid: "suggestions" },
        // A press on the panel must not take the focus from the field it belongs to.
        on: {
          pointerdown: (event) => event.preventDefault(),
          mousedown: (event) => event.preventDefault(),
        },
      },
      this.title,
      this.#list.element,
    );
  }

  get open() {
    return !this.element.hidden;
  }

  get hasItems() {
    return this.#list.items.length > 0;
  }

  /**
   * @param {{title: string, text?: string, items: object[], input: HTMLElement,
   *   onPick: (item: object) => void, emptyText?: string | null}} content
   */
  show({ title, text, items, input, onPick, emptyText = null }) {
    if (this.#input !== input) this.#release();
    this.#input = input;
    this.#onPick = onPick;
    this.title.replaceChildren(h("strong", {}, title), text ? ` ${text}` : "");
    this.#list.emptyText = emptyText ?? "";
    this.element.hidden = false;
    this.#list.show(items, { keepActive: true });
    this.#list.element.hidden = !items.length && !emptyText;
    input.setAttribute("aria-controls", this.#list.id);
    input.setAttribute("aria-expanded", items.length ? "true" : "false");
  }

  hide() {
    this.element.hidden = true;
    this.#release();
  }

  #release() {
    if (!this.#input) return;
    this.#input.setAttribute("aria-expanded", "false");
    this.#input.removeAttribute("aria-activedescendant");
    this.#input = null;
  }

  #announce(id) {
    if (!this.#input) return;
    if (id) this.#input.setAttribute("aria-activedescendant", id);
    else this.#input.removeAttribute("aria-activedescendant");
  }

  /** Whether the active item is not what the field already says. */
  differsFrom(text) {
    return (
      this.#list.active !== null && this.#list.active.label.toLowerCase() !== text.toLowerCase()
    );
  }

  get active() {
    return this.#list.active;
  }

  pick() {
    this.#list.pick();
  }

  handleKey(event) {
    return this.open && this.hasItems && this.#list.handleKey(event);
  }
}
