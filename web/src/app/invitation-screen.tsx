import { InvitationPage } from '#competitions/invitation/invitation-page.tsx';
import { leagueKind } from '#leagues/kind.ts';
import { tournamentKind } from '#tournaments/kind.ts';

/** Page behind an invitation link to a league or a tournament. */
export function InvitationScreen() {
  return <InvitationPage kinds={{ league: leagueKind, tournament: tournamentKind }} />;
}
