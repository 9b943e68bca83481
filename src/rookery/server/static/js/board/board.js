// The board of any game: it draws a scene, and animates from one scene to the next. It knows no rules.

import { s } from "../dom.js";
import { hitTest } from "./hit_test.js";
import { applyChanges, cancelRunning, Layer, transformOf } from "./layer.js";
import { groundParts, spaceParts } from "./land.js";
import { fitted, Layout } from "./layout.js";
import { Marks } from "./marks.js";
import { arrange } from "./pieces.js";
import { decorationParts, labelParts, markParts, rippleParts } from "./surroundings.js";
import { loadArt } from "./symbols.js";
import { within } from "./arrows.js";
import { coastOf, figureOf, landOf, surroundingOf } from "./layer_items.js";

/** @import { Happening, Scene } from "../../types/wire.js" */
/** @import { Figure, Land, RequestedMarks, Thing } from "../../types/board.js" */

/** How large a target is at least, about its middle, and how far from it a finger may land, in pixels. */
const FINGER = { least: 16, slip: 5, miss: 22 };

/** What moves from one scene to the next; without it, boards jump. */
const loadMotion = () => import("./transition.js").catch(() => null);

/** A board in a place of a page. */
export class Board {
  /**
   * The scene that is shown, or about to be.
   * @type {Scene | null}
   */
  scene = null;

  /** @type {Layout | null} */
  #layout = null;
  /** Counts calls of `show`: a newer scene takes over from an older one. */
  #asked = 0;
  /** @type {Layer<Thing>} */
  #backdrop = new Layer("backdrop");
  /** @type {Layer<Land>} */
  #grounds = new Layer("grounds");
  /** @type {Layer<Land>} */
  #spaces = new Layer("spaces");
  /** @type {Layer<Thing>} */
  #decorations = new Layer("decorations");
  /** What the scene itself marks: unlike what is below and above it, it changes with every turn. @type {Layer<Thing>} */
  #sceneMarks = new Layer("scene-marks");
  /** @type {Layer<Thing>} */
  #labels = new Layer("labels");
  #effects = s("g", { class: "layer effects", "aria-hidden": "true" });
  /** @type {Layer<Figure>} */
  #pieces = new Layer("pieces");
  #world = s("g", { class: "world" });
  #marks;
  #trailsBelow = s("g", { class: "layer trails", "aria-hidden": "true" });
  #trailsAbove = s("g", { class: "layer trails", "aria-hidden": "true" });
  /** Loaded with the first trail. @type {Promise<import("./trails.js").Trails | null> | null} */
  #trails = null;
  /** What the last turns did. @type {readonly import("./trails.js").Trail[]} */
  #lastTurns = [];
  /** Which of several pieces that are alike goes in the place of another. */
  #standsIn = { piece: "", by: "" };
  /** How the scene is laid out for the shape of the element. */
  #fitted = { done: "", turn: 0 };
  /** The size of the element. It is told when the page has been laid out; to measure it would have it laid out at once. */
  #size = { width: 0, height: 0 };
  #resized = new ResizeObserver(([entry]) => {
    this.#size = entry?.contentRect ?? this.#size;
    this.#fit();
  });
  /** Whether a scene is about to be drawn; what is marked then waits for it. */
  #awaited = false;

  #shaped;

  /**
   * @param {HTMLElement} place
   * @param {{ label?: string, shaped?: (tall: number) => void }} [options]  told how high a scene is, of its width, that
   *   does not adapt to the shape of the place
   */
  constructor(place, { label = "", shaped = () => {} } = {}) {
    this.#shaped = shaped;
    this.element = s("svg", { class: "board", role: "group", "aria-label": label }, this.#world);
    this.#marks = new Marks(this.element, (id) => this.node(id));
    const { under, above } = this.#marks;
    const surroundings = [this.#decorations, this.#sceneMarks, this.#labels];
    const land = [this.#backdrop, this.#grounds, this.#spaces, ...surroundings].map(({ group }) => group);
    this.#world.append(...land, this.#effects, this.#trailsBelow, under, this.#pieces.group, this.#trailsAbove, ...above);
    place.append(this.element);
    this.#resized.observe(this.element);
  }

  /**
   * Draw a scene, or animate to it from the one before; resolves when all motion has ended or a newer scene took over.
   * @param {Scene} scene
   * @param {readonly Happening[]} [happenings]  what led to it
   * @param {{ instant?: boolean, speed?: number }} [options]  of the motion: 2 is twice as fast as usual
   */
  async show(scene, happenings = [], { instant = false, speed = 1 } = {}) {
    this.#awaited = true;
    // A hint is for the scene that it was given in.
    if (scene !== this.scene) this.mark({ hint: null });
    this.scene = scene;
    this.#asked += 1;
    const asked = this.#asked;
    const moves = !instant && this.#layout !== null;
    const directions = scene.facings?.length ? this.#marks.loadDirections() : null;
    const [art, motion] = await Promise.all([loadArt(scene.game), moves ? loadMotion() : null, directions]);
    if (asked !== this.#asked) return;
    const before = this.#layout;
    this.#exchange(happenings);
    const { scene: shown, ...how } = fitted(scene, this.#aspect());
    const turns = how.done !== this.#fitted.done;
    this.#fitted = how;
    const after = new Layout(shown, art);
    this.#layout = after;
    if (!scene.adapts) this.#shaped(after.frame.height / after.frame.width);
    const changes = this.#draw(after);
    if (before === null || before.scene.game !== scene.game || turns || instant || !motion)
      return applyChanges([...changes.land, ...changes.figures]);
    const { animations, above } = motion.animateChanges(changes, { before, after, happenings }, this.#effects);
    this.#pieces.order(above);
    animations.push(...motion.reframe(this.#world, this.#measured(), before, after));
    for (const animation of animations) animation.playbackRate = speed;
    await Promise.allSettled(animations.map((animation) => animation.finished));
    if (asked === this.#asked) this.#pieces.order();
  }

  /**
   * When this piece moves, it is another one that is seen to move: they are alike, and that one was touched.
   * @param {string} piece
   * @param {string} by
   */
  standIn(piece, by) {
    this.#standsIn = { piece, by };
  }

  /** @param {readonly Happening[]} happenings */
  #exchange(happenings) {
    const { piece, by } = this.#standsIn;
    if (!happenings.some((each) => each.piece === piece)) return;
    const pieces = this.#layout?.scene.pieces ?? [];
    const alike = pieces.find(({ id }) => id === piece)?.alike;
    const ids = pieces.flatMap((each) => (alike && each.alike === alike ? [each.id] : []));
    if (ids.includes(by)) this.#pieces.exchange(ids, piece, by);
    this.standIn("", "");
  }

  /** Something is about to happen: get ready to move. */
  prepare() {
    void loadMotion();
  }

  /**
   * Mark what may be touched, what is chosen, what the last turns did, a hint, and the directions to choose from.
   * Kinds of marks that are not named stay as they are.
   * @param {RequestedMarks & { trails?: readonly import("./trails.js").Trail[] }} requested
   */
  mark({ trails, ...requested }) {
    if (this.#marks.request(requested) && !this.#awaited) this.#marks.draw();
    if (!trails) return;
    this.#lastTurns = trails;
    if (!this.#awaited) void this.#leaveTrails();
  }

  /**
   * Show what a touch of this would do, and what else that would change; nothing for null.
   * @param {string | null} id
   * @param {readonly string[]} affected
   */
  aim(id, affected) {
    this.#marks.aim(id, affected);
  }

  /**
   * The group of a piece, a space or a direction.
   * @param {string} id
   * @returns {SVGGElement | null}
   */
  node(id) {
    const known = this.#pieces.entries.get(id) ?? this.#spaces.entries.get(id);
    return known?.node ?? this.#marks.directions?.node(id) ?? null;
  }

  /**
   * The ids under a point of the window, topmost first; touchable ones come first, and a near miss still hits them.
   * @param {number} clientX
   * @param {number} clientY
   * @returns {string[]}
   */
  at(clientX, clientY) {
    const screen = this.#world.getScreenCTM();
    if (!screen || !this.#layout) return [];
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(screen.inverse());
    const targets = [
      ...(this.#marks.directions?.targets() ?? []),
      ...[...this.#pieces.entries.values()].map(({ thing }) => thing.item).reverse(),
      ...spacesIn(this.#spaces).reverse(),
    ];
    const { least, slip, miss } = FINGER;
    const finger = { least: least / screen.a, slip: slip / screen.a, miss: miss / screen.a };
    return hitTest(targets, { x, y }, this.#marks.touchable, finger);
  }

  /**
   * Celebrate the end of the game that is shown, until that is stopped.
   * @param {readonly number[]} winners
   * @param {import("./finale.js").How} how
   * @returns {Promise<import("./finale.js").Finale | null>} null where it could not be loaded
   */
  async celebrate(winners, how) {
    const module = await import("./finale.js").catch(() => null);
    if (!module || !this.#layout) return null;
    const { left, top, right, bottom } = this.#seen(this.#layout);
    const seen = { left, top, width: right - left, height: bottom - top };
    const stage = { layout: this.#layout, seen, world: this.#world, effects: this.#effects, node: (/** @type {string} */ id) => this.node(id) };
    return new module.Finale(stage, module.flourishesOf(this.#layout.scene, winners), how);
  }

  /** Take the board out of the page. */
  destroy() {
    this.#asked += 1;
    this.#resized.disconnect();
    this.element.remove();
  }

  /** The size of the element; before the page was laid out with it, it has to be measured. */
  #measured() {
    if (!this.#size.width) this.#size = this.element.getBoundingClientRect();
    return this.#size;
  }

  /** The width of the element, of its height. */
  #aspect() {
    const { width, height } = this.#measured();
    return height ? width / height : 1;
  }

  /** Redraw the scene if another layout fits the element better now; coasts end where it ends. */
  #fit() {
    if (!this.scene || !this.#layout) return;
    if (fitted(this.scene, this.#aspect()).done !== this.#fitted.done) void this.show(this.scene, [], { instant: true });
    else {
      this.#spaces.update(this.#land(this.#layout));
      this.#follow(this.#layout);
    }
  }

  /**
   * All spaces as they are drawn.
   * @param {Layout} layout
   * @returns {Land[]}
   */
  #land(layout) {
    const { left, top, right, bottom } = this.#seen(layout);
    return spaceParts(layout).map((part) => {
      const space = layout.places.get(part.key);
      if (!space?.coast) return landOf(layout.art, part);
      const seen = layout.ashore(space).map(([x = 0, y = 0]) => [within(x, left, right), within(y, top, bottom)]);
      return coastOf(layout.art, part, seen);
    });
  }

  /**
   * What can be seen of the world: its frame, and more of it where the element has other proportions. `scale`: how many
   * pixels one of its lengths has.
   * @param {Layout} layout
   * @returns {import("../../types/board.js").Seen}
   */
  #seen({ frame }) {
    const { width, height } = this.#measured();
    const scale = Math.min(width / frame.width, height / frame.height) || 1;
    const [x, y] = [(width / scale - frame.width) / 2, (height / scale - frame.height) / 2].map((more) => Math.max(0, more));
    const [left, top] = [frame.left - (x ?? 0), frame.top - (y ?? 0)];
    return { left, top, right: frame.left + frame.width + (x ?? 0), bottom: frame.top + frame.height + (y ?? 0), scale };
  }

  /**
   * Draw what has changed, and return the changes.
   * @param {Layout} layout
   * @returns {import("../../types/board.js").Changes}
   */
  #draw(layout) {
    const { frame, art } = layout;
    const viewBox = `0 0 ${frame.width} ${frame.height}`;
    // Even the same one would have the browser lay out the whole board.
    if (this.element.getAttribute("viewBox") !== viewBox) this.element.setAttribute("viewBox", viewBox);
    cancelRunning([this.#world]);
    this.#world.style.transform = transformOf({ x: -frame.left, y: -frame.top, scale: 1 });
    const surround = (/** @type {Layer<Thing>} */ layer, /** @type {import("../../types/display.js").Part[]} */ parts) =>
      applyChanges(layer.update(parts.map((part) => surroundingOf(art, part))));
    surround(this.#backdrop, rippleParts(layout));
    const land = [
      ...this.#grounds.update(groundParts(layout).map((part) => landOf(art, part))),
      ...this.#spaces.update(this.#land(layout)),
    ];
    surround(this.#decorations, decorationParts(layout));
    surround(this.#sceneMarks, markParts(layout));
    surround(this.#labels, labelParts(layout));
    const figures = this.#pieces.update(arrange(layout).map((item) => figureOf(art, item)));
    this.#awaited = false;
    this.#follow(layout);
    void this.#leaveTrails();
    return { land, figures };
  }

  /**
   * Marks go where the things that they belong to have gone.
   * @param {Layout} layout
   */
  #follow(layout) {
    this.#marks.follow({ layout, seen: this.#seen(layout), turn: this.#fitted.turn, items: this.#items() });
  }

  /** Draw the trails of the last turns. */
  async #leaveTrails() {
    if (!this.#trails && this.#lastTurns.length === 0) return;
    const [below, above] = [this.#trailsBelow, this.#trailsAbove];
    this.#trails ??= import("./trails.js").then(({ Trails }) => new Trails(below, above), () => null);
    const trails = await this.#trails;
    // Without trails the board is as good as with them; the next ones try again.
    if (!trails) this.#trails = null;
    else if (this.#layout) trails.show(this.#lastTurns, this.#layout, this.#items());
  }

  /** The pieces as they are drawn, by their ids. */
  #items() {
    return new Map([...this.#pieces.entries].map(([id, { thing }]) => [id, thing.item]));
  }
}

/**
 * The spaces of a layer as targets, in the order in which they are drawn.
 * @param {Layer<Land>} layer
 */
function spacesIn({ entries }) {
  const spaces = [...entries.values()].filter(({ thing }) => thing.attributes["data-id"]);
  return spaces.map(({ thing }) => ({ id: thing.key, outline: thing.outline }));
}
