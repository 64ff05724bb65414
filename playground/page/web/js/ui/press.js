/** News waits while something is pressed: what is drawn anew under a finger misses its click. */

/** Milliseconds; a pointer that is dragged away may never come up here. */
const LONGEST_PRESS = 1000;

export class Press {
  #waiting = null;
  #release = () => this.#end();
  #timer = 0;

  /** @param {EventTarget} place where pointers go down and up */
  constructor(place = window) {
    place.addEventListener("pointerdown", () => this.#begin(), true);
    // The click comes right after the pointer is up, before anything that was put off.
    for (const end of ["pointerup", "pointercancel"])
      place.addEventListener(end, () => setTimeout(this.#release), true);
  }

  /** Do this now, or once nothing is pressed any more; always in order. */
  after(task) {
    if (this.#waiting) this.#waiting.push(task);
    else task();
  }

  #begin() {
    this.#waiting ??= [];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#release, LONGEST_PRESS);
  }

  #end() {
    clearTimeout(this.#timer);
    const tasks = this.#waiting ?? [];
    this.#waiting = null;
    for (const task of tasks) task();
  }
}
