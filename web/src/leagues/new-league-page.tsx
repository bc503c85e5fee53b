import { NewCompetitionPage } from '#competitions/new-competition-page.tsx';
import { leagueKind } from './kind.ts';
import { newLeague } from './league-form-fields.ts';
import { LeagueForm } from './league-form.tsx';

export const NewLeaguePage = () => (
  <NewCompetitionPage kind={leagueKind} form={LeagueForm} start={newLeague} />
);
