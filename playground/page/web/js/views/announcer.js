/** Reads new messages out to those who listen; each once, however many columns show it. */

import { messageSummary } from "../messages/summary.js";
import { displayName } from "../state/discord.js";
import { h } from "../ui/dom.js";

const LONGEST = 300;

export class Announcer {
  #last = null;

  constructor() {
    this.element = h("div", {
      class: "sr-only",
      "aria-live": "polite",
      dataset: { testid: "announcer" },
    });
    document.body.append(this.element);
  }

  /** A message has appeared before this person's eyes. */
  announce(message, viewer, store) {
    if (message.id === this.#last || message.author.id === viewer) return;
    this.#last = message.id;
    const text = messageSummary(message, store).slice(0, LONGEST) || "a message";
    this.element.textContent = `${displayName(store.users.get(message.author.id) ?? message.author)}: ${text}`;
  }
}
