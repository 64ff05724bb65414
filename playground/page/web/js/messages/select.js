/** Select menus of messages: of texts, people and roles. */

import { ComponentType } from "../state/discord.js";
import { button, h } from "../ui/dom.js";
import { emojiNode } from "../ui/emoji.js";
import { icon } from "../ui/icons.js";
import { Listbox } from "../ui/listbox.js";
import { closePopover, openPopover } from "../ui/popover.js";

const SEARCH_FROM = 8;

function roleItem(role) {
  return { value: role.id, label: role.name, lead: () => icon("at") };
}

function personItem(person) {
  return { value: person.id, label: person.global_name ?? person.username, lead: () => icon("at") };
}

function stringItem(option) {
  return {
    value: option.value,
    label: option.label,
    description: option.description,
    lead: option.emoji ? () => emojiNode(option.emoji, { decorative: true }) : null,
  };
}

/** What a select offers, as list items. */
function itemsOf(component, guild, people) {
  if (component.type === ComponentType.USER_SELECT) return people.map(personItem);
  return component.type === ComponentType.ROLE_SELECT
    ? (guild?.roles ?? []).map(roleItem)
    : (component.options ?? []).map(stringItem);
}

function defaultsOf(component) {
  if (component.type === ComponentType.STRING_SELECT) {
    return (component.options ?? [])
      .filter((option) => option.default)
      .map((option) => option.value);
  }
  return (component.default_values ?? []).map((entry) => entry.id);
}

function drawn(item) {
  return { ...item, lead: item.lead?.() ?? null };
}

/**
 * A select menu.
 * @param {object} component Discord's component
 * @param {object} store
 * @param {{label?: string, channelId: string, onChange: (values: string[]) => void}} options
 * @returns {HTMLElement}
 */
export function selectMenu(component, store, { channelId, label, onChange }) {
  const most = component.max_values ?? 1;
  const least = component.min_values ?? 1;
  const many = most > 1;
  const items = itemsOf(component, store.guildOf(channelId), store.people);
  let values = defaultsOf(component);
  const name = label ?? component.placeholder ?? "Make a choice";
  const trigger = button({
    class: "select",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    disabled: component.disabled,
    dataset: { testid: "select", customId: component.custom_id, type: component.type },
    on: { click: open, keydown: openByArrow },
  });

  // By this a redrawn message tells whether it still offers the same choice.
  trigger.signature = JSON.stringify(component);

  function draw() {
    const chosen = values
      .map((value) => items.find((item) => item.value === value))
      .filter(Boolean);
    const content = chosen.length
      ? chosen.map((item) =>
          h(
            "span",
            { class: many ? "select-pill" : "select-value" },
            item.lead?.(),
            h("span", { class: "select-text" }, item.label),
          ),
        )
      : h("span", { class: "select-placeholder" }, component.placeholder ?? "Make a choice");
    trigger.replaceChildren(
      h("span", { class: "select-values" }, content),
      icon("chevron", "select-chevron"),
    );
    trigger.setAttribute("aria-label", [name, ...chosen.map((item) => item.label)].join(", "));
  }

  function openByArrow(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  }

  function open() {
    if (trigger.getAttribute("aria-busy") === "true") return;
    if (trigger.getAttribute("aria-expanded") === "true") {
      closePopover();
      return;
    }
    const before = values;
    openList(name, trigger, {
      items,
      many,
      least,
      most,
      values,
      onClose: (next, committed) => {
        trigger.setAttribute("aria-expanded", "false");
        if (!trigger.isConnected) return;
        const changed = next.join() !== before.join();
        if (!committed && (!many || !changed)) return;
        if (next.length < least) return;
        values = next;
        draw();
        if (changed || committed) onChange(values);
      },
    });
    trigger.setAttribute("aria-expanded", "true");
  }

  draw();
  return trigger;
}

function openList(name, trigger, { items, many, least, most, values, onClose }) {
  let chosen = [...values];
  let committed = false;

  function pick(item) {
    if (!many) {
      chosen = chosen.includes(item.value) && least === 0 ? [] : [item.value];
      committed = true;
      popover.close();
      return;
    }
    if (chosen.includes(item.value)) chosen = chosen.filter((value) => value !== item.value);
    else if (chosen.length < most) chosen = [...chosen, item.value];
    draw();
  }

  const list = new Listbox({
    label: name,
    multiple: many,
    onPick: pick,
    isChosen: (item) => chosen.includes(item.value),
    testid: "select-option",
  });
  const search = h("input", {
    class: items.length >= SEARCH_FROM ? "select-search" : "select-search sr-only",
    type: "text",
    role: "combobox",
    autocomplete: "off",
    placeholder: "Search",
    "aria-label": `Search: ${name}`,
    "aria-controls": list.id,
    "aria-expanded": "true",
    inputmode: items.length >= SEARCH_FROM ? "search" : "none",
    on: { input: draw, keydown },
  });
  const done =
    many &&
    button(
      {
        class: "btn btn-primary select-done",
        dataset: { testid: "select-done" },
        on: { click: finish },
      },
      "Done",
    );
  const count = many && h("span", { class: "select-count", role: "status" });

  function keydown(event) {
    if (event.key === " " && many && !search.value) {
      event.preventDefault();
      list.pick();
    } else if (event.key === "Enter" && many && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      finish();
    } else list.handleKey(event);
  }

  function finish() {
    committed = true;
    popover.close();
  }

  function draw() {
    const wanted = search.value.trim().toLowerCase();
    const shown = items.filter((item) =>
      `${item.label} ${item.description ?? ""}`.toLowerCase().includes(wanted),
    );
    list.show(shown.map(drawn), { keepActive: true });
    if (!many) return;
    const enough = chosen.length >= least;
    done.disabled = !enough;
    count.textContent = enough ? `${chosen.length} of at most ${most}` : `Choose at least ${least}`;
  }

  list.onActive = (id) =>
    id
      ? search.setAttribute("aria-activedescendant", id)
      : search.removeAttribute("aria-activedescendant");
  const footer = many && h("div", { class: "select-footer" }, count, done);
  const content = h("div", { class: "select-list" }, search, list.element, footer);
  const popover = openPopover(trigger, content, {
    label: name,
    matchWidth: true,
    onClose: () => onClose(chosen, committed),
  });
  draw();
  popover.place();
  search.focus({ preventScroll: true });
}
