import type { UserRef } from '@darts/contracts/accounts';
import { countRounds } from '@darts/rules/leagues/schedule';
import { standings, type Standing } from '@darts/rules/leagues/standings';
import type { Db } from '#platform/store/db.ts';
import { refOf, type Competition } from '../competitions/service.ts';
import { formatIn } from '../play/service.ts';
import { readByRounds } from './by-rounds.ts';
import { leagueRepository } from './repository.ts';
import { entrantOf, resultIn, withoutVoided } from './results.ts';
import { rulesOf } from './table-rules.ts';
import type { LeagueRow } from './tables.ts';
import { versionedCache } from '#platform/versioned-cache.ts';

export type TableRow = Omit<Standing, 'playerId' | 'name'> & { readonly user: UserRef };

const MAX_TABLES = 200; // tables, of up to a hundred rows

/** Cache of league tables. Concurrent callers share a computation, whose value is valid until its inputs change. */
export function tableCache(db: Db) {
  const cached = versionedCache<readonly TableRow[]>(MAX_TABLES);

  async function compute(competition: Competition, own: LeagueRow): Promise<TableRow[]> {
    const { enrolled } = competition;
    const rules = rulesOf(own);
    const rounds = countRounds(enrolled.length, rules.meetings === 2);
    const toResult = resultIn(formatIn(competition.format));
    const results = await readByRounds(rounds, async (first, last) => {
      const decided = await leagueRepository(db).decided(own.league_id, first, last);
      return withoutVoided(decided, enrolled).map(toResult);
    });
    const refs = new Map(enrolled.map((row) => [row.user_id, refOf(row)]));
    const entrants = enrolled.map((row) => entrantOf(row, refOf(row).username));
    return standings(entrants, results, rules).map(({ playerId, name, ...row }) =>
      Object.assign(row, { user: refs.get(playerId) ?? { userId: null, username: name } }),
    );
  }

  /**
   * @param own to be read before `competition`, so that later reads include every result that its `results_version`
   * counts
   */
  return function tableOf(competition: Competition, own: LeagueRow): Promise<readonly TableRow[]> {
    const state = JSON.stringify([own, competition.enrolled.map(refOf)]);
    return cached(own.league_id, state, () => compute(competition, own));
  };
}
