/** Points in time as people read them; relative ones keep themselves up to date. */

import { h } from "./dom.js";

/** The page's own language, also for who reads English; times in messages are in the reader's. */
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

function formatter(Format, locale, options) {
  const key = [Format.name, locale, JSON.stringify(options)].join();
  if (!formatters.has(key)) formatters.set(key, new Format(locale, options));
  return formatters.get(key);
}

/** A date in one of Discord's timestamp styles (t T d D f F s S). */
export function formatDate(date, style, locale = LOCALE) {
  return formatter(Intl.DateTimeFormat, locale, STYLES[style] ?? STYLES.f).format(date);
}

/** "in 5 minutes", "2 hours ago". */
export function formatRelative(date, now = Date.now(), locale = LOCALE) {
  const seconds = Math.round((date.getTime() - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  const format = formatter(Intl.RelativeTimeFormat, locale, { numeric: "always" });
  return format.format(Math.trunc(seconds / size), unit);
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

/** A `<t:…>` timestamp, in the language of who reads it. */
export function timestamp(seconds, style, language = LOCALE) {
  const locale = language.startsWith("en") ? LOCALE : language;
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode("Invalid date");
  return h(
    "time",
    {
      class: "timestamp",
      lang: locale,
      datetime: date.toISOString(),
      title: formatDate(date, "F", locale),
      dataset: { relative: style === "R" ? seconds : null },
    },
    style === "R" ? formatRelative(date, Date.now(), locale) : formatDate(date, style, locale),
  );
}

function refreshRelativeTimes() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    const date = new Date(Number(element.dataset.relative) * 1000);
    const text = formatRelative(date, Date.now(), element.lang);
    if (element.textContent !== text) element.textContent = text;
  }
}

/** Keep all relative timestamps of the page true. */
export function startClock() {
  setInterval(refreshRelativeTimes, TICK);
}
