// The match page's own icons, on a grid of 24.

import { s } from "../../dom.js";

const DRAWINGS = {
  undo: "M9 7L4.5 11.5 9 16M5 11.5h9.5a5 5 0 0 1 0 10H11",
  hint: "M9 18h6M10 21h4M8.2 14.6A6.2 6.2 0 1 1 15.8 14.6c-.6.5-.8 1.2-.8 1.9H9c0-.7-.2-1.4-.8-1.9z",
  more: "M4 7h16M4 12h16M4 17h10",
  copy: "M9 9h10v11H9zM15 9V4.5H5V15h4",
  share: "M12 15V4M8 7.5L12 3.5l4 4M6 11.5v8h12v-8",
  code: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v6M14 20h3",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z",
  talk: "M4 5.5h16v11h-9.5L6 20v-3.5H4zM8 9.5h8M8 12.8h5",
  hush: "M9 5.5h11v11h-1M15.5 16.5h-5L6 20v-3.5H4v-11h.5M3 3l18 18",
  loud: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11",
  mute: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
};

/** @typedef {keyof typeof DRAWINGS} Picture */

/**
 * @param {Picture} name
 * @returns {SVGSVGElement}
 */
export function picture(name) {
  const line = {
    fill: "none",
    stroke: "currentColor",
    "stroke-width": 1.8,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  return s(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", width: 22, height: 22, "aria-hidden": "true", ...line },
    s("path", { d: DRAWINGS[name] }),
  );
}
