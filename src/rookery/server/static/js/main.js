// The entry point: loads the words, then shows the top bar and the page for the address.

import { Problem, problemOf } from "./api.js";
import { fill, find } from "./dom.js";
import { arrive } from "./focus.js";
import { showTopBar } from "./top_bar.js";
import { applySettings } from "./settings.js";
import { later, loadStyle } from "./styles.js";
import { loadOwn, loadWords, t } from "./words.js";

/**
 * A page is a module whose `show` returns a function that takes it down.
 * @typedef {{ show: (place: HTMLElement, address: URL) => Promise<() => void> }} Page
 */

/** @typedef {{ path: RegExp, name: string, words: string[], styles: import("./styles.js").Style[], load: () => Promise<Page> }} Route */

const REPLAY = { name: "replay", words: ["replay", "lobby", "problem"], styles: ["forms", "replay", "replay-rail", "curve", "die"], load: () => import("./pages/replay.js") };
const PUZZLES = { name: "puzzles", words: ["puzzle", "problem"], styles: ["learn", "puzzles"], load: () => import("./pages/puzzles.js") };
const SMALL = { style: "match-phone", media: "(max-width: 899px), (max-height: 520px)" };
const LOW = { style: "match-low", media: "(min-width: 900px) and (max-height: 860px), (max-height: 700px)" };
/** @type {Route[]} */
const ROUTES = [
  { path: /^\/$/, name: "lobby", words: ["lobby", "problem"], styles: ["forms", "lobby", "setup", "places-editor"], load: () => import("./pages/lobby.js") },
  { path: /^\/m\/[^/]+\/replay$/, ...REPLAY },
  { path: /^\/replay$/, ...REPLAY },
  {
    path: /^\/m\/[^/]+$/,
    name: "match",
    words: [],
    styles: [
      ...[later("forms"), "match", "match-deck", "match-rail", later("match-talk"), later("match-seats")],
      ...["match-sea", SMALL, LOW, "moves", "die"],
    ],
    load: () => import("./pages/match.js"),
  },
  { path: /^\/learn\/[^/]+$/, name: "learn", words: ["learn", "lobby", "problem"], styles: ["learn"], load: () => import("./pages/learn.js") },
  { path: /^\/join$/, name: "join", words: ["class", "problem"], styles: ["forms", "class"], load: () => import("./pages/join.js") },
  { path: /^\/class\/[^/]+\/learn$/, name: "learn", words: ["learn", "lobby", "problem"], styles: ["learn"], load: () => import("./pages/learn.js") },
  { path: /^\/class\/[^/]+\/puzzles(\/[^/]+)?$/, ...PUZZLES },
  { path: /^\/class(\/[^/]+)?$/, name: "class", words: ["class", "lobby", "problem"], styles: ["forms", "lobby", "setup", "class"], load: () => import("./pages/class.js") },
  { path: /^\/puzzles(\/[^/]+){0,2}$/, ...PUZZLES },
  { path: /^\/privacy$/, name: "privacy", words: ["privacy"], styles: ["privacy"], load: () => import("./pages/privacy.js") },
  { path: /^\/rules\/[^/]+(\/reference)?$/, name: "rules", words: ["rules"], styles: ["rules", "guide"], load: () => import("./pages/rules.js") },
];

/** All that can be said without anything from the server. */
const noAnswer = find("#no-words");

/** @type {() => void} */
let takeDown = () => {};

/** @param {URL | Location} address */
const routeFor = (address) => ROUTES.find(({ path }) => path.test(address.pathname));

/** @param {readonly string[]} parts  all of which a page needs */
async function allWords(parts) {
  const arrived = await Promise.all(parts.map(loadOwn));
  if (!arrived.every(Boolean)) throw new Problem("unreachable");
}

/** Show the page for the current address. */
async function showPage() {
  const place = find("#page");
  const address = new URL(location.href);
  const route = routeFor(address);
  document.body.dataset.page = route?.name ?? "problem";
  try {
    // The server shows the documentation there, if somebody has built it.
    if (!route) throw new Problem(/^\/docs\/?$/.test(address.pathname) ? "no-documentation" : "unknown-page");
    const [page] = await Promise.all([route.load(), allWords(route.words), ...route.styles.map(loadStyle)]).catch(() => {
      throw new Problem("unreachable");
    });
    fill(place);
    takeDown = await page.show(place, address);
    arrive(place);
  } catch (failure) {
    document.body.dataset.page = "problem";
    takeDown = await showProblem(place, problemOf(failure));
  }
}

/**
 * @param {HTMLElement} place
 * @param {Problem} problem
 * @returns {Promise<() => void>} takes it down
 */
async function showProblem(place, problem) {
  try {
    const [{ problemPage }, arrived] = await Promise.all([import("./pages/problem.js"), loadOwn("problem")]);
    if (arrived) return problemPage(place, problem);
  } catch {
    // It is said without them.
  }
  noAnswer.hidden = false;
  fill(place, noAnswer);
  return () => fill(place);
}

async function start() {
  applySettings();
  // Load the page's scripts while its words load; a failure is reported later.
  routeFor(location)?.load().catch(() => {});
  // Without words there is only the text in index.html.
  if (!(await loadWords(routeFor(location)?.words ?? []))) return void (noAnswer.hidden = false);
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
