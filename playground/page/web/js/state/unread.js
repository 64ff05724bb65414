/** What each person has not looked at yet. A badge counts messages, not changes. */

import { isDirect } from "./discord.js";
import { Emitter } from "./emitter.js";

const SHOWN_PARTS = ["content", "components", "attachments"];

function looksDifferent(message, previous) {
  return SHOWN_PARTS.some(
    (part) => JSON.stringify(message[part] ?? null) !== JSON.stringify(previous[part] ?? null),
  );
}

export class Unread extends Emitter {
  #store;
  #unread = new Map();
  #watched = new Map();

  constructor(store) {
    super();
    this.#store = store;
    store.on("message", (change) => this.#note(change));
    store.on("sync", ({ missed }) => missed.forEach((change) => this.#note(change)));
    store.on("delete", ({ channelId, id }) => this.#forget(channelId, id));
    document.addEventListener("visibilitychange", () => this.#lookAgain());
  }

  #key(userId, channelId) {
    return `${userId}:${channelId}`;
  }

  #note({ channelId, message, previous }) {
    if (previous && !looksDifferent(message, previous)) return;
    for (const userId of this.#store.readers(message)) {
      if (message.author.id === userId || this.#isLookedAt(userId, channelId)) continue;
      const key = this.#key(userId, channelId);
      if (!this.#unread.has(key)) this.#unread.set(key, new Map());
      this.#unread.get(key).set(message.id, this.#isPersonal(message, userId));
      this.emit("change", { userId, channelId });
    }
  }

  #isPersonal(message, userId) {
    const channel = this.#store.channels.get(message.channel_id);
    if (isDirect(channel) || message.visible_to === userId) return true;
    return (
      (message.mentions ?? []).some((mention) => mention.id === userId) ||
      new RegExp(`<@!?${userId}>`).test(message.content ?? "")
    );
  }

  #isLookedAt(userId, channelId) {
    const watchers = this.#watched.get(this.#key(userId, channelId)) ?? 0;
    return watchers > 0 && document.visibilityState === "visible";
  }

  #lookAgain() {
    if (document.visibilityState !== "visible") return;
    for (const key of this.#watched.keys()) this.#clear(...key.split(":"));
  }

  #forget(channelId, id) {
    for (const person of this.#store.people) {
      if (this.#unread.get(this.#key(person.id, channelId))?.delete(id)) {
        this.emit("change", { userId: person.id, channelId });
      }
    }
  }

  #clear(userId, channelId) {
    if (this.#unread.delete(this.#key(userId, channelId)))
      this.emit("change", { userId, channelId });
  }

  /** A person looks at a channel from now on; returns the way to look away. */
  watch(userId, channelId) {
    const key = this.#key(userId, channelId);
    this.#watched.set(key, (this.#watched.get(key) ?? 0) + 1);
    if (document.visibilityState === "visible") this.#clear(userId, channelId);
    return () => {
      const watchers = this.#watched.get(key) - 1;
      if (watchers > 0) this.#watched.set(key, watchers);
      else this.#watched.delete(key);
    };
  }

  /** Unread messages of one channel: `total`, and those addressed to the person (`personal`). */
  channelCount(userId, channelId) {
    const entries = this.#unread.get(this.#key(userId, channelId)) ?? new Map();
    return { total: entries.size, personal: [...entries.values()].filter(Boolean).length };
  }

  /** The oldest unread message of a channel, or null. */
  firstUnread(userId, channelId) {
    const ids = [...(this.#unread.get(this.#key(userId, channelId)) ?? new Map()).keys()];
    return ids.length ? ids.reduce((a, b) => (BigInt(a) < BigInt(b) ? a : b)) : null;
  }

  personCount(userId) {
    const counts = this.#store.channelsOf(userId).map((c) => this.channelCount(userId, c.id));
    return {
      total: counts.reduce((sum, count) => sum + count.total, 0),
      personal: counts.reduce((sum, count) => sum + count.personal, 0),
    };
  }
}
