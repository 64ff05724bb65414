/** What a message says, in one plain line: for reply headers and for those who listen. */

import { plainText } from "../markdown/render.js";
import { ComponentType } from "../state/discord.js";

function textsOf(components) {
  return (components ?? []).flatMap((component) =>
    component.type === ComponentType.TEXT_DISPLAY
      ? [component.content]
      : textsOf(component.components),
  );
}

/** The words of a message, wherever they stand; empty for a message of pictures alone. */
export function messageSummary(message, store) {
  const embeds = (message.embeds ?? []).flatMap((embed) => [embed.title, embed.description]);
  const words = [message.content, ...textsOf(message.components), ...embeds].filter(Boolean);
  return plainText(words.join("\n"), store);
}
