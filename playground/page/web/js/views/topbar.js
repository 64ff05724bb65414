/** The line above everything: whose eyes one looks through, how many, and how the bot is. */

import { displayName } from "../state/discord.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { avatar, badge } from "../ui/people.js";
import { settingsButton } from "./settings.js";

const MODES = [
  ["one", "single", "One person"],
  ["side", "columns", "Side by side"],
];

/** Buttons to become one of the people; used above, and at the bottom of phones. */
export class PersonTabs {
  #app;

  constructor(app) {
    this.#app = app;
    this.element = h("nav", { class: "person-tabs", "aria-label": "Be one of these people" });
    app.unread.on("change", () => this.#draw());
    app.prefs.on("change", () => this.#draw());
    app.store.on("users", () => this.#draw());
    app.store.on("sync", () => this.#draw());
    this.#draw();
  }

  #draw() {
    const { store, prefs, unread } = this.#app;
    const focused =
      this.element.contains(document.activeElement) && document.activeElement.dataset.user;
    this.element.replaceChildren(
      ...store.people.map((person, index) => {
        const current = person.id === this.#app.currentPerson;
        return button(
          {
            class: "person-tab",
            "aria-current": current ? "true" : null,
            title: `${displayName(person)} (Alt+${index + 1})`,
            dataset: { testid: "person-tab", user: person.id },
            on: { click: () => (prefs.person = person.id) },
          },
          avatar(person, "avatar-small"),
          h("span", { class: "person-name" }, displayName(person)),
          badge(unread.personCount(person.id), displayName(person)),
        );
      }),
    );
    if (focused) this.element.querySelector(`[data-user="${CSS.escape(focused)}"]`)?.focus();
  }
}

/** The top line. `tabs` is the place for the person tabs. */
export class TopBar {
  #app;

  constructor(app) {
    this.#app = app;
    this.tabs = h("div", { class: "tabs-place" });
    this.modes = h("div", { class: "mode-switch", role: "group", "aria-label": "Way of showing" });
    this.status = h("div", {
      class: "bot-status",
      role: "status",
      dataset: { testid: "bot-status" },
    });
    this.element = h(
      "header",
      { class: "topbar" },
      h("div", { class: "brand" }, icon("chat"), h("span", {}, "Playground")),
      this.tabs,
      this.modes,
      this.status,
      settingsButton(app),
    );
    app.store.on("online", () => this.#drawStatus());
    app.store.on("connected", () => this.#drawStatus());
    app.store.on("sync", () => this.#drawStatus());
    app.prefs.on("change", () => this.#drawModes());
    this.#drawStatus();
    this.#drawModes();
  }

  #drawStatus() {
    const { store } = this.#app;
    const name = displayName(store.bot);
    const [state, text] = !store.connected
      ? ["lost", "Reconnecting…"]
      : store.online
        ? ["online", `${name} is online`]
        : ["offline", `${name} is offline`];
    if (this.status.dataset.state === state && this.status.textContent === text) return;
    this.status.dataset.state = state;
    this.status.replaceChildren(
      h("span", { class: "status-dot", "aria-hidden": "true" }),
      h("span", { class: "status-text" }, text),
    );
  }

  #drawModes() {
    const { prefs } = this.#app;
    this.modes.replaceChildren(
      ...MODES.map(([mode, image, label]) =>
        button(
          {
            class: "mode",
            "aria-pressed": prefs.mode === mode ? "true" : "false",
            title: label,
            dataset: { testid: `mode-${mode}` },
            on: { click: () => (prefs.mode = mode) },
          },
          icon(image),
          h("span", { class: "mode-label" }, label),
        ),
      ),
    );
  }
}
