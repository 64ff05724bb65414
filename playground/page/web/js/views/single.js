/** One person's whole window: rail, channels, conversation, members. */

import { Subscriptions } from "../state/emitter.js";
import { placeIcon, placeName, placeOf } from "../state/places.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Conversation } from "./conversation.js";
import { Members } from "./members.js";
import { Sidebar } from "./sidebar.js";
import { threadsButton } from "./threads.js";

export class Single {
  #app;
  #userId;
  #sidebar;
  #members;
  #conversation = null;
  #place = null;
  #subscriptions = new Subscriptions();

  constructor({ app, userId }) {
    this.#app = app;
    this.#userId = userId;
    this.#sidebar = new Sidebar(app, userId);
    this.#members = new Members(app, userId);
    this.title = h("header", { class: "channel-header" });
    this.main = h("main", { class: "single-main" });
    this.element = h(
      "div",
      { class: "single", dataset: { testid: "single", user: userId } },
      this.#sidebar.element,
      h(
        "div",
        { class: "single-content" },
        this.title,
        h("div", { class: "single-body" }, this.main, this.#members.element),
      ),
    );
    this.#subscriptions.add(
      app.prefs.on("change", ({ name }) => name === "channels" && this.#update()),
      app.store.on("sync", () => this.#update()),
      app.store.on("channels", () => {
        this.#update();
        this.#drawTitle();
      }),
    );
    app.modals.attach(userId, this.main);
    this.#update();
  }

  #update() {
    const place = placeOf(this.#app, this.#userId);
    if (place === this.#place) return;
    const moved = this.#place !== null;
    this.#place = place;
    this.#conversation?.destroy();
    this.#conversation?.element.remove();
    this.#conversation = new Conversation({ app: this.#app, userId: this.#userId, place });
    this.main.prepend(this.#conversation.element);
    this.#drawTitle();
    if (moved && matchMedia("(hover: hover)").matches) this.#conversation.focusComposer();
  }

  #drawTitle() {
    const { store } = this.#app;
    const place = this.#place;
    this.title.replaceChildren(
      icon(placeIcon(store, place)),
      h("h2", {}, placeName(store, place, this.#userId)),
      h("span", { class: "bar-gap" }),
      ...[threadsButton(this.#app, this.#userId, place)].filter(Boolean),
    );
  }

  destroy() {
    this.#subscriptions.end();
    this.#sidebar.destroy();
    this.#members.destroy();
    this.#conversation.destroy();
  }
}
