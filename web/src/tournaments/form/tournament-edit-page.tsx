import { editTournament } from '@darts/contracts/addresses/tournaments';
import { useParams } from 'react-router';
import { CompetitionEditPage } from '#competitions/form/competition-edit-page.tsx';
import { tournamentKind } from '#tournaments/kind.ts';
import { tournamentQuery } from '#tournaments/queries.ts';
import { call } from '#platform/api.ts';
import { bodyOf, fieldsOf } from './tournament-form-fields.ts';
import { TournamentForm } from './tournament-form.tsx';

export function TournamentEditPage() {
  const { tournamentId = '' } = useParams(); // always set by the route
  return (
    <CompetitionEditPage
      kind={tournamentKind}
      id={tournamentId}
      query={tournamentQuery(tournamentId)}
      form={TournamentForm}
      fieldsOf={fieldsOf}
      edit={(fields) => call(editTournament, { params: { tournamentId }, body: bodyOf(fields) })}
    />
  );
}
