// A game about as large as ours: 12 penguins of four players on 18 surfaces in a ring, a few moves a turn.

const SURFACES = 18;
const PENGUINS = 3;
const MOVES_A_TURN = 3;

function legalSteps(G, penguin) {
  const from = G.penguins[penguin].surface;
  return [1, SURFACES - 1, 2, SURFACES - 2]
    .map((step) => (from + step) % SURFACES)
    .filter((to) => G.surfaces[to].room > G.penguins.filter((other) => other.surface === to).length);
}

function movePenguin({ G, playerID }, penguin, to) {
  const moved = G.penguins[penguin];
  if (!moved || moved.seat !== Number(playerID) || !legalSteps(G, penguin).includes(to)) return 'INVALID_MOVE';
  moved.surface = to;
  moved.steps += 1;
  G.last = { penguin, to };
}

export const PenguinRing = {
  name: 'penguin-ring',
  setup: ({ ctx }) => ({
    surfaces: Array.from({ length: SURFACES }, (_, n) => ({ id: `s${n}`, kind: n % 3 ? 'floe' : 'berg', room: 4 })),
    penguins: Array.from({ length: PENGUINS * ctx.numPlayers }, (_, n) => ({
      id: `p${n}`,
      seat: n % ctx.numPlayers,
      surface: n % SURFACES,
      steps: 0,
    })),
    last: null,
  }),
  moves: { movePenguin },
  turn: { minMoves: MOVES_A_TURN, maxMoves: MOVES_A_TURN },
  minPlayers: 4,
  maxPlayers: 4,
};
