/** One person's view in a narrow strip: tabs for the places, and one conversation or two. */

import { displayName } from "../state/discord.js";
import { Subscriptions } from "../state/emitter.js";
import {
  DM,
  firstPlace,
  guildCount,
  guildHere,
  guildPlaceOf,
  parentPlace,
  placeIcon,
  placeOf,
  placesOf,
} from "../state/places.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { avatar, badge } from "../ui/people.js";
import { Conversation } from "./conversation.js";
import { dmSwitch } from "./dm-switch.js";
import { newPlaceButton } from "./new-place.js";
import { channelLink, initials } from "./sidebar.js";
import { threadsButton } from "./threads.js";

export class Column {
  #app;
  #userId;
  #open = new Map();
  #subscriptions = new Subscriptions();

  /** @param {{app: object, userId: string}} options */
  constructor({ app, userId }) {
    this.#app = app;
    this.#userId = userId;
    const { store, unread, prefs } = app;
    this.header = h("header", { class: "column-header" });
    this.body = h("div", { class: "column-body" });
    this.element = h(
      "section",
      {
        class: "column",
        "aria-label": displayName(store.users.get(userId)),
        dataset: { testid: "column", user: userId },
        on: { focusin: () => prefs.person !== userId && (prefs.person = userId) },
      },
      this.header,
      this.body,
    );
    this.#subscriptions.add(
      ...["users", "guild", "online"].map((type) => store.on(type, () => this.#drawHeader())),
      store.on("channels", () => this.#update()),
      store.on("sync", () => this.#update()),
      unread.on("change", (change) => change.userId === userId && this.#drawHeader()),
      prefs.on("change", ({ name }) => ["channels", "split"].includes(name) && this.#update()),
    );
    app.modals.attach(userId, this.element);
    this.#update();
  }

  #update() {
    this.#drawBody();
    this.#drawHeader();
  }

  get #places() {
    const place = placeOf(this.#app, this.#userId);
    return this.#app.prefs.splitOf(this.#userId)
      ? [guildPlaceOf(this.#app, this.#userId), DM]
      : [place];
  }

  #drawHeader() {
    const focused = this.header.contains(document.activeElement)
      ? document.activeElement.dataset
      : null;
    const person = this.#app.store.users.get(this.#userId);
    const split = this.#app.prefs.splitOf(this.#userId);
    this.header.replaceChildren(
      h(
        "div",
        { class: "column-person" },
        avatar(person, "avatar-small"),
        h("h2", { class: "column-name" }, displayName(person)),
        threadsButton(this.#app, this.#userId, this.#places[0]),
        button(
          {
            class: "icon-button",
            "aria-pressed": split ? "true" : "false",
            "aria-label": "Show channel and direct messages together",
            title: "Channel and direct messages together",
            dataset: { testid: "split" },
            on: { click: () => this.#app.prefs.setSplit(this.#userId, !split) },
          },
          icon("split"),
        ),
        dmSwitch(this.#app, this.#userId),
      ),
      h(
        "nav",
        { class: "column-tabs", "aria-label": `Places of ${displayName(person)}` },
        this.#otherGuilds(),
        this.#tabs(),
        newPlaceButton(this.#app, this.#userId),
      ),
    );
    // At first the header is not on the page yet, and cannot scroll.
    requestAnimationFrame(() => this.#showCurrentTab());
    this.#restoreFocus(focused);
  }

  #showCurrentTab() {
    this.header.querySelector(".column-tabs [aria-current]")?.scrollIntoView({ block: "nearest" });
  }

  #restoreFocus(focused) {
    if (!focused?.testid) return;
    const place = focused.place ? `[data-place="${CSS.escape(focused.place)}"]` : "";
    this.header.querySelector(`[data-testid="${focused.testid}"]${place}`)?.focus();
  }

  /** The guild that is looked at, in short, and the ways to the others, where there are any. */
  #otherGuilds() {
    const { store } = this.#app;
    if (store.guilds.size < 2) return [];
    const here = guildHere(this.#app, this.#userId).id;
    return [...store.guilds.values()].map((guild) =>
      button(
        {
          class: "guild-tab",
          "aria-label": guild.name,
          title: guild.name,
          "aria-pressed": guild.id === here ? "true" : "false",
          dataset: { testid: "guild-tab", place: firstPlace(store, guild.id) },
          on: { click: () => guild.id !== here && this.#go(firstPlace(store, guild.id)) },
        },
        initials(guild.name),
        guild.id === here ? null : badge(guildCount(this.#app, this.#userId, guild.id), guild.name),
      ),
    );
  }

  #tabs() {
    const { store } = this.#app;
    const shown = this.#places;
    const guild = guildHere(this.#app, this.#userId);
    return placesOf(store, guild?.id, this.#userId).map((always) => {
      // A thread that is looked at has its channel's tab: phones have no room for more.
      const place = shown.find((opened) => parentPlace(store, opened) === always) ?? always;
      const lead = icon(placeIcon(store, place));
      const link = channelLink(this.#app, this.#userId, place, lead, () => this.#go(place));
      if (shown.includes(place)) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
      return link;
    });
  }

  #go(place) {
    this.#app.prefs.setChannel(this.#userId, place);
  }

  #drawBody() {
    const places = this.#places;
    for (const [place, conversation] of this.#open) {
      if (places.includes(place)) continue;
      conversation.destroy();
      conversation.element.remove();
      this.#open.delete(place);
    }
    for (const place of places) {
      if (!this.#open.has(place)) {
        this.#open.set(place, new Conversation({ app: this.#app, userId: this.#userId, place }));
      }
      const { element } = this.#open.get(place);
      if (this.body.children[places.indexOf(place)] !== element) this.body.append(element);
    }
    this.body.classList.toggle("split", places.length > 1);
  }

  destroy() {
    this.#subscriptions.end();
    for (const conversation of this.#open.values()) conversation.destroy();
  }
}
