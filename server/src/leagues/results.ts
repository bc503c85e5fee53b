import type { EndReason } from '@darts/rules/play/endings/end-reasons';
import { countedLegs, walkover, type LeagueResult } from '@darts/rules/leagues/record';
import { legsToWin, legsWon } from '@darts/rules/play/legs';
import type { GameFormat } from '@darts/rules/play/settings';
import type { BySeat, Seat } from '@darts/rules/play/seats';
import type { Enrolled } from '../competitions/service.ts';
import { legsIn } from '../play/service.ts';
import type { PlayedRow } from './repository.ts';

const NOT_COME: ReadonlySet<EndReason | null> = new Set(['absence', 'walkover', 'withdrawal']);

/** Those of nobody whose games are all void, as they were withdrawn before half of them. */
export function withoutVoided<Row extends Pick<PlayedRow, 'player1_id' | 'player2_id'>>(
  rows: readonly Row[],
  enrolled: readonly Pick<Enrolled, 'user_id' | 'withdrawn'>[],
): readonly Row[] {
  const voided = new Set<string | null>(
    enrolled.filter(({ withdrawn }) => withdrawn === 'void').map(({ user_id }) => user_id),
  );
  if (voided.size === 0) return rows;
  return rows.filter((row) => !voided.has(row.player1_id) && !voided.has(row.player2_id));
}

/** Decided games of a league as the rules of the table take them. Who did not throw has thrown nothing. */
export const resultIn =
  ({ legs }: GameFormat) =>
  (row: PlayedRow): LeagueResult => {
    const players = { player1: row.player1_id ?? '', player2: row.player2_id ?? '' };
    const winner = winnerOf(row);
    const enough = legsToWin(legs);
    if (winner && NOT_COME.has(row.end_reason)) return walkover(players, winner, enough);
    return {
      players,
      ...(winner && { winner }),
      legs: countedLegs(legsBefore(row), winner, enough),
      left: { player1: row.score1, player2: row.score2 },
      tallies: {
        player1: { points: row.points1 ?? 0, turns: row.turns1 ?? 0 },
        player2: { points: row.points2 ?? 0, turns: row.turns2 ?? 0 },
      },
    };
  };

const winnerOf = ({ winner }: PlayedRow): Seat | undefined =>
  winner === 1 ? 'player1' : winner === 2 ? 'player2' : undefined;

/** Won by each in all legs but the last, which the winner of the game has. */
const legsBefore = (row: PlayedRow): BySeat<number> =>
  legsWon(legsIn(row).map(({ winner }) => winner));
