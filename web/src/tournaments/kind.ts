import { Trophy } from 'lucide-react';
import type { Kind } from '#competitions/kind.ts';
import { paths } from '#platform/paths.ts';
import { tournamentActions } from './actions.ts';
import { words } from './words.ts';

export const tournamentKind: Kind = {
  name: 'tournaments',
  idName: 'tournamentId',
  icon: Trophy,
  paths: {
    list: paths.tournaments,
    create: paths.newTournament,
    page: paths.tournament,
    edit: paths.tournamentEdit,
  },
  actions: tournamentActions,
  words: words.kind,
};
