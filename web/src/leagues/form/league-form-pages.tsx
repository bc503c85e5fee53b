import { createLeague, editLeague } from '@darts/contracts/addresses/leagues';
import { useParams } from 'react-router';
import { CompetitionEditPage } from '#competitions/form/competition-edit-page.tsx';
import { NewCompetitionPage } from '#competitions/form/new-competition-page.tsx';
import { leagueKind } from '#leagues/kind.ts';
import { leagueQuery } from '#leagues/queries.ts';
import { call } from '#platform/api.ts';
import { newLeague, fieldsOf } from './league-form-fields.ts';
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

export function LeagueEditPage() {
  const { leagueId = '' } = useParams(); // always set by the route
  return (
    <CompetitionEditPage
      kind={leagueKind}
      id={leagueId}
      query={leagueQuery(leagueId)}
      form={LeagueForm}
      fieldsOf={fieldsOf}
      edit={(body) => call(editLeague, { params: { leagueId }, body })}
    />
  );
}
