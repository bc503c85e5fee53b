import { createTournament } from '@darts/contracts/addresses/tournaments';
import { NewCompetitionPage } from '#competitions/form/new-competition-page.tsx';
import { tournamentKind } from '#tournaments/kind.ts';
import { call } from '#platform/api.ts';
import { bodyOf, newTournament } from './tournament-form-fields.ts';
import { TournamentForm } from './tournament-form.tsx';

export const NewTournamentPage = () => (
  <NewCompetitionPage
    kind={tournamentKind}
    form={TournamentForm}
    start={newTournament}
    create={async (fields, requestId) => {
      const body = { ...bodyOf(fields), requestId };
      const { tournamentId } = await call(createTournament, { body });
      return tournamentId;
    }}
  />
);
