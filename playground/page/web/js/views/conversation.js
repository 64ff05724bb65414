/** One channel as one person sees it: messages, and the line to write in. */

import { Composer } from "../composer/composer.js";
import { MessageList } from "../messages/message-list.js";
import { displayName, isDirect, isThread } from "../state/discord.js";
import { Subscriptions } from "../state/emitter.js";
import { DM, channelAt, placeIcon, placeName, placeOfChannel } from "../state/places.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { avatar } from "../ui/people.js";
import { threadBar } from "./threads.js";

export class Conversation {
  #app;
  #userId;
  #place;
  #parts = [];
  #lookAway = null;
  #channel = null;
  #subscriptions = new Subscriptions();

  /** @param {{app: object, userId: string, place: string}} options `place`: channel id or "dm" */
  constructor({ app, userId, place }) {
    this.#app = app;
    this.#userId = userId;
    this.#place = place;
    this.element = h("section", {
      class: "conversation",
      dataset: { testid: "conversation", user: userId },
    });
    this.#subscriptions.add(
      app.store.on("channels", () => this.#openIfNew()),
      app.store.on("channels", () => this.#drawBar()),
      app.store.on("sync", () => this.#openIfNew()),
      app.store.on("users", () => this.#drawNote()),
      app.store.on("online", () => this.#drawNote()),
    );
    this.#open();
  }

  #openIfNew() {
    const channel = channelAt(this.#app.store, this.#userId, this.#place);
    if (channel?.id === this.#channel?.id) return;
    this.#close();
    this.#open();
  }

  #open() {
    const { store, actions } = this.#app;
    this.#channel = channelAt(store, this.#userId, this.#place);
    const name = placeName(store, this.#place, this.#userId);
    const isChat = this.#place === DM || isDirect(this.#channel);
    this.element.setAttribute(
      "aria-label",
      `${isChat ? "Messages with" : "Channel"} ${name}, as ${displayName(store.users.get(this.#userId))}`,
    );
    if (!this.#channel) {
      this.element.replaceChildren(this.#intro());
      if (this.#place === DM) actions.openDm(this.#userId);
      return;
    }
    this.element.dataset.channel = this.#channel.id;
    this.element.dataset.place = this.#place === DM ? DM : name;
    this.#fill(name);
  }

  #fill(name) {
    const app = this.#app;
    const viewer = this.#userId;
    const channelId = this.#channel.id;
    const openChannel = (id, messageId = null) => {
      if (id !== channelId) app.prefs.setChannel(viewer, placeOfChannel(app.store, id));
      if (messageId) app.jumps.ask(viewer, id, messageId);
    };
    const openCommand = (name) => composer.openCommand(name);
    const intro = this.#intro();
    const list = new MessageList({ app, viewer, channelId, openChannel, openCommand, intro });
    const composer = new Composer({
      app,
      userId: viewer,
      channel: this.#channel,
      placeholder:
        isDirect(this.#channel) || isThread(this.#channel) ? `Message ${name}` : `Message #${name}`,
      onSent: () => list.scrollToEnd(),
    });
    this.note = h("div", { class: "conversation-note", role: "status", hidden: true });
    this.composer = composer;
    this.list = list;
    this.#parts = [list, composer];
    this.bar = h("div", { class: "bar-place" });
    this.element.replaceChildren(
      this.bar,
      list.element,
      this.note,
      composer.element,
    );
    this.#drawNote();
    this.#drawBar();
    this.#lookAway = app.unread.watch(viewer, channelId);
  }

  #drawBar() {
    const channel = this.#app.store.channels.get(this.#channel?.id);
    if (!this.bar || !channel) return;
    this.bar.replaceChildren(
      ...(isThread(channel) ? [threadBar(this.#app, this.#userId, channel)] : []),
    );
  }

  #drawNote() {
    if (!this.note) return;
    const { store } = this.#app;
    const person = store.users.get(this.#userId);
    const bot = displayName(store.bot);
    const closed = this.#place === DM && person?.dms_closed;
    const text = closed
      ? `${displayName(person)} takes no direct messages now: ${bot} cannot write here.`
      : "";
    this.note.hidden = !text;
    this.note.replaceChildren(icon("lock"), text);
  }

  #intro() {
    const { store } = this.#app;
    const name = placeName(store, this.#place, this.#userId);
    const isDm = this.#place === DM;
    const isChat = isDm || isDirect(this.#channel);
    const thread = isThread(this.#channel) ? this.#channel : null;
    const image = h("span", { class: "intro-icon" }, icon(placeIcon(store, this.#place)));
    const text = isChat
      ? `Only you and ${name} read what is written here.`
      : thread
        ? `A thread that ${displayName(store.users.get(thread.owner_id))} has started.`
        : `This is where #${name} begins.`;
    return h(
      "header",
      { class: "intro" },
      isDm ? avatar(store.bot, "avatar-large") : image,
      h("h2", {}, isChat || thread ? name : `#${name}`),
      h("p", {}, text),
      this.#channel?.has_bot === false && howToPlayAsGuests(store.bot),
      isChat || thread || this.#channel?.has_bot === false ? null : howToBegin(),
    );
  }

  /** Put the cursor where one writes. */
  focusComposer() {
    this.composer?.focus();
  }

  #close() {
    this.#lookAway?.();
    this.#lookAway = null;
    for (const part of this.#parts.splice(0)) part.destroy();
  }

  destroy() {
    this.#close();
    this.#subscriptions.end();
  }
}

function howToPlayAsGuests(bot) {
  return h(
    "p",
    { dataset: { testid: "how-guests-play" } },
    `${displayName(bot)} is no member here. Who has installed it (settings, above) sees its commands; `,
    "everybody can press its buttons.",
  );
}

function howToBegin() {
  return h(
    "p",
    { dataset: { testid: "how-to-begin" } },
    "Write ",
    h("code", {}, "/uno start"),
    " to open a table. Let others join as themselves (all four stand ",
    h("em", {}, "side by side"),
    "), or add computer players in the lobby and play alone.",
  );
}
