// An engine that plays every game of Rookery without knowing one: it picks among the legal moves that it is told.
//
//     rookery arena penguin-soccer chick "cmd:node examples/engine.mjs"
//
// docs/reference/engine-protocol.md explains each line. Replace `choose` by something better.

import { createInterface } from "node:readline";

/** What the host has said of the game and of the position. */
const known = { game: "", players: 0, position: "", legal: [] };

/** The numbers of a line such as `go seat 1 seed 7 movetime 5000`, by their names. */
function numbers(words) {
  const found = {};
  for (let at = 0; at + 1 < words.length; at += 2) found[words[at]] = Number(words[at + 1]);
  return found;
}

/** The move to play: the same one for the same seed. */
function choose({ seed = 0 }) {
  return known.legal[seed % known.legal.length];
}

/** What the engine does about each line; what it does not know it passes over. */
const answers = {
  rei: () => console.log("id name Pick a move\nid author Rookery\nreiok"),
  game: ([game, ...words]) => Object.assign(known, { game, players: numbers(words).players, legal: [] }),
  isready: () => console.log("readyok"),
  now: (words) => Object.assign(known, { position: words.join(" ") }),
  legal: (words) => Object.assign(known, { legal: words }),
  go: (words) => console.log(known.legal.length ? `bestmove ${choose(numbers(words))}` : "error no legal moves were told"),
  quit: () => process.exit(0),
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const [word, ...words] = line.trim().split(/\s+/);
  if (Object.hasOwn(answers, word)) answers[word](words);
});
