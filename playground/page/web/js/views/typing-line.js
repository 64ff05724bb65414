/** "Ben is typing…" below the messages. */

import { displayName } from "../state/discord.js";
import { Subscriptions } from "../state/emitter.js";
import { h } from "../ui/dom.js";

const LASTS = 10_000;

export class TypingLine {
  #names = new Map();
  #subscriptions = new Subscriptions();

  constructor({ store, viewer, channelId, typing }) {
    this.element = h("div", {
      class: "typing-line",
      "aria-live": "off",
      dataset: { testid: "typing" },
    });
    this.#subscriptions.add(
      typing.on("typing", ({ channel_id: channel, user_id: user }) => {
        if (channel === channelId && user !== viewer)
          this.#start(user, displayName(store.users.get(user)));
      }),
      store.on(
        "message",
        ({ channelId: channel, message }) => channel === channelId && this.#stop(message.author.id),
      ),
    );
  }

  #start(userId, name) {
    clearTimeout(this.#names.get(userId)?.timer);
    this.#names.set(userId, { name, timer: setTimeout(() => this.#stop(userId), LASTS) });
    this.#draw();
  }

  #stop(userId) {
    clearTimeout(this.#names.get(userId)?.timer);
    if (this.#names.delete(userId)) this.#draw();
  }

  #draw() {
    const names = [...this.#names.values()].map((entry) => entry.name);
    const verb = names.length === 1 ? "is typing…" : "are typing…";
    this.element.textContent = names.length ? `${names.join(", ")} ${verb}` : "";
  }

  destroy() {
    this.#subscriptions.end();
    for (const { timer } of this.#names.values()) clearTimeout(timer);
  }
}
