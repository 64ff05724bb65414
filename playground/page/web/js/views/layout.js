/** Which views are on the page: one person, all side by side, or one strip on a phone. */

import { h } from "../ui/dom.js";
import { closePopover } from "../ui/popover.js";
import { Column } from "./column.js";
import { Single } from "./single.js";
import { PersonTabs, TopBar } from "./topbar.js";

const NARROW = matchMedia("(max-width: 700px)");

export class Layout {
  #app;
  #root;
  #views = [];
  #shape = null;

  constructor(app, root) {
    this.#app = app;
    this.#root = root;
    this.topbar = new TopBar(app);
    this.stage = h("div", { class: "stage" });
    this.tabs = new PersonTabs(app);
    root.replaceChildren(this.topbar.element, this.stage);
    app.prefs.on("change", ({ name }) => ["mode", "person"].includes(name) && this.#update());
    app.store.on("sync", () => this.#update());
    NARROW.addEventListener("change", () => this.#update());
    document.addEventListener("keydown", (event) => this.#shortcut(event));
    this.#update();
  }

  get #wanted() {
    if (NARROW.matches) return `phone:${this.#app.currentPerson}`;
    if (this.#app.prefs.mode === "one") return `one:${this.#app.currentPerson}`;
    return `side:${this.#app.store.people.map((person) => person.id).join()}`;
  }

  #update() {
    const shape = this.#wanted;
    if (shape === this.#shape) return;
    this.#shape = shape;
    closePopover();
    this.#app.modals.detachAll();
    for (const view of this.#views.splice(0)) view.destroy();
    this.#root.dataset.layout = shape.split(":")[0];
    this.#placeTabs();
    this.#views = this.#makeViews();
    this.stage.replaceChildren(...this.#views.map((view) => view.element));
  }

  /** On phones the people are at the bottom, where the thumb is. */
  #placeTabs() {
    const place = NARROW.matches ? this.#root : this.topbar.tabs;
    if (this.tabs.element.parentElement !== place) place.append(this.tabs.element);
  }

  #makeViews() {
    const app = this.#app;
    const userId = app.currentPerson;
    if (NARROW.matches) return [new Column({ app, userId })];
    if (app.prefs.mode === "one") return [new Single({ app, userId })];
    return app.store.people.map((person) => new Column({ app, userId: person.id }));
  }

  /** Alt and a digit: be that person, or go to that column. */
  #shortcut(event) {
    if (!event.altKey || event.ctrlKey || event.metaKey || !/^Digit[1-9]$/.test(event.code)) return;
    const person = this.#app.store.people[Number(event.code.slice(5)) - 1];
    if (!person) return;
    event.preventDefault();
    this.#app.prefs.person = person.id;
    const column = this.stage.querySelector(
      `[data-testid="column"][data-user="${CSS.escape(person.id)}"]`,
    );
    (column ?? this.stage).querySelector("[data-testid=composer-input]")?.focus();
  }
}
