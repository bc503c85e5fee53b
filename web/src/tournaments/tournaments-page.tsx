import { CompetitionsPage } from '#competitions/list/competitions-page.tsx';
import { tournamentKind } from './kind.ts';

export const TournamentsPage = () => <CompetitionsPage kind={tournamentKind} />;
