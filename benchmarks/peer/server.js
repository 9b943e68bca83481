// boardgame.io's own server with its usual settings: one process, the port as first argument. State is in memory, or
// with a folder as second argument on disk, in boardgame.io's own storage for that.

import boardgame from 'boardgame.io/dist/cjs/server.js';
import { PenguinRing } from './game.js';

const { FlatFile, Server, Origins } = boardgame;
const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [PenguinRing], origins: [Origins.LOCALHOST], ...(db && { db }) });
server.run(Number(port), () => console.log('ready'));
