import { NewCompetitionPage } from '#competitions/new-competition-page.tsx';
import { tournamentKind } from './kind.ts';
import { newTournament } from './tournament-form-fields.ts';
import { TournamentForm } from './tournament-form.tsx';

export const NewTournamentPage = () => (
  <NewCompetitionPage kind={tournamentKind} form={TournamentForm} start={newTournament} />
);
