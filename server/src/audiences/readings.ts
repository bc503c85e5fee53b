import { numberOf, sideOfUser, type PlayerNumber } from '@darts/contracts/game/pairs';
import type { GameView } from '@darts/contracts/play';
import { sharedViews } from '#platform/shared-views.ts';
import type { CompetitionKind, CompetitionService } from '../competitions/service.ts';
import type { LeagueService } from '../leagues/service.ts';
import type { PlayService } from '../play/service.ts';
import type { TournamentService } from '../tournaments/service.ts';

type Deps = {
  readonly games: PlayService;
  readonly leagues: LeagueService;
  readonly tournaments: TournamentService;
  readonly competitions: Readonly<Record<CompetitionKind, CompetitionService>>;
};

/**
 * Reads leagues, tournaments and games for readers, screens, files and previews, which share a short-lived cache. A
 * reading is the member's view: the schema of each answer removes the fields that its audience may not see.
 */
export function readings({ games, leagues, tournaments, competitions }: Deps) {
  return {
    /** @throws {Refusal} `league-not-found` */
    league: sharedViews(async (leagueId: string) => {
      const league = await leagues.get(leagueId);
      return { ...league, table: await leagues.classification(leagueId) };
    }),

    /** @throws {Refusal} `league-not-found`, `round-not-found` */
    round: sharedViews((leagueId: string, round: number) => leagues.round(leagueId, round)),

    /** @throws {Refusal} `tournament-not-found` */
    tournament: sharedViews((tournamentId: string) => tournaments.get(tournamentId)),

    /** @throws {Refusal} `game-not-found`, `league-not-found`, `tournament-not-found` */
    game: sharedViews(async (gameId: string, kind: CompetitionKind, competitionId: string) => {
      const { name: competition } = await competitions[kind].get(competitionId);
      const game = await games.get(gameId);
      return { ...game, kind, competitionId, competition, toThrow: throwerOf(game) };
    }),
  };
}

export type Readings = ReturnType<typeof readings>;

function throwerOf(game: GameView): PlayerNumber | null {
  const side = game.turn === null ? undefined : sideOfUser(game, game.turn);
  return side === undefined ? null : numberOf(side);
}
