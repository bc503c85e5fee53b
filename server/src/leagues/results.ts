import { walkover, type LeagueResult } from '@darts/rules/leagues/record';
import type { Seat } from '@darts/rules/play/seats';
import type { PlayedRow } from './repository.ts';

const LEGS_TO_WIN = 1; // every game of a league is one leg

/** A decided game as the rules of the table take it. Who did not throw has thrown nothing. */
export function resultOf(row: PlayedRow): LeagueResult {
  const players = { player1: row.player1_id ?? '', player2: row.player2_id ?? '' };
  const winner = winnerOf(row);
  if (winner && row.end_reason === 'absence') return walkover(players, winner, LEGS_TO_WIN);
  return {
    players,
    ...(winner && { winner }),
    legs: {
      player1: winner === 'player1' ? LEGS_TO_WIN : 0,
      player2: winner === 'player2' ? LEGS_TO_WIN : 0,
    },
    left: { player1: row.score1, player2: row.score2 },
    tallies: {
      player1: { points: row.points1 ?? 0, turns: row.turns1 ?? 0 },
      player2: { points: row.points2 ?? 0, turns: row.turns2 ?? 0 },
    },
  };
}

const winnerOf = ({ winner }: PlayedRow): Seat | undefined =>
  winner === 1 ? 'player1' : winner === 2 ? 'player2' : undefined;
