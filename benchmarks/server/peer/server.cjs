// A server of boardgame.io, in memory, with a game of our own: a state about as large as a view of `discovery` with its
// menu, and a move that changes a little of it.
const { Server } = require('boardgame.io/server');

const REGIONS = 40;
const voyage = {
  name: 'voyage',
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({
    regions: Array.from({ length: REGIONS }, (_, at) => ({
      name: `region-${at}`,
      tokens: ['spice', 'silver', 'unknown'],
      ships: [0, 0, 0, 0],
      discoverer: null,
      refusal: { code: 'not-here', clause: '7.3', remedy: 'sail-first' },
    })),
    coins: [5, 5, 5, 5],
    points: [0, 0, 0, 0],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    sail: ({ G, playerID }, at) => {
      G.regions[at % REGIONS].ships[Number(playerID)] += 1;
      G.coins[Number(playerID)] += 1;
    },
  },
};

const server = Server({ games: [voyage], origins: ['*'] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('listening') });
