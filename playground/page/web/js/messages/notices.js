/** Lines that only this page knows: a command under way, a deed that was refused. */

import { displayName } from "../state/discord.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { avatar } from "../ui/people.js";

/** A slash command that waits for the bot. */
export function waitingElement(deed, store) {
  const person = store.users.get(deed.userId);
  return h(
    "div",
    { class: "message local-message", dataset: { testid: "waiting-command" } },
    h(
      "div",
      { class: "msg-context" },
      avatar(person, "avatar-mini"),
      h("strong", {}, displayName(person)),
      " used ",
      h("span", { class: "command-name" }, deed.title),
    ),
    avatar(store.bot, "msg-avatar"),
    h(
      "div",
      { class: "msg-body" },
      h(
        "div",
        { class: "msg-header" },
        h("span", { class: "msg-author" }, displayName(store.bot)),
        h("span", { class: "app-tag" }, "App"),
      ),
      h(
        "p",
        { class: "msg-thinking", role: "status" },
        h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
        " waiting for an answer…",
      ),
    ),
  );
}

/** Why something came to nothing. */
export function noticeElement(notice, dismiss) {
  return h(
    "div",
    { class: "notice", role: "alert", dataset: { testid: "notice" } },
    icon("warning"),
    h(
      "span",
      { class: "notice-text" },
      notice.title && h("strong", {}, `${notice.title}: `),
      notice.text,
    ),
    button(
      { class: "icon-button", "aria-label": "Put this notice away", on: { click: dismiss } },
      icon("close"),
    ),
  );
}
