import type { CompetitionKind } from '@darts/contracts/competitions';
import type { PublicGame } from '@darts/contracts/readers';
import type { RefusalCode } from '@darts/contracts/refusals';
import { Refusal } from '#platform/refusals.ts';
import type { CompetitionService } from '../../competitions/service.ts';
import type { PlayService } from '../../play/service.ts';
import type { Readings } from '../readings.ts';

type Deps = {
  readonly games: PlayService;
  readonly competitions: Readonly<Record<CompetitionKind, CompetitionService>>;
  readonly readings: Readings;
};

/** Calls `read` if the audience may see the competition. @throws {Refusal} `not-found`, and the refusals of `read` */
export type Reading = <Read>(
  kind: CompetitionKind,
  competitionId: string,
  read: () => Promise<Read>,
) => Promise<Read>;

/** Reads public leagues and tournaments for everybody. A private competition is refused like a missing one. */
export function readerService({ games, competitions, readings }: Deps) {
  const readPublic: Reading = async (kind, competitionId, read) => {
    if (!(await competitions[kind].isPublic(competitionId))) throw new Refusal('not-found');
    return read().catch(asNotFound); // the competition may have been deleted since
  };

  return {
    readPublic,

    /** Reads a game of a public competition. @throws {Refusal} `not-found`, and the refusals of `read` */
    async readPublicGame<Read>(
      gameId: string,
      read: (game: () => Promise<PublicGame>) => Promise<Read>,
    ): Promise<Read> {
      const { kind, competitionId } = await games.matchup(gameId).catch(asNotFound);
      if (!kind || competitionId === null) throw new Refusal('not-found');
      return readPublic(kind, competitionId, () =>
        read(() => readings.game(gameId, kind, competitionId)),
      );
    },
  };
}

export type ReaderService = ReturnType<typeof readerService>;

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
