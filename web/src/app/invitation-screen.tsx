import { InvitationPage } from '#competitions/invitation/invitation-page.tsx';
import { leagueKind } from '#leagues/kind.ts';
import { tournamentKind } from '#tournaments/kind.ts';

/** Where a link to join leads, to a league or to a tournament. */
export function InvitationScreen() {
  return <InvitationPage kinds={{ league: leagueKind, tournament: tournamentKind }} />;
}
