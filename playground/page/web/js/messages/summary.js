/** What a message says, in one plain line: for reply headers and for those who listen. */

import { plainNodes, plainText } from "../markdown/render.js";
import { ComponentType } from "../state/discord.js";

function textsOf(components) {
  return (components ?? []).flatMap((component) =>
    component.type === ComponentType.TEXT_DISPLAY
      ? [component.content]
      : textsOf(component.components),
  );
}

function wordsOf(message) {
  return [message.content, ...textsOf(message.components)].filter(Boolean).join("\n");
}

/** The words of a message, wherever they stand; empty for a message of pictures alone. */
export function messageSummary(message, store) {
  return plainText(wordsOf(message), store);
}

/** Their beginning as nodes, emoji as pictures; empty for a message of pictures alone. */
export function messageExcerpt(message, store, longest) {
  return plainNodes(wordsOf(message), store, longest);
}
