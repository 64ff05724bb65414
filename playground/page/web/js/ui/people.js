/** Faces and names. */

import { displayName, hexColour } from "../state/discord.js";
import { h } from "./dom.js";

const FALLBACK_COLOURS = ["#5b54e8", "#1f8a5b", "#c2571a", "#b8336a", "#2577b8"];

export function userColour(user) {
  const colour = user?.avatar_color;
  if (typeof colour === "number") return hexColour(colour);
  if (typeof colour === "string" && /^#[0-9a-f]{3,8}$/i.test(colour)) return colour;
  return FALLBACK_COLOURS[Number(BigInt(user?.id ?? 0) % BigInt(FALLBACK_COLOURS.length))];
}

function avatarAddress(user) {
  if (user?.avatar_url?.startsWith("/")) return user.avatar_url;
  return user?.avatar ? `/cdn/avatars/${user.id}/${encodeURIComponent(user.avatar)}.png` : null;
}

/** A round picture, or the first letter on the person's colour. */
export function avatar(user, className = "") {
  const letter = [...displayName(user)][0]?.toUpperCase() ?? "?";
  const face = h(
    "span",
    {
      class: `avatar ${className}`.trim(),
      "aria-hidden": "true",
      style: { "--face": userColour(user) },
    },
    letter,
  );
  const address = avatarAddress(user);
  if (address) {
    const picture = h("img", { src: address, alt: "" });
    picture.addEventListener("error", () => picture.remove());
    face.append(picture);
  }
  return face;
}

/** The number on a tab: how many things wait for this person; a dot for less personal news. */
export function badge({ total, personal }, what) {
  if (!total) return null;
  const label = personal ? `${personal} new for ${what}` : `${total} unread`;
  return h(
    "span",
    {
      class: personal ? "badge" : "badge badge-dot",
      dataset: { testid: "unread-badge", count: personal, total },
      title: label,
    },
    personal ? (personal > 99 ? "99+" : personal) : "",
    h("span", { class: "sr-only" }, personal ? ` new for ${what}` : `${total} unread`),
  );
}
