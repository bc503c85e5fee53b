import type { LeagueResult } from '@darts/rules/leagues/record';
import type { PlayedRow } from './repository.ts';

/** A decided game as the rules of the table take it. Who did not throw has thrown nothing. */
export const resultOf = (row: PlayedRow): LeagueResult => ({
  players: { player1: row.player1_id ?? '', player2: row.player2_id ?? '' },
  ...(row.winner && { winner: row.winner === 1 ? 'player1' : 'player2' }),
  left: { player1: row.score1, player2: row.score2 },
  tallies: {
    player1: { points: row.points1 ?? 0, turns: row.turns1 ?? 0 },
    player2: { points: row.points2 ?? 0, turns: row.turns2 ?? 0 },
  },
});
