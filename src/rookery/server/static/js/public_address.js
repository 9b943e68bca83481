// The server's address for links to share. On the server's own machine the page is open at localhost, which means
// another machine to everybody else, so shared links use the address that the server reports.

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** @type {string | null} */
let publicAddress = null;

/** @param {Pick<import("../types/wire.js").Me, "elsewhere">} me */
export function setPublicAddress(me) {
  publicAddress = me.elsewhere?.replace(/\/$/, "") ?? null;
}

/** The origin of links to share. */
export const shareOrigin = () => (LOCAL.test(location.hostname) && publicAddress) || location.origin;

/** Whether such a link works on this machine only. */
export const isLocalOnly = () => LOCAL.test(new URL(shareOrigin()).hostname);
