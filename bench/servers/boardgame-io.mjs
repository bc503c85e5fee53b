/** Game of the benchmark on boardgame.io: its server, with its own transport and its in-memory store. */
import server from 'boardgame.io/dist/cjs/server.js';

const ROUNDS = 15;

const game = {
  name: 'turns',
  setup: () => ({ scores: [501, 501], turns: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    recordTurn({ G, playerID }, darts) {
      const total = darts.reduce((sum, dart) => sum + dart, 0);
      const bust = total > G.scores[playerID];
      if (!bust) G.scores[playerID] -= total;
      G.turns.push({ playerID, totalScore: bust ? 0 : total, bust, darts });
    },
  },
  endIf: ({ G }) => (G.turns.length < 2 * ROUNDS ? undefined : { scores: G.scores }),
};

await server.Server({ games: [game], origins: [] }).run(Number(process.env.PORT));
