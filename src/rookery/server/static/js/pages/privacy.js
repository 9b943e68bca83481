// What this server keeps about its players: what, how long, who sees it, and how to be forgotten.

import { me } from "../api.js";
import { fill, h } from "../dom.js";
import { toast } from "../notices.js";
import { privacy } from "../study.js";
import { t } from "../words.js";

/** @import { Privacy } from "../../types/wire.js" */

/**
 * @param {HTMLElement} place
 * @returns {Promise<() => void>}
 */
export async function show(place) {
  // First who we are: a newcomer gets the id that is shown here.
  const { guest } = await me();
  const facts = await privacy();
  document.title = `${t("privacy-title")} · ${t("app-name")}`;
  const lead = h("div", { class: "privacy-lead" }, h("h1", {}, t("privacy-title")), h("p", {}, t("privacy-lead")));
  fill(place, h("div", { class: "wide privacy" }, lead, kept(facts), time(facts), seen(), forgotten(guest, facts)));
  return () => fill(place);
}

/**
 * @param {string} title
 * @param {...(import("../dom.js").Child)} parts
 */
const section = (title, ...parts) => h("section", { class: "card stack" }, h("h2", {}, title), ...parts);

/** @param {...string} lines */
const list = (...lines) => h("ul", { class: "privacy-list" }, ...lines.map((line) => h("li", {}, line)));

/** @param {Privacy} facts */
function kept(facts) {
  const log = facts.addresses ? t("privacy-log-addresses") : t("privacy-log");
  return section(t("privacy-kept"), list(t("privacy-cookie"), t("privacy-games"), t("privacy-browser"), log, t("privacy-bans"), t("privacy-nothing-else")));
}

/** @param {Privacy} facts */
function time(facts) {
  const finished = facts.finished === null ? t("privacy-finished-stay") : t("privacy-finished", { days: facts.finished });
  const abandoned = facts.abandoned === null ? t("privacy-abandoned-stay") : t("privacy-abandoned", { days: facts.abandoned });
  return section(t("privacy-time"), list(finished, abandoned, t("privacy-backups")));
}

function seen() {
  return section(t("privacy-seen"), list(t("privacy-players"), t("privacy-private"), t("privacy-operator")));
}

/**
 * @param {string} guest
 * @param {Privacy} facts
 */
function forgotten(guest, facts) {
  const shown = h("input", { class: "input privacy-id", value: guest, readonly: true, "aria-label": t("privacy-id"), onfocus: () => shown.select() });
  const copy = h("button", { class: "button primary", type: "button", onclick: () => void copied(shown) }, t("privacy-copy"));
  const asked = facts.contact === null ? t("privacy-ask") : t("privacy-ask-contact", { contact: facts.contact });
  return section(
    t("privacy-forget"),
    h("p", {}, asked),
    h("div", { class: "privacy-row" }, shown, copy),
    h("p", { class: "quiet note" }, t("privacy-forget-what")),
    h("p", { class: "quiet note" }, t("privacy-forget-browser")),
  );
}

/** @param {HTMLInputElement} shown */
async function copied(shown) {
  try {
    await navigator.clipboard.writeText(shown.value);
    toast(t("privacy-copied"));
  } catch {
    // Without https there is no clipboard: what is selected can be copied by hand.
    shown.focus();
    shown.select();
  }
}
