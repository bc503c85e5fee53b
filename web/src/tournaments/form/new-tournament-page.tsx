import { NewCompetitionPage } from '#competitions/form/new-competition-page.tsx';
import { tournamentKind } from '#tournaments/kind.ts';
import { newTournament } from './tournament-form-fields.ts';
import { TournamentForm } from './tournament-form.tsx';

export const NewTournamentPage = () => (
  <NewCompetitionPage kind={tournamentKind} form={TournamentForm} start={newTournament} />
);
