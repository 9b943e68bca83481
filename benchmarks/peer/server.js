// boardgame.io's own server with its usual settings: state in memory, one process. The port is the first argument.

import boardgame from 'boardgame.io/dist/cjs/server.js';
import { PenguinRing } from './game.js';

const { Server, Origins } = boardgame;
const server = Server({ games: [PenguinRing], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log('ready'));
