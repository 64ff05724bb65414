/** What the tester decides for all: languages, roles, installations, direct messages, looks. */

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
  const draw = () => content.replaceChildren(server(app), application(app), people(app), theme(app));
  draw();
  const stops = ["users", "guild", "application", "sync"].map((type) =>
    app.store.on(type, () => draw()),
  );
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
  const guild = guildHere(app, currentPerson);
  const { id, name, locale = "en-US" } = guild;
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
      guild.has_bot === false &&
        settingSwitch({
          on: guild.external_apps,
          label: "External apps",
          name: `Apps of people in ${name}`,
          title: "Use External Apps: without it, what such apps answer is private. The owner keeps it.",
          testid: "external-apps",
          onSwitch: (allowed) => actions.setExternalApps(currentPerson, id, allowed),
        }),
    ),
  );
}

/** Which installations the application allows; the bot asks for that when it starts. */
function application(app) {
  const { actions, currentPerson, store } = app;
  const allows = Boolean(store.application.user_install);
  return h(
    "section",
    {},
    h("h3", { class: "menu-title" }, "Application"),
    h(
      "div",
      { class: "settings-row" },
      h(
        "span",
        { class: "settings-name" },
        h("strong", {}, displayName(store.bot)),
        h("small", { class: "settings-note" }, "asks for this when it starts"),
      ),
      settingSwitch({
        on: allows,
        label: "User install",
        name: `People can install ${displayName(store.bot)}`,
        title: "Installation > User Install in the developer portal",
        testid: "user-install",
        onSwitch: (on) => actions.setUserInstall(currentPerson, on),
      }),
    ),
  );
}

/** A switch with its words. */
function settingSwitch({ on, label, name, title, testid, disabled = false, onSwitch }) {
  return button(
    {
      class: "dm-switch dm-switch-wide",
      role: "switch",
      "aria-checked": on ? "true" : "false",
      "aria-label": name,
      disabled,
      title,
      dataset: { testid },
      on: { click: () => onSwitch(!on) },
    },
    h("span", { class: "dm-switch-label" }, label),
    h("span", { class: "switch", "aria-hidden": "true" }),
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
    restartButton(app, person),
    h(
      "div",
      { class: "settings-switches" },
      moderatorSwitch(person, (moderates) => actions.setModerator(person.id, moderates)),
      installedSwitch(app, person),
      dmSwitch(app, person.id, { wide: true }),
    ),
  );
}

function installedSwitch({ actions, store }, person) {
  const allows = Boolean(store.application.user_install);
  return settingSwitch({
    on: Boolean(person.has_installed),
    label: person.has_installed ? "Has app" : "No app",
    name: `${displayName(person)} has installed ${displayName(store.bot)}`,
    title: allows
      ? "Who has installed the app sees its commands wherever they are"
      : "The application does not let people install it",
    testid: "installed",
    disabled: !allows,
    onSwitch: (installed) => actions.setInstalled(person.id, installed),
  });
}

function restartButton({ actions }, person) {
  const label = `Restart the client of ${displayName(person)}`;
  return button(
    {
      class: "icon-button",
      "aria-label": label,
      title: `${label}: it forgets the messages that only ${displayName(person)} saw`,
      dataset: { testid: "restart-client" },
      on: { click: () => actions.restartClient(person.id) },
    },
    icon("restart"),
  );
}

/** The owner of the server may do everything, whatever their roles. */
function moderatorSwitch(person, onSwitch) {
  const on = Boolean(person.owner || person.moderates);
  return settingSwitch({
    on,
    label: person.owner ? "Owner" : "Moderator",
    name: `${displayName(person)} manages the server`,
    title: person.owner ? "Owns the server" : "Manage Server, messages, channels and threads",
    testid: "moderator",
    disabled: person.owner,
    onSwitch,
  });
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
