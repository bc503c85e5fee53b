import { useParams } from 'react-router';
import { CompetitionEditPage } from '#competitions/form/competition-edit-page.tsx';
import { leagueKind } from '#leagues/kind.ts';
import { leagueQuery } from '#leagues/queries.ts';
import { fieldsOf } from './league-form-fields.ts';
import { LeagueForm } from './league-form.tsx';

export function LeagueEditPage() {
  const { leagueId = '' } = useParams(); // the route has one
  return (
    <CompetitionEditPage
      kind={leagueKind}
      id={leagueId}
      query={leagueQuery(leagueId)}
      form={LeagueForm}
      fieldsOf={fieldsOf}
    />
  );
}
