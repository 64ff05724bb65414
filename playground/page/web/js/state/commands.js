/** Commands as data: finding them, reading their options, and Discord's payload. Pure. */

import {
  CommandContext,
  CommandType,
  Installation,
  OptionType,
  isDirect,
  permits,
} from "./discord.js";
import { localised } from "./languages.js";

const LIMIT = 100;

/**
 * Everything that can be sent: a command, or one of its sub-commands. `path` is as the bot named
 * it; `names`, `description` and the options' `label` are in the person's language.
 * @typedef {{command: object, path: string[], names: string[], description: string,
 *   options: object[]}} Leaf
 */

/** The leaves of the bot's slash commands that this person can use in this channel. */
export function leavesOf(commands, channel, person) {
  return usable(commands, CommandType.CHAT_INPUT, channel, person).flatMap((command) =>
    expand(command, command, [command.name], [nameOf(command, person)], person),
  );
}

/** The commands of an Apps menu, with the name that this person reads. */
export function menuCommands(commands, type, channel, person) {
  return usable(commands, type, channel, person).map((command) => ({
    ...command,
    shownName: nameOf(command, person),
  }));
}

function usable(commands, type, channel, person) {
  return commands.filter(
    (command) =>
      (command.type ?? CommandType.CHAT_INPUT) === type &&
      isInstalled(command, channel, person) &&
      usableIn(command, channel) &&
      usableBy(command, channel, person),
  );
}

/** Whether the bot is in the channel, or this person has installed it, as the command asks. */
function isInstalled(command, channel, person) {
  const kinds = command.integration_types ?? [Installation.GUILD];
  if (channel?.has_bot !== false && kinds.includes(Installation.GUILD)) return true;
  return Boolean(person?.has_installed) && kinds.includes(Installation.USER);
}

function usableBy(command, channel, person) {
  const needed = command.default_member_permissions;
  if (isDirect(channel) || needed === null || needed === undefined) return true;
  if (person?.permissions === undefined) return true;
  return needed === "0" ? person.owner : permits(person, BigInt(needed));
}

function nameOf(node, person) {
  return localised(node, "name", person?.locale);
}

function usableIn(command, channel) {
  const inDm = isDirect(channel);
  const here = channel?.context ?? (inDm ? CommandContext.BOT_DM : CommandContext.GUILD);
  if (Array.isArray(command.contexts)) return command.contexts.includes(here);
  if (here === CommandContext.PRIVATE_CHANNEL) return false;
  if (inDm && command.guild_id) return false;
  return !(inDm && command.dm_permission === false);
}

function expand(command, node, path, names, person) {
  const options = node.options ?? [];
  const nested = options.filter((option) => option.type <= OptionType.SUB_COMMAND_GROUP);
  if (nested.length) {
    return nested.flatMap((option) =>
      expand(command, option, [...path, option.name], [...names, nameOf(option, person)], person),
    );
  }
  const description = localised(node, "description", person?.locale);
  return [
    { command, path, names, description, options: options.map((one) => inWords(one, person)) },
  ];
}

function inWords(option, person) {
  return {
    ...option,
    label: nameOf(option, person),
    description: localised(option, "description", person?.locale),
    choices: option.choices?.map((choice) => ({ ...choice, name: nameOf(choice, person) })),
  };
}

/** The name of a leaf as this person types it. */
export function leafName(leaf) {
  return leaf.names.join(" ");
}

/** Leaves that fit what was typed after the slash, best first. */
export function searchLeaves(leaves, typed) {
  const words = typed.toLowerCase().trimStart().replace(/\s+/g, " ");
  return leaves
    .map((leaf) => ({ leaf, rank: rank(leaf, words) }))
    .filter(({ rank: value }) => value > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, LIMIT)
    .map(({ leaf }) => leaf);
}

function rank(leaf, words) {
  const name = leafName(leaf).toLowerCase();
  const wanted = words.trimEnd();
  if (!wanted || name.startsWith(words)) return 4;
  if (name.startsWith(wanted)) return 3;
  const parts = wanted.split(" ");
  if (parts.every((part) => name.split(" ").some((word) => word.startsWith(part)))) return 2;
  return name.includes(wanted) ? 1 : 0;
}

/** The leaf that was typed in full, with what follows it, or null. */
export function exactLeaf(leaves, typed) {
  const text = typed.trimStart();
  const found = leaves
    .filter((leaf) => {
      const name = leafName(leaf).toLowerCase();
      return text.toLowerCase().startsWith(name) && /^(\s|$)/.test(text.slice(name.length));
    })
    .sort((a, b) => leafName(b).length - leafName(a).length)[0];
  return found ? { leaf: found, rest: text.slice(leafName(found).length) } : null;
}

/** Read `name:value name:value` as text values of the leaf's options. */
export function readOptions(rest, options) {
  const marks = [...rest.matchAll(/(?:^|\s)([-_\p{L}\p{N}]{1,32}):/gu)].filter((mark) =>
    optionNamed(options, mark[1]),
  );
  return new Map(
    marks.map((mark, index) => {
      const start = mark.index + mark[0].length;
      const end = marks[index + 1]?.index ?? rest.length;
      return [optionNamed(options, mark[1]).name, rest.slice(start, end).trim()];
    }),
  );
}

function optionNamed(options, typed) {
  const name = typed.toLowerCase();
  return options.find((option) => option.label === name || option.name === name);
}

/**
 * A typed value as Discord wants it.
 * @returns {{value: string | number | boolean} | {fault: string}}
 */
export function convertValue(option, text) {
  switch (option.type) {
    case OptionType.INTEGER:
    case OptionType.NUMBER:
      return convertNumber(option, text);
    case OptionType.BOOLEAN:
      if (!/^(true|false)$/i.test(text)) return { fault: "Choose True or False." };
      return { value: text.toLowerCase() === "true" };
    case OptionType.USER:
    case OptionType.CHANNEL:
    case OptionType.ROLE:
    case OptionType.MENTIONABLE:
      return /^\d{1,20}$/.test(text) ? { value: text } : { fault: "Choose one from the list." };
    case OptionType.ATTACHMENT:
      return { fault: "Files cannot be sent from this page." };
    default:
      return convertString(option, text);
  }
}

function convertNumber(option, text) {
  const value = Number(text.replace(",", "."));
  if (text === "" || !Number.isFinite(value)) return { fault: "This needs a number." };
  if (option.type === OptionType.INTEGER && !Number.isInteger(value))
    return { fault: "This needs a whole number." };
  if (option.min_value !== undefined && value < option.min_value)
    return { fault: `At least ${option.min_value}.` };
  if (option.max_value !== undefined && value > option.max_value)
    return { fault: `At most ${option.max_value}.` };
  return { value };
}

function convertString(option, text) {
  if (option.min_length && text.length < option.min_length)
    return { fault: `At least ${option.min_length} characters.` };
  if (option.max_length && text.length > option.max_length)
    return { fault: `At most ${option.max_length} characters.` };
  return { value: text };
}

/** Wrap option values in the sub-commands of the leaf's path, as an interaction carries them. */
export function payloadOptions(leaf, values) {
  const [, ...names] = leaf.path;
  let options = values;
  for (let depth = names.length - 1; depth >= 0; depth -= 1) {
    const isGroup = names.length === 2 && depth === 0;
    const type = isGroup ? OptionType.SUB_COMMAND_GROUP : OptionType.SUB_COMMAND;
    options = [{ name: names[depth], type, options }];
  }
  return options;
}
