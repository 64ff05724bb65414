/** Pictures, sounds and files of messages. */

import { spoiler } from "../markdown/render.js";
import { externalLink, h, webAddress } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

const SIZES = ["B", "KB", "MB", "GB"];

export function fileSize(bytes) {
  if (!Number.isFinite(bytes)) return "";
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), SIZES.length - 1);
  const value = bytes / 1024 ** step;
  return `${step && value < 10 ? value.toFixed(1) : Math.round(value)} ${SIZES[step]}`;
}

/** Discord's address of an emoji's picture: the playground has the emoji, and answers itself. */
const EMOJI_PICTURE = /^https:\/\/cdn\.discordapp\.com(\/emojis\/\d+\.\w+)/;

/** Where a media item can be fetched: `attachment://name` means a file of the same message. */
export function mediaAddress(media, message) {
  const url = media?.proxy_url || media?.url;
  if (typeof url !== "string") return null;
  const emoji = EMOJI_PICTURE.exec(url);
  if (emoji) return webAddress(`${location.origin}/cdn${emoji[1]}`);
  if (!url.startsWith("attachment://")) return webAddress(url);
  const filename = url.slice("attachment://".length);
  const attachment = (message.attachments ?? []).find((entry) => entry.filename === filename);
  return attachment ? webAddress(attachment.url) : null;
}

/** A picture that opens large in its own tab; its size is kept free while it loads. */
export function picture(address, { alt, width, height, className = "picture" }) {
  if (!address)
    return h("span", { class: "picture-missing" }, icon("file"), alt || "Picture not found");
  const image = h("img", {
    src: address,
    alt: alt ?? "",
    width,
    height,
    decoding: "async",
    draggable: "false",
  });
  const frame = externalLink(
    address,
    { class: className, "aria-label": alt ? `Picture: ${alt}` : "Picture" },
    image,
  );
  image.addEventListener(
    "error",
    () => {
      frame.replaceChildren(
        h("span", { class: "picture-missing" }, icon("file"), alt || "Picture could not be loaded"),
      );
    },
    { once: true },
  );
  return frame;
}

/** A card with a file's name and size, to save it. */
export function fileCard(address, name, size) {
  const label = h("span", { class: "file-name" }, name);
  return h(
    "div",
    { class: "file-card", dataset: { testid: "file" } },
    icon("file", "file-icon"),
    h(
      "span",
      { class: "file-text" },
      address ? externalLink(address, { download: name }, label) : label,
      h("span", { class: "file-size" }, fileSize(size)),
    ),
  );
}

/** One attachment of a classic message. */
export function attachment(entry) {
  const address = webAddress(entry.url);
  const kind = (entry.content_type ?? "").split("/")[0];
  const hidden = entry.filename?.startsWith("SPOILER_");
  const content = attachmentContent(entry, kind, address);
  return h(
    "div",
    { class: "attachment", dataset: { testid: "attachment" } },
    hidden ? spoiler(content, "spoiler spoiler-block") : content,
  );
}

function attachmentContent(entry, kind, address) {
  const alt = entry.description ?? entry.filename;
  if (kind === "image") return picture(address, { alt, width: entry.width, height: entry.height });
  if (kind === "video")
    return h("video", { src: address, controls: true, class: "picture", "aria-label": alt });
  if (kind === "audio") return h("audio", { src: address, controls: true, "aria-label": alt });
  return fileCard(address, entry.title ?? entry.filename, entry.size);
}
