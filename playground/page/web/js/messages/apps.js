/** What can be done with a message or a person: their menus, with the bot's Apps commands. */

import { menuCommands } from "../state/commands.js";
import {
  CommandType,
  Permission,
  displayName,
  isDirect,
  permits,
} from "../state/discord.js";
import { h } from "../ui/dom.js";
import { openMenu } from "../ui/menu.js";
import { avatar } from "../ui/people.js";
import { messageSummary } from "./summary.js";

/** The commands of one kind of Apps menu, as menu entries. */
function appEntries(type, channel, { store, viewer, actions }, target) {
  const person = store.users.get(viewer);
  return menuCommands(store.commands, type, channel, person).map((command) => ({
    label: command.shownName,
    icon: "apps",
    run: () => actions.menu(viewer, channel.id, command, target),
  }));
}

/** The menu of a message. */
export function openMessageMenu(anchor, message, context) {
  const { store } = context;
  const channel = store.channels.get(message.channel_id);
  const own = [copyEntry(message, store), ...deleteEntries(message, channel, context)];
  const apps = appEntries(CommandType.MESSAGE, channel, context, { message_id: message.id });
  openMenu(anchor, {
    label: "What to do with this message",
    sections: [{ entries: own }, { title: "Apps", entries: apps }],
  });
}

function copyEntry(message, store) {
  return {
    label: "Copy text",
    icon: "copy",
    run: () => navigator.clipboard?.writeText(message.content || messageSummary(message, store)),
  };
}

function deleteEntries(message, channel, { store, viewer, actions }) {
  const person = store.users.get(viewer);
  const manages =
    !isDirect(channel) && permits(person, Permission.MANAGE_MESSAGES);
  if (message.author.id !== viewer && !manages) return [];
  const run = () => actions.deleteMessage(viewer, message);
  return [{ label: "Delete", icon: "trash", danger: true, run }];
}

/** The card of a person, with what the bot offers for them. */
export function openPersonMenu(anchor, user, channelId, context) {
  const { store } = context;
  const channel = store.channels.get(channelId);
  const head = h(
    "div",
    { class: "person-card", dataset: { testid: "person-card", user: user.id } },
    avatar(user, "avatar-large"),
    h("strong", {}, displayName(user)),
    h("small", {}, [`@${user.username}`, ...rolesOf(user)].join(" · ")),
  );
  openMenu(anchor, {
    label: displayName(user),
    head,
    sections: [
      {
        title: "Apps",
        entries: appEntries(CommandType.USER, channel, context, { target: user.id }),
      },
    ],
  });
}

function rolesOf(user) {
  return [user.bot && "app", user.owner && "owner", user.moderates && "Moderator"].filter(Boolean);
}
