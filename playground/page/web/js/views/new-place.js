/** The button that opens places where the bot is no member: servers, groups, messages of two. */

import { displayName } from "../state/discord.js";
import { button } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { openMenu } from "../ui/menu.js";

export function newPlaceButton({ store, actions }, userId) {
  const open = (op, fields) => actions.openPlace(userId, op, fields);
  const others = () => store.people.filter((person) => person.id !== userId);
  const sections = () => [
    {
      title: "Where the bot is no member",
      entries: [
        { label: "A group of everybody", icon: "group", run: () => open("open_group") },
        { label: "A server that never invited it", icon: "hash", run: () => open("found_server") },
      ],
    },
    {
      title: "Messages of two",
      entries: others().map((person) => ({
        label: `With ${displayName(person)}`,
        icon: "at",
        run: () => open("open_pair", { other: person.id }),
      })),
    },
  ];
  const opener = button(
    {
      class: "icon-button new-place",
      "aria-label": "Open another place",
      title: "Open a group, messages of two, or a server without the bot",
      "aria-haspopup": "menu",
      dataset: { testid: "new-place" },
      on: { click: () => openMenu(opener, { label: "Other places", sections: sections() }) },
    },
    icon("plus"),
  );
  return opener;
}
