// The rules of a game: an illustrated guide for players first, and the numbered law behind "Reference".

import { guide, meAndGames, Problem } from "../api.js";
import { fill, h } from "../dom.js";
import { rules } from "../study.js";
import { t } from "../words.js";
import { guideOf } from "./rules/guide.js";
import { referenceOf } from "./rules/reference.js";

/** The last part of the address of a reference. */
const REFERENCE = "reference";

/**
 * @param {HTMLElement} place
 * @param {URL} address
 * @returns {Promise<() => void>}
 */
export async function show(place, address) {
  const [game = "", part] = address.pathname.split("/").slice(2).map(decodeURIComponent);
  const { games } = await meAndGames();
  const facts = games.find((each) => each.game === game);
  if (!facts) throw new Problem("unknown-game");
  document.title = `${t("rules-title", { game: facts.title })} · ${t("app-name")}`;
  const found = part === REFERENCE ? null : await guide(game);
  const wanted = address.hash.slice(1);
  const guided = found && found.sections.length > 0 && (!wanted || found.sections.some(({ id }) => id === wanted));
  const { parts, destroy } = guided ? guideOf(found, facts.summary) : referenceOf(await rules(game));
  fill(place, h("div", { class: guided ? "rules-guide wide" : "rules wide" }, ...parts));
  // The anchor did not exist when the browser looked for it: jump again.
  if (address.hash) location.replace(address.hash);
  return () => {
    destroy();
    fill(place);
  };
}
