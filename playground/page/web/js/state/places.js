/**
 * Where a person can be: the channels of servers, the messages of groups and of two people, and
 * the DM with the bot (place "dm").
 */

import { ChannelType, displayName, isDirect, isThread } from "./discord.js";

export const DM = "dm";

/** The channel of a place for a person; null for a DM that was never opened. */
export function channelAt(store, userId, place) {
  return place === DM ? store.dmOf(userId) : (store.channels.get(place) ?? null);
}

/** The place a person looks at, which the tester chose or is the first channel. */
export function placeOf({ store, prefs }, userId) {
  const place = prefs.channelOf(userId);
  if (place === DM) return DM;
  const channel = store.channels.get(place);
  if (channel && !channel.recipient && store.maySee(userId, channel)) return place;
  return firstPlace(store) ?? DM;
}

/** The first channel of a guild, by default of the first. */
export function firstPlace(store, guildId = store.guildOf(null)?.id) {
  return store.channelsOfGuild(guildId)[0]?.id;
}

/** The guild in which a person is; whoever reads direct messages is in the first. */
export function guildHere(app, userId) {
  return app.store.guildOf(placeOf(app, userId));
}

/** The guild channel beside which the DM is shown when a column shows both. */
export function guildPlaceOf(app, userId) {
  const place = placeOf(app, userId);
  return isDirectPlace(app.store, place) ? (firstPlace(app.store) ?? DM) : place;
}

/** Whether a place is direct messages of any kind. */
export function isDirectPlace(store, place) {
  return place === DM || isDirect(store.channels.get(place));
}

/** The name of a place; direct messages have those of the others in them. */
export function placeName(store, place, userId = null) {
  if (place === DM) return displayName(store.bot);
  const channel = store.channels.get(place);
  if (!isDirect(channel)) return channel?.name ?? "?";
  const others = (channel.members ?? []).filter((member) => member !== userId);
  return others.map((member) => displayName(store.users.get(member))).join(", ");
}

/** The name of the icon of a place. */
export function placeIcon(store, place) {
  const channel = store.channels.get(place);
  if (channel?.type === ChannelType.GROUP_DM) return "group";
  if (isDirectPlace(store, place)) return "at";
  return isThread(channel) ? "thread" : "hash";
}

/** The place of a channel id. */
export function placeOfChannel(store, channelId) {
  return store.channels.get(channelId)?.recipient ? DM : channelId;
}

/** The places that are always there in a guild, in the order they are listed. */
export function placesOf(store, guildId, userId) {
  const chats = store.chatsOf(userId).map((channel) => channel.id);
  return [...store.channelsOfGuild(guildId).map((channel) => channel.id), DM, ...chats];
}

/** Unread counts of all direct messages of a person. */
export function directCount(app, userId) {
  const chats = app.store.chatsOf(userId).map((channel) => channel.id);
  return total([DM, ...chats].map((place) => placeCount(app, userId, place)));
}

function total(counts) {
  return {
    total: counts.reduce((sum, count) => sum + count.total, 0),
    personal: counts.reduce((sum, count) => sum + count.personal, 0),
  };
}

/** The channel to which a place belongs: a thread's parent, else the place itself. */
export function parentPlace(store, place) {
  const channel = store.channels.get(place);
  return isThread(channel) ? channel.parent_id : place;
}

/** Unread counts of all channels of a guild. */
export function guildCount(app, userId, guildId) {
  const channels = app.store.channelsOfGuild(guildId);
  return total(channels.map((channel) => placeCount(app, userId, channel.id)));
}

/** Unread counts of a place. */
export function placeCount({ store, unread }, userId, place) {
  const channel = channelAt(store, userId, place);
  return channel ? unread.channelCount(userId, channel.id) : { total: 0, personal: 0 };
}
