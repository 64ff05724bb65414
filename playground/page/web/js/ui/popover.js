/** One small window at a time beside the thing that opened it; a sheet from below on phones. */

import { h } from "./dom.js";

const GAP = 6;
const EDGE = 8;
const PHONE = matchMedia("(max-width: 600px)");

let current = null;

export function closePopover() {
  current?.close();
}

/**
 * Show `content` beside `anchor`.
 * @param {HTMLElement} anchor
 * @param {HTMLElement} content
 * @param {{label: string, onClose?: () => void, matchWidth?: boolean}} options
 * @returns {{element: HTMLElement, close: () => void, place: () => void}}
 */
export function openPopover(anchor, content, { label, onClose, matchWidth = false }) {
  closePopover();
  const element = h("div", { class: "popover", role: "dialog", "aria-label": label }, content);
  const backdrop = h("div", { class: "popover-backdrop" }, element);
  document.body.append(backdrop);
  const popover = { element, close, place };

  function place() {
    if (!anchor.isConnected) {
      close();
      return;
    }
    if (PHONE.matches) {
      element.removeAttribute("style");
      return;
    }
    const box = anchor.getBoundingClientRect();
    if (matchWidth) element.style.width = `${Math.max(box.width, 220)}px`;
    const { offsetWidth: width, offsetHeight: height } = element;
    const fitsBelow = box.bottom + GAP + height <= innerHeight - EDGE;
    const top = fitsBelow ? box.bottom + GAP : box.top - GAP - height;
    element.style.top = `${Math.max(EDGE, Math.min(top, innerHeight - EDGE - height))}px`;
    element.style.left = `${Math.max(EDGE, Math.min(box.left, innerWidth - EDGE - width))}px`;
  }

  function onPointerDown(event) {
    if (element.contains(event.target)) return;
    if (!anchor.contains(event.target)) close();
  }

  function onKeyDown(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  const watcher = new MutationObserver(() => {
    if (!anchor.isConnected) close();
  });

  function close() {
    if (current !== popover) return;
    current = null;
    watcher.disconnect();
    document.removeEventListener("pointerdown", onPointerDown, true);
    document.removeEventListener("keydown", onKeyDown, true);
    removeEventListener("resize", place);
    removeEventListener("scroll", place, true);
    const hadFocus = backdrop.contains(document.activeElement);
    backdrop.remove();
    if (hadFocus && anchor.isConnected) anchor.focus({ preventScroll: true });
    onClose?.();
  }

  current = popover;
  watcher.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("pointerdown", onPointerDown, true);
  document.addEventListener("keydown", onKeyDown, true);
  addEventListener("resize", place);
  addEventListener("scroll", place, true);
  place();
  return popover;
}
