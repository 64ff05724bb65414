/**
 * What a person does, and what became of it. Each deed carries a nonce; the server's answers
 * (`thinking`, `error`, `modal`, `autocomplete`) come back with it.
 * Emits: pending {userId, channelId, messageId}, notices {userId, channelId}, modal {userId},
 * settled {nonce, ok, message}.
 */

import { Emitter } from "../state/emitter.js";

const INTERACTIONS = new Set(["slash", "component", "modal"]);
const REMEMBERED_QUICK_DEEDS = 50;
const NO_ANSWER = "The application did not respond";
const NOT_CONNECTED = "Not connected to the playground right now. Try again in a moment.";

export class Actions extends Emitter {
  #socket;
  #pending = new Map();
  #quick = new Map();
  #failures = new Map();
  #notices = new Map();
  #autocompletes = new Map();
  #serial = 0;

  constructor(socket) {
    super();
    this.#socket = socket;
  }

  /** Take one event of the server that answers a deed. */
  receive(type, data) {
    const handler = {
      thinking: () => this.#thinking(data),
      error: () => this.#settle(data.nonce, false, data.message),
      autocomplete: () => this.#suggest(data),
      modal: () => this.#modal(data),
    }[type];
    handler?.();
  }

  /** The line broke: nothing that is under way will be answered. */
  connectionLost() {
    for (const nonce of [...this.#pending.keys()]) {
      this.#settle(nonce, false, "The connection broke before an answer came.");
    }
    this.#autocompletes.clear();
  }

  #start(deed, operation) {
    const nonce = this.#socket.nextNonce();
    this.#remember({ ...deed, nonce });
    if (this.#socket.send(operation, nonce) === null) {
      this.#settle(nonce, false, NOT_CONNECTED);
      return nonce;
    }
    if (deed.messageId) this.#failures.delete(`${deed.userId}:${deed.messageId}`);
    this.#announce(deed);
    return nonce;
  }

  /** Only interactions are always answered; of other deeds one hears when they are refused. */
  #remember(deed) {
    if (INTERACTIONS.has(deed.kind)) this.#pending.set(deed.nonce, deed);
    else this.#quick.set(deed.nonce, deed);
    if (this.#quick.size > REMEMBERED_QUICK_DEEDS) {
      this.#quick.delete(this.#quick.keys().next().value);
    }
  }

  #announce({ userId, channelId, messageId }) {
    this.emit("pending", { userId, channelId, messageId });
  }

  #thinking({ token_id: nonce, state, message }) {
    if (state === "pending") return;
    this.#settle(nonce, state === "done", message ?? NO_ANSWER);
  }

  #settle(nonce, ok, message) {
    const deed = this.#pending.get(nonce) ?? this.#quick.get(nonce);
    if (!deed) return;
    this.#pending.delete(nonce);
    this.#quick.delete(nonce);
    if (!ok) this.#fail(deed, message);
    this.#announce(deed);
    this.emit("settled", { nonce, ok, message, deed });
  }

  #fail(deed, message) {
    if (deed.kind === "modal") return;
    if (deed.messageId) this.#failures.set(`${deed.userId}:${deed.messageId}`, message);
    else if (deed.channelId) this.#addNotice(deed, message);
  }

  #addNotice({ userId, channelId, title }, text) {
    const key = `${userId}:${channelId}`;
    this.#serial += 1;
    const notice = { key: `notice-${this.#serial}`, userId, channelId, title, text };
    this.#notices.set(key, [...(this.#notices.get(key) ?? []), notice]);
    this.emit("notices", { userId, channelId });
  }

  dismissNotice(notice) {
    const key = `${notice.userId}:${notice.channelId}`;
    this.#notices.set(
      key,
      (this.#notices.get(key) ?? []).filter((entry) => entry !== notice),
    );
    this.emit("notices", notice);
  }

  #suggest({ nonce, choices }) {
    this.#autocompletes.get(nonce)?.(choices ?? []);
    this.#autocompletes.delete(nonce);
  }

  #modal(data) {
    this.#settle(data.nonce, true, null);
    this.emit("modal", data);
  }

  /** Things to say to one person in one channel: `{key, title?, text}`. */
  noticesFor(userId, channelId) {
    return this.#notices.get(`${userId}:${channelId}`) ?? [];
  }

  /** Slash commands of one person that wait for an answer in a channel. */
  waitingCommands(userId, channelId) {
    return [...this.#pending.values()].filter(
      (deed) => deed.kind === "slash" && deed.userId === userId && deed.channelId === channelId,
    );
  }

  isPending(userId, messageId, customId) {
    return [...this.#pending.values()].some(
      (deed) =>
        deed.kind === "component" &&
        deed.userId === userId &&
        deed.messageId === messageId &&
        deed.customId === customId,
    );
  }

  /** Why the last press on this message came to nothing, or null. */
  failureOf(userId, messageId) {
    return this.#failures.get(`${userId}:${messageId}`) ?? null;
  }

  send(userId, channelId, content) {
    const deed = { kind: "send", userId, channelId, content, title: "Your message was not sent" };
    return this.#start(deed, { op: "send", user: userId, channel_id: channelId, content });
  }

  slash(userId, channelId, leaf, options) {
    const title = `/${leaf.names.join(" ")}`;
    return this.#start(
      { kind: "slash", userId, channelId, title },
      {
        op: "slash",
        user: userId,
        channel_id: channelId,
        command_id: leaf.command.id,
        name: leaf.command.name,
        options,
      },
    );
  }

  /** Press a button or send a select's values. */
  component(userId, message, component, values) {
    const customId = component.custom_id;
    if (this.isPending(userId, message.id, customId)) return null;
    return this.#start(
      { kind: "component", userId, channelId: message.channel_id, messageId: message.id, customId },
      {
        op: "component",
        user: userId,
        channel_id: message.channel_id,
        message_id: message.id,
        custom_id: customId,
        component_type: component.type,
        ...(values ? { values } : {}),
      },
    );
  }

  submitModal(modal, components) {
    return this.#start(
      { kind: "modal", userId: modal.user, channelId: modal.channel_id },
      {
        op: "modal",
        user: modal.user,
        channel_id: modal.channel_id,
        interaction_id: modal.interaction_id,
        custom_id: modal.custom_id,
        components,
      },
    );
  }

  react(userId, message, emoji, on) {
    const { id, name } = emoji;
    this.#start(
      { kind: "react", userId, channelId: message.channel_id, title: "Reaction not changed" },
      {
        op: on ? "react" : "unreact",
        user: userId,
        channel_id: message.channel_id,
        message_id: message.id,
        emoji: id ? { id, name } : { name },
      },
    );
  }

  /** Ask the bot for choices; the promise stays open if it never answers. */
  autocomplete(userId, channelId, leaf, options) {
    const nonce = this.#socket.nextNonce();
    const answer = new Promise((resolve) => this.#autocompletes.set(nonce, resolve));
    this.#socket.send(
      {
        op: "autocomplete",
        user: userId,
        channel_id: channelId,
        command_id: leaf.command.id,
        name: leaf.command.name,
        options,
      },
      nonce,
    );
    return answer;
  }

  setDmsClosed(userId, closed) {
    this.#start({ kind: "dms", userId }, { op: "dms", user: userId, closed });
  }

  /** Use a command of the Apps menu on `target`: `{message_id}` of a message, `{target}` of a user. */
  menu(userId, channelId, command, target) {
    return this.#start(
      { kind: "slash", userId, channelId, title: command.shownName },
      { op: "menu", user: userId, channel_id: channelId, command_id: command.id, ...target },
    );
  }

  deleteMessage(userId, message) {
    const deed = { kind: "delete", userId, channelId: message.channel_id, title: "Not deleted" };
    this.#start(deed, { op: "delete", user: userId, message_id: message.id });
  }

  startThread(userId, channelId, name) {
    const deed = { kind: "thread", userId, channelId, title: "No thread was started" };
    this.#start(deed, { op: "thread", user: userId, channel_id: channelId, name });
  }

  archiveThread(userId, thread, on) {
    this.#changeThread("thread_archive", userId, thread, { on });
  }

  lockThread(userId, thread, on) {
    this.#changeThread("thread_lock", userId, thread, { on });
  }

  deleteThread(userId, thread) {
    this.#changeThread("thread_delete", userId, thread, {});
  }

  #changeThread(op, userId, thread, fields) {
    const deed = { kind: "thread", userId, channelId: thread.id, title: "Thread not changed" };
    this.#start(deed, { op, user: userId, channel_id: thread.id, ...fields });
  }

  setLocale(userId, locale) {
    this.#start({ kind: "locale", userId }, { op: "locale", user: userId, locale });
  }

  setGuildLocale(userId, guildId, locale) {
    const request = { op: "guild_locale", user: userId, guild_id: guildId, locale };
    this.#start({ kind: "locale", userId }, request);
  }

  setModerator(userId, moderates) {
    this.#start({ kind: "moderator", userId }, { op: "moderator", user: userId, moderates });
  }

  /** Open a place without the bot: "found_server", "open_group", or "open_pair" with `other`. */
  openPlace(userId, op, fields = {}) {
    this.#start({ kind: "place", userId }, { op, user: userId, ...fields });
  }

  setInstalled(userId, installed) {
    this.#start({ kind: "install", userId }, { op: "install", user: userId, installed });
  }

  setUserInstall(userId, allows) {
    this.#start({ kind: "install", userId }, { op: "user_install", user: userId, allows });
  }

  setExternalApps(userId, guildId, allowed) {
    const request = { op: "external_apps", user: userId, guild_id: guildId, allowed };
    this.#start({ kind: "install", userId }, request);
  }

  /** Start a person's client anew, which forgets the messages that only they saw. */
  restartClient(userId) {
    this.#start({ kind: "restart", userId }, { op: "restart_client", user: userId });
  }

  openDm(userId) {
    this.#start({ kind: "open_dm", userId }, { op: "open_dm", user: userId });
  }
}
