/**
 * Discord's dialect of markdown as a tree of plain objects `{type, ...}`.
 * Nothing here touches the page; render.js turns the tree into nodes.
 */

import { parseInline } from "./inline.js";

const FENCE = /```(?:([\w+#.-]+)\n|\n)?([\s\S]*?)\n?```/y;
const HEADING = /^(#{1,3}) +(\S.*)$/;
const SUBTEXT = /^-# +(\S.*)$/;
const QUOTE_LINE = /^> ?(.*)$/;
const QUOTE_REST = /^>>> ?/;
const LIST_ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

/** Parse a message's text. */
export function parseMarkdown(text) {
  return parseBlocks(
    String(text ?? "")
      .replaceAll("\r\n", "\n")
      .replace(/^\n+|\s+$/g, ""),
    false,
  );
}

function lineEnd(text, from) {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

function fenceAt(text, position) {
  FENCE.lastIndex = position;
  const match = FENCE.exec(text);
  return match && match[2].trim() ? match : null;
}

function startsBlock(line, quoted) {
  if (HEADING.test(line) || SUBTEXT.test(line) || LIST_ITEM.test(line)) return true;
  return !quoted && (/^> /.test(line) || QUOTE_REST.test(line) || line === ">");
}

/** Where the paragraph that begins at `from` ends: before the next block or fence. */
function paragraphEnd(text, from, quoted) {
  let position = from;
  while (position < text.length) {
    const end = lineEnd(text, position);
    const line = text.slice(position, end);
    if (position > from && startsBlock(line, quoted)) return position;
    for (let tick = line.indexOf("```"); tick !== -1; tick = line.indexOf("```", tick + 3)) {
      if (fenceAt(text, position + tick)) return position + tick;
    }
    position = end + 1;
  }
  return text.length;
}

function parseBlocks(text, quoted) {
  const blocks = [];
  let position = 0;
  while (position < text.length) {
    const [block, next] = readBlock(text, position, quoted);
    if (block) blocks.push(block);
    position = next;
  }
  return blocks;
}

function readBlock(text, position, quoted) {
  const fence = text.startsWith("```", position) && fenceAt(text, position);
  if (fence) {
    const block = { type: "codeblock", language: fence[1] ?? "", text: fence[2] };
    return [block, skipNewline(text, position + fence[0].length)];
  }
  const end = lineEnd(text, position);
  const line = text.slice(position, end);
  if (!quoted && QUOTE_REST.test(line)) {
    const inner = text.slice(position).replace(QUOTE_REST, "");
    return [{ type: "quote", children: parseBlocks(inner, true) }, text.length];
  }
  if (!quoted && (/^> /.test(line) || line === ">")) return readQuote(text, position);
  const heading = HEADING.exec(line);
  if (heading) {
    const children = parseInline(heading[2]);
    return [{ type: "heading", level: heading[1].length, children }, end + 1];
  }
  const subtext = SUBTEXT.exec(line);
  if (subtext) return [{ type: "subtext", children: parseInline(subtext[1]) }, end + 1];
  if (LIST_ITEM.test(line)) return readList(text, position);
  return readParagraph(text, position, quoted);
}

function skipNewline(text, position) {
  return text[position] === "\n" ? position + 1 : position;
}

function readParagraph(text, position, quoted) {
  const end = Math.max(paragraphEnd(text, position, quoted), position + 1);
  const content = text.slice(position, end).replace(/\n$/, "");
  return [{ type: "paragraph", children: parseInline(content) }, end];
}

function readQuote(text, start) {
  const lines = [];
  let position = start;
  while (position < text.length) {
    const end = lineEnd(text, position);
    const line = text.slice(position, end);
    if (!/^> /.test(line) && line !== ">") break;
    lines.push(QUOTE_LINE.exec(line)[1]);
    position = end + 1;
  }
  return [{ type: "quote", children: parseBlocks(lines.join("\n"), true) }, position];
}

function readList(text, start) {
  const items = [];
  let position = start;
  while (position < text.length) {
    const end = lineEnd(text, position);
    const line = text.slice(position, end);
    const match = LIST_ITEM.exec(line);
    if (match && beginsOtherList(items[0], match)) break;
    if (match) {
      items.push({ indent: match[1].length, marker: match[2], text: match[3] });
    } else if (items.length && /^ {2,}\S/.test(line)) {
      items.at(-1).text += `\n${line.trim()}`;
    } else break;
    position = end + 1;
  }
  return [nestItems(items), position];
}

/** Numbers after bullets on the same level, or the other way round. */
function beginsOtherList(first, [, indent, marker]) {
  return (
    first !== undefined &&
    indent.length <= first.indent &&
    /\d/.test(marker) !== /\d/.test(first.marker)
  );
}

/** Turn flat, indented items into lists within lists. */
function nestItems(items) {
  const list = newList(items[0]);
  let index = 0;
  while (index < items.length) {
    const item = items[index];
    const entry = { children: parseInline(item.text), sublist: null };
    let next = index + 1;
    while (next < items.length && items[next].indent > item.indent) next += 1;
    if (next > index + 1) entry.sublist = nestItems(items.slice(index + 1, next));
    list.items.push(entry);
    index = next;
  }
  return list;
}

function newList({ marker }) {
  const ordered = /\d/.test(marker);
  return { type: "list", ordered, start: ordered ? Number.parseInt(marker, 10) : 1, items: [] };
}
