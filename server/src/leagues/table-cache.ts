import { setImmediate as nextLoop } from 'node:timers/promises';
import type { UserRef } from '@darts/contracts/accounts';
import type { LeagueResult } from '@darts/rules/leagues/record';
import { countRounds } from '@darts/rules/leagues/schedule';
import { DEFAULT_POINTS } from '@darts/rules/leagues/points';
import { standings, type Standing } from '@darts/rules/leagues/standings';
import { DEFAULT_TIE_BREAKS } from '@darts/rules/leagues/tie-breaks';
import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/store/db.ts';
import { refOf, type Competition } from '../competitions/service.ts';
import { leagueRepository } from './repository.ts';
import { resultOf } from './results.ts';
import type { LeagueRow } from './tables.ts';

export type TableRow = Omit<Standing, 'playerId' | 'name'> & { readonly user: UserRef };

type CachedTable = {
  readonly state: string; // what the table was computed from
  readonly table: Promise<readonly TableRow[]>;
};

const MAX_TABLES = 200; // tables, of up to a hundred rows

/** How many rounds are read in one go: of the largest league, a thousand games. */
const ROUNDS_AT_ONCE = 20;

/** Tables of leagues, each computed once for all who ask, until something that it is made of changes. */
export function tableCache(db: Db) {
  const cache = new LRUCache<string, CachedTable>({ max: MAX_TABLES });

  async function resultsOf(leagueId: string, rounds: number): Promise<LeagueResult[]> {
    const results: LeagueResult[] = [];
    for (let first = 1; first <= rounds; first += ROUNDS_AT_ONCE) {
      const rows = await leagueRepository(db).decided(leagueId, first, first + ROUNDS_AT_ONCE - 1);
      for (const row of rows) results.push(resultOf(row));
      await nextLoop(); // others have their turn between
    }
    return results;
  }

  async function compute({ enrolled }: Competition, own: LeagueRow): Promise<TableRow[]> {
    const isHomeAndAway = own.is_home_and_away === 1;
    const results = await resultsOf(own.league_id, countRounds(enrolled.length, isHomeAndAway));
    const refs = new Map(enrolled.map((row) => [row.user_id, refOf(row)]));
    const entrants = enrolled.map((row) => ({
      playerId: row.user_id,
      name: refOf(row).username,
    }));
    const rules = {
      meetings: isHomeAndAway ? 2 : 1,
      points: DEFAULT_POINTS,
      tieBreaks: DEFAULT_TIE_BREAKS,
    } as const;
    return standings(entrants, results, rules).map(({ playerId, name, ...row }) =>
      Object.assign(row, { user: refs.get(playerId) ?? { userId: null, username: name } }),
    );
  }

  /** @param own as it is stored now: its results are read after it */
  return function tableOf(competition: Competition, own: LeagueRow): Promise<readonly TableRow[]> {
    const { league_id: leagueId, results_version: version } = own;
    const state = JSON.stringify([version, competition.enrolled.map(refOf)]);
    const cached = cache.get(leagueId);
    if (cached?.state === state) return cached.table;

    const table = compute(competition, own);
    cache.set(leagueId, { state, table });
    table.catch(() => cache.delete(leagueId)); // the next caller tries again
    return table;
  };
}
