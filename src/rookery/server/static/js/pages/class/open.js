// Opening a class: the game, how many pupils there are, and what happens to the odd one out.

import { problemOf } from "../../api.js";
import { openClass } from "../../classes.js";
import { fill, h } from "../../dom.js";
import { field, segments, select, toggle } from "../../forms.js";
import { icon } from "../../icons.js";
import { levelName } from "../../levels.js";
import { sentence, t } from "../../words.js";
import { clockWords } from "../lobby/clocks.js";
import { optionField } from "../lobby/options.js";
import { CLOCKS, usualPlayers } from "../lobby/plan.js";

/** @import { ClassView, GameFacts, Me, NewClass } from "../../../types/wire.js" */
/** @import { ClockName } from "../lobby/plan.js" */

const USUAL_PUPILS = 24;
const MOST = { pupils: 160, tables: 40 };

/**
 * @param {Me} facts
 * @param {(made: ClassView) => void} opened
 * @returns {HTMLElement}
 */
export function newClassForm(facts, opened) {
  const first = /** @type {GameFacts} */ (facts.games[0]);
  const levels = [...facts.levels, ...facts.bots];
  /** @type {{ game: GameFacts, players: number, options: Record<string, string>, clock: ClockName, by: "pupils" | "tables", count: number, bots: boolean, level: string }} */
  const plan = { game: first, players: usualPlayers(first), options: {}, clock: "off", by: "pupils", count: USUAL_PUPILS, bots: true, level: levels[1] ?? levels[0] ?? "" };
  const players = h("div", {});
  const options = h("div", { class: "stack options" });
  const refusal = h("p", { class: "refusal note", role: "alert", hidden: true });
  const button = h("button", { class: "button primary large", type: "submit" }, t("class-open-go"));

  const showGame = () => {
    const [fewest, most] = plan.game.players;
    const each = Array.from({ length: most - fewest + 1 }, (_, more) => String(fewest + more));
    const choose = (/** @type {string} */ chosen) => (plan.players = Number(chosen));
    fill(players, each.length > 1 && field(t("class-players"), segments("players", Object.fromEntries(each.map((one) => [one, one])), String(plan.players), choose)));
    fill(options, ...plan.game.options.map((option) => optionField(option, plan.options[option.name] ?? option.default, (value) => (plan.options[option.name] = value))));
  };
  const games = select(facts.games.map(({ game, title }) => /** @type {[string, string]} */ ([game, title])), first.game, (chosen) => {
    plan.game = facts.games.find(({ game }) => game === chosen) ?? first;
    plan.players = usualPlayers(plan.game);
    plan.options = {};
    showGame();
  });
  const count = h("input", { class: "input short", type: "number", inputmode: "numeric", min: 1, max: MOST.pupils, value: plan.count, required: true, onchange: () => (plan.count = Number(count.value)) });
  const by = segments("by", { pupils: t("class-by-pupils"), tables: t("class-by-tables") }, plan.by, (chosen) => {
    plan.by = chosen;
    count.max = String(MOST[chosen]);
  });
  const clocks = /** @type {[string, string][]} */ (Object.entries(CLOCKS).map(([name, clock]) => [name, clockWords(clock) || t("class-no-clock")]));
  const clock = select(clocks, plan.clock, (chosen) => (plan.clock = /** @type {ClockName} */ (chosen)));
  const level = select(levels.map((name) => /** @type {[string, string]} */ ([name, levelName(name)])), plan.level, (chosen) => (plan.level = chosen));

  const onsubmit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    button.disabled = refusal.hidden = true;
    plan.count = Number(count.value);
    try {
      opened(await openClass(requestOf()));
    } catch (failure) {
      const { text } = problemOf(failure);
      refusal.textContent = text ? sentence(text) : t("class-lost");
      refusal.hidden = button.disabled = false;
    }
  };
  /** @returns {NewClass} */
  const requestOf = () => ({
    game: plan.game.game, players: plan.players, options: plan.options, clock: CLOCKS[plan.clock], [plan.by]: plan.count,
    bot: plan.bots && plan.by === "pupils" ? plan.level : null,
  });

  showGame();
  const more = h("details", { class: "fold card" }, h("summary", {}, h("span", {}, t("class-more"))), h("div", { class: "stack" }, field(t("class-clock"), clock), options));
  const odd = h("div", { class: "stack tight" }, toggle(t("class-bots"), plan.bots, (on) => (level.disabled = !(plan.bots = on)), t("class-bots-help")), field(t("class-level"), level));
  const form = h(
    "form", { class: "stack class-form", onsubmit },
    h("div", { class: "card stack" }, field(t("class-game"), games), players, field(t("class-size"), by), field(t("class-count"), count), odd),
    more, refusal, button,
  );
  const back = h("a", { class: "button quiet back", href: "/" }, icon("back"), t("class-home"));
  return h("div", { class: "wide class-narrow" }, back, h("h1", {}, t("class-open-title")), h("p", { class: "quiet" }, t("class-open-about")), form);
}
