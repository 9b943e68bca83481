// Boards in the lobby, for display only.

import { h } from "../../dom.js";

/** @import { Scene } from "../../../types/wire.js" */

/**
 * A framed board. If it cannot be drawn, the frame stays empty.
 * @param {string} label what it shows; nothing for an ornament
 */
export function boardPicture(label = "") {
  const element = h("div", { class: "picture", ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }) });
  /** @type {Promise<import("../../board/board.js").Board | null>} */
  const board = import("../../board/board.js").then(({ Board }) => new Board(element, { label }), () => null);
  return {
    element,
    /** @param {Scene} scene */
    async show(scene) {
      await (await board)?.show(scene, [], { instant: true });
    },
    async destroy() {
      (await board)?.destroy();
    },
  };
}
