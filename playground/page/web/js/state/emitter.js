/** Telling parts of the page that something changed. */

export class Emitter {
  #handlers = new Map();

  /** Call `handler` on each `type`; returns the way to stop. */
  on(type, handler) {
    if (!this.#handlers.has(type)) this.#handlers.set(type, new Set());
    this.#handlers.get(type).add(handler);
    return () => this.#handlers.get(type)?.delete(handler);
  }

  emit(type, detail) {
    for (const handler of [...(this.#handlers.get(type) ?? [])]) handler(detail);
  }
}

/** Collects the ways to stop, so that a view can end all of its subscriptions at once. */
export class Subscriptions {
  #stops = [];

  add(...stops) {
    this.#stops.push(...stops);
  }

  end() {
    for (const stop of this.#stops.splice(0)) stop();
  }
}
