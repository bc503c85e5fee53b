import { useParams } from 'react-router';
import { CompetitionEditPage } from '#competitions/form/competition-edit-page.tsx';
import { tournamentKind } from '#tournaments/kind.ts';
import { tournamentQuery } from '#tournaments/queries.ts';
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
