import { expect, test } from 'vitest';
import { playingBot } from '../../test/bot.ts';
import { beginGame, storedTurns } from '../../test/game.ts';
import { lossyNetwork } from '../../test/lossy-network.ts';
import { proofChance, proofLength, proofSeed } from '../../test/proof.ts';
import { startServer } from '../../test/server.ts';

const TURNS = proofLength(2000);
const PAIRS = 8; // that play at once

const trouble = {
  dropAcknowledgement: 0.3,
  repeatMessage: 0.2,
  cutConnection: 0.005,
  longestDelayMs: 4,
};

test(`a network that drops, repeats, delays and cuts loses and duplicates none of ${TURNS} turns (seed ${proofSeed})`, async () => {
  const server = await startServer();
  const chance = proofChance();
  const url = await lossyNetwork(server.url, trouble, chance);
  const habits = {
    nextTotal: () => Math.floor(chance() * 41),
    pause: async () => {},
    patienceMs: 150,
  };

  let turns = 0;
  const playOn = async (): Promise<void> => {
    const players = await Promise.all([server.player(), server.player()]);
    while (turns < TURNS) {
      const gameId = await beginGame(...players);
      const bots = players.map((player) => playingBot(url, player, gameId, habits));
      const games = await Promise.all(bots.map(({ over }) => over));
      for (const { hangUp } of bots) hangUp();

      const stored = await storedTurns(server.look, gameId);
      turns += stored.length;
      expect(games[0]).toEqual(games[1]);
      const ids = stored.map(({ turnId = '' }) => turnId);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { acknowledged } of bots) {
        const own = acknowledged.map(({ turnId }) => turnId);
        expect(ids.filter((turnId) => own.includes(turnId))).toEqual(own);
      }
    }
  };
  await Promise.all(Array.from({ length: PAIRS }, playOn));

  expect(turns).toBeGreaterThanOrEqual(TURNS);
});
