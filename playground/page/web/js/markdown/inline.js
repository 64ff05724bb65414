/** The marks within a line: emphasis, code, links, mentions, emoji, timestamps, spoilers. */

const PLAIN = /[^\\`<[h*_~|@]+/y;
const ESCAPE = /\\([^0-9A-Za-z\s])/y;
const CODE = /(`+)(?!`)([\s\S]*?[^`])\1(?!`)/y;
const ANGLE_LINK = /<(https?:\/\/[^\s<>]+)>/y;
const MASKED_LINK =
  /\[((?:\\.|[^[\]\\]|\[[^[\]]*\])+)\]\(\s*<?(https?:\/\/(?:[^\s()<>]|\([^\s()]*\))+)>?(?:\s+"([^"]*)")?\s*\)/y;
const BARE_LINK = /https?:\/\/[^\s<]+/y;
const EVERYONE = /@(everyone|here)\b/y;

const ANGLE_RULES = [
  [/<@!?(\d{1,20})>/y, (m) => ({ type: "user", id: m[1] })],
  [/<@&(\d{1,20})>/y, (m) => ({ type: "role", id: m[1] })],
  [/<#(\d{1,20})>/y, (m) => ({ type: "channel", id: m[1] })],
  [/<\/([-_\p{L}\p{N} ]{1,98}):(\d{1,20})>/uy, (m) => ({ type: "command", name: m[1] })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y,
    (m) => ({ type: "time", seconds: Number(m[1]), style: m[2] ?? "f" }),
  ],
  [
    /<(a?):(\w{2,32}):(\d{1,20})>/y,
    (m) => ({ type: "emoji", animated: m[1] === "a", name: m[2], id: m[3] }),
  ],
];

const PAIRS = [
  ["**", "strong"],
  ["__", "underline"],
  ["~~", "strike"],
  ["||", "spoiler"],
  ["*", "em"],
  ["_", "em"],
];

function match(rule, text, position) {
  rule.lastIndex = position;
  return rule.exec(text);
}

/** Parse one run of text; `links` is off within a link's own label. */
export function parseInline(text, links = true) {
  const nodes = [];
  let position = 0;
  while (position < text.length) {
    const [node, next] = readPlain(text, position) ??
      readMark(text, position, links) ?? [{ type: "text", text: text[position] }, position + 1];
    push(nodes, node);
    position = next;
  }
  return nodes;
}

function push(nodes, node) {
  const last = nodes.at(-1);
  if (node.type === "text" && last?.type === "text") last.text += node.text;
  else nodes.push(node);
}

function readPlain(text, position) {
  const plain = match(PLAIN, text, position);
  return plain && [{ type: "text", text: plain[0] }, PLAIN.lastIndex];
}

function readMark(text, position, links) {
  switch (text[position]) {
    case "\\":
      return readSimple(ESCAPE, text, position, (m) => ({ type: "text", text: m[1] }));
    case "`":
      return readSimple(CODE, text, position, (m) => ({ type: "code", text: trimCode(m[2]) }));
    case "<":
      return readAngle(text, position, links);
    case "[":
      return links ? readMaskedLink(text, position) : null;
    case "h":
      return links ? readBareLink(text, position) : null;
    case "@":
      return readSimple(EVERYONE, text, position, (m) => ({ type: "everyone", name: m[1] }));
    default:
      return readPair(text, position, links);
  }
}

function readSimple(rule, text, position, make) {
  const found = match(rule, text, position);
  return found && [make(found), position + found[0].length];
}

function trimCode(code) {
  return /^ .*\S.* $|^ `|` $/s.test(code) ? code.replace(/^ | $/g, "") : code;
}

function readAngle(text, position, links) {
  for (const [rule, make] of ANGLE_RULES) {
    const read = readSimple(rule, text, position, make);
    if (read) return read;
  }
  return links ? readSimple(ANGLE_LINK, text, position, (m) => link(m[1], textNodes(m[1]))) : null;
}

function textNodes(text) {
  return [{ type: "text", text }];
}

function link(address, children, title = null) {
  return { type: "link", address, children, title };
}

function readMaskedLink(text, position) {
  return readSimple(MASKED_LINK, text, position, (m) =>
    link(m[2], parseInline(m[1], false), m[3] ?? null),
  );
}

function readBareLink(text, position) {
  const found = match(BARE_LINK, text, position);
  if (!found) return null;
  const address = withoutTrailingPunctuation(found[0]);
  return [link(address, textNodes(address)), position + address.length];
}

function withoutTrailingPunctuation(address) {
  let result = address;
  for (;;) {
    const closesNothing =
      result.endsWith(")") && result.split(")").length > result.split("(").length;
    if (!closesNothing && !/[.,:;!?"'\]*_~|]$/.test(result)) return result;
    result = result.slice(0, -1);
  }
}

function readPair(text, position, links) {
  for (const [mark, type] of PAIRS) {
    if (!text.startsWith(mark, position)) continue;
    const start = position + mark.length;
    const end = closingMark(text, start, mark);
    if (end === -1 || !mayEmphasise(text, position, start, end, mark)) continue;
    const node = { type, children: parseInline(text.slice(start, end), links) };
    return [node, end + mark.length];
  }
  return null;
}

function mayEmphasise(text, position, start, end, mark) {
  if (end === start) return false;
  if (mark === "*") return /\S/.test(text[start]) && /\S/.test(text[end - 1]);
  if (mark !== "_") return true;
  const before = text[position - 1] ?? " ";
  const after = text[end + 1] ?? " ";
  return !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}_]/u.test(after);
}

/** Where the mark opened before `from` closes, or -1; escapes and code are stepped over. */
function closingMark(text, from, mark) {
  const character = mark[0];
  let position = from;
  while (position < text.length) {
    if (text[position] === "\\") {
      position += 2;
      continue;
    }
    const code = text[position] === "`" && match(CODE, text, position);
    if (code) {
      position += code[0].length;
      continue;
    }
    if (text[position] !== character) {
      position += 1;
      continue;
    }
    const run = runLength(text, position, character);
    if (closes(run, mark)) return position + run - mark.length;
    position += run;
  }
  return -1;
}

function runLength(text, position, character) {
  let end = position;
  while (text[end] === character) end += 1;
  return end - position;
}

/** A run of two closes no single mark, since it belongs to a double one inside. */
function closes(run, mark) {
  return mark.length === 1 ? run !== 2 : run >= 2;
}
