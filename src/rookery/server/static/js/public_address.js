// Where others find this server. Somebody at its own machine has it open at an address that leads every other device
// to itself, so links that are handed on begin with what the server knows of itself.

const ALONE = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** @type {string | null} */
let elsewhere = null;

/** @param {Pick<import("../types/wire.js").Me, "elsewhere">} me */
export function learnReach(me) {
  elsewhere = me.elsewhere?.replace(/\/$/, "") ?? null;
}

/** The beginning of a link for others. */
export const outside = () => (ALONE.test(location.hostname) && elsewhere) || location.origin;

/** Whether such a link leads nowhere from other devices. */
export const onlyHere = () => ALONE.test(new URL(outside()).hostname);
