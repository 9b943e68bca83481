// The table of contents: beside the text on wide screens, a folding bar on narrow ones. It marks the current section.

import { h } from "../../dom.js";
import { t } from "../../words.js";

const WIDE = "(min-width: 1001px)";
/** A part is being read when its heading is this far from the top, in pixels. */
const READ_AT = 140;

/**
 * @param {HTMLElement} text
 * @returns {{ element: HTMLElement | null, destroy: () => void }}
 */
export function contentsOf(text) {
  const headings = [...text.querySelectorAll("h2")];
  if (headings.length < 2) return { element: null, destroy: () => {} };
  const links = headings.map((heading, index) => {
    heading.id ||= `part-${index + 1}`;
    return h("a", { href: `#${heading.id}`, onclick: () => (element.open = wide.matches) }, heading.textContent ?? "");
  });
  const here = h("span", { class: "contents-here quiet" });
  const list = h("ol", { role: "list" }, ...links.map((link) => h("li", {}, link)));
  const nav = h("nav", { "aria-label": t("rules-contents") }, list);
  const element = h("details", { class: "contents fold" }, h("summary", {}, t("rules-contents"), here), nav);
  const wide = matchMedia(WIDE);
  const unfold = () => (element.open = wide.matches);
  let shown = -1;
  let frame = 0;

  /** Mark the part that is read. */
  function follow() {
    frame = 0;
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < READ_AT).length - 1;
    const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
    const now = atEnd ? headings.length - 1 : passed;
    if (now === shown) return;
    links[shown]?.removeAttribute("aria-current");
    links[now]?.setAttribute("aria-current", "true");
    here.textContent = links[now]?.textContent ?? "";
    shown = now;
  }

  const onScroll = () => (frame ||= requestAnimationFrame(follow));
  unfold();
  wide.addEventListener("change", unfold);
  addEventListener("scroll", onScroll, { passive: true });
  onScroll();
  const destroy = () => {
    cancelAnimationFrame(frame);
    wide.removeEventListener("change", unfold);
    removeEventListener("scroll", onScroll);
  };
  return { element, destroy };
}
