// Runs before the page is drawn, so that the page does not flash in the wrong theme first.
// It is a plain script, not a module, so it reads the stored settings directly.

(() => {
  /** @type {{ theme?: unknown, scenery?: unknown }} */
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("rookery-settings") ?? "{}");
  } catch {
    // Without storage the page follows the browser.
  }
  const dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  Object.assign(document.documentElement.dataset, { theme: dark ? "dark" : "light", scenery: String(kept.scenery ?? "day") });
})();
