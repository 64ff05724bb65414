/** The switch with which a person closes their direct messages. */

import { displayName } from "../state/discord.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

/** `wide` adds the words; otherwise it is only a lock. */
export function dmSwitch({ store, actions }, userId, { wide = false } = {}) {
  const person = store.users.get(userId);
  const open = !person?.dms_closed;
  const label = `Direct messages of ${displayName(person)}`;
  return button(
    {
      class: wide ? "dm-switch dm-switch-wide" : "dm-switch icon-button",
      role: "switch",
      "aria-checked": open ? "true" : "false",
      "aria-label": label,
      title: open
        ? "Direct messages are open. Press to close them."
        : "Direct messages are closed. Press to open them.",
      dataset: { testid: "dm-switch", user: userId },
      on: { click: () => actions.setDmsClosed(userId, open) },
    },
    wide ? h("span", { class: "dm-switch-label" }, open ? "DMs open" : "DMs closed") : null,
    wide ? h("span", { class: "switch", "aria-hidden": "true" }) : icon(open ? "unlock" : "lock"),
  );
}
