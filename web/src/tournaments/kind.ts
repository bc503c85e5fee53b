import { listTournaments } from '@darts/contracts/addresses/tournaments';
import { Trophy } from 'lucide-react';
import type { Kind } from '#competitions/kind.ts';
import { call } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { tournamentActions } from './actions.ts';
import { tournamentWords } from './words.ts';

export const tournamentKind: Kind = {
  kind: 'tournament',
  name: 'tournaments',
  async list(query, signal) {
    const { tournaments } = await call(listTournaments, { query, signal });
    return tournaments.map((competition) => ({
      to: paths.tournament(competition.tournamentId),
      competition,
    }));
  },
  missingCode: 'tournament-not-found',
  icon: Trophy,
  paths: {
    list: paths.tournaments,
    create: paths.newTournament,
    page: paths.tournament,
    edit: paths.tournamentEdit,
  },
  actions: tournamentActions,
  words: tournamentWords.kind,
};
