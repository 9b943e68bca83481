// The home page: the games, and the setup of the chosen one.

import { games, listMatches, problemOf } from "../api.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { lists } from "./lobby/match_lists.js";
import { posters } from "./lobby/posters.js";
import { Setup } from "./lobby/setup.js";
import { problemPage } from "./problem.js";

/** @import { Me } from "../../types/wire.js" */

/**
 * The chosen game is in the fragment, so that the browser's back button returns here.
 * @param {HTMLElement} place
 * @returns {Promise<() => void>}
 */
export async function show(place) {
  // Both at once: nothing is to jump when the matches are there.
  /** @type {Promise<import("../../types/wire.js").Listing> | null} */
  let listing = location.hash ? null : listMatches();
  listing?.catch(() => {});
  const facts = await games();
  let takeDown = () => {};
  let asked = 0;
  const showChosen = async () => {
    const mine = ++asked;
    const game = facts.games.find((each) => `#${each.game}` === location.hash);
    const page = game ? await setupPage(game, facts) : homePage(facts, await (listing ?? listMatches()).catch(() => null));
    listing = null;
    // Somebody may have chosen again meanwhile.
    if (mine !== asked) return page.takeDown();
    takeDown();
    takeDown = page.takeDown;
    page.show(place);
  };
  const onhash = () => {
    void showChosen().then(() => {
      scrollTo(0, 0);
      place.focus({ preventScroll: true });
    });
  };
  addEventListener("hashchange", onhash);
  await showChosen();
  return () => {
    removeEventListener("hashchange", onhash);
    takeDown();
  };
}

/** @typedef {{ show: (place: HTMLElement) => void, takeDown: () => void }} Part */

/**
 * @param {Me} facts
 * @param {import("../../types/wire.js").Listing | null} listing
 * @returns {Part}
 */
function homePage(facts, listing) {
  const walls = posters(facts.games, [...facts.levels, ...facts.bots]);
  const tables = lists(listing);
  const file = h("a", { class: "button quiet", href: "/replay" }, icon("file"), t("lobby-file"));
  const puzzles = h("a", { class: "button", href: "/puzzles" }, icon("puzzle"), t("lobby-today"));
  const programs = h("a", { class: "button quiet", href: "/docs/" }, t("lobby-docs"));
  const join = h("a", { class: "button quiet", href: "/join" }, icon("people"), t("lobby-join-class"));
  const teach = h("a", { class: "button quiet", href: "/class" }, icon("learn"), t("lobby-teach-class"));
  const privacy = h("a", { class: "button quiet", href: "/privacy" }, t("app-privacy"));
  const version = h("span", { class: "quiet small" }, t("lobby-version", { version: facts.version }));
  return {
    show(place) {
      document.title = t("app-name");
      fill(
        place,
        h("div", { class: "wide welcome" }, h("h1", {}, t("lobby-welcome")), h("p", { class: "quiet" }, t("app-tagline")), puzzles),
        tables.due && h("div", { class: "wide" }, tables.due),
        h("div", { class: "wide" }, walls.element),
        h("div", { class: "wide" }, tables.element),
        h("footer", { class: "wide foot" }, join, teach, file, programs, privacy, version),
      );
    },
    takeDown() {
      walls.destroy();
      tables.destroy();
    },
  };
}

/**
 * @param {Me["games"][number]} game
 * @param {Me} facts
 * @returns {Promise<Part>}
 */
async function setupPage(game, facts) {
  const setup = new Setup(game, [...facts.levels, ...facts.bots]);
  try {
    await setup.begin();
  } catch (failure) {
    return { show: (place) => void problemPage(place, problemOf(failure)), takeDown: () => setup.destroy() };
  }
  return {
    show(place) {
      document.title = `${game.title} · ${t("app-name")}`;
      fill(place, setup.element);
    },
    takeDown: () => setup.destroy(),
  };
}
