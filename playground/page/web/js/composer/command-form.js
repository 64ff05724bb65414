/** A chosen slash command with its options, waiting to be sent. */

import { leafName, payloadOptions } from "../state/commands.js";
import { button, h } from "../ui/dom.js";
import { OptionField } from "./option-field.js";

export class CommandForm {
  #app;
  #place;
  #fields = [];
  #onSend;
  #onLeave;
  #suggestions;
  #current = null;

  /**
   * @param {{app: object, place: {userId: string, channelId: string}, leaf: object,
   *   suggestions: object, onSend: (leaf: object, options: object[]) => void,
   *   onLeave: () => void}} options
   */
  constructor({ app, place, leaf, suggestions, onSend, onLeave }) {
    this.#app = app;
    this.#place = place;
    this.leaf = leaf;
    this.#suggestions = suggestions;
    this.#onSend = onSend;
    this.#onLeave = onLeave;
    this.chip = button(
      {
        class: "command-chip",
        title: leaf.description,
        "aria-label": `Command /${leafName(leaf)}: ${leaf.description}. Press to change.`,
        dataset: { testid: "command-chip" },
        on: { click: () => onLeave(), keydown: (event) => this.#chipKey(event) },
      },
      `/${leafName(leaf)}`,
    );
    this.fields = h("span", { class: "option-fields" });
    this.extras = h("span", { class: "option-extras" });
    this.element = h(
      "div",
      { class: "command-form", dataset: { testid: "command-form" } },
      this.chip,
      this.fields,
      this.extras,
    );
    for (const option of leaf.options) if (option.required) this.#addField(option);
    this.#drawExtras();
  }

  #addField(option) {
    const field = new OptionField(option, {
      store: this.#app.store,
      channelId: this.#place.channelId,
      ask: (asking) => this.#autocomplete(asking),
      onSuggestions: (asking, items) => this.#suggest(asking, items),
    });
    field.input.addEventListener("keydown", (event) => this.#fieldKey(event, field));
    field.input.addEventListener("blur", () => {
      field.stop();
      if (this.#current === field) this.#suggestions.hide();
    });
    this.#fields.push(field);
    this.fields.append(field.element);
    return field;
  }

  #drawExtras() {
    const left = this.leaf.options.filter((option) => !this.#fieldOf(option.name));
    this.extras.replaceChildren(
      ...left.map((option) =>
        button(
          {
            class: "option-extra",
            title: option.description,
            "aria-label": `Add option ${option.label}: ${option.description}`,
            dataset: { testid: "option-add", option: option.name },
            on: { click: () => this.#addOptional(option).input.focus() },
          },
          `+ ${option.label}`,
        ),
      ),
    );
  }

  #addOptional(option) {
    const field = this.#addField(option);
    this.#drawExtras();
    return field;
  }

  #fieldOf(name) {
    return this.#fields.find((field) => field.option.name === name);
  }

  /** Put in values that were typed as `name:value`. */
  fill(values) {
    for (const option of this.leaf.options) {
      if (!values.has(option.name)) continue;
      (this.#fieldOf(option.name) ?? this.#addOptional(option)).fill(values.get(option.name));
    }
  }

  focus() {
    const next = this.#fields.find((field) => !field.filled) ?? this.#fields.at(-1);
    (next?.input ?? this.chip).focus();
  }

  #suggest(field, items) {
    if (document.activeElement !== field.input) return;
    this.#current = field;
    const { option } = field;
    const fault = field.fault;
    this.#suggestions.show({
      title: option.label,
      text: fault ?? option.description,
      items,
      input: field.input,
      onPick: (item) => {
        field.pick(item);
        this.#advance(field);
      },
      emptyText: field.hasList ? "Nothing fits" : null,
    });
  }

  #advance(field) {
    const index = this.#fields.indexOf(field);
    const next =
      this.#fields.slice(index + 1).find((entry) => !entry.filled) ??
      this.#fields.find((entry) => !entry.filled);
    if (next) next.input.focus();
    else {
      field.input.focus();
      this.#suggestions.hide();
    }
  }

  #autocomplete(asking) {
    const values = this.#fields.map((field) => field.partial(field === asking)).filter(Boolean);
    const { userId, channelId } = this.#place;
    return this.#app.actions.autocomplete(
      userId,
      channelId,
      this.leaf,
      payloadOptions(this.leaf, values),
    );
  }

  #chipKey(event) {
    if (event.key === "Enter") {
      event.preventDefault();
      this.send();
    } else if (event.key === "Backspace" || event.key === "Escape") {
      event.preventDefault();
      this.#onLeave();
    }
  }

  #fieldKey(event, field) {
    if (event.key === "Enter" && !event.isComposing) this.#enter(event, field);
    else if (event.key === "Tab" && !event.shiftKey) this.#tab(event);
    else if (event.key === "Escape") this.#escape(event);
    else if (event.key === "Backspace" && field.input.value === "") this.#back(event, field);
    else if (event.key.startsWith("Arrow") || event.key.startsWith("Page"))
      this.#suggestions.handleKey(event);
  }

  #enter(event, field) {
    event.preventDefault();
    const wantsPick =
      this.#suggestions.open &&
      this.#suggestions.hasItems &&
      (field.text !== "" || field.option.required);
    const alreadyPicked =
      field.filled && field.read() !== null && !this.#suggestions.differsFrom(field.text);
    if (wantsPick && !alreadyPicked) this.#suggestions.pick();
    else this.send();
  }

  #tab(event) {
    if (!this.#suggestions.open || !this.#suggestions.hasItems) return;
    event.preventDefault();
    this.#suggestions.pick();
  }

  #escape(event) {
    event.preventDefault();
    if (this.#suggestions.open) this.#suggestions.hide();
    else this.#onLeave();
  }

  #back(event, field) {
    event.preventDefault();
    const index = this.#fields.indexOf(field);
    if (!field.option.required) {
      this.#fields.splice(index, 1);
      field.stop();
      field.element.remove();
      this.#drawExtras();
    }
    const before = this.#fields[index - 1] ?? (field.option.required ? null : this.#fields[0]);
    if (before) before.input.focus();
    else if (field.option.required) this.#onLeave();
    else this.chip.focus();
  }

  /** Send if everything fits; else go to the first option at fault and say why. */
  send() {
    const values = this.#fields.map((field) => field.read());
    const wrong = this.#fields.find((field) => field.fault);
    if (wrong) {
      wrong.input.focus();
      this.#suggest(wrong, []);
      if (wrong.hasList) wrong.suggest();
      return;
    }
    this.#suggestions.hide();
    this.#onSend(this.leaf, payloadOptions(this.leaf, values.filter(Boolean)));
  }

  destroy() {
    for (const field of this.#fields) field.stop();
    this.#suggestions.hide();
  }
}
