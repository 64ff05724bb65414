/** A form that the bot asks one person to fill in. */

import { button, h, uniqueId } from "../ui/dom.js";
import { modalField } from "./fields.js";

const FOCUSABLE = "button:not(:disabled), input:not(:disabled), textarea, select, a[href]";

export class ModalView {
  #modal;
  #app;
  #onClose;
  #nonce = null;
  #stop;
  #fields;

  /** @param {{app: object, modal: object, onClose: () => void}} options */
  constructor({ app, modal, onClose }) {
    this.#app = app;
    this.#modal = modal;
    this.#onClose = onClose;
    this.#fields = (modal.components ?? []).map(modalField);
    this.#build();
    this.#stop = app.actions.on("settled", (result) => this.#settled(result));
  }

  #build() {
    const title = uniqueId("modal");
    this.failure = h("p", {
      class: "modal-failure",
      role: "alert",
      hidden: true,
      dataset: { testid: "modal-failure" },
    });
    this.submitButton = h(
      "button",
      { type: "submit", class: "btn btn-primary", dataset: { testid: "modal-submit" } },
      h("span", { class: "btn-label" }, "Submit"),
      h("span", { class: "btn-dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    );
    this.form = h(
      "form",
      {
        class: "modal",
        role: "dialog",
        "aria-modal": "true",
        "aria-labelledby": title,
        novalidate: true,
        dataset: { testid: "modal", user: this.#modal.user, customId: this.#modal.custom_id },
        on: { submit: (event) => this.#submit(event), keydown: (event) => this.#key(event) },
      },
      h("h2", { class: "modal-title", id: title }, this.#modal.title),
      h(
        "div",
        { class: "modal-fields" },
        this.failure,
        this.#fields.map((field) => field.element),
      ),
      h(
        "div",
        { class: "modal-buttons" },
        button(
          {
            class: "btn btn-secondary",
            dataset: { testid: "modal-cancel" },
            on: { click: () => this.close() },
          },
          "Cancel",
        ),
        this.submitButton,
      ),
    );
    this.element = h("div", { class: "modal-layer" }, this.form);
  }

  focus() {
    (
      this.form.querySelector(
        ".modal-fields input, .modal-fields textarea, .modal-fields button",
      ) ?? this.submitButton
    ).focus();
  }

  #key(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      this.close();
    } else if (event.key === "Tab") this.#keepFocus(event);
  }

  #keepFocus(event) {
    const controls = [...this.form.querySelectorAll(FOCUSABLE)];
    const edge = event.shiftKey ? controls[0] : controls.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? controls.at(-1) : controls[0]).focus();
  }

  #submit(event) {
    event.preventDefault();
    if (this.#nonce) return;
    const wrong = this.#fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    this.#showFailure(null);
    this.submitButton.setAttribute("aria-busy", "true");
    this.#nonce = "sending";
    const nonce = this.#app.actions.submitModal(
      this.#modal,
      this.#fields.map((field) => field.value()),
    );
    if (this.#nonce) this.#nonce = nonce;
  }

  #settled({ nonce, ok, message, deed }) {
    const refusedAtOnce =
      this.#nonce === "sending" && deed.kind === "modal" && deed.userId === this.#modal.user;
    if (nonce !== this.#nonce && !refusedAtOnce) return;
    this.#nonce = null;
    this.submitButton.removeAttribute("aria-busy");
    if (ok) this.close();
    else this.#showFailure(message);
  }

  #showFailure(message) {
    this.failure.hidden = !message;
    this.failure.textContent = message ? `${message}. Nothing is lost: you can submit again.` : "";
  }

  close() {
    this.#stop();
    this.element.remove();
    this.#onClose();
  }
}

/** The open modals, at most one per person, shown over that person's part of the page. */
export class Modals {
  #app;
  #open = new Map();
  #hosts = new Map();

  constructor(app) {
    this.#app = app;
    app.actions.on("modal", (modal) => this.#show(modal));
  }

  #show(modal) {
    this.#open.get(modal.user)?.close();
    const before = document.activeElement;
    const view = new ModalView({
      app: this.#app,
      modal,
      onClose: () => {
        if (this.#open.get(modal.user) === view) this.#open.delete(modal.user);
        if (before?.isConnected) before.focus({ preventScroll: true });
      },
    });
    this.#open.set(modal.user, view);
    const host = this.#hosts.get(modal.user);
    if (!host) return;
    host.append(view.element);
    view.focus();
  }

  /** From now on this person's modals are shown over `host`. */
  attach(userId, host) {
    this.#hosts.set(userId, host);
    const view = this.#open.get(userId);
    if (view) host.append(view.element);
  }

  detachAll() {
    for (const view of this.#open.values()) view.element.remove();
    this.#hosts.clear();
  }
}
