import type { CompetitionKind } from '@darts/contracts/competitions';
import type { RefusalCode } from '@darts/contracts/refusals';
import type {
  PublicGame,
  PublicLeague,
  PublicRound,
  PublicTournament,
} from '@darts/contracts/publishing';
import { Refusal } from '#platform/refusals.ts';
import { sharedViews } from '#platform/shared-views.ts';
import type { CompetitionService } from '../competitions/service.ts';
import type { LeagueService } from '../leagues/service.ts';
import type { PlayService } from '../play/service.ts';
import type { TournamentService } from '../tournaments/service.ts';
import { publicGame, publicLeague, publicRound, publicTournament } from './views.ts';

type Deps = {
  readonly games: PlayService;
  readonly leagues: LeagueService;
  readonly tournaments: TournamentService;
  readonly competitions: Readonly<Record<CompetitionKind, CompetitionService>>;
};

/** Public leagues and tournaments, as anybody may read them. What is private is not there: `not-found`. */
export function publishingService({ games, leagues, tournaments, competitions }: Deps) {
  /** Looked up before anything is read, and what is gone by then is not there either. */
  async function readPublic<Read>(
    kind: CompetitionKind,
    competitionId: string,
    read: () => Promise<Read>,
  ): Promise<Read> {
    if (!(await competitions[kind].isPublic(competitionId))) throw new Refusal('not-found');
    return read().catch(asNotFound);
  }

  const leagueViews = sharedViews(async (leagueId): Promise<PublicLeague> => {
    const league = await leagues.get(leagueId);
    const hasTable = league.status !== 'pendiente';
    return publicLeague(league, hasTable ? await leagues.classification(leagueId) : []);
  });

  const tournamentViews = sharedViews(async (tournamentId) =>
    publicTournament(await tournaments.get(tournamentId)),
  );

  /**
   * Returns the competition of a game.
   *
   * @throws {Refusal} `not-found`
   */
  async function competitionOf(gameId: string) {
    const { kind, competitionId } = await games.matchup(gameId).catch(asNotFound);
    if (!kind || competitionId === null) throw new Refusal('not-found');
    return { kind, competitionId };
  }

  return {
    /**
     * Reads what a public competition shows elsewhere.
     *
     * @throws {Refusal} `not-found`, and what `read` refuses
     */
    readPublic,

    /** @throws {Refusal} `not-found` */
    checkPublic: (kind: CompetitionKind, competitionId: string): Promise<void> =>
      readPublic(kind, competitionId, async () => {}),

    /** @throws {Refusal} `not-found` */
    league: (leagueId: string): Promise<PublicLeague> =>
      readPublic('league', leagueId, () => leagueViews.of(leagueId)),

    /** @throws {Refusal} `not-found` */
    round: (leagueId: string, round: number): Promise<PublicRound> =>
      readPublic('league', leagueId, async () => publicRound(await leagues.round(leagueId, round))),

    /** @throws {Refusal} `not-found` */
    tournament: (tournamentId: string): Promise<PublicTournament> =>
      readPublic('tournament', tournamentId, () => tournamentViews.of(tournamentId)),

    /**
     * A game of a public league or tournament.
     *
     * @throws {Refusal} `not-found`
     */
    async game(gameId: string): Promise<PublicGame> {
      const { kind, competitionId } = await competitionOf(gameId);
      return readPublic(kind, competitionId, async () => {
        const { name: competition } = await competitions[kind].get(competitionId);
        return publicGame(await games.get(gameId), { kind, competitionId, competition });
      });
    },

    competitionOf,
  };
}

export type PublishingService = ReturnType<typeof publishingService>;

const MISSING: ReadonlySet<RefusalCode> = new Set([
  'league-not-found',
  'tournament-not-found',
  'round-not-found',
  'game-not-found',
]);

function asNotFound(error: unknown): never {
  const isMissing = error instanceof Refusal && MISSING.has(error.code);
  throw isMissing ? new Refusal('not-found') : error;
}
