// The page of a review: one board, moved through the game by a slider, buttons and keys. It loads nothing.
"use strict";

(() => {
  const SECOND = 900;
  const find = (/** @type {string} */ what) => /** @type {any} */ (document.querySelector(what));
  const all = (/** @type {string} */ what) => /** @type {any[]} */ ([...document.querySelectorAll(what)]);
  const { parts, frames, plies, turns, unit, words } = JSON.parse(find("#game").textContent);
  const last = frames.length - 1;
  const percent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });
  let ply = 0;
  let timer = 0;

  /** An arrow between two points, or a ring where both are the same. */
  function arrow(/** @type {[number, number, number, number]} */ [x, y, toX, toY], /** @type {string} */ kind, width = unit / 9) {
    const length = Math.hypot(toX - x, toY - y);
    const [along, up] = length ? [(toX - x) / length, (toY - y) / length] : [0, 0];
    const head = Math.min(unit / 3, length / 2);
    const barb = (/** @type {number} */ side) =>
      `${toX - head * (along + (side * up) / 1.6)} ${toY - head * (up - (side * along) / 1.6)}`;
    const ring = unit / 2.2;
    const path = length
      ? `M${x} ${y}L${toX} ${toY}M${barb(1)}L${toX} ${toY}L${barb(-1)}`
      : `M${x - ring} ${y}a${ring} ${ring} 0 1 1 ${2 * ring} 0a${ring} ${ring} 0 1 1 ${-2 * ring} 0`;
    const dashes = kind === "missed" ? ` style="stroke-dasharray:${width * 0.1} ${width * 1.8}"` : "";
    return `<path class="halo" stroke-width="${width * 1.8}" d="${path}"/><path class="arrow ${kind}" stroke-width="${width}"${dashes} d="${path}"/>`;
  }

  function draw(/** @type {string} */ arrows, /** @type {string} */ caption) {
    const { view, parts: drawn } = frames[ply];
    find(".board").setAttribute("viewBox", view);
    find(".land").innerHTML = drawn.map((/** @type {number} */ at) => parts[at]).join("");
    find(".arrows").innerHTML = arrows;
    find(".caption").textContent = caption;
    find(".scrubber").value = ply;
    find(".cursor").style.left = `${(100 * ply) / Math.max(1, last)}%`;
    const { chances, exact } = plies[ply];
    all(".players li").forEach((row, seat) => {
      row.querySelector(".chance").textContent = percent.format(chances[seat]) + (exact ? ` · ${words.certain}` : "");
      row.querySelector(".track span").style.width = `${100 * chances[seat]}%`;
    });
    for (const button of all(".moves button")) {
      const here = Number(button.dataset.ply) === ply;
      if (here) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
      // Only the list scrolls, never the page.
      if (here && button.closest("details").open) button.parentElement.parentElement.scrollTop = button.parentElement.offsetTop - button.parentElement.parentElement.offsetTop - 120;
    }
  }

  function go(/** @type {number} */ to) {
    ply = Math.max(0, Math.min(last, to));
    const { arrow: played, seat, caption } = plies[ply];
    draw(played ? arrow(played, `seat-${seat}`) : "", caption);
    if (ply === last) pause();
  }

  function showBetter(/** @type {any} */ { ply: missed, better, words: told }) {
    pause();
    ply = missed - 1;
    const played = plies[missed].arrow;
    draw((played ? arrow(played, "missed", unit / 12) : "") + (better ? arrow(better, "better") : ""), told);
    find(".stage").scrollIntoView({ block: "nearest" });
  }

  function pause() {
    clearInterval(timer);
    timer = 0;
    find(".main").textContent = "▶";
    find(".main").setAttribute("aria-label", words.play);
  }

  function toggle() {
    if (timer) return pause();
    if (ply === last) go(0);
    timer = window.setInterval(() => go(ply + 1), SECOND);
    find(".main").textContent = "❚❚";
    find(".main").setAttribute("aria-label", words.pause);
  }

  function step(/** @type {number} */ by) {
    pause();
    go(ply + by);
  }

  function toTurn(/** @type {number} */ by) {
    const places = turns.map((/** @type {any} */ turn) => turn.ply);
    const next = by > 0 ? places.find((/** @type {number} */ at) => at > ply) : places.findLast((/** @type {number} */ at) => at < ply);
    if (next !== undefined) step(next - ply);
  }

  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    ArrowUp: () => toTurn(-1),
    ArrowDown: () => toTurn(1),
    Home: () => step(-last),
    End: () => step(last),
    " ": toggle,
  };
  document.addEventListener("keydown", (event) => {
    const on = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || (event.key === " " && on.matches("button, summary"))) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  find(".scrubber").addEventListener("input", (/** @type {any} */ { target }) => step(Number(target.value) - ply));
  for (const button of all("[data-ply]")) button.addEventListener("click", () => step(Number(button.dataset.ply) - ply));
  for (const button of all("[data-better]")) button.addEventListener("click", () => showBetter(turns[Number(button.dataset.better)]));
  for (const button of all("[data-key]")) button.addEventListener("click", () => keys[button.dataset.key]?.());
  find(".theme").addEventListener("click", () => {
    const root = document.documentElement;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
  });
  const asked = Number(new URLSearchParams(location.hash.slice(1)).get("ply") ?? 0);
  go(Number.isInteger(asked) ? asked : 0);
})();
