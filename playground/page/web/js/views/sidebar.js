/** The server rail and the channel list of one person. */

import { displayName } from "../state/discord.js";
import { Subscriptions } from "../state/emitter.js";
import {
  DM,
  directCount,
  firstPlace,
  guildCount,
  guildHere,
  isDirectPlace,
  placeCount,
  placeIcon,
  placeName,
  placeOf,
} from "../state/places.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { avatar, badge } from "../ui/people.js";
import { dmSwitch } from "./dm-switch.js";
import { newPlaceButton } from "./new-place.js";

/** What stands for a guild where there is no room for its name. */
export function initials(name) {
  return name
    .split(/\s+/)
    .map((word) => [...word][0])
    .join("")
    .slice(0, 3);
}

export class Sidebar {
  #app;
  #userId;
  #subscriptions = new Subscriptions();

  constructor(app, userId) {
    this.#app = app;
    this.#userId = userId;
    this.rail = h("nav", { class: "rail", "aria-label": "Servers" });
    this.panel = h("nav", { class: "sidebar", "aria-label": "Channels" });
    this.element = h("div", { class: "side" }, this.rail, this.panel);
    const { store, unread, prefs } = app;
    this.#subscriptions.add(
      ...["users", "channels", "guild", "online", "sync"].map((type) => store.on(type, () => this.#draw())),
      unread.on("change", (change) => change.userId === userId && this.#draw()),
      prefs.on("change", ({ name }) => name === "channels" && this.#draw()),
    );
    this.#draw();
  }

  #draw() {
    const focused = this.element.contains(document.activeElement)
      ? document.activeElement.dataset
      : null;
    this.#drawRail();
    this.#drawPanel();
    if (!focused) return;
    const { testid, place } = focused;
    const selector = `[data-testid="${testid}"]${place ? `[data-place="${CSS.escape(place)}"]` : ""}`;
    if (testid) this.element.querySelector(selector)?.focus();
  }

  #go(place) {
    this.#app.prefs.setChannel(this.#userId, place);
  }

  #drawRail() {
    const { store } = this.#app;
    const here = placeOf(this.#app, this.#userId);
    const inGuild = guildHere(this.#app, this.#userId)?.id;
    const item = (key, label, current, count, place, content) =>
      button(
        {
          class: "rail-button",
          "aria-label": label,
          title: label,
          "aria-current": current ? "true" : null,
          dataset: { testid: key, place },
          on: { click: () => this.#go(place) },
        },
        h("span", { class: "rail-face" }, content),
        badge(count, label),
      );
    this.rail.replaceChildren(
      item(
        "rail-dm",
        "Direct messages",
        isDirectPlace(store, here),
        directCount(this.#app, this.#userId),
        isDirectPlace(store, here) ? here : DM,
        icon("chat"),
      ),
      h("hr", { class: "rail-line" }),
      ...[...store.guilds.values()].map((guild) => {
        const current = !isDirectPlace(store, here) && guild.id === inGuild;
        return item(
          "rail-guild",
          guild.name,
          current,
          guildCount(this.#app, this.#userId, guild.id),
          current ? here : firstPlace(store, guild.id),
          initials(guild.name),
        );
      }),
    );
  }

  #drawPanel() {
    const { store } = this.#app;
    const person = store.users.get(this.#userId);
    const guild = guildHere(this.#app, this.#userId);
    this.panel.replaceChildren(
      h("h1", { class: "guild-name" }, guild.name),
      h(
        "div",
        { class: "channel-list" },
        h("h2", { class: "list-title" }, "Text channels"),
        store.channelsOfGuild(guild.id).map((channel) => this.#channelWithThreads(channel)),
        h(
          "div",
          { class: "list-head" },
          h("h2", { class: "list-title" }, "Direct messages"),
          newPlaceButton(this.#app, this.#userId),
        ),
        this.#link(DM, this.#botFace()),
        store
          .chatsOf(this.#userId)
          .map((channel) => this.#link(channel.id, icon(placeIcon(store, channel.id)))),
      ),
      h(
        "div",
        { class: "me" },
        avatar(person, "avatar-small"),
        h("div", { class: "me-text" }, h("strong", {}, displayName(person)), h("small", {}, "you")),
        dmSwitch(this.#app, this.#userId, { wide: true }),
      ),
    );
  }

  /** A channel, its open threads below it, and the one that is looked at even if it is not open. */
  #channelWithThreads(channel) {
    const { store } = this.#app;
    const here = placeOf(this.#app, this.#userId);
    const threads = store
      .threadsOf(this.#userId, channel.id)
      .filter((thread) => !thread.archived || thread.id === here);
    return [
      this.#link(channel.id, icon("hash")),
      threads.length > 0 &&
        h(
          "div",
          { class: "thread-links" },
          threads.map((thread) => this.#link(thread.id, icon(thread.locked ? "lock" : "thread"))),
        ),
    ];
  }

  #botFace() {
    const { store } = this.#app;
    return h(
      "span",
      { class: "presence", dataset: { state: store.online ? "online" : "offline" } },
      avatar(store.bot, "avatar-tiny"),
    );
  }

  #link(place, lead) {
    return channelLink(this.#app, this.#userId, place, lead, () => this.#go(place));
  }

  destroy() {
    this.#subscriptions.end();
  }
}

/** A channel in a list, with its badge. */
export function channelLink(app, userId, place, lead, onOpen) {
  const count = placeCount(app, userId, place);
  const name = placeName(app.store, place, userId);
  return button(
    {
      class: count.total ? "channel-link unread" : "channel-link",
      "aria-current": placeOf(app, userId) === place ? "true" : null,
      dataset: { testid: "channel-link", place, name, user: userId },
      on: { click: onOpen },
    },
    lead,
    h("span", { class: "channel-name" }, name),
    badge(count, name),
  );
}
