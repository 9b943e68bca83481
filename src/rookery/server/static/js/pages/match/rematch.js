// From a game to its rematch: those who agreed are taken there and seated again.

import { drawSeed } from "../../dice/seeds.js";
import { passOn, rematchKey } from "./entry.js";
import { mine } from "./state.js";

/** @import { Context, State } from "../../../types/match.js" */

/**
 * Go to the next game when there is one, if this person has asked for it or agreed.
 * @param {State} state
 * @param {State} before
 */
export function goOn(state, before) {
  const next = state.view.next_match;
  if (!next || before.view.next_match) return;
  const { match, players, seats } = state.view;
  passOn(match, next);
  const own = mine(state);
  const agreed = state.events.some(
    (event) =>
      ((event.type === "offered" && event.what === "rematch") ||
        (event.type === "answered" && event.what === "rematch" && event.agreed)) &&
      own.includes(event.seat),
  );
  if (!agreed) return;
  const places = own.map((seat) => ({ seat: (seat + 1) % players, name: seats[seat]?.name ?? "" }));
  try {
    sessionStorage.setItem(rematchKey(next), JSON.stringify(places));
  } catch {
    // Without storage the next page asks to sit down, as it asks everybody.
  }
  location.assign(`/m/${next}`);
}

/**
 * Take the seats that follow from the game before, if they are still free.
 * @param {Context} context
 */
export async function sitAgain({ entry, store, stream }) {
  const kept = sessionStorage.getItem(rematchKey(entry.match));
  if (!kept) return;
  sessionStorage.removeItem(rematchKey(entry.match));
  for (const { seat, name } of /** @type {{ seat: number, name: string }[]} */ (JSON.parse(kept))) {
    if (store.get().view.seats[seat]?.kind !== "open") continue;
    const commitment = await drawSeed(entry.match);
    await stream.send(seat, { type: "join", name, commitment }).catch(() => {});
  }
}
