// Runs before the page is drawn, so that a theme chosen by hand does not flash in the other one first.
// It is a plain script, and therefore reads by itself what settings.js keeps.

(() => {
  try {
    const kept = JSON.parse(localStorage.getItem("rookery-settings") ?? "{}");
    if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
  } catch {
    // Nothing can be read here: the page follows the browser.
  }
})();
