// Where everything starts: the words, the quiet bar on top, and the page for the address.

import { Problem, problemOf } from "./api.js";
import { fill, find } from "./dom.js";
import { showTop } from "./top.js";
import { problemPage } from "./pages/problem.js";
import { wearSettings } from "./settings.js";
import { loadWords, t } from "./words.js";

/**
 * Every page is a module that shows itself and returns how to take it down.
 * @typedef {{ show: (place: HTMLElement, address: URL) => Promise<() => void> }} Page
 */

/** @type {[RegExp, string, () => Promise<Page>][]} */
const PAGES = [
  [/^\/$/, "lobby", () => import("./pages/lobby.js")],
  [/^\/m\/[^/]+\/replay$/, "replay", () => import("./pages/replay.js")],
  [/^\/m\/[^/]+$/, "match", () => import("./pages/match.js")],
  [/^\/replay$/, "replay", () => import("./pages/replay.js")],
  [/^\/learn\/[^/]+$/, "learn", () => import("./pages/learn.js")],
  [/^\/rules\/[^/]+$/, "rules", () => import("./pages/rules.js")],
];

/** @type {() => void} */
let takeDown = () => {};

/** Show the page for the address that is in the bar. */
async function showPage() {
  const place = find("#page");
  const address = new URL(location.href);
  const [, name, load] = PAGES.find(([path]) => path.test(address.pathname)) ?? [];
  document.body.dataset.page = name ?? "problem";
  try {
    if (!load) throw new Problem("unknown-page", "there is nothing at this address");
    const page = await load().catch(() => {
      throw new Problem("unreachable", "a part of the page did not arrive");
    });
    fill(place);
    takeDown = await page.show(place, address);
  } catch (failure) {
    document.body.dataset.page = "problem";
    takeDown = problemPage(place, problemOf(failure));
  }
}

async function start() {
  wearSettings();
  await loadWords();
  document.title = t("app.name");
  find(".skip-link").textContent = t("app.skip");
  showTop(find("#top"));
  await showPage();
}

addEventListener("pagehide", (event) => {
  // A page that may come back from the browser's memory stays as it is.
  if (!event.persisted) takeDown();
});

void start();
