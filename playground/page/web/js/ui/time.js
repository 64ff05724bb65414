/** Points in time as people read them; relative ones keep themselves up to date. */

import { h } from "./dom.js";

const LOCALE = "en-GB";
const TICK = 1000;

const STYLES = {
  t: { hour: "2-digit", minute: "2-digit" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { day: "numeric", month: "long", year: "numeric" },
  f: { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  F: {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  },
  s: { day: "2-digit", month: "2-digit", year: "numeric", hour: "2-digit", minute: "2-digit" },
  S: {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  },
};

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const formatters = new Map();

/** A date in one of Discord's timestamp styles (t T d D f F s S). */
export function formatDate(date, style) {
  if (!formatters.has(style)) {
    formatters.set(style, new Intl.DateTimeFormat(LOCALE, STYLES[style] ?? STYLES.f));
  }
  return formatters.get(style).format(date);
}

const relativeFormatter = new Intl.RelativeTimeFormat(LOCALE, { numeric: "always" });

/** "in 5 minutes", "2 hours ago". */
export function formatRelative(date, now = Date.now()) {
  const seconds = Math.round((date.getTime() - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return relativeFormatter.format(Math.trunc(seconds / size), unit);
}

export function dayKey(date) {
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

/** The time of a message: the clock for today, with the day for older ones. */
export function messageTime(date) {
  const style = dayKey(date) === dayKey(new Date()) ? "t" : "s";
  return h(
    "time",
    { class: "msg-time", datetime: date.toISOString(), title: formatDate(date, "F") },
    formatDate(date, style),
  );
}

/** A `<t:…>` timestamp. */
export function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode("Invalid date");
  const text = style === "R" ? formatRelative(date) : formatDate(date, style);
  return h(
    "time",
    {
      class: "timestamp",
      datetime: date.toISOString(),
      title: formatDate(date, "F"),
      dataset: { relative: style === "R" ? seconds : null },
    },
    text,
  );
}

function refreshRelativeTimes() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    const text = formatRelative(new Date(Number(element.dataset.relative) * 1000));
    if (element.textContent !== text) element.textContent = text;
  }
}

/** Keep all relative timestamps of the page true. */
export function startClock() {
  setInterval(refreshRelativeTimes, TICK);
}
