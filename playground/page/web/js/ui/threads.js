/** What a thread looks like wherever it is named, and how one is begun. */

import { askForText } from "./menu.js";

const MAX_NAME = 100;

/** The name of a thread's icon. */
export function threadIcon({ locked, archived }) {
  return locked ? "lock" : archived ? "archive" : "thread";
}

/**
 * The menu entry with which a thread is started; its name is asked for first.
 * @param {HTMLElement} anchor
 * @param {{label: string, value?: string, onName: (name: string) => void}} question
 */
export function startThreadEntry(anchor, { label, value, onName }) {
  const submit = "Start the thread";
  return {
    label: "Start a thread",
    icon: "thread",
    run: () => askForText(anchor, { label, value, maxLength: MAX_NAME, submit, onSubmit: onName }),
  };
}
