// Runs before the page is drawn, so that the page does not flash in the wrong theme first.
// It is a plain script, not a module, so it reads the stored settings directly.

(() => {
  try {
    const kept = JSON.parse(localStorage.getItem("rookery-settings") ?? "{}");
    if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
  } catch {
    // Without storage the page follows the browser.
  }
})();
