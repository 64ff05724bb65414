/** The colours that Discord shows in ```ansi blocks. */

import { h } from "../ui/dom.js";

const ESCAPE = /\u001b\[([\d;]*)m/;
const COLOURS = ["grey", "red", "green", "yellow", "blue", "pink", "cyan", "white"];

function applyCode(style, code) {
  if (code === 0) return { bold: false, underline: false, colour: null, ground: null };
  if (code === 1) return { ...style, bold: true };
  if (code === 4) return { ...style, underline: true };
  if (code >= 30 && code <= 37) return { ...style, colour: COLOURS[code - 30] };
  if (code >= 40 && code <= 47) return { ...style, ground: COLOURS[code - 40] };
  return style;
}

function className(style) {
  return [
    style.bold && "ansi-bold",
    style.underline && "ansi-underline",
    style.colour && `ansi-${style.colour}`,
    style.ground && `ansi-on-${style.ground}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Text with escape sequences as coloured spans. */
export function ansiNodes(text) {
  const parts = text.split(ESCAPE);
  let style = applyCode({}, 0);
  return parts.map((part, index) => {
    if (index % 2) {
      style = part
        .split(";")
        .map((code) => Number(code || 0))
        .reduce(applyCode, style);
      return null;
    }
    return part && h("span", { class: className(style) || null }, part);
  });
}
