import { countedLegs, walkover, type LeagueResult } from '@darts/rules/leagues/record';
import { isForfeit, type EndReason } from '@darts/rules/play/endings/end-reasons';
import { legsToWin, legsWon, legWinners } from '@darts/rules/play/legs';
import { mapped, pairIn, type Pair, type PairSide } from '@darts/rules/play/pair';
import type { GameFormat } from '@darts/rules/play/x01/settings';
import { legsIn } from '../play/service.ts';
import type { Enrolled } from './repository.ts';

type DecidedRow = Parameters<typeof legsIn>[0] & {
  readonly player_ids: Pair<string | null>;
  readonly winner: PairSide | null;
  readonly end_reason: EndReason | null;
  readonly scores: Pair<number>;
};

/** Empty tallies, for tables that do not break ties by averages. */
const NOT_COUNTED = { points: 0, turns: 0 };
const NO_TALLIES: LeagueResult['tallies'] = [NOT_COUNTED, NOT_COUNTED];

/**
 * Converts a decided game into a result for the rules of a table.
 *
 * @param tallies points and turns of each player, for averages; left out if the table needs none
 */
export function tableResult(
  row: DecidedRow,
  { legs }: GameFormat,
  tallies = NO_TALLIES,
): LeagueResult {
  const players = mapped(row.player_ids, (userId) => userId ?? '');
  const winner = row.winner ?? undefined;
  const enough = legsToWin(legs);
  if (winner !== undefined && isForfeit(row.end_reason)) return walkover(players, winner, enough);
  const won = legsWon(legWinners({ legs: legsIn(row) }), 2); // without the last leg, which the winner won
  return {
    players,
    ...(winner !== undefined && { winner }),
    legs: countedLegs(pairIn(won), winner, enough),
    left: row.scores,
    tallies,
  };
}

/**
 * Returns a predicate over the players of a league game: true if the game is void because one of them withdrew
 * before half of their games.
 */
export function voidedIn(enrolled: readonly Pick<Enrolled, 'user_id' | 'withdrawn'>[]) {
  const voided = enrolled.filter(({ withdrawn }) => withdrawn === 'void');
  const ids = new Set<string | null>(voided.map((row) => row.user_id));
  return (players: readonly (string | null)[]): boolean => players.some((id) => ids.has(id));
}
