import { CompetitionsPage } from '#competitions/competitions-page.tsx';
import { tournamentKind } from './kind.ts';

export const TournamentsPage = () => <CompetitionsPage kind={tournamentKind} />;
