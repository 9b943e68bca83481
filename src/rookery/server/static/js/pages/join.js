// Joining a class: a code and a name, and then to a table where somebody waits.

import { command, look, me, newKey, problemOf } from "../api.js";
import { joinClass } from "../classes.js";
import { drawSeed } from "../dice/seeds.js";
import { fill, h } from "../dom.js";
import { leadOn } from "../focus.js";
import { field } from "../forms.js";
import { icon } from "../icons.js";
import { atMost, retry } from "../retry.js";
import { settings } from "../settings.js";
import { load, save } from "../storage.js";
import { sentence, t } from "../words.js";

/** @import { Place } from "../../types/wire.js" */

const KEPT = "rookery-class-code";
const LONGEST_NAME = 24;
const TRIES = 4;

/**
 * The code may stand behind the #, as it does in the QR code on the teacher's page.
 * @param {HTMLElement} place
 * @param {URL} address
 * @returns {Promise<() => void>}
 */
export async function show(place, address) {
  await me();
  document.title = `${t("class-join-title")} · ${t("app-name")}`;
  const given = decodeURIComponent(address.hash.slice(1));
  const code = h("input", {
    class: "input class-code-input", value: given || load(KEPT, ""), maxlength: 12, autocomplete: "off", autocapitalize: "characters",
    spellcheck: "false", required: true,
  });
  const name = h("input", { class: "input", value: settings.get().name, maxlength: LONGEST_NAME, autocomplete: "nickname", required: true });
  const refusal = h("p", { class: "refusal note", role: "alert", hidden: true });
  const go = h("button", { class: "button primary large", type: "submit" }, t("class-join-go"));
  const onsubmit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    settings.set({ name: name.value.trim() });
    go.disabled = refusal.hidden = true;
    try {
      const found = await joinClass(code.value);
      save(KEPT, code.value.trim());
      await sitDown(found, name.value.trim());
      if (found.lessons || found.puzzles) return welcome(place, found);
      leadOn();
      location.assign(`/m/${found.match}`);
    } catch (failure) {
      const problem = problemOf(failure);
      refusal.textContent = problem.text ? sentence(problem.text) : t("class-lost");
      refusal.hidden = go.disabled = false;
    }
  };
  const back = h("a", { class: "button quiet back", href: "/" }, icon("back"), t("class-home"));
  const form = h("form", { class: "card stack class-form", onsubmit }, field(t("class-code"), code, t("class-code-help")), field(t("app-your-name"), name), refusal, go);
  fill(place, h("div", { class: "wide class-narrow" }, back, h("h1", {}, t("class-join-title")), form));
  (code.value ? name : code).focus({ preventScroll: true });
  return () => fill(place);
}

/**
 * Take the seat; if another event came first, look again.
 * @param {Place} place
 * @param {string} name
 */
async function sitDown({ match, seat, token }, name) {
  // Who sits there already goes back to it.
  if (token === null) return;
  const request = { seat, key: newKey(), command: { type: "join", name: name || t("app-name-none"), commitment: await drawSeed(match) } };
  const once = async () => command(match, { ...request, expected: (await look(match, token)).seq }, token);
  await retry(once, (problem, tries) => (problem.code === "stale" && tries < TRIES ? 0 : atMost(TRIES)(problem, tries)));
}

/**
 * Where the teacher has lessons or puzzles for the class: first those, or to the table at once.
 * @param {HTMLElement} place
 * @param {Place} found
 */
function welcome(place, { id, match, table, lessons, puzzles }) {
  const lesson = lessons && h("a", { class: "button large", href: `/class/${id}/learn` }, icon("learn"), t("class-lessons-go"));
  const puzzle = puzzles && h("a", { class: "button large", href: `/class/${id}/puzzles` }, icon("puzzle"), t("class-puzzles-go"));
  const play = h("a", { class: "button primary large", href: `/m/${match}` }, icon("play"), t("class-table-go", { table }));
  const card = h("div", { class: "card stack class-form" }, h("p", {}, t("class-seated", { table })), play, lesson, puzzle);
  fill(place, h("div", { class: "wide class-narrow" }, h("h1", { tabindex: -1 }, t("class-join-title")), card));
  place.querySelector("h1")?.focus();
}
