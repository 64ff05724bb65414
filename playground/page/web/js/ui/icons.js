/** The page's own line icons. */

import { svg } from "./dom.js";

const PATHS = {
  hash: "M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm0-4v5.500a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.8 7.3",
  group: "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-3.300 2.700-5 6-5s6 1.700 6 5M15.500 5.300a3 3 0 0 1 0 5.400M17.500 14.300c2.200.6 3.500 2.200 3.500 4.700",
  plus: "M12 5v14M5 12h14",
  restart: "M19.500 12a7.500 7.500 0 1 1-2.200-5.300M19.500 3.500v4h-4",
  chat: "M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z",
  columns: "M4 5h16v14H4zM9.3 5v14M14.7 5v14",
  single: "M4 5h16v14H4zM9 5v14",
  split: "M4 5h16v14H4zM4 12h16",
  smile:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.5 14.500c.9 1.2 2.1 1.8 3.5 1.800s2.6-.6 3.5-1.800M9 9.500v.5M15 9.500v.5",
  close: "M6 6l12 12M18 6 6 18",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  unlock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 6.8-1.2",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  thread: "M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4M10 6h9M10 10h9",
  more: "M5.500 12h.01M12 12h.01M18.500 12h.01",
  gear: "M12 15.200a3.2 3.2 0 1 0 0-6.400 3.2 3.2 0 0 0 0 6.400zM12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M5.300 18.700l2.100-2.100M16.600 7.400l2.100-2.100",
  archive: "M4 5h16v4H4zM6 9v10h12V9M10 13h4",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  copy: "M8 8h11v12H8zM5 16V4h11",
  apps: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  chevron: "M6 9.500l6 6 6-6",
  down: "M12 5v14M6 13l6 6 6-6",
  send: "M4 5l17 7-17 7 2.5-7zM6.5 12H14",
  slash: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM14 8l-4 8",
  reply: "M4 20v-6a4 4 0 0 1 4-4h12M15 5l5 5-5 5",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  open: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  warning: "M12 4 2.5 20h19zM12 10v4.500M12 17.300v.2",
};

/** An icon by name; decorative, so hidden from assistive technology. */
export function icon(name, className = "") {
  return svg(
    "svg",
    {
      viewBox: "0 0 24 24",
      class: `icon ${className}`.trim(),
      "aria-hidden": "true",
      focusable: "false",
    },
    svg("path", { d: PATHS[name] }),
  );
}
