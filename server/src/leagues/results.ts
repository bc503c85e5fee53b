import type { LeagueResult } from '@darts/rules/leagues/record';
import type { Entrant } from '@darts/rules/leagues/standings';
import type { GameFormat } from '@darts/rules/play/x01/settings';
import { tableResult, voidedIn, type Enrolled } from '../competitions/service.ts';
import { talliesIn } from '../play/service.ts';
import type { PlayedRow } from './repository.ts';

/** Returns an enrolled player as the rules of the table take it. */
export const entrantOf = ({ user_id, withdrawn }: Enrolled, name: string): Entrant => ({
  playerId: user_id,
  name,
  ...(withdrawn && { withdrawn: true }),
});

/** Returns the rows of games that count for the table. */
export function withoutVoided<Row extends Pick<PlayedRow, 'player_ids'>>(
  rows: readonly Row[],
  enrolled: Parameters<typeof voidedIn>[0],
): readonly Row[] {
  const isVoided = voidedIn(enrolled);
  return rows.filter((row) => !isVoided(row.player_ids));
}

/** Returns a function that converts a decided game into a result for the rules of the table. */
export const resultIn =
  (format: GameFormat) =>
  (row: PlayedRow): LeagueResult =>
    tableResult(row, format, talliesOf(row));

const talliesOf = ({ turns, tallies, ...row }: PlayedRow): LeagueResult['tallies'] =>
  turns === null ? tallies : talliesIn({ ...row, turns });
