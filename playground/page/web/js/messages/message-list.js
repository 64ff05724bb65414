/** The messages of one channel as one person sees them; only what changed is drawn again. */

import { compareIds } from "../state/discord.js";
import { Subscriptions } from "../state/emitter.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { dayKey, formatDate } from "../ui/time.js";
import { hasContextLine, messageElement, showProgress } from "./message.js";
import { noticeElement, waitingElement } from "./notices.js";
import { exchange } from "./redraw.js";

const PAGE = 60;
const GROUP_SPAN = 7 * 60 * 1000;
const STICKY_DISTANCE = 48;
const TOUCH = matchMedia("(hover: none)");

export class MessageList {
  #app;
  #viewer;
  #channelId;
  #context;
  #rows = new Map();
  #shown = PAGE;
  #newFrom;
  #stuck = true;
  #lastTop = 0;
  #subscriptions = new Subscriptions();

  /** @param {{app: object, viewer: string, channelId: string, openChannel: (id: string) => void, openCommand: (name: string) => void, intro: Node}} options */
  constructor({ app, viewer, channelId, openChannel, openCommand, intro }) {
    this.#app = app;
    this.#viewer = viewer;
    this.#channelId = channelId;
    const { store, actions } = app;
    this.#context = { viewer, channelId, store, actions, openChannel, openCommand };
    this.#newFrom = app.unread.firstUnread(viewer, channelId);
    this.#build(intro);
    this.#listen();
    this.refresh();
    requestAnimationFrame(() => this.#jump());
  }

  #build(intro) {
    this.intro = intro;
    this.more = button(
      { class: "show-more", on: { click: () => this.#showMore() } },
      "Show earlier messages",
    );
    this.rows = h("div", { class: "message-rows" });
    this.local = h("div", { class: "local-rows", "aria-live": "polite" });
    this.scroller = h(
      "div",
      {
        class: "message-scroller",
        tabindex: "0",
        role: "log",
        "aria-live": "off",
        "aria-label": "Messages",
        dataset: { testid: "messages" },
        on: { scroll: () => this.#onScroll(), click: showToolsOnTap },
      },
      h("div", { class: "message-list" }, this.intro, this.more, this.rows, this.local),
    );
    this.jump = button(
      {
        class: "jump",
        hidden: true,
        "aria-label": "Go to the newest messages",
        dataset: { testid: "jump" },
        on: { click: () => this.scrollToEnd() },
      },
      h("span", { class: "jump-label" }, "Newest messages"),
      icon("down"),
    );
    this.element = h("div", { class: "message-area" }, this.scroller, this.jump);
    this.sizes = new ResizeObserver(() => this.#stuck && this.scrollToEnd());
    this.sizes.observe(this.scroller);
    this.sizes.observe(this.scroller.firstElementChild);
  }

  #listen() {
    const { store, actions, jumps } = this.#app;
    const mine = (detail) => detail.channelId === this.#channelId;
    const forMe = (detail) => detail.userId === this.#viewer && mine(detail);
    this.#subscriptions.add(
      store.on("message", (detail) => mine(detail) && this.#onMessage(detail)),
      store.on("delete", (detail) => mine(detail) && this.refresh()),
      store.on("sync", () => this.#redrawAll()),
      store.on("users", () => this.#redrawAll()),
      store.on("emojis", () => this.#redrawAll()),
      store.on("channels", ({ id }) => this.#redraw(id)),
      jumps.on("jump", () => this.#jump()),
      actions.on("pending", (detail) => forMe(detail) && this.#progress(detail.messageId)),
      actions.on("notices", (detail) => forMe(detail) && this.#drawLocal()),
    );
  }

  #onMessage({ message, previous }) {
    const { store, announcer } = this.#app;
    this.refresh();
    if (previous || !store.mayRead(message, this.#viewer)) return;
    announcer.announce(message, this.#viewer, store);
    // What only this person sees answers something they have just done.
    if (message.visible_to === this.#viewer) this.scrollToEnd();
  }

  destroy() {
    this.#subscriptions.end();
    this.sizes.disconnect();
  }

  #redrawAll() {
    for (const row of this.#rows.values()) row.message = null;
    this.refresh();
  }

  /** A thread has the id of the message at which it began. */
  #redraw(id) {
    const row = this.#rows.get(id);
    if (!row) return;
    row.message = null;
    this.refresh();
  }

  /** Bring the list up to date with the store. */
  refresh() {
    const all = this.#app.store.messagesFor(this.#viewer, this.#channelId);
    const shown = all.slice(-this.#shown);
    this.intro.hidden = shown.length < all.length;
    this.more.hidden = shown.length === all.length;
    const rows = this.#withDividers(shown);
    this.#dropMissing(new Set(rows.map((row) => row.key)));
    rows.forEach((row, index) => this.#place(row, index));
    this.#drawLocal();
  }

  #withDividers(messages) {
    const rows = [];
    let previous = null;
    for (const message of messages) {
      const date = new Date(message.timestamp);
      const newDay = !previous || dayKey(new Date(previous.timestamp)) !== dayKey(date);
      const isNew =
        this.#newFrom !== null &&
        compareIds(message.id, this.#newFrom) >= 0 &&
        (!previous || compareIds(previous.id, this.#newFrom) < 0);
      if (newDay) rows.push({ key: `day-${dayKey(date)}`, make: () => dayDivider(date) });
      if (isNew) rows.push({ key: "new", make: newDivider });
      const grouped = !newDay && !isNew && belongsTogether(previous, message);
      rows.push({ key: message.id, message, grouped });
      previous = message;
    }
    return rows;
  }

  #dropMissing(keys) {
    for (const [key, row] of this.#rows) {
      if (keys.has(key)) continue;
      row.element.remove();
      this.#rows.delete(key);
    }
  }

  #place(row, index) {
    const element = this.#elementOf(row);
    const there = this.rows.children[index];
    if (there !== element) this.rows.insertBefore(element, there ?? null);
  }

  #elementOf({ key, message, grouped, make }) {
    const known = this.#rows.get(key);
    if (known && (make || (known.message === message && known.grouped === grouped)))
      return known.element;
    const element = make ? make() : this.#drawMessage(message, grouped);
    if (known) exchange(known.element, element);
    this.#rows.set(key, { element, message, grouped });
    return element;
  }

  #drawMessage(message, grouped) {
    const element = messageElement(message, grouped, this.#context);
    showProgress(element, message, this.#context);
    return element;
  }

  #progress(messageId) {
    const row = this.#rows.get(messageId);
    if (row?.message) showProgress(row.element, row.message, this.#context);
    this.#drawLocal();
  }

  #drawLocal() {
    const { actions, store } = this.#app;
    const waiting = actions.waitingCommands(this.#viewer, this.#channelId);
    const notices = actions.noticesFor(this.#viewer, this.#channelId);
    this.local.replaceChildren(
      ...waiting.map((deed) => waitingElement(deed, store)),
      ...notices.map((notice) => noticeElement(notice, () => actions.dismissNotice(notice))),
    );
  }

  #showMore() {
    const fromEnd = this.scroller.scrollHeight - this.scroller.scrollTop;
    this.#shown += PAGE;
    this.refresh();
    this.scroller.scrollTop = this.scroller.scrollHeight - fromEnd;
  }

  #jump() {
    if (!this.element.isConnected) return;
    const id = this.#app.jumps.take(this.#viewer, this.#channelId);
    if (id) this.#show(id);
  }

  /** Scroll to a message and let it shine up; an older one is fetched into the list first. */
  #show(id) {
    const all = this.#app.store.messagesFor(this.#viewer, this.#channelId);
    const index = all.findIndex((message) => message.id === id);
    if (index === -1) return;
    this.#shown = Math.max(this.#shown, all.length - index);
    this.refresh();
    const { element } = this.#rows.get(id);
    this.#stuck = false;
    this.#centre(element);
    element.classList.remove("flash");
    requestAnimationFrame(() => element.classList.add("flash"));
  }

  /** In the middle, or its beginning at the top if it is taller; nothing around the list moves. */
  #centre(element) {
    const box = element.getBoundingClientRect();
    const area = this.scroller.getBoundingClientRect();
    this.scroller.scrollTop += box.top - area.top - Math.max(0, (area.height - box.height) / 2);
  }

  /** Only a person scrolling up ends the following; pictures that arrive late do not. */
  #onScroll() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    const atEnd = scrollHeight - scrollTop - clientHeight < STICKY_DISTANCE;
    if (atEnd) this.#stuck = true;
    else if (scrollTop < this.#lastTop) this.#stuck = false;
    this.#lastTop = scrollTop;
    this.jump.hidden = this.#stuck;
  }

  scrollToEnd() {
    this.#stuck = true;
    this.jump.hidden = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }
}

function belongsTogether(previous, message) {
  return (
    Boolean(previous) &&
    previous.author.id === message.author.id &&
    !hasContextLine(message) &&
    Boolean(previous.visible_to) === Boolean(message.visible_to) &&
    new Date(message.timestamp) - new Date(previous.timestamp) < GROUP_SPAN
  );
}

/** Without a mouse there is no hovering: a tap on a message shows what can be done with it. */
function showToolsOnTap(event) {
  if (!TOUCH.matches) return;
  const message = event.target.closest(".message");
  for (const open of event.currentTarget.querySelectorAll(".tools-open")) {
    if (open !== message) open.classList.remove("tools-open");
  }
  if (!event.target.closest("button, a, [role=button]")) message?.classList.toggle("tools-open");
}

function dayDivider(date) {
  return h("div", { class: "divider", role: "separator" }, h("span", {}, formatDate(date, "D")));
}

function newDivider() {
  return h("div", { class: "divider divider-new", role: "separator" }, h("span", {}, "New"));
}
