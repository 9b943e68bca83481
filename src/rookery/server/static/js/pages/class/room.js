// A class as its teacher sees it: the code, all tables of this round, lessons and puzzles of one's own.

import { problemOf, qr } from "../../api.js";
import { changeTable, closeClass, giveLessons, lookAtClass, nextRound } from "../../classes.js";
import { fill, h } from "../../dom.js";
import { icon } from "../../icons.js";
import { toast } from "../../notices.js";
import { shareOrigin } from "../../public_address.js";
import { isDark, settings } from "../../settings.js";
import { pictureAddress } from "../../study.js";
import { language, sentence, t } from "../../words.js";
import { sittersRow, standing } from "../lobby/sitters.js";

/** @import { ClassTable, ClassView } from "../../../types/wire.js" */

const EVERY_MS = 3000;
/** Pixels from left to right of a small board. */
const SIZE = 320;

/**
 * @param {ClassView} first
 * @param {string | undefined} token
 * @returns {{ element: HTMLElement, destroy: () => void }}
 */
export function classRoom(first, token) {
  let now = first;
  const code = h("p", { class: "class-code" });
  const until = h("p", { class: "quiet note" });
  const title = h("h2", {});
  const tables = h("ul", { class: "class-tables", role: "list" });
  const close = act(t("class-close"), () => closeClass(now.id, token), "quiet");
  const onward = act(t("class-next-round"), () => (isUnfinished(now) && !confirm(t("class-next-round-sure")) ? null : nextRound(now.id, token)));
  const lessons = lessonsCard(() => now, token, (after) => show(after));
  const image = h("img", { class: "class-qr", alt: t("class-qr"), hidden: true });
  void qr(`${shareOrigin()}/join#${first.code}`).then((source) => (image.hidden = !(image.src = source)), () => {});

  /** @type {Map<number, { seen: string, element: HTMLElement }>} */
  const rows = new Map();
  /** @param {ClassView} view */
  function show(view) {
    if (view.round !== now.round) rows.clear();
    now = view;
    code.textContent = view.open ? `${view.code.slice(0, 3)} ${view.code.slice(3)}` : t("class-closed");
    until.textContent = view.open ? t("class-until", { time: clockTime(view.ends) }) : t("class-closed-about");
    title.textContent = t("class-round", { game: view.title, round: view.round });
    close.hidden = image.parentElement ? (image.parentElement.hidden = !view.open) : !view.open;
    lessons.show(view);
    for (const table of view.tables) {
      const seen = JSON.stringify([table, isDark(), settings.get().scenery]);
      // A table that is as it was is not drawn anew: nothing may vanish under a finger.
      if (rows.get(table.number)?.seen !== seen) rows.set(table.number, { seen, element: tableCard(table, change) });
    }
    const elements = view.tables.map(({ number }) => /** @type {HTMLElement} */ (rows.get(number)?.element));
    if (elements.some((element, at) => tables.children[at] !== element) || tables.children.length !== elements.length) fill(tables, ...elements);
  }

  /** @param {() => Promise<ClassView> | null} ask */
  async function carryOut(ask) {
    try {
      const after = await ask();
      if (after) show(after);
    } catch (failure) {
      const { text } = problemOf(failure);
      toast(text ? sentence(text) : t("class-lost"), { kind: "alert" });
    }
  }
  /** @type {(table: number, what: "end" | "bots") => void} */
  function change(table, what) {
    if (what === "end" && !confirm(t("class-end-sure", { table }))) return;
    void carryOut(() => changeTable(now.id, table, { do: what }, token));
  }
  /** @param {string} words @param {() => Promise<ClassView> | null} ask @param {string} [looks] */
  function act(words, ask, looks = "") {
    return h("button", { class: `button ${looks}`, type: "button", onclick: () => void carryOut(ask) }, words);
  }

  const share = h("button", { class: "button quiet", type: "button", onclick: () => void copy(`${shareOrigin()}/class/${now.id}#${now.teacher}`) }, icon("link"), t("class-teacher-link"));
  const how = h("div", { class: "class-how" }, h("p", {}, t("class-how", { address: `${shareOrigin().replace(/^https?:\/\//, "")}/join` })), code, until, h("div", { class: "row" }, close, share));
  const head = h("section", { class: "card class-head" }, how, h("div", {}, image));
  const top = h("div", { class: "class-top" }, title, onward);
  const element = h("div", { class: "wide class-room" }, h("h1", {}, t("class-title")), head, top, tables, lessons.element);
  show(first);
  const update = async () => {
    if (!document.hidden) await lookAtClass(now.id, token).then(show, () => {});
  };
  const clock = setInterval(update, EVERY_MS);
  document.addEventListener("visibilitychange", update);
  return {
    element,
    destroy() {
      clearInterval(clock);
      document.removeEventListener("visibilitychange", update);
    },
  };
}

/** @param {ClassView} view */
const isUnfinished = ({ tables }) => tables.some(({ summary }) => summary.stage === "playing");

/** @param {number} time */
const clockTime = (time) => new Date(time).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });

/** @param {string} link */
async function copy(link) {
  try {
    await navigator.clipboard.writeText(link);
    toast(t("class-copied"));
  } catch {
    toast(link);
  }
}

/**
 * A table: its board, who sits there, whose turn it is or who has won.
 * @param {ClassTable} table
 * @param {(table: number, what: "end" | "bots") => void} change
 */
function tableCard({ number, summary }, change) {
  const { game, players, options, position, stage, sitters } = summary;
  const theme = /** @type {"light" | "dark"} */ (isDark() ? "dark" : "light");
  const src = position && pictureAddress(game, { players, options, position, theme, scenery: settings.get().scenery, size: SIZE, bare: true });
  const free = sitters.some(({ name, bot }) => !name && !bot);
  const button = (/** @type {string} */ words, /** @type {"end" | "bots"} */ what) =>
    h("button", { class: "button quiet", type: "button", onclick: () => change(number, what) }, words);
  return h(
    "li", { class: `card class-table ${stage}` },
    h("div", { class: "class-board" }, src && h("img", { src, alt: "", loading: "lazy" })),
    h("h3", {}, t("class-table", { table: number })),
    sittersRow(summary),
    h("p", { class: "note" }, standing(summary)),
    h(
      "div", { class: "row" },
      stage === "playing" && h("a", { class: "button quiet", href: `/m/${summary.match}` }, t("class-watch")),
      stage === "open" && free && sitters.some(({ name }) => name) && button(t("class-fill"), "bots"),
      stage !== "over" && button(t("class-end"), "end"),
    ),
  );
}

// Lessons and puzzles of one's own

/**
 * Choose a file; the server checks it, and every mistake is told with its line.
 * @param {() => ClassView} now
 * @param {string | undefined} token
 * @param {(after: ClassView) => void} done
 */
function lessonsCard(now, token, done) {
  const told = h("p", {});
  const mistakes = h("ul", { class: "class-mistakes", role: "alert", hidden: true });
  const input = h("input", { type: "file", accept: ".toml,.txt,text/plain", class: "visually-hidden", tabindex: -1, "aria-hidden": "true", onchange: () => void read() });
  const choose = h("button", { class: "button", type: "button", onclick: () => input.click() }, icon("file"), t("class-lessons-choose"));
  const remove = h("button", { class: "button quiet", type: "button", onclick: () => void give("") }, t("class-lessons-remove"));
  const look = h("a", { class: "button quiet", href: `/class/${now().id}/learn` }, icon("learn"), t("class-lessons-try"));
  const solve = h("a", { class: "button quiet", href: `/class/${now().id}/puzzles` }, icon("puzzle"), t("class-puzzles-try"));
  const give = async (/** @type {string} */ text) => {
    mistakes.hidden = true;
    try {
      done(await giveLessons(now().id, text, token));
    } catch (failure) {
      const { text: said } = problemOf(failure);
      const each = typeof said === "object" && Array.isArray(said.values?.mistakes) ? said.values.mistakes : [said || t("class-lost")];
      fill(mistakes, ...each.map((mistake) => h("li", {}, sentence(/** @type {any} */ (mistake)))));
      mistakes.hidden = false;
    }
  };
  const read = async () => {
    const file = input.files?.[0];
    // The same file may be chosen again after a change.
    input.value = "";
    if (file) await give(await file.text());
  };
  const element = h(
    "section", { class: "card stack class-lessons" },
    h("h2", {}, t("class-lessons")), h("p", { class: "quiet" }, t("class-lessons-about")), told, mistakes, h("div", { class: "row" }, choose, input, look, solve, remove),
  );
  return {
    element,
    /** @param {ClassView} view */
    show(view) {
      const { lessons: title, steps, puzzles } = view;
      told.textContent = title === null ? "" : [t("class-lessons-now", { title }), steps > 0 && t("class-steps", { steps }), puzzles > 0 && t("class-puzzles", { puzzles })].filter(Boolean).join(" · ");
      told.hidden = remove.hidden = title === null;
      look.hidden = steps === 0;
      solve.hidden = puzzles === 0;
    },
  };
}
