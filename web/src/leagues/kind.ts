import { listLeagues } from '@darts/contracts/addresses/leagues';
import { ListOrdered } from 'lucide-react';
import type { Kind } from '#competitions/kind.ts';
import { call } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { leagueActions } from './actions.ts';
import { leagueWords } from './words.ts';

export const leagueKind: Kind = {
  kind: 'league',
  name: 'leagues',
  async list(query, signal) {
    const { leagues } = await call(listLeagues, { query, signal });
    return leagues.map((competition) => ({ to: paths.league(competition.leagueId), competition }));
  },
  missingCode: 'league-not-found',
  icon: ListOrdered,
  paths: {
    list: paths.leagues,
    create: paths.newLeague,
    page: paths.league,
    edit: paths.leagueEdit,
  },
  actions: leagueActions,
  words: leagueWords.kind,
};
