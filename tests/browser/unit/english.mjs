// The pages' own words in English, as a server would send them; "make types" writes the file that they are read from.

import { readFileSync } from "node:fs";

import { loadCatalogue } from "../../../src/rookery/server/static/js/words.js";

const words = JSON.parse(readFileSync(new URL("english.json", import.meta.url), "utf8"));

globalThis.fetch = async () => Response.json(words);
await loadCatalogue("pages");

export { words };
