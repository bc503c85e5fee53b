import { ListOrdered } from 'lucide-react';
import type { Kind } from '#competitions/kind.ts';
import { paths } from '#platform/paths.ts';
import { leagueActions } from './actions.ts';
import { words } from './words.ts';

export const leagueKind: Kind = {
  name: 'leagues',
  idName: 'leagueId',
  icon: ListOrdered,
  paths: {
    list: paths.leagues,
    create: paths.newLeague,
    page: paths.league,
    edit: paths.leagueEdit,
  },
  actions: leagueActions,
  words: words.kind,
};
