/** Message components, classic and V2, as nodes. */

import { markdown, spoiler } from "../markdown/render.js";
import { ButtonStyle, ComponentType, hexColour } from "../state/discord.js";
import { linkTarget } from "../state/jumps.js";
import { button, externalLink, h, webAddress } from "../ui/dom.js";
import { emojiNode } from "../ui/emoji.js";
import { icon } from "../ui/icons.js";
import { fileCard, mediaAddress, picture } from "./media.js";
import { selectMenu } from "./select.js";

const STYLE_NAMES = {
  [ButtonStyle.PRIMARY]: "primary",
  [ButtonStyle.SECONDARY]: "secondary",
  [ButtonStyle.SUCCESS]: "success",
  [ButtonStyle.DANGER]: "danger",
  [ButtonStyle.LINK]: "link",
};

/**
 * What drawing a component needs.
 * @typedef {{message: object, viewer: string, store: object, openChannel: (id: string) => void,
 *   press: (component: object, values?: string[]) => void}} ComponentContext
 */

/** All components of a message. */
export function componentList(components, context) {
  return h(
    "div",
    { class: "components", dataset: { testid: "components" }, on: { keydown: moveBetweenButtons } },
    components.map((component) => renderComponent(component, context)),
  );
}

function renderComponent(component, context) {
  const render = RENDERERS[component.type];
  return render ? render(component, context) : unknown(component);
}

function unknown(component) {
  return h(
    "p",
    { class: "unknown-component", dataset: { testid: "unknown-component" } },
    `A component of type ${component.type}, which this page cannot show.`,
  );
}

const RENDERERS = {
  [ComponentType.ACTION_ROW]: (row, context) =>
    h(
      "div",
      { class: "action-row" },
      row.components.map((entry) => renderComponent(entry, context)),
    ),
  [ComponentType.BUTTON]: renderButton,
  [ComponentType.STRING_SELECT]: renderSelect,
  [ComponentType.USER_SELECT]: renderSelect,
  [ComponentType.ROLE_SELECT]: renderSelect,
  [ComponentType.MENTIONABLE_SELECT]: renderSelect,
  [ComponentType.CHANNEL_SELECT]: renderSelect,
  [ComponentType.SECTION]: renderSection,
  [ComponentType.TEXT_DISPLAY]: (component, context) => markdown(component.content, context),
  [ComponentType.THUMBNAIL]: renderThumbnail,
  [ComponentType.MEDIA_GALLERY]: renderGallery,
  [ComponentType.FILE]: renderFile,
  [ComponentType.SEPARATOR]: renderSeparator,
  [ComponentType.CONTAINER]: renderContainer,
};

function buttonFace(component) {
  return [
    component.emoji &&
      emojiNode(component.emoji, { className: "btn-emoji", decorative: Boolean(component.label) }),
    component.label && h("span", { class: "btn-label" }, component.label),
    h("span", { class: "btn-dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
  ];
}

function renderButton(component, context) {
  const style = STYLE_NAMES[component.style] ?? "secondary";
  const className = `btn btn-${style}${component.label ? "" : " btn-icon"}`;
  if (component.style === ButtonStyle.LINK) return linkButton(component, className, context);
  return button(
    {
      class: className,
      disabled: component.disabled,
      "aria-label": component.label ? null : component.emoji?.name,
      dataset: { testid: "component-button", customId: component.custom_id, style },
      on: { click: () => context.press(component) },
    },
    buttonFace(component),
  );
}

/** A link to a message of this world stays on the page. */
function jumpButton(component, className, { channelId, messageId }, { openChannel }) {
  return button(
    {
      class: className,
      dataset: { testid: "link-button", target: messageId ?? channelId },
      on: { click: () => openChannel(channelId, messageId) },
    },
    buttonFace(component),
  );
}

function linkButton(component, className, context) {
  const target = linkTarget(component.url, context.store);
  if (target && !component.disabled) return jumpButton(component, className, target, context);
  const address = webAddress(component.url);
  const props = { class: className, dataset: { testid: "link-button" } };
  const face = [buttonFace(component), icon("open", "btn-open")];
  if (!address || component.disabled) return h("span", { ...props, "aria-disabled": "true" }, face);
  return externalLink(address, props, face);
}

function renderSelect(component, context) {
  return selectMenu(component, context.store, {
    channelId: context.channelId,
    onChange: (values) => context.press(component, values),
  });
}

function renderSection(component, context) {
  return h(
    "div",
    { class: "section" },
    h(
      "div",
      { class: "section-text" },
      component.components.map((entry) => renderComponent(entry, context)),
    ),
    component.accessory &&
      h("div", { class: "section-accessory" }, renderComponent(component.accessory, context)),
  );
}

function hideable(content, hidden) {
  return hidden ? spoiler(content, "spoiler spoiler-block") : content;
}

function renderThumbnail(component, { message }) {
  const address = mediaAddress(component.media, message);
  const content = picture(address, { alt: component.description, className: "thumbnail" });
  return hideable(content, component.spoiler);
}

function renderGallery(component, { message }) {
  const items = component.items ?? [];
  return h(
    "div",
    { class: "gallery", dataset: { count: items.length, testid: "gallery" } },
    items.map((item) => {
      const { width, height } = item.media ?? {};
      const options = { alt: item.description, className: "gallery-item" };
      const content = picture(mediaAddress(item.media, message), { ...options, width, height });
      return hideable(content, item.spoiler);
    }),
  );
}

function renderFile(component, { message }) {
  const address = mediaAddress(component.file, message);
  const url = component.file?.url ?? "";
  const found = (message.attachments ?? []).find((entry) => url.endsWith(entry.filename));
  const name =
    component.name ?? found?.filename ?? decodeURIComponent(url.split("/").pop().split("?")[0]);
  return hideable(fileCard(address, name, component.size ?? found?.size), component.spoiler);
}

function renderSeparator(component) {
  const className = `separator${component.spacing === 2 ? " separator-large" : ""}`;
  const divider = component.divider ?? true;
  return h(divider ? "hr" : "div", { class: className });
}

function renderContainer(component, context) {
  const accent = typeof component.accent_color === "number";
  const container = h(
    "div",
    {
      class: accent ? "container container-accent" : "container",
      dataset: { testid: "container" },
      style: accent ? { "--accent-line": hexColour(component.accent_color) } : {},
    },
    component.components.map((entry) => renderComponent(entry, context)),
  );
  return hideable(container, component.spoiler);
}

const ARROWS = {
  ArrowRight: (from, to) => to.left - from.right,
  ArrowLeft: (from, to) => from.left - to.right,
  ArrowDown: (from, to) => to.top - from.bottom,
  ArrowUp: (from, to) => from.top - to.bottom,
};

/** Arrow keys go to the nearest button in that direction, so that a big hand is quick to reach. */
function moveBetweenButtons(event) {
  const distance = ARROWS[event.key];
  const here = event.target.closest?.("button, a");
  if (!distance || !here || here.getAttribute("aria-haspopup")) return;
  const from = here.getBoundingClientRect();
  const vertical = event.key === "ArrowDown" || event.key === "ArrowUp";
  const sideways = (to) =>
    vertical
      ? Math.abs(to.left + to.width / 2 - from.left - from.width / 2)
      : Math.abs(to.top + to.height / 2 - from.top - from.height / 2);
  const candidates = [...event.currentTarget.querySelectorAll("button:not(:disabled), a[href]")]
    .filter((element) => element !== here)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => distance(from, box) >= -1 && (vertical || sideways(box) < from.height))
    .sort(
      (a, b) =>
        distance(from, a.box) * 3 + sideways(a.box) - distance(from, b.box) * 3 - sideways(b.box),
    );
  if (!candidates.length) return;
  event.preventDefault();
  candidates[0].element.focus();
}
