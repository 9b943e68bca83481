// What a match offers to others, or to another device: links that are made when somebody asks for them.

import * as api from "../../api.js";
import { fill, h } from "../../dom.js";
import { toast } from "../../notices.js";
import { saveTokens, tokensOf } from "../../tokens.js";
import { t } from "../../words.js";
import { deviceLink, isHost, watchLink } from "./entry.js";
import { linkRow, renewButton, showQrCode } from "./link_row.js";
import { refusalText } from "./refusals.js";
import { lastOf } from "./state.js";

/** @import { Context } from "../../../types/match.js" */

/**
 * The link for watchers. The host gets the one that works now, and may replace it.
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function watchPart(context) {
  const { store, entry } = context;
  const place = h("div", { class: "stack tight" });
  const show = (/** @type {string} */ token) => {
    const renew = isHost(entry.match) && h("div", { class: "row" }, renewButton(context, { what: "watch" }));
    fill(place, linkRow(watchLink(store.get().view, token)), renew);
  };
  const ask = async () => {
    const links = await api.links(entry.match).catch(() => null);
    if (!links) return;
    saveTokens(entry.match, { watch: links.watch });
    show(links.watch);
  };
  const { watch } = tokensOf(entry.match);
  if (watch) show(watch);
  if (isHost(entry.match)) {
    void ask();
    store.subscribe(({ events }, before) => {
      const renewed = lastOf(events, "revoked", ({ what }) => what === "watch");
      if (renewed && renewed.seq > before.events.length) void ask();
    });
  }
  return place;
}

/**
 * Show a link, made now, by which another device plays the same seat.
 * @param {Context} context
 * @param {number} seat
 */
export async function showDeviceLink({ store, entry }, seat) {
  try {
    const { token, seconds } = await api.deviceLink(entry.match, seat);
    const link = deviceLink(store.get().view, token);
    const how = t("match-device-how", { minutes: Math.round(seconds / 60) });
    await showQrCode(link, { title: t("match-device"), how, more: linkRow(link, { code: false }) });
  } catch (/** @type {any} */ problem) {
    toast(refusalText(problem), { kind: "alert" });
  }
}
