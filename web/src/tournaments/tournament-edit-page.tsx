import { useParams } from 'react-router';
import { CompetitionEditPage } from '#competitions/competition-edit-page.tsx';
import { tournamentKind } from './kind.ts';
import { tournamentQuery } from './queries.ts';
import { fieldsOf } from './tournament-form-fields.ts';
import { TournamentForm } from './tournament-form.tsx';

export function TournamentEditPage() {
  const { tournamentId = '' } = useParams(); // the route has one
  return (
    <CompetitionEditPage
      kind={tournamentKind}
      id={tournamentId}
      query={tournamentQuery(tournamentId)}
      form={TournamentForm}
      fieldsOf={fieldsOf}
    />
  );
}
