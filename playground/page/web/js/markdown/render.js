/** The tree of parse.js as nodes. */

import { displayName } from "../state/discord.js";
import { linkTarget } from "../state/jumps.js";
import { button, externalLink, h, webAddress } from "../ui/dom.js";
import { emojiNode, isJumbo } from "../ui/emoji.js";
import { timestamp } from "../ui/time.js";
import { ansiNodes } from "./ansi.js";
import { parseInline } from "./inline.js";
import { parseMarkdown } from "./parse.js";

/**
 * What rendering needs to know.
 * @typedef {{store: object, viewer: string, openChannel?: (id: string, messageId?: string) => void,
 *   openCommand?: (name: string) => void}} MarkdownContext
 */

/** A block of markdown. */
export function markdown(text, context, className = "markdown") {
  const blocks = parseMarkdown(text);
  const jumbo = isJumbo(blocks) ? " jumbo" : "";
  return h("div", { class: className + jumbo, dir: "auto" }, renderAll(blocks, context));
}

/** Markdown within one line, for titles and field names. */
export function inlineMarkdown(text, context) {
  return renderAll(parseInline(String(text ?? "")), context);
}

/** A message's beginning in one plain line, for those who listen and for names. */
export function plainText(text, store) {
  return flatten(parseMarkdown(text), store).replace(/\s+/g, " ").trim();
}

const CUSTOM_EMOJI = /<(a?):(\w+):(\d+)>/;

/** The same line with its emoji as pictures, so many characters of it: for reply headers. */
export function plainNodes(text, store, longest) {
  const parts = String(text ?? "").split(CUSTOM_EMOJI);
  const nodes = [];
  let left = longest;
  for (let at = 0; at < parts.length && left > 0; at += 4) {
    const words = flatten(parseMarkdown(parts[at]), store).replace(/\s+/g, " ").slice(0, left);
    nodes.push(words);
    left -= words.length + 1;
    const [animated, name, id] = parts.slice(at + 1, at + 4);
    if (id && left > 0) nodes.push(emojiNode({ animated: Boolean(animated), name, id }));
  }
  return nodes.filter(Boolean);
}

function flatten(nodes, store) {
  return nodes.map((node) => flattenOne(node, store)).join("");
}

function flattenOne(node, store) {
  switch (node.type) {
    case "text":
    case "code":
    case "codeblock":
      return node.text;
    case "user":
      return `@${displayName(store.users.get(node.id))}`;
    case "channel":
      return `#${store.channels.get(node.id)?.name ?? "unknown"}`;
    case "emoji":
      return `:${node.name}:`;
    case "time":
      return timestamp(node.seconds, node.style).textContent;
    case "spoiler":
      return "▒▒▒▒";
    case "list":
      return node.items.map((item) => `${flatten(item.children, store)} `).join("");
    case "command":
      return `/${node.name}`;
    case "everyone":
      return node.name;
    default:
      return `${flatten(node.children ?? [], store)} `;
  }
}

function renderAll(nodes, context) {
  return nodes.map((node) => RENDERERS[node.type](node, context));
}

function wrap(tag, className = null) {
  return (node, context) => h(tag, { class: className }, renderAll(node.children, context));
}

const RENDERERS = {
  text: (node) => document.createTextNode(node.text),
  paragraph: wrap("p"),
  strong: wrap("strong"),
  em: wrap("em"),
  underline: wrap("u"),
  strike: wrap("s"),
  subtext: wrap("small", "subtext"),
  quote: wrap("blockquote"),
  heading: (node, context) =>
    h(
      `h${node.level + 2}`,
      { class: `heading heading-${node.level}` },
      renderAll(node.children, context),
    ),
  code: (node) => h("code", {}, node.text),
  codeblock: (node) =>
    h(
      "pre",
      { tabindex: "0" },
      h("code", {}, node.language === "ansi" ? ansiNodes(node.text) : node.text),
    ),
  list: renderList,
  link: renderLink,
  spoiler: (node, context) => spoiler(renderAll(node.children, context)),
  user: renderUser,
  role: (node, context) => mention(`@${roleName(node.id, context)}`),
  channel: renderChannel,
  command: renderCommand,
  everyone: (node) => mention(`@${node.name}`, true),
  time: (node, { store, viewer }) =>
    timestamp(node.seconds, node.style, store?.users.get(viewer)?.locale),
  emoji: (node) => emojiNode(node),
};

function renderList(node, context) {
  const tag = node.ordered ? "ol" : "ul";
  const items = node.items.map((item) =>
    h(
      "li",
      {},
      renderAll(item.children, context),
      item.sublist && renderList(item.sublist, context),
    ),
  );
  return h(tag, { start: node.ordered && node.start !== 1 ? node.start : null }, items);
}

function renderLink(node, context) {
  const target = linkTarget(node.address, context.store);
  if (target && context.openChannel) return renderJump(node, target, context);
  const address = webAddress(node.address);
  const children = renderAll(node.children, context);
  return address
    ? externalLink(address, { title: node.title ?? address }, children)
    : h("span", {}, children);
}

/** A link to a message of this world stays on the page. */
function renderJump(node, { channelId, messageId }, context) {
  const bare = node.children.length === 1 && node.children[0].text === node.address;
  const name = `#${context.store.channels.get(channelId).name ?? "direct message"}`;
  return button(
    {
      class: bare ? "mention mention-link" : "text-link",
      dataset: { testid: "message-link", target: messageId ?? channelId },
      on: { click: () => context.openChannel(channelId, messageId) },
    },
    bare ? `${name}${messageId ? " › message" : ""}` : renderAll(node.children, context),
  );
}

function mention(text, strong = false) {
  return h("span", { class: strong ? "mention mention-me" : "mention" }, text);
}

function roleName(id, { store }) {
  if (store.guilds.has(id)) return "everyone";
  const roles = [...store.guilds.values()].flatMap((guild) => guild.roles ?? []);
  return roles.find((role) => role.id === id)?.name ?? "unknown role";
}

function renderUser(node, { store, viewer }) {
  const user = store.users.get(node.id);
  return mention(user ? `@${displayName(user)}` : "@unknown person", node.id === viewer);
}

/** A press puts the command into the line where one writes, as in Discord. */
function renderCommand(node, { openCommand }) {
  const text = `/${node.name}`;
  if (!openCommand) return mention(text);
  return button(
    {
      class: "mention mention-link",
      dataset: { testid: "command-mention" },
      on: { click: () => openCommand(node.name) },
    },
    text,
  );
}

function renderChannel(node, { store, openChannel }) {
  const channel = store.channels.get(node.id);
  if (!channel) return mention("#unknown");
  const text = `#${channel.name ?? "direct message"}`;
  if (!openChannel) return mention(text);
  return button({ class: "mention mention-link", on: { click: () => openChannel(node.id) } }, text);
}

/** Hidden until someone asks for it. */
export function spoiler(children, className = "spoiler") {
  const element = h(
    "span",
    {
      class: className,
      role: "button",
      tabindex: "0",
      "aria-expanded": "false",
      "aria-label": "Spoiler, press to show",
    },
    h("span", { class: "spoiler-inner" }, children),
  );
  const answer = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (element.classList.contains("revealed")) return;
    event.preventDefault();
    event.stopPropagation();
    revealSpoiler(element);
  };
  element.addEventListener("click", answer, true);
  element.addEventListener("keydown", answer, true);
  return element;
}

/** Show what a spoiler hides, for good. */
export function revealSpoiler(element) {
  element.classList.add("revealed");
  for (const name of ["role", "tabindex", "aria-expanded", "aria-label"])
    element.removeAttribute(name);
}
