import { useParams } from 'react-router';
import { CompetitionEditPage } from '#competitions/competition-edit-page.tsx';
import { leagueKind } from './kind.ts';
import { fieldsOf } from './league-form-fields.ts';
import { LeagueForm } from './league-form.tsx';
import { leagueQuery } from './queries.ts';

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
