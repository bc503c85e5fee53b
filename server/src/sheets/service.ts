import type { LeagueSheet, TournamentSheet } from '@darts/contracts/sheets';
import type { LeagueService } from '../leagues/service.ts';
import type { TournamentService } from '../tournaments/service.ts';
import { leagueSheet } from './league-sheet.ts';
import { tournamentSheet } from './tournament-sheet.ts';

type Deps = { readonly leagues: LeagueService; readonly tournaments: TournamentService };

/** Tables and brackets as files. They hold names and results only, whoever reads them. */
export const sheetService = ({ leagues, tournaments }: Deps) => ({
  /** @throws {Refusal} `league-not-found` */
  async league(leagueId: string): Promise<LeagueSheet> {
    const league = await leagues.get(leagueId);
    return leagueSheet(league, await leagues.classification(leagueId));
  },

  /** @throws {Refusal} `tournament-not-found` */
  tournament: async (tournamentId: string): Promise<TournamentSheet> =>
    tournamentSheet(await tournaments.get(tournamentId)),
});

export type SheetService = ReturnType<typeof sheetService>;
