/** Where a person can be: the server's channels, and the DM with the bot (place "dm"). */

import { ChannelType, displayName, isThread } from "./discord.js";

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
  if (channel && channel.type !== ChannelType.DM && store.maySee(userId, channel)) return place;
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
  return place === DM ? (firstPlace(app.store) ?? DM) : place;
}

export function placeName(store, place) {
  return place === DM ? displayName(store.bot) : (store.channels.get(place)?.name ?? "?");
}

/** The place of a channel id. */
export function placeOfChannel(store, channelId) {
  return store.channels.get(channelId)?.type === ChannelType.DM ? DM : channelId;
}

/** The places that are always there in a guild, in the order they are listed. */
export function placesOf(store, guildId) {
  return [...store.channelsOfGuild(guildId).map((channel) => channel.id), DM];
}

/** The channel to which a place belongs: a thread's parent, else the place itself. */
export function parentPlace(store, place) {
  const channel = store.channels.get(place);
  return isThread(channel) ? channel.parent_id : place;
}

/** Unread counts of all channels of a guild. */
export function guildCount(app, userId, guildId) {
  const counts = app.store
    .channelsOfGuild(guildId)
    .map((channel) => placeCount(app, userId, channel.id));
  return {
    total: counts.reduce((sum, count) => sum + count.total, 0),
    personal: counts.reduce((sum, count) => sum + count.personal, 0),
  };
}

/** Unread counts of a place. */
export function placeCount({ store, unread }, userId, place) {
  const channel = channelAt(store, userId, place);
  return channel ? unread.channelCount(userId, channel.id) : { total: 0, personal: 0 };
}
