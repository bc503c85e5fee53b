import { editLeague } from '@darts/contracts/addresses/leagues';
import { useParams } from 'react-router';
import { CompetitionEditPage } from '#competitions/form/competition-edit-page.tsx';
import { leagueKind } from '#leagues/kind.ts';
import { leagueQuery } from '#leagues/queries.ts';
import { call } from '#platform/api.ts';
import { fieldsOf } from './league-form-fields.ts';
import { LeagueForm } from './league-form.tsx';

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
