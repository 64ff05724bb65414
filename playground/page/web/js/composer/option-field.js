/** One option of a slash command: a small field, and the suggestions that belong to it. */

import { convertValue } from "../state/commands.js";
import { OptionType, displayName } from "../state/discord.js";
import { h, uniqueId } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { avatar } from "../ui/people.js";

const AUTOCOMPLETE_PAUSE = 150;
const PICK_ONLY = new Set([
  OptionType.BOOLEAN,
  OptionType.USER,
  OptionType.CHANNEL,
  OptionType.ROLE,
  OptionType.MENTIONABLE,
]);

export class OptionField {
  #store;
  #guild;
  #picked = null;
  #fault = null;
  #ask;
  #pause = null;
  #question = 0;

  /**
   * @param {object} option Discord's option
   * @param {{store: object, channelId: string, ask: (text: string) => Promise<object[]>,
   *   onSuggestions: (field: OptionField, items: object[]) => void}} context
   */
  constructor(option, { store, channelId, ask, onSuggestions }) {
    this.option = option;
    this.#store = store;
    this.#guild = store.guildOf(channelId);
    this.#ask = ask;
    this.onSuggestions = onSuggestions;
    this.#build();
  }

  #build() {
    const { option } = this;
    const id = uniqueId("option");
    this.input = h("input", {
      id,
      class: "option-input",
      type: "text",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-required": option.required ? "true" : null,
      "aria-description": option.description,
      inputmode:
        option.type === OptionType.INTEGER
          ? "numeric"
          : option.type === OptionType.NUMBER
            ? "decimal"
            : null,
      dataset: { testid: "option-input", option: option.name },
      size: "6",
      on: { input: () => this.#typed(), focus: () => this.suggest() },
    });
    this.element = h(
      "span",
      { class: "option-field", dataset: { testid: "option-field", option: option.name } },
      h("label", { for: id, class: "option-name" }, option.label),
      this.input,
    );
  }

  get text() {
    return this.input.value.trim();
  }

  get filled() {
    return this.#picked !== null || this.text !== "";
  }

  get fault() {
    return this.#fault;
  }

  get hasList() {
    return (
      PICK_ONLY.has(this.option.type) ||
      Boolean(this.option.choices?.length) ||
      Boolean(this.option.autocomplete)
    );
  }

  #typed() {
    this.#picked = null;
    this.#showFault(null);
    this.#fit();
    this.suggest();
  }

  #fit() {
    this.input.size = Math.max(6, Math.min(this.input.value.length + 1, 28));
  }

  #showFault(fault) {
    this.#fault = fault;
    this.element.classList.toggle("option-field-fault", Boolean(fault));
    if (fault) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
  }

  /** Take a suggestion. */
  pick(item) {
    this.#picked = item.payload;
    this.input.value = item.label;
    this.#showFault(null);
    this.#fit();
  }

  /** Fill in text that was typed after the command's name. */
  fill(text) {
    this.input.value = text;
    const named = this.#localItems().find((item) =>
      [item.label, String(item.payload)].some(
        (entry) => entry.toLowerCase() === text.toLowerCase().replace(/^[@#]/, ""),
      ),
    );
    if (named) this.pick(named);
    this.#fit();
  }

  #localItems() {
    const { option } = this;
    const store = this.#store;
    if (option.choices?.length) {
      return option.choices.map((choice) => ({ label: choice.name, payload: choice.value }));
    }
    switch (option.type) {
      case OptionType.BOOLEAN:
        return [
          { label: "True", payload: true },
          { label: "False", payload: false },
        ];
      case OptionType.USER:
        return users(store);
      case OptionType.MENTIONABLE:
        return [...users(store), ...roles(this.#guild)];
      case OptionType.ROLE:
        return roles(this.#guild);
      case OptionType.CHANNEL:
        return store.channelsOfGuild(this.#guild.id).map((channel) => ({
          label: channel.name,
          payload: channel.id,
          lead: () => icon("hash"),
        }));
      default:
        return [];
    }
  }

  /** Offer what fits the text so far; autocomplete asks the bot after a short pause. */
  suggest() {
    if (this.option.autocomplete) {
      this.#askLater();
      return;
    }
    const wanted = this.#picked === null ? this.text.toLowerCase().replace(/^[@#]/, "") : "";
    const items = this.#localItems().filter((item) => item.label.toLowerCase().includes(wanted));
    this.onSuggestions(this, asListItems(items));
  }

  #askLater() {
    clearTimeout(this.#pause);
    this.#question += 1;
    const question = this.#question;
    this.#pause = setTimeout(async () => {
      const choices = await this.#ask(this);
      if (question !== this.#question) return;
      this.onSuggestions(
        this,
        asListItems(choices.map(({ name, value }) => ({ label: name, payload: value }))),
      );
    }, AUTOCOMPLETE_PAUSE);
  }

  stop() {
    clearTimeout(this.#pause);
    this.#question += 1;
  }

  /** The value as Discord's option, or null when it is empty or at fault (see `fault`). */
  read() {
    this.#showFault(null);
    if (!this.filled) {
      if (this.option.required) this.#showFault("This option is needed.");
      return null;
    }
    const result = this.#convert();
    if ("fault" in result) {
      this.#showFault(result.fault);
      return null;
    }
    return { name: this.option.name, type: this.option.type, value: result.value };
  }

  #convert() {
    if (this.#picked !== null) return { value: this.#picked };
    const named = this.#localItems().find(
      (item) => item.label.toLowerCase() === this.text.toLowerCase(),
    );
    if (named) return { value: named.payload };
    if (this.option.choices?.length) return { fault: "Choose one from the list." };
    return convertValue(this.option, this.text);
  }

  /** What has been typed so far, for an autocomplete question. */
  partial(focused) {
    const value = this.#picked ?? this.text;
    if (value === "" && !focused) return null;
    return {
      name: this.option.name,
      type: this.option.type,
      value,
      ...(focused ? { focused: true } : {}),
    };
  }
}

function users(store) {
  return [...store.users.values()].map((user) => ({
    label: displayName(user),
    payload: user.id,
    description: user.bot ? "App" : `@${user.username}`,
    lead: () => avatar(user, "avatar-tiny"),
  }));
}

function roles(guild) {
  return (guild.roles ?? []).map((role) => ({
    label: role.name,
    payload: role.id,
    lead: () => icon("at"),
  }));
}

function asListItems(items) {
  return items.map((item) => ({
    ...item,
    value: String(item.payload),
    lead: item.lead?.() ?? null,
  }));
}
