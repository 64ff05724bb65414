/** What the tester decides for all: languages, who moderates, direct messages, dark or light. */

import { displayName } from "../state/discord.js";
import { languages } from "../state/languages.js";
import { guildHere } from "../state/places.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { avatar } from "../ui/people.js";
import { openPopover } from "../ui/popover.js";
import { dmSwitch } from "./dm-switch.js";

const THEMES = { auto: "As the system", dark: "Dark", light: "Light" };

/** The button that opens the settings. */
export function settingsButton(app) {
  const opener = button(
    {
      class: "icon-button",
      "aria-label": "Settings",
      title: "Settings: languages, roles, direct messages",
      "aria-haspopup": "dialog",
      dataset: { testid: "settings" },
      on: { click: () => open(app, opener) },
    },
    icon("gear"),
  );
  return opener;
}

function open(app, anchor) {
  const content = h("div", { class: "settings", dataset: { testid: "settings-panel" } });
  const draw = () => content.replaceChildren(server(app), people(app), theme(app));
  draw();
  const stops = ["users", "guild", "sync"].map((type) => app.store.on(type, () => draw()));
  openPopover(anchor, content, {
    label: "Settings",
    onClose: () => stops.forEach((stop) => stop()),
  });
}

function languageSelect(label, inForce, testid, onChoose) {
  const select = h(
    "select",
    {
      class: "language",
      "aria-label": label,
      dataset: { testid },
      on: { change: () => onChoose(select.value) },
    },
    languages(inForce).map(([locale, name]) =>
      h("option", { value: locale, selected: locale === inForce }, name),
    ),
  );
  return select;
}

/** What is decided for the guild that is looked at. */
function server(app) {
  const { actions, currentPerson } = app;
  const { id, name, locale = "en-US" } = guildHere(app, currentPerson);
  return h(
    "section",
    {},
    h("h3", { class: "menu-title" }, "Server"),
    h(
      "div",
      { class: "settings-row" },
      h("strong", { class: "settings-name" }, name),
      languageSelect(`Language of ${name}`, locale, "guild-locale", (chosen) =>
        actions.setGuildLocale(currentPerson, id, chosen),
      ),
    ),
  );
}

function people(app) {
  return h(
    "section",
    {},
    h("h3", { class: "menu-title" }, "People"),
    app.store.people.map((person) => personRow(app, person)),
  );
}

function personRow(app, person) {
  const { actions } = app;
  const name = displayName(person);
  return h(
    "div",
    { class: "settings-row", dataset: { testid: "settings-person", user: person.id } },
    avatar(person, "avatar-small"),
    h("strong", { class: "settings-name" }, name),
    languageSelect(`Language of ${name}`, person.locale ?? "en-US", "locale", (chosen) =>
      actions.setLocale(person.id, chosen),
    ),
    moderatorSwitch(person, (moderates) => actions.setModerator(person.id, moderates)),
    dmSwitch(app, person.id, { wide: true }),
  );
}

/** The owner of the server may do everything, whatever their roles. */
function moderatorSwitch(person, onSwitch) {
  const on = Boolean(person.owner || person.moderates);
  return button(
    {
      class: "dm-switch dm-switch-wide",
      role: "switch",
      "aria-checked": on ? "true" : "false",
      "aria-label": `${displayName(person)} manages the server`,
      disabled: person.owner,
      title: person.owner ? "Owns the server" : "Manage Server, messages, channels and threads",
      dataset: { testid: "moderator" },
      on: { click: () => onSwitch(!on) },
    },
    h("span", { class: "dm-switch-label" }, person.owner ? "Owner" : "Moderator"),
    h("span", { class: "switch", "aria-hidden": "true" }),
  );
}

function theme({ prefs }) {
  const group = h("div", { class: "mode-switch", role: "group", "aria-label": "Looks" });
  const draw = () =>
    group.replaceChildren(
      ...Object.entries(THEMES).map(([name, label]) =>
        button(
          {
            class: "mode",
            "aria-pressed": prefs.theme === name ? "true" : "false",
            dataset: { testid: `theme-${name}` },
            on: {
              click: () => {
                prefs.theme = name;
                draw();
              },
            },
          },
          label,
        ),
      ),
    );
  draw();
  return h("section", {}, h("h3", { class: "menu-title" }, "Looks"), group);
}
