/** Unicode and custom emoji. */

import { h } from "./dom.js";

const SINGLE =
  /^(?:\p{RI}\p{RI}|[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)*)+$/u;
const JUMBO_LIMIT = 30;

export const QUICK_EMOJI = [
  "👍",
  "👎",
  "❤️",
  "😂",
  "😮",
  "😢",
  "😡",
  "🎉",
  "👀",
  "🔥",
  "👏",
  "🙏",
  "🤔",
  "😎",
  "😭",
  "💀",
  "✅",
  "❌",
  "🟥",
  "🟨",
  "🟩",
  "🟦",
  "🃏",
  "🏆",
];

/** A partial emoji `{id?, name, animated?}` as an image or text. */
export function emojiNode(emoji, { className = "emoji", decorative = false } = {}) {
  const name = emoji.name ?? "emoji";
  if (!emoji.id) {
    return h(
      "span",
      { class: `${className} emoji-text`, "aria-hidden": decorative ? "true" : null },
      name,
    );
  }
  const extension = emoji.animated ? "gif" : "png";
  const image = h("img", {
    class: className,
    src: `/cdn/emojis/${encodeURIComponent(emoji.id)}.${extension}`,
    alt: decorative ? "" : `:${name}:`,
    title: `:${name}:`,
    draggable: "false",
    loading: "lazy",
  });
  image.addEventListener("error", () => image.replaceWith(`:${name}:`), { once: true });
  return image;
}

/** How two partial emoji compare, and how a test finds one. */
export function emojiKey(emoji) {
  return emoji.id ? `${emoji.name}:${emoji.id}` : emoji.name;
}

/** Whether a parsed message is nothing but a few emoji, which are then shown large. */
export function isJumbo(blocks) {
  if (blocks.length !== 1 || blocks[0].type !== "paragraph") return false;
  let count = 0;
  for (const node of blocks[0].children) {
    if (node.type === "emoji") count += 1;
    else if (node.type !== "text") return false;
    else {
      const text = node.text.replace(/\s+/g, "");
      if (text && !SINGLE.test(text)) return false;
      count += [...text].length;
    }
  }
  return count > 0 && count <= JUMBO_LIMIT;
}
