/** Making a redrawn message feel like the same one. */

import { closePopover } from "./popover.js";

const FOCUSABLE = "button, a[href], input, [tabindex]";

/** Move pictures that did not change, already loaded, to the new element. */
export function keepPictures(before, after) {
  const loaded = new Map([...before.querySelectorAll("img")].map((image) => [image.src, image]));
  for (const image of after.querySelectorAll("img")) {
    const known = loaded.get(image.src);
    if (!known || known.alt !== image.alt || known.className !== image.className) continue;
    loaded.delete(image.src);
    image.replaceWith(known);
  }
}

/** Run `swap`; if the focus was within `before`, give it to the same control in `after`. */
export function keepFocus(before, after, swap) {
  const focused = document.activeElement;
  const had = before.contains(focused) && focused !== before;
  const opened = before.querySelector("[aria-expanded=true][aria-haspopup]");
  if (opened) closePopover();
  const twin = had ? counterpart(before, after, focused) : null;
  swap();
  if (twin) twin.focus({ preventScroll: true });
}

function counterpart(before, after, focused) {
  const controls = [...after.querySelectorAll(FOCUSABLE)].filter((entry) => !entry.disabled);
  const byId = controls.find((entry) => entry.dataset.customId && entry.dataset.customId === focused.dataset.customId);
  const byText = controls.find((entry) => entry.textContent === focused.textContent && entry.className === focused.className);
  const index = [...before.querySelectorAll(FOCUSABLE)].indexOf(focused);
  return byId ?? byText ?? controls[Math.min(index, controls.length - 1)] ?? null;
}
