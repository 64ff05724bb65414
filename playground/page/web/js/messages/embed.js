/** Classic embeds. */

import { inlineMarkdown, markdown } from "../markdown/render.js";
import { hexColour } from "../state/discord.js";
import { externalLink, h, webAddress } from "../ui/dom.js";
import { formatDate } from "../ui/time.js";
import { mediaAddress, picture } from "./media.js";

function smallPicture(address) {
  return address && h("img", { class: "embed-icon", src: address, alt: "" });
}

function linked(url, className, children) {
  const address = webAddress(url);
  return address && url
    ? externalLink(address, { class: className }, children)
    : h("span", { class: className }, children);
}

function author(embed, message) {
  if (!embed.author?.name) return null;
  const address = mediaAddress({ url: embed.author.icon_url }, message);
  return h(
    "div",
    { class: "embed-author" },
    smallPicture(address),
    linked(embed.author.url, "", embed.author.name),
  );
}

function fields(embed, context) {
  if (!embed.fields?.length) return null;
  return h(
    "div",
    { class: "embed-fields" },
    embed.fields.map((field) =>
      h(
        "div",
        { class: field.inline ? "embed-field embed-field-inline" : "embed-field" },
        h("div", { class: "embed-field-name" }, inlineMarkdown(field.name, context)),
        markdown(field.value, context, "markdown embed-field-value"),
      ),
    ),
  );
}

function footer(embed, message) {
  const date = embed.timestamp ? formatDate(new Date(embed.timestamp), "s") : null;
  const text = [embed.footer?.text, date].filter(Boolean).join(" · ");
  if (!text) return null;
  const address = mediaAddress({ url: embed.footer?.icon_url }, message);
  return h("div", { class: "embed-footer" }, smallPicture(address), h("span", {}, text));
}

function image(media, message, className) {
  if (!media?.url) return null;
  const { width, height, description: alt } = media;
  return picture(mediaAddress(media, message), { alt, width, height, className });
}

/** An embed card. */
export function embedCard(embed, message, context) {
  return h(
    "article",
    {
      class: embed.thumbnail?.url ? "embed embed-with-thumbnail" : "embed",
      dataset: { testid: "embed" },
      style: typeof embed.color === "number" ? { "--accent-line": hexColour(embed.color) } : {},
    },
    h(
      "div",
      { class: "embed-main" },
      author(embed, message),
      embed.title &&
        h(
          "div",
          { class: "embed-title" },
          linked(embed.url, "", inlineMarkdown(embed.title, context)),
        ),
      embed.description && markdown(embed.description, context, "markdown embed-description"),
      fields(embed, context),
    ),
    image(embed.thumbnail, message, "embed-thumbnail"),
    image(embed.image, message, "picture embed-image"),
    footer(embed, message),
  );
}
