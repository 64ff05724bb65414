/** Going to one message: a reply's original, or a link to a message as Discord writes it. */

import { Emitter } from "./emitter.js";

const MESSAGE_LINK =
  /^https:\/\/(?:(?:canary|ptb)\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** Where a link to a channel or message of this world leads, or null: `{channelId, messageId}`. */
export function linkTarget(address, store) {
  const found = MESSAGE_LINK.exec(address ?? "");
  if (!found || !store?.channels.has(found[1])) return null;
  return { channelId: found[1], messageId: found[2] ?? null };
}

/** Emits "jump" when somebody wants to see a message; keeps the wish until a list can fulfil it. */
export class Jumps extends Emitter {
  #wish = null;

  ask(userId, channelId, messageId) {
    this.#wish = { userId, channelId, messageId };
    this.emit("jump", this.#wish);
  }

  /** The message this list should show now, or null. */
  take(userId, channelId) {
    const wish = this.#wish;
    if (wish?.userId !== userId || wish.channelId !== channelId) return null;
    this.#wish = null;
    return wish.messageId;
  }
}
