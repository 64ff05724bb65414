/** The numbers of Discord's protocol that the page has to know. */

export const ChannelType = { TEXT: 0, DM: 1, GROUP_DM: 3, PUBLIC_THREAD: 11 };

export const MessageType = { DEFAULT: 0, THREAD_CREATED: 18, REPLY: 19, CHAT_INPUT: 20, CONTEXT_MENU: 23 };

export const MessageFlag = {
  EPHEMERAL: 1 << 6,
  LOADING: 1 << 7,
  COMPONENTS_V2: 1 << 15,
};

export const ComponentType = {
  ACTION_ROW: 1,
  BUTTON: 2,
  STRING_SELECT: 3,
  TEXT_INPUT: 4,
  USER_SELECT: 5,
  ROLE_SELECT: 6,
  SECTION: 9,
  TEXT_DISPLAY: 10,
  THUMBNAIL: 11,
  MEDIA_GALLERY: 12,
  FILE: 13,
  SEPARATOR: 14,
  CONTAINER: 17,
  LABEL: 18,
};

export const ButtonStyle = { PRIMARY: 1, SECONDARY: 2, SUCCESS: 3, DANGER: 4, LINK: 5, PREMIUM: 6 };

export const OptionType = {
  SUB_COMMAND: 1,
  SUB_COMMAND_GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
};

export const CommandType = { CHAT_INPUT: 1, USER: 2, MESSAGE: 3 };

export const Permission = {
  MANAGE_MESSAGES: 1n << 13n,
  MANAGE_THREADS: 1n << 34n,
};

export const CommandContext = { GUILD: 0, BOT_DM: 1, PRIVATE_CHANNEL: 2 };

export const Installation = { GUILD: 0, USER: 1 };

/** Order of two snowflakes written as strings: negative, zero or positive. */
export function compareIds(left, right) {
  if (left.length !== right.length) return left.length - right.length;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

export function hasFlag(message, flag) {
  return ((message.flags ?? 0) & flag) !== 0;
}

export function isThread(channel) {
  return channel?.type === ChannelType.PUBLIC_THREAD;
}

/** Whether a channel is somebody's direct messages: with the bot, of a group, or of two people. */
export function isDirect(channel) {
  return [ChannelType.DM, ChannelType.GROUP_DM].includes(channel?.type);
}

/** Whether a user, as the page knows them, has every one of these permissions in the server. */
export function permits(user, permissions) {
  return (BigInt(user?.permissions ?? 0) & permissions) === permissions;
}

/** The name people see for a user object. */
export function displayName(user) {
  return user?.global_name || user?.username || "Someone";
}

export function hexColour(number) {
  return `#${(number >>> 0).toString(16).padStart(6, "0").slice(-6)}`;
}
