/** The threads of a channel: a button that lists and starts them, and the bar above an open one. */

import { ChannelType, Permission, isThread, permits } from "../state/discord.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { openMenu } from "../ui/menu.js";
import { startThreadEntry, threadIcon } from "../ui/threads.js";

function stateOf(thread) {
  return [thread.archived && "archived", thread.locked && "locked"].filter(Boolean).join(", ");
}

/** A button that lists the threads of a channel (or of a thread's channel) and starts one. */
export function threadsButton(app, userId, channelId) {
  const { store, actions, prefs } = app;
  const here = store.channels.get(channelId);
  const parent = isThread(here) ? store.channels.get(here.parent_id) : here;
  if (parent?.type !== ChannelType.TEXT) return null;
  const all = store.threadsOf(userId, parent.id);
  const open = all.filter((thread) => !thread.archived).length;
  const entry = (thread) => ({
    label: thread.name,
    note: stateOf(thread),
    icon: threadIcon(thread),
    run: () => prefs.setChannel(userId, thread.id),
  });
  const start = () =>
    startThreadEntry(opener, {
      label: `New thread in #${parent.name}`,
      onName: (name) => actions.startThread(userId, parent.id, name),
    });
  const sections = () => [
    { title: `Threads of #${parent.name}`, entries: all.map(entry) },
    { entries: [start()] },
  ];
  const opener = button(
    {
      class: "icon-button",
      "aria-label": `Threads of #${parent.name}: ${open} open`,
      title: "Threads",
      "aria-haspopup": "menu",
      dataset: { testid: "threads" },
      on: { click: () => openMenu(opener, { label: "Threads", sections: sections() }) },
    },
    icon("thread"),
    open > 0 && h("span", { class: "icon-count", "aria-hidden": "true" }, open),
  );
  return opener;
}

/** What stands above a thread: where it belongs, how it is, and what this person can do with it. */
export function threadBar(app, userId, thread) {
  const { store, actions, prefs } = app;
  const parent = store.channels.get(thread.parent_id);
  const manages = permits(store.users.get(userId), Permission.MANAGE_THREADS);
  const mine = thread.owner_id === userId && !thread.locked;
  const act = (label, image, testid, run) =>
    button(
      { class: "bar-button", title: label, "aria-label": label, dataset: { testid }, on: { click: run } },
      icon(image),
      h("span", {}, label),
    );
  return h(
    "div",
    { class: "thread-bar", dataset: { testid: "thread-bar" } },
    button(
      {
        class: "bar-parent",
        "aria-label": `Back to #${parent?.name}`,
        on: { click: () => prefs.setChannel(userId, thread.parent_id) },
      },
      icon("reply"),
      `#${parent?.name ?? "?"}`,
    ),
    stateOf(thread) &&
      h("span", { class: "bar-state", dataset: { testid: "thread-state" } }, stateOf(thread)),
    h("span", { class: "bar-gap" }),
    (manages || mine) &&
      act(thread.archived ? "Open" : "Archive", "archive", "thread-archive", () =>
        actions.archiveThread(userId, thread, !thread.archived),
      ),
    manages &&
      act(
        thread.locked ? "Unlock" : "Lock",
        thread.locked ? "unlock" : "lock",
        "thread-lock",
        () => actions.lockThread(userId, thread, !thread.locked),
      ),
    manages &&
      act("Delete", "trash", "thread-delete", () => actions.deleteThread(userId, thread)),
  );
}
