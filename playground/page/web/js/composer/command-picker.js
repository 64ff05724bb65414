/** All commands at a glance, with what they do and take; searched, and picked by a press. */

import { leafName, searchLeaves } from "../state/commands.js";
import { button, h } from "../ui/dom.js";
import { closePopover, openPopover } from "../ui/popover.js";

/**
 * @param {HTMLElement} anchor
 * @param {{leaves: object[], onPick: (leaf: object) => void}} options
 */
export function openCommandPicker(anchor, { leaves, onPick }) {
  const list = h("div", { class: "picker-list" });
  const search = h("input", {
    class: "select-search",
    type: "text",
    autocomplete: "off",
    placeholder: `Search ${leaves.length} commands`,
    "aria-label": "Search the commands",
    dataset: { testid: "picker-search" },
    on: { input: draw, keydown: (event) => searchKey(event, list) },
  });

  function draw() {
    const found = searchLeaves(leaves, search.value.replace(/^\//, ""));
    list.replaceChildren(
      ...found.map((leaf) => choice(leaf, onPick)),
      ...(found.length ? [] : [h("p", { class: "listbox-empty" }, "No such command")]),
    );
  }

  draw();
  const frame = h(
    "div",
    { class: "picker", dataset: { testid: "command-picker" }, on: { keydown: moveBetween } },
    search,
    list,
  );
  openPopover(anchor, frame, { label: "Commands" });
  if (matchMedia("(hover: hover)").matches) search.focus({ preventScroll: true });
}

function choice(leaf, onPick) {
  return button(
    {
      class: "picker-choice",
      dataset: { testid: "command-choice", command: leaf.path.join(" ") },
      on: {
        click: () => {
          closePopover();
          onPick(leaf);
        },
      },
    },
    h("span", { class: "picker-name" }, `/${leafName(leaf)}`),
    leaf.options.map((option) =>
      h(
        "span",
        { class: option.required ? "picker-option picker-required" : "picker-option" },
        option.label,
      ),
    ),
    h("span", { class: "picker-description" }, leaf.description),
  );
}

function searchKey(event, list) {
  if (event.key !== "Enter" || event.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  list.querySelector("button")?.click();
}

/** Down and up go from the search through the list. */
function moveBetween(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll("input, button")];
  const next = stops[stops.indexOf(document.activeElement) + step];
  event.preventDefault();
  next?.focus();
}
