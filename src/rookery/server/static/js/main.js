// The entry point: loads the words, then shows the top bar and the page for the address.

import { Problem, problemOf } from "./api.js";
import { fill, find, h } from "./dom.js";
import { arrive } from "./focus.js";
import { showTopBar } from "./top_bar.js";
import { problemPage } from "./pages/problem.js";
import { applySettings } from "./settings.js";
import { loadWords, t } from "./words.js";

/**
 * A page is a module whose `show` returns a function that takes it down.
 * @typedef {{ show: (place: HTMLElement, address: URL) => Promise<() => void> }} Page
 */

/** @typedef {{ path: RegExp, name: string, styles: string[], load: () => Promise<Page> }} Route */

const REPLAY = { name: "replay", styles: ["replay", "replay-rail", "die"], load: () => import("./pages/replay.js") };
/** @type {Route[]} */
const ROUTES = [
  { path: /^\/$/, name: "lobby", styles: ["lobby", "setup", "places-editor"], load: () => import("./pages/lobby.js") },
  { path: /^\/m\/[^/]+\/replay$/, ...REPLAY },
  { path: /^\/replay$/, ...REPLAY },
  {
    path: /^\/m\/[^/]+$/,
    name: "match",
    styles: ["match", "match-deck", "match-rail", "match-sea", "match-end", "match-phone", "match-low", "moves", "die"],
    load: () => import("./pages/match.js"),
  },
  { path: /^\/learn\/[^/]+$/, name: "learn", styles: ["learn"], load: () => import("./pages/learn.js") },
  { path: /^\/rules\/[^/]+(\/reference)?$/, name: "rules", styles: ["rules", "guide"], load: () => import("./pages/rules.js") },
];

/** @type {() => void} */
let takeDown = () => {};

/** @param {URL | Location} address */
const routeFor = (address) => ROUTES.find(({ path }) => path.test(address.pathname));

/** Show the page for the current address. */
async function showPage() {
  const place = find("#page");
  const address = new URL(location.href);
  const route = routeFor(address);
  document.body.dataset.page = route?.name ?? "problem";
  try {
    if (!route) throw new Problem("unknown-page");
    const [page] = await Promise.all([route.load(), ...route.styles.map(loadStyle)]).catch(() => {
      throw new Problem("unreachable");
    });
    fill(place);
    takeDown = await page.show(place, address);
    arrive(place);
  } catch (failure) {
    document.body.dataset.page = "problem";
    takeDown = problemPage(place, problemOf(failure));
  }
}

/**
 * A page's own style sheet; those for all pages are in index.html.
 * @param {string} style
 * @returns {Promise<unknown>}
 */
function loadStyle(style) {
  return new Promise((resolve, reject) => {
    const href = `/static/css/${style}.css`;
    document.head.append(h("link", { rel: "stylesheet", href, onload: resolve, onerror: reject }));
  });
}

async function start() {
  applySettings();
  // Load the page's scripts while its words load; a failure is reported later.
  routeFor(location)?.load().catch(() => {});
  // Without words there is only the text in index.html.
  if (!(await loadWords())) return void (find("#no-words").hidden = false);
  document.title = t("app-name");
  find(".skip-link").textContent = t("app-skip");
  showTopBar(find("#top"));
  await showPage();
  // Where it is not allowed, there is no app to install, and nothing else is missing.
  navigator.serviceWorker?.register("/worker.js").catch(() => {});
}

addEventListener("pagehide", (event) => {
  // A page in the back/forward cache stays as it is.
  if (!event.persisted) takeDown();
});

void start();
