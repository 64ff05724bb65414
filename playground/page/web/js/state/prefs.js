/** What the tester chose last, kept in the browser; works without storage too. */

import { Emitter } from "./emitter.js";

const KEY = "playground.page";
const ROOM_FOR_ALL = "(min-width: 1200px)";

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

/** Everybody side by side where there is room, until somebody chooses. */
function usualMode() {
  return matchMedia(ROOM_FOR_ALL).matches ? "side" : "one";
}

export class Prefs extends Emitter {
  #values = { mode: usualMode(), theme: "auto", person: null, channels: {}, split: {}, ...read() };

  #set(name, value) {
    this.#values[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#values));
    } catch {
      // Private windows may refuse storage; the choice then lasts as long as the page.
    }
    this.emit("change", { name });
  }

  get mode() {
    return this.#values.mode === "side" ? "side" : "one";
  }

  set mode(mode) {
    this.#set("mode", mode);
  }

  /** How the page looks: "dark", "light", or as the system does ("auto"). */
  get theme() {
    return this.#values.theme;
  }

  set theme(theme) {
    this.#set("theme", theme);
  }

  get person() {
    return this.#values.person;
  }

  set person(userId) {
    this.#set("person", userId);
  }

  /** The place a person looks at: a channel id, or "dm". */
  channelOf(userId) {
    return this.#values.channels[userId] ?? null;
  }

  setChannel(userId, place) {
    this.#set("channels", { ...this.#values.channels, [userId]: place });
  }

  /** Whether a person's column shows channel and DM together. */
  splitOf(userId) {
    return Boolean(this.#values.split[userId]);
  }

  setSplit(userId, on) {
    this.#set("split", { ...this.#values.split, [userId]: on });
  }
}
