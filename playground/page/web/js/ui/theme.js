/** Dark or light: what the tester chose, else what the system prefers. */

const LIGHT = matchMedia("(prefers-color-scheme: light)");

/** Keep the page's theme as `prefs.theme` says. */
export function followTheme(prefs) {
  const apply = () => {
    const wanted = prefs.theme === "auto" ? (LIGHT.matches ? "light" : "dark") : prefs.theme;
    document.documentElement.dataset.theme = wanted;
  };
  prefs.on("change", ({ name }) => name === "theme" && apply());
  LIGHT.addEventListener("change", apply);
  apply();
}
