import { createLeague } from '@darts/contracts/addresses/leagues';
import { NewCompetitionPage } from '#competitions/form/new-competition-page.tsx';
import { leagueKind } from '#leagues/kind.ts';
import { call } from '#platform/api.ts';
import { newLeague } from './league-form-fields.ts';
import { LeagueForm } from './league-form.tsx';

export const NewLeaguePage = () => (
  <NewCompetitionPage
    kind={leagueKind}
    form={LeagueForm}
    start={newLeague}
    create={async (fields, requestId) => {
      const { leagueId } = await call(createLeague, { body: { ...fields, requestId } });
      return leagueId;
    }}
  />
);
