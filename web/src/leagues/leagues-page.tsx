import { CompetitionsPage } from '#competitions/list/competitions-page.tsx';
import { leagueKind } from './kind.ts';

export const LeaguesPage = () => <CompetitionsPage kind={leagueKind} />;
