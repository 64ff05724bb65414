/** Building DOM without ever parsing HTML: strings always become text nodes. */

const SVG = "http://www.w3.org/2000/svg";

function applyProp(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name === "class") element.setAttribute("class", value);
  else if (name === "dataset") {
    for (const [key, entry] of Object.entries(value)) {
      if (entry !== null && entry !== undefined) element.dataset[key] = String(entry);
    }
  } else if (name === "on") {
    for (const [event, handler] of Object.entries(value)) element.addEventListener(event, handler);
  } else if (name === "style") {
    for (const [key, entry] of Object.entries(value)) element.style.setProperty(key, entry);
  } else if (value === true) element.setAttribute(name, "");
  else element.setAttribute(name, String(value));
}

function appendChildren(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false || child === "") continue;
    element.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return element;
}

/** Make an HTML element. `props`: attributes, plus `class`, `dataset`, `on` and `style` objects. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) applyProp(element, name, value);
  return appendChildren(element, children);
}

/** A real button that never submits a form. */
export function button(props, ...children) {
  return h("button", { type: "button", ...props }, ...children);
}

/** Make an SVG element. */
export function svg(tag, props = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(props)) applyProp(element, name, value);
  return appendChildren(element, children);
}

let lastId = 0;

/** An id that is used once in this page, for labels and aria references. */
export function uniqueId(prefix = "id") {
  lastId += 1;
  return `${prefix}-${lastId}`;
}

/** The link's address if it is a web address, else null: `javascript:` and friends stay out. */
export function webAddress(text) {
  if (typeof text !== "string") return null;
  try {
    const url = new URL(text, location.href);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}

/** A link that opens in its own tab and tells it nothing about this page. */
export function externalLink(address, props, ...children) {
  return h(
    "a",
    { href: address, target: "_blank", rel: "noopener noreferrer nofollow", ...props },
    ...children,
  );
}
