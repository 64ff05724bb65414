/** Making a redrawn message feel like the same one. */

import { revealSpoiler } from "../markdown/render.js";

const FOCUSABLE = "button, a[href], input, [tabindex]";

/** Put `after` where `before` is, keeping what the person at it had reached. */
export function exchange(before, after) {
  keepPictures(before, after);
  keepSpoilers(before, after);
  keepOpenSelect(before, after);
  const focused = document.activeElement;
  const twin =
    before.contains(focused) && focused !== before ? counterpart(before, after, focused) : null;
  before.replaceWith(after);
  twin?.focus({ preventScroll: true });
}

/** Move pictures that did not change, already loaded, to the new element. */
function keepPictures(before, after) {
  const loaded = new Map([...before.querySelectorAll("img")].map((image) => [image.src, image]));
  for (const image of after.querySelectorAll("img")) {
    const known = loaded.get(image.src);
    if (!known || known.alt !== image.alt || known.className !== image.className) continue;
    loaded.delete(image.src);
    image.replaceWith(known);
  }
}

/** What was revealed and did not change stays revealed. */
function keepSpoilers(before, after) {
  const old = [...before.querySelectorAll(".spoiler")];
  [...after.querySelectorAll(".spoiler")].forEach((spoiler, index) => {
    const known = old[index];
    if (known?.classList.contains("revealed") && known.textContent === spoiler.textContent)
      revealSpoiler(spoiler);
  });
}

/** A select that somebody is choosing from stays open, if it still offers the same. */
function keepOpenSelect(before, after) {
  const open = before.querySelector(".select[aria-expanded=true]");
  if (!open) return;
  const twin = [...after.querySelectorAll(".select")].find(
    (select) => select.signature === open.signature,
  );
  twin?.replaceWith(open);
}

function counterpart(before, after, focused) {
  const controls = [...after.querySelectorAll(FOCUSABLE)].filter((entry) => !entry.disabled);
  const { customId } = focused.dataset;
  const byId = controls.find((entry) => customId && entry.dataset.customId === customId);
  const byText = controls.find(
    (entry) => entry.textContent === focused.textContent && entry.className === focused.className,
  );
  const index = [...before.querySelectorAll(FOCUSABLE)].indexOf(focused);
  return byId ?? byText ?? controls[Math.min(index, controls.length - 1)] ?? null;
}
