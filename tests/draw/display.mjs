// Reads art and scenes from standard input, and writes what the browser would draw of them.

import { readFileSync } from "node:fs";
import { display } from "../../src/rookery/server/static/js/board/display.js";
import { Layout } from "../../src/rookery/server/static/js/board/layout.js";
import { artFrom } from "../browser/unit/board_places.mjs";

const { bundles, scenes } = JSON.parse(readFileSync(0, "utf-8"));
const arts = new Map(Object.entries(bundles).map(([game, bundle]) => [game, artFrom(bundle)]));
const drawn = scenes.map((scene) => {
  const layout = new Layout(scene, arts.get(scene.game));
  return { frame: layout.frame, parts: display(layout).map((part) => ({ ...part, bits: part.bits() })) };
});
process.stdout.write(JSON.stringify(drawn));
