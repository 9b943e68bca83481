// This browser's part in the dice: once all seats are taken, it reveals the seeds that were drawn here, by itself.

import { toast } from "../../notices.js";
import { commitmentsOf, diceLog } from "../../dice/log.js";
import { noteCommitments, seedOf } from "../../dice/seeds.js";
import { t } from "../../words.js";
import { withholdersOf } from "./narration.js";

/** @import { Context, State } from "../../../types/match.js" */

/**
 * From now on reveal what is due, and say so where somebody has withheld a seed.
 * @param {Context} context
 * @returns {Node} nothing to be seen
 */
export function revealSeeds(context) {
  const { store } = context;
  /** Seeds that are on their way or have arrived: the page may still show what was before. @type {Set<string>} */
  const sent = new Set();
  reveal(context, store.get(), sent);
  store.subscribe((state, before) => {
    const news = state.events.slice(before.events.length).find((event) => event.type === "withheld");
    if (news) toast(t("match-told-withheld", { names: withholdersOf(state.events, news) }), { kind: "alert" });
    if (state.view.seq !== before.view.seq) reveal(context, state, sent);
  });
  return document.createComment("dice");
}

/**
 * @param {Context} context
 * @param {State} state
 * @param {Set<string>} sent
 */
function reveal(context, { view, events }, sent) {
  const log = view.revealing.length ? diceLog(events) : null;
  if (!log) return;
  for (const seat of view.revealing) {
    const seed = seedOf(view.match, log.seats[seat]?.commitment ?? "");
    if (seed === null || sent.has(seed)) continue;
    sent.add(seed);
    const noted = noteCommitments(view.match, log.created.commitment, commitmentsOf(log));
    send(context, seat, seed, noted).catch(() => {
      sent.delete(seed);
      // Whatever came in between is looked at anew.
      const now = context.store.get();
      if (now.view.seq !== view.seq) reveal(context, now, sent);
    });
  }
}

/**
 * @param {Context} context
 * @param {number} seat
 * @param {string} seed
 * @param {boolean} noted  whether all is as it was when a seed first left this browser
 */
async function send({ stream }, seat, seed, noted) {
  // If others have sat down anew since then, the seed is known too early: it must not count.
  if (!noted) toast(t("match-dice-anew"), { kind: "alert" });
  await stream.send(seat, noted ? { type: "reveal", seed } : { type: "leave" });
}
