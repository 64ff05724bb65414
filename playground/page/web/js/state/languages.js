/** The languages that Discord's client offers, and texts that a bot sends in several of them. */

const LANGUAGES = {
  "en-US": "English, US",
  "en-GB": "English, UK",
  de: "Deutsch",
  da: "Dansk",
  "es-ES": "Español",
  "es-419": "Español, LATAM",
  fr: "Français",
  id: "Bahasa Indonesia",
  it: "Italiano",
  nl: "Nederlands",
  no: "Norsk",
  pl: "Polski",
  "pt-BR": "Português do Brasil",
  fi: "Suomi",
  "sv-SE": "Svenska",
  tr: "Türkçe",
  cs: "Čeština",
  ru: "Русский",
  uk: "Українська",
  ja: "日本語",
  ko: "한국어",
  "zh-CN": "中文",
};

/** Languages as `[locale, name]`, with the one that is in force even where it is not listed. */
export function languages(inForce) {
  const listed = Object.entries(LANGUAGES);
  return inForce in LANGUAGES ? listed : [...listed, [inForce, inForce]];
}

/** A field of a command, option or choice in somebody's language, else as the bot wrote it. */
export function localised(node, field, locale) {
  return node[`${field}_localizations`]?.[locale] ?? node[field] ?? "";
}
