import type { GameView } from '@darts/contracts/play';
import { paths } from '#platform/paths.ts';

/** Where a game leads to: the league or tournament it belongs to, or home. */
export function pathAfter({ leagueId, tournamentId }: GameView): string {
  if (leagueId !== null) return paths.league(leagueId);
  return tournamentId === null ? paths.home : paths.tournamentView(tournamentId);
}
