/** Where a person writes: plain messages, or slash commands. */

import { exactLeaf, leafName, leavesOf, readOptions, searchLeaves } from "../state/commands.js";
import { displayName } from "../state/discord.js";
import { Subscriptions } from "../state/emitter.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { avatar } from "../ui/people.js";
import { CommandForm } from "./command-form.js";
import { openCommandPicker } from "./command-picker.js";
import { Suggestions } from "./suggestions.js";

const MESSAGE_LIMIT = 2000;
const drafts = new Map();

export class Composer {
  #app;
  #userId;
  #channel;
  #form = null;
  #suggestions = new Suggestions();
  #sent = new Map();
  #subscriptions = new Subscriptions();
  #onSent;

  /** @param {{app: object, userId: string, channel: object, placeholder: string, onSent: () => void}} options */
  constructor({ app, userId, channel, placeholder, onSent }) {
    this.#app = app;
    this.#userId = userId;
    this.#channel = channel;
    this.#onSent = onSent;
    this.#build(placeholder);
    this.#restoreDraft();
    this.#subscriptions.add(
      app.actions.on("settled", (result) => this.#settled(result)),
      app.store.on("commands", () => !this.#form && this.#typed()),
      // Who installs the bot has its commands from then on.
      app.store.on("users", (user) => user.id === userId && !this.#form && this.#typed()),
    );
  }

  #build(placeholder) {
    this.input = h("textarea", {
      class: "composer-input",
      rows: "1",
      placeholder,
      "aria-label": placeholder,
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      dataset: { testid: "composer-input" },
      on: {
        input: () => this.#typed(),
        keydown: (event) => this.#key(event),
        blur: () => this.#suggestions.hide(),
        focus: () => this.#typed(),
      },
    });
    this.commandButton = button(
      {
        class: "icon-button",
        "aria-label": "Commands",
        title: "Commands",
        dataset: { testid: "command-button" },
        on: { click: () => this.#pickCommand() },
      },
      icon("slash"),
    );
    this.sendButton = button(
      {
        class: "icon-button composer-send",
        "aria-label": "Send",
        title: "Send (Enter)",
        dataset: { testid: "composer-send" },
        on: { click: () => this.#submit() },
      },
      icon("send"),
    );
    this.field = h("div", { class: "composer-field" }, this.input);
    this.line = h(
      "div",
      { class: "composer-line" },
      this.commandButton,
      this.field,
      this.sendButton,
    );
    this.element = h(
      "div",
      { class: "composer", dataset: { testid: "composer" } },
      this.#suggestions.element,
      this.line,
    );
  }

  get #draftKey() {
    return `${this.#userId}:${this.#channel.id}`;
  }

  #restoreDraft() {
    this.input.value = drafts.get(this.#draftKey) ?? "";
    this.sendButton.disabled = !this.input.value.trim();
    requestAnimationFrame(() => this.#fit());
  }

  destroy() {
    this.#form?.destroy();
    this.#subscriptions.end();
  }

  focus() {
    if (this.#form) this.#form.focus();
    else this.input.focus();
  }

  #fit() {
    this.input.style.height = "auto";
    this.input.style.height = `${this.input.scrollHeight}px`;
  }

  get #leaves() {
    const { store } = this.#app;
    return leavesOf(store.commands, this.#channel, store.users.get(this.#userId));
  }

  #typed() {
    const text = this.input.value;
    drafts.set(this.#draftKey, text);
    this.#fit();
    this.sendButton.disabled = !text.trim();
    if (document.activeElement !== this.input) return;
    if (text.startsWith("/")) this.#typedCommand(text.slice(1));
    else this.#typedText();
  }

  #typedCommand(typed) {
    const leaves = this.#leaves;
    const exact = exactLeaf(leaves, typed);
    if (exact && /^\s/.test(exact.rest)) {
      this.#openForm(exact.leaf, exact.rest);
      return;
    }
    const { store } = this.#app;
    const items = searchLeaves(leaves, typed).map((leaf) => ({
      value: leafName(leaf),
      label: `/${leafName(leaf)}`,
      description: describe(leaf),
      lead: avatar(store.bot, "avatar-tiny"),
      leaf,
    }));
    this.#suggestions.show({
      title: "Commands",
      text: store.commands.length ? String(items.length) : "The bot has registered none yet.",
      items,
      input: this.input,
      onPick: (item) => this.#openForm(item.leaf, ""),
      emptyText: "No such command",
    });
  }

  #typedText() {
    const before = this.input.value.slice(0, this.input.selectionStart);
    const word = /(?:^|\s)@([\p{L}\p{N}_.-]{0,32})$/u.exec(before);
    if (!word) {
      this.#suggestions.hide();
      return;
    }
    const wanted = word[1].toLowerCase();
    const fits = (user) =>
      [displayName(user), user.username].some((name) => name.toLowerCase().startsWith(wanted));
    const items = [...this.#app.store.users.values()].filter(fits).map((user) => ({
      value: user.id,
      label: displayName(user),
      description: user.bot ? "App" : `@${user.username}`,
      lead: avatar(user, "avatar-tiny"),
    }));
    if (!items.length) {
      this.#suggestions.hide();
      return;
    }
    this.#suggestions.show({
      title: "People",
      items,
      input: this.input,
      onPick: (item) => this.#insertMention(item.value, word[1].length + 1),
    });
  }

  #insertMention(userId, typedLength) {
    const end = this.input.selectionStart;
    this.input.setRangeText(`<@${userId}> `, end - typedLength, end, "end");
    this.#typed();
  }

  #key(event) {
    if (event.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#enter();
    } else if (
      event.key === "Tab" &&
      !event.shiftKey &&
      this.#suggestions.open &&
      this.#suggestions.hasItems
    ) {
      event.preventDefault();
      this.#suggestions.pick();
    } else if (event.key === "Escape" && this.#suggestions.open) {
      event.preventDefault();
      this.#suggestions.hide();
    } else if (event.key === "ArrowUp" || event.key === "ArrowDown")
      this.#suggestions.handleKey(event);
  }

  #enter() {
    if (this.#suggestions.open && this.#suggestions.hasItems && !this.#typedInFull())
      this.#suggestions.pick();
    else this.#submit();
  }

  #typedInFull() {
    const exact =
      this.input.value.startsWith("/") && exactLeaf(this.#leaves, this.input.value.slice(1));
    return (
      Boolean(exact) && [undefined, leafName(exact.leaf)].includes(this.#suggestions.active?.value)
    );
  }

  #submit() {
    if (this.#form) {
      this.#form.send();
      return;
    }
    const text = this.input.value.trim();
    if (!text) return;
    const exact = text.startsWith("/") ? exactLeaf(this.#leaves, text.slice(1)) : null;
    if (exact) {
      this.#openForm(exact.leaf, exact.rest).send();
      return;
    }
    if (text.length > MESSAGE_LIMIT) {
      this.#warn(`A message has at most ${MESSAGE_LIMIT} characters; this one has ${text.length}.`);
      return;
    }
    const nonce = this.#app.actions.send(this.#userId, this.#channel.id, text);
    this.#sent.set(nonce, text);
    this.#setText("");
    this.#onSent();
  }

  #warn(text) {
    this.#suggestions.show({
      title: "Not sent.",
      text,
      items: [],
      input: this.input,
      onPick: () => {},
    });
  }

  #setText(text) {
    this.input.value = text;
    this.#suggestions.hide();
    this.#typed();
  }

  /** What was refused comes back to the line, if nothing else is being written. */
  #settled({ nonce, ok }) {
    const text = this.#sent.get(nonce);
    if (text === undefined) return;
    this.#sent.delete(nonce);
    if (!ok && !this.input.value && !this.#form) this.#setText(text);
  }

  #pickCommand() {
    this.#suggestions.hide();
    openCommandPicker(this.commandButton, {
      leaves: this.#leaves,
      onPick: (leaf) => {
        this.#form?.destroy();
        this.#openForm(leaf, "");
      },
    });
  }

  /** Open the form of a mentioned command, if this person has it here. */
  openCommand(name) {
    const leaf = this.#leaves.find(({ path }) => path.join(" ") === name);
    if (!leaf) return;
    this.#form?.destroy();
    this.#openForm(leaf, "");
  }

  #openForm(leaf, rest) {
    this.#suggestions.hide();
    const form = new CommandForm({
      app: this.#app,
      place: { userId: this.#userId, channelId: this.#channel.id },
      leaf,
      suggestions: this.#suggestions,
      onSend: (sent, options) => this.#sendCommand(sent, options),
      onLeave: () => this.#closeForm(),
    });
    this.#form = form;
    this.field.replaceChildren(form.element);
    form.fill(readOptions(rest, leaf.options));
    this.sendButton.disabled = false;
    drafts.delete(this.#draftKey);
    form.focus();
    return form;
  }

  #closeForm() {
    const { leaf } = this.#form;
    this.#form.destroy();
    this.#form = null;
    this.field.replaceChildren(this.input);
    this.input.value = `/${leafName(leaf)}`;
    this.input.focus();
    this.#typed();
  }

  #sendCommand(leaf, options) {
    this.#app.actions.slash(this.#userId, this.#channel.id, leaf, options);
    this.#form.destroy();
    this.#form = null;
    this.field.replaceChildren(this.input);
    this.#setText("");
    this.input.focus();
    this.#onSent();
  }
}

function describe(leaf) {
  const names = leaf.options.map(({ required, label }) => (required ? label : `[${label}]`));
  return [leaf.description, names.join(" ")].filter(Boolean).join(" — ");
}
