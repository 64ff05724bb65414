/** Reactions below a message, and the way to add one. */

import { displayName } from "../state/discord.js";
import { button, h } from "../ui/dom.js";
import { QUICK_EMOJI, emojiKey, emojiNode } from "../ui/emoji.js";
import { icon } from "../ui/icons.js";
import { closePopover, openPopover } from "../ui/popover.js";

/** The row of reaction chips. `toggle(emoji, on)` adds or takes away the viewer's own. */
export function reactionRow(message, viewer, store, toggle) {
  if (!message.reactions?.length) return null;
  return h(
    "div",
    { class: "reactions" },
    message.reactions.map((reaction) => chip(reaction, viewer, store, toggle)),
    addReactionButton(store, toggle, "reaction reaction-add"),
  );
}

function chip(reaction, viewer, store, toggle) {
  const mine = (reaction.users ?? []).includes(viewer);
  const names = (reaction.users ?? []).map((id) => displayName(store.users.get(id))).join(", ");
  return button(
    {
      class: mine ? "reaction reaction-mine" : "reaction",
      "aria-pressed": mine ? "true" : "false",
      "aria-label": `${reaction.emoji.name}, ${reaction.count}: ${names}`,
      title: names,
      dataset: { testid: "reaction", emoji: emojiKey(reaction.emoji) },
      on: { click: () => toggle(reaction.emoji, !mine) },
    },
    emojiNode(reaction.emoji, { decorative: true }),
    h("span", { class: "reaction-count" }, reaction.count),
  );
}

/** A button that opens the emoji picker. */
export function addReactionButton(store, toggle, className) {
  const opener = button(
    {
      class: className,
      "aria-label": "Add a reaction",
      title: "Add a reaction",
      "aria-haspopup": "dialog",
      dataset: { testid: "add-reaction" },
      on: { click: () => openPicker(opener, store, (emoji) => toggle(emoji, true)) },
    },
    icon("smile"),
  );
  return opener;
}

function openPicker(anchor, store, onPick) {
  const choices = [
    ...QUICK_EMOJI.map((name) => ({ name })),
    ...store.emojis.map(({ id, name, animated }) => ({ id, name, animated })),
  ];
  const grid = h(
    "div",
    { class: "emoji-grid", dataset: { testid: "emoji-picker" } },
    choices.map((emoji) =>
      button(
        {
          class: "emoji-choice",
          "aria-label": emoji.name,
          title: emoji.id ? `:${emoji.name}:` : null,
          dataset: { testid: "emoji-choice", emoji: emojiKey(emoji) },
          on: {
            click: () => {
              closePopover();
              onPick(emoji);
            },
          },
        },
        emojiNode(emoji, { decorative: true }),
      ),
    ),
  );
  openPopover(anchor, grid, { label: "Add a reaction" });
  grid.querySelector("button").focus({ preventScroll: true });
}
