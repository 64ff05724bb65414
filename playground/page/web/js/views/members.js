/** Who is in the channel. */

import { openPersonMenu } from "../messages/apps.js";
import { displayName } from "../state/discord.js";
import { Subscriptions } from "../state/emitter.js";
import { channelAt, firstPlace, guildHere, isDirectPlace, placeOf } from "../state/places.js";
import { button, h } from "../ui/dom.js";
import { avatar } from "../ui/people.js";

export class Members {
  #app;
  #store;
  #actions;
  #userId;
  #subscriptions = new Subscriptions();

  constructor(app, userId) {
    const { store, actions, prefs } = app;
    this.#app = app;
    this.#store = store;
    this.#actions = actions;
    this.#userId = userId;
    this.element = h("aside", { class: "members", "aria-label": "Members" });
    this.#subscriptions.add(
      ...["users", "online", "sync", "channels"].map((type) => store.on(type, () => this.#draw())),
      prefs.on("change", ({ name }) => name === "channels" && this.#draw()),
    );
    this.#draw();
  }

  #draw() {
    const store = this.#store;
    const context = { store, viewer: this.#userId, actions: this.#actions };
    const here = placeOf(this.#app, this.#userId);
    const isDirect = isDirectPlace(store, here);
    const place = isDirect ? here : firstPlace(store, guildHere(this.#app, this.#userId)?.id);
    const { people, bot } = store.membersOf(channelAt(store, this.#userId, place));
    const row = (user, online, note) =>
      button(
        {
          class: online ? "member" : "member member-away",
          dataset: { testid: "member", user: user.id },
          on: { click: (event) => openPersonMenu(event.currentTarget, user, place, context) },
        },
        h(
          "span",
          { class: "presence", dataset: { state: online ? "online" : "offline" } },
          avatar(user, "avatar-small"),
        ),
        h(
          "span",
          { class: "member-text" },
          h(
            "span",
            { class: "member-name" },
            displayName(user),
            user.bot && h("span", { class: "app-tag" }, "App"),
          ),
          note && h("small", {}, note),
        ),
      );
    const note = (person) =>
      [
        person.id === this.#userId && "you",
        person.moderates && "Moderator",
        person.dms_closed && "DMs closed",
        person.has_installed && "has the app",
      ]
        .filter(Boolean)
        .join(", ");
    this.element.replaceChildren(
      ...(bot
        ? [
            h("h2", { class: "list-title" }, "Apps"),
            row(bot, store.online, store.online ? null : "offline"),
          ]
        : []),
      h("h2", { class: "list-title" }, `People (${people.length})`),
      ...people.map((person) => row(person, true, note(person))),
    );
  }

  destroy() {
    this.#subscriptions.end();
  }
}
