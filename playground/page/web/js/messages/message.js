/** One message as one person sees it. */

import { markdown } from "../markdown/render.js";
import { CommandType, MessageFlag, MessageType, displayName, hasFlag } from "../state/discord.js";
import { button, h } from "../ui/dom.js";
import { emojiNode } from "../ui/emoji.js";
import { icon } from "../ui/icons.js";
import { avatar, userColour } from "../ui/people.js";
import { formatDate, messageTime } from "../ui/time.js";
import { openMessageMenu, openPersonMenu } from "./apps.js";
import { componentList } from "./components.js";
import { attachment } from "./media.js";
import { addReactionButton, reactionRow } from "./reactions.js";
import { messageExcerpt } from "./summary.js";

const COMMAND = 2;
const LONGEST_EXCERPT = 120;
const CHATTER = new Set([
  MessageType.DEFAULT,
  MessageType.REPLY,
  MessageType.CHAT_INPUT,
  MessageType.CONTEXT_MENU,
]);
const SYSTEM_TEXTS = {
  6: "pinned a message to this channel.",
  7: "joined the server.",
};

/**
 * What drawing a message needs.
 * @typedef {{viewer: string, store: object, actions: object,
 *   openChannel: (id: string, messageId?: string) => void, openCommand: (name: string) => void}}
 *   MessageContext
 */

/** Whether a message carries a line above it: the command it answers, or what it replies to. */
export function hasContextLine(message) {
  return isCommandAnswer(message) || Boolean(message.message_reference?.message_id);
}

function isCommandAnswer(message) {
  const metadata = message.interaction_metadata;
  return Boolean(metadata) && metadata.type === COMMAND && !message.message_reference?.message_id;
}

/** An author as this message shows it; webhooks may differ from the person. */
function authorOf(message, store) {
  return message.webhook_id && message.webhook_id !== store.botId
    ? message.author
    : { ...message.author, ...store.users.get(message.author.id) };
}

/** The element of a message. `grouped`: it follows one of the same author, so no face and name. */
export function messageElement(message, grouped, context) {
  const { store, viewer } = context;
  const author = authorOf(message, store);
  const ephemeral = Boolean(message.visible_to) || hasFlag(message, MessageFlag.EPHEMERAL);
  const mentioned = (message.mentions ?? []).some((user) => user.id === viewer);
  const classes = [
    "message",
    grouped && "grouped",
    ephemeral && "ephemeral",
    mentioned && "mentions-me",
  ];
  const when = new Date(message.timestamp);
  return h(
    "article",
    {
      class: classes.filter(Boolean).join(" "),
      dataset: { testid: "message", messageId: message.id, author: author.id },
      "aria-label": `${displayName(author)}, ${formatDate(when, "t")}`,
      on: { contextmenu: (event) => openByRightClick(event, message, ephemeral, context) },
    },
    contextLine(message, context),
    grouped
      ? h("time", { class: "msg-gutter-time", datetime: when.toISOString() }, formatDate(when, "t"))
      : avatar(author, "msg-avatar"),
    h(
      "div",
      { class: "msg-body" },
      !grouped && header(author, when, message, context),
      body(message, context),
      ephemeral && ephemeralNote(message, store),
      h("p", { class: "msg-failure", role: "alert", hidden: true, dataset: { testid: "failure" } }),
    ),
    !ephemeral && toolbar(message, context),
  );
}

/** A right click on text that is marked, or on a link, is the browser's own. */
function openByRightClick(event, message, ephemeral, context) {
  if (ephemeral || event.target.closest("a, img, input") || !getSelection().isCollapsed) return;
  event.preventDefault();
  openMessageMenu(event.currentTarget.querySelector(".tool-more"), message, context);
}

function header(author, when, message, context) {
  const name = button(
    {
      class: "msg-author",
      style: { "--face": userColour(author) },
      dataset: { testid: "author" },
      on: { click: () => openPersonMenu(name, author, message.channel_id, context) },
    },
    displayName(author),
  );
  return h(
    "div",
    { class: "msg-header" },
    name,
    author.bot && h("span", { class: "app-tag" }, "App"),
    messageTime(when),
  );
}

function contextLine(message, context) {
  if (isCommandAnswer(message)) return commandLine(message, context.store);
  const id = message.message_reference?.message_id;
  return id ? replyLine(message, id, context) : null;
}

function commandLine(message, store) {
  const metadata = message.interaction_metadata;
  const { user, name: known } = metadata;
  const person = store.users.get(user?.id) ?? user;
  const name = known ?? message.interaction?.name;
  const shown = metadata.command_type > CommandType.CHAT_INPUT ? name : `/${name}`;
  return h(
    "div",
    { class: "msg-context", dataset: { testid: "command-line" } },
    avatar(person, "avatar-mini"),
    h("strong", {}, displayName(person)),
    name ? [" used ", h("span", { class: "command-name" }, shown)] : " used a command",
  );
}

function replyLine(message, id, { store, openChannel }) {
  const channelId = message.message_reference.channel_id ?? message.channel_id;
  // What the payload does not hold is for others' eyes, or gone.
  const held = message.referenced_message;
  const original = held && (store.messageById(channelId, id) ?? held);
  if (!original) {
    const text = "The original message cannot be shown";
    return h("div", { class: "msg-context", dataset: { testid: "reply-line" } }, h("em", {}, text));
  }
  const person = store.users.get(original.author.id) ?? original.author;
  const excerpt = messageExcerpt(original, store, LONGEST_EXCERPT);
  return button(
    {
      class: "msg-context msg-context-link",
      dataset: { testid: "reply-line" },
      "aria-label": `Reply to ${displayName(person)}: go to the original`,
      on: { click: () => openChannel(channelId, id) },
    },
    avatar(person, "avatar-mini"),
    h("strong", {}, displayName(person)),
    h(
      "span",
      { class: "msg-context-text" },
      excerpt.length ? excerpt : "Press to see the message",
    ),
  );
}

function body(message, context) {
  if (hasFlag(message, MessageFlag.LOADING)) return thinking();
  if (message.type === MessageType.THREAD_CREATED) return threadStarted(message, context);
  if (!CHATTER.has(message.type ?? 0)) {
    return h(
      "p",
      { class: "msg-system" },
      SYSTEM_TEXTS[message.type] ?? "did something this page does not know.",
    );
  }
  const v2 = hasFlag(message, MessageFlag.COMPONENTS_V2);
  return [
    message.content && markdown(message.content, context, "markdown msg-content"),
    !v2 && attachmentList(message),
    message.components?.length > 0 &&
      componentList(message.components, componentContext(message, context)),
    message.edited_timestamp && editedMark(message),
    reactionRow(message, context.viewer, context.store, reactionToggle(message, context)),
  ];
}

function threadStarted(message, { openChannel }) {
  const thread = message.message_reference?.channel_id;
  return h(
    "p",
    { class: "msg-system" },
    "started a thread: ",
    button(
      {
        class: "text-link",
        dataset: { testid: "thread-link" },
        on: { click: () => openChannel(thread) },
      },
      message.content,
    ),
  );
}

function thinking() {
  return h(
    "p",
    { class: "msg-thinking", role: "status", dataset: { testid: "thinking" } },
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    " thinking…",
  );
}

function attachmentList(message) {
  const list = message.attachments ?? [];
  return list.length > 0 && h("div", { class: "attachments" }, list.map(attachment));
}

function editedMark(message) {
  const title = formatDate(new Date(message.edited_timestamp), "F");
  return h("span", { class: "edited", title, dataset: { testid: "edited" } }, "(edited)");
}

function componentContext(message, { store, viewer, actions, openChannel, openCommand }) {
  return {
    message,
    store,
    viewer,
    openChannel,
    openCommand,
    press: (component, values) => actions.component(viewer, message, component, values),
  };
}

function reactionToggle(message, { actions, viewer }) {
  return (emoji, on) => actions.react(viewer, message, emoji, on);
}

function ephemeralNote(message, store) {
  return h(
    "p",
    { class: "ephemeral-note", dataset: { testid: "ephemeral-note" } },
    icon("eye"),
    h("span", {}, "Only you can see this"),
    " · ",
    button(
      {
        class: "text-link",
        dataset: { testid: "dismiss" },
        on: { click: () => store.dismiss(message) },
      },
      "Put it away",
    ),
  );
}

function toolbar(message, context) {
  const toggle = reactionToggle(message, context);
  const quick = ["👍", "❤️"].map((name) =>
    button(
      {
        class: "tool tool-quick",
        tabindex: "-1",
        "aria-label": `React with ${name}`,
        on: { click: () => toggle({ name }, true) },
      },
      emojiNode({ name }, { decorative: true }),
    ),
  );
  const more = button(
    {
      class: "tool tool-more",
      "aria-label": "More",
      title: "More, and Apps",
      "aria-haspopup": "menu",
      dataset: { testid: "message-menu" },
      on: { click: () => openMessageMenu(more, message, context) },
    },
    icon("more"),
  );
  const react = addReactionButton(context.store, toggle, "tool");
  return h("div", { class: "msg-tools" }, quick, react, more);
}

/** Show in place which of the message's buttons wait for an answer, and what went wrong. */
export function showProgress(element, message, { actions, viewer }) {
  for (const control of element.querySelectorAll("[data-custom-id]")) {
    const waiting = actions.isPending(viewer, message.id, control.dataset.customId);
    if (waiting) control.setAttribute("aria-busy", "true");
    else control.removeAttribute("aria-busy");
  }
  const failure = actions.failureOf(viewer, message.id);
  const line = element.querySelector(".msg-failure");
  line.hidden = !failure;
  if (line.textContent !== (failure ?? "")) line.textContent = failure ?? "";
}
