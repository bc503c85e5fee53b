import type { PublicGame, PublicLeague } from '@darts/contracts/readers';
import type { ShownTournament } from '@darts/contracts/tournaments';
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

/** A game's league or tournament. */
type Belonging = { readonly kind: CompetitionKind; readonly competitionId: string };

/**
 * Reads leagues, tournaments and games for readers, screens, files and previews, who share each reading for a
 * moment. A reading is the member's view: the schema of an answer takes out of it what its audience may see.
 */
export function readings({ games, leagues, tournaments, competitions }: Deps) {
  const ofLeague = sharedViews(async (leagueId): Promise<PublicLeague> => {
    const league = await leagues.get(leagueId);
    return { ...league, table: await leagues.classification(leagueId) };
  });
  const ofTournament = sharedViews((tournamentId): Promise<ShownTournament> =>
    tournaments.get(tournamentId),
  );

  return {
    /** @throws {Refusal} `league-not-found` */
    league: ofLeague.of,

    /** @throws {Refusal} `league-not-found`, `round-not-found` */
    round: leagues.round,

    /** @throws {Refusal} `tournament-not-found` */
    tournament: ofTournament.of,

    /** @throws {Refusal} `game-not-found`, and as its league or tournament */
    async game(gameId: string, { kind, competitionId }: Belonging): Promise<PublicGame> {
      const { name: competition } = await competitions[kind].get(competitionId);
      const game = await games.get(gameId);
      return { ...game, kind, competitionId, competition, toThrow: throwerOf(game) };
    },
  };
}

export type Readings = ReturnType<typeof readings>;

type Turn = Pick<Awaited<ReturnType<PlayService['get']>>, 'player1' | 'player2' | 'turn'>;

function throwerOf({ player1, player2, turn }: Turn): 1 | 2 | null {
  if (turn === null) return null;
  if (turn === player1?.userId) return 1;
  return turn === player2?.userId ? 2 : null;
}
