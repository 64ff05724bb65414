/**
 * What the page knows of the world. The server is the truth: `hello` replaces everything,
 * later events change one thing each. Views listen to the emitted names:
 * sync, message {channelId, message, previous}, delete {channelId, id}, channels, users, guild,
 * commands, online, connected, emojis, application.
 */

import { ChannelType, compareIds, isDirect, isThread } from "./discord.js";
import { Emitter } from "./emitter.js";

function placeFor(list, id) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareIds(list[middle].id, id) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

export class Store extends Emitter {
  guilds = new Map();
  botId = null;
  online = false;
  connected = false;
  synced = false;
  channels = new Map();
  users = new Map();
  commands = [];
  emojis = [];
  application = {};
  #messages = new Map();
  #dismissed = new Set();

  /** Take one event of the server; unknown ones are left to others. */
  receive(type, data) {
    const handler = {
      hello: () => this.#hello(data),
      message: () => this.#message(data),
      message_delete: () => this.#delete(data),
      channel: () => this.#channel(data),
      channel_delete: () => this.#channelGone(data),
      guild: () => this.#guild(data),
      user: () => this.#user(data),
      commands: () => this.#replace("commands", data?.commands ?? data),
      emojis: () => this.#replace("emojis", data?.emojis ?? data),
      application: () => this.#replace("application", data),
      online: () => this.#replace("online", Boolean(data.online)),
    }[type];
    handler?.();
  }

  setConnected(connected) {
    this.#replace("connected", connected);
  }

  #hello(data) {
    const before = this.#messages;
    this.guilds = new Map(data.guilds.map((guild) => [guild.id, guild]));
    this.botId = data.bot_id;
    this.online = Boolean(data.online);
    this.commands = data.commands ?? [];
    this.emojis = data.emojis ?? [];
    this.application = data.application ?? {};
    this.users = new Map(data.users.map((user) => [user.id, user]));
    this.channels = new Map(data.channels.map((channel) => [channel.id, channel]));
    this.#messages = new Map();
    for (const message of data.messages ?? []) this.#insert(message);
    const missed = this.synced ? this.#missedSince(before) : [];
    this.synced = true;
    this.emit("sync", { missed });
  }

  #missedSince(before) {
    const missed = [];
    for (const [channelId, list] of this.#messages) {
      const known = new Map((before.get(channelId) ?? []).map((entry) => [entry.id, entry]));
      for (const message of list) {
        missed.push({ channelId, message, previous: known.get(message.id) ?? null });
      }
    }
    return missed;
  }

  #insert(message) {
    if (!this.#messages.has(message.channel_id)) this.#messages.set(message.channel_id, []);
    const list = this.#messages.get(message.channel_id);
    const index = placeFor(list, message.id);
    const previous = list[index]?.id === message.id ? list[index] : null;
    list.splice(index, previous ? 1 : 0, message);
    return previous;
  }

  #message(message) {
    const previous = this.#insert(message);
    this.emit("message", { channelId: message.channel_id, message, previous });
  }

  #delete({ id, channel_id: channelId }) {
    const list = this.#messages.get(channelId) ?? [];
    const index = placeFor(list, id);
    if (list[index]?.id !== id) return;
    list.splice(index, 1);
    this.emit("delete", { channelId, id });
  }

  #channel(channel) {
    this.channels.set(channel.id, channel);
    this.emit("channels", channel);
  }

  #channelGone({ id }) {
    this.channels.delete(id);
    this.#messages.delete(id);
    this.emit("channels", { id });
  }

  #guild(guild) {
    this.guilds.set(guild.id, guild);
    this.emit("guild", guild);
  }

  #user(user) {
    this.users.set(user.id, { ...this.users.get(user.id), ...user });
    this.emit("users", user);
  }

  #replace(name, value) {
    this[name] = value;
    this.emit(name, value);
  }

  /** The people one can be, in the server's order. */
  get people() {
    return [...this.users.values()].filter((user) => !user.bot);
  }

  get bot() {
    return this.users.get(this.botId) ?? { id: this.botId, username: "Bot", bot: true };
  }

  /** The guild to which a channel or thread belongs; the first one for direct messages. */
  guildOf(channelId) {
    const guildId = this.channels.get(channelId)?.guild_id;
    return this.guilds.get(guildId) ?? this.guilds.values().next().value;
  }

  /** The text channels of a guild, in the server's order. */
  channelsOfGuild(guildId) {
    return [...this.channels.values()].filter(
      (channel) => channel.type === ChannelType.TEXT && channel.guild_id === guildId,
    );
  }

  /** The threads of a channel that a person sees, open or archived. */
  threadsOf(userId, parentId) {
    return [...this.channels.values()].filter(
      (channel) =>
        isThread(channel) && channel.parent_id === parentId && this.maySee(userId, channel),
    );
  }

  /** Whether a person sees a channel. */
  maySee(userId, channel) {
    return !isDirect(channel) || (channel.members ?? [channel.recipient]).includes(userId);
  }

  /** The DM channel between a person and the bot, or null while there is none. */
  dmOf(userId) {
    return [...this.channels.values()].find((channel) => channel.recipient === userId) ?? null;
  }

  /** The messages of groups and of two people that a person is part of, oldest first. */
  chatsOf(userId) {
    return [...this.channels.values()].filter(
      (channel) => isDirect(channel) && channel.members?.includes(userId),
    );
  }

  /** The people and apps that are in a channel. */
  membersOf(channel) {
    const people = this.people.filter((person) => !channel || this.maySee(person.id, channel));
    return { people, bot: channel?.has_bot === false ? null : this.bot };
  }

  channelsOf(userId) {
    return [...this.channels.values()].filter((channel) => this.maySee(userId, channel));
  }

  /** Who of the four may read a message. */
  readers(message) {
    if (message.visible_to) return [message.visible_to];
    const channel = this.channels.get(message.channel_id);
    const everybody = this.people.map((person) => person.id);
    return channel ? everybody.filter((person) => this.maySee(person, channel)) : everybody;
  }

  mayRead(message, userId) {
    return !message.visible_to || message.visible_to === userId;
  }

  /** The messages a person sees in a channel, oldest first. */
  messagesFor(userId, channelId) {
    return (this.#messages.get(channelId) ?? []).filter(
      (message) => this.mayRead(message, userId) && !this.#dismissed.has(message.id),
    );
  }

  messageById(channelId, id) {
    const list = this.#messages.get(channelId) ?? [];
    const index = placeFor(list, id);
    return list[index]?.id === id ? list[index] : null;
  }

  /** Put an ephemeral message away, as its reader may. */
  dismiss(message) {
    this.#dismissed.add(message.id);
    this.emit("delete", { channelId: message.channel_id, id: message.id });
  }
}
