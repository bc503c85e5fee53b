import type { Broadcast } from '#platform/realtime/broadcast.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type {
  Competition,
  CompetitionKind,
  CompetitionService,
  GameDeps,
} from '../competitions/service.ts';
import type { FollowUp } from '../play/service.ts';

/** Dependencies of the dates of games. */
export type Deps = GameDeps & {
  readonly broadcast: Broadcast;
  readonly competitions: Readonly<Record<CompetitionKind, CompetitionService>>;
  readonly followUp: FollowUp;
  /** Gives a round of a league a date, and returns the previous date. */
  readonly dateRound: (unit: Unit, competition: Competition, dated: DatedRound) => Promise<string>;
  /** Returns the names of the boards that games of some tournaments are called to, by game id. */
  readonly boardsIn: (tournamentIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** A round of a league and its date. */
export type DatedRound = {
  readonly round: number;
  readonly due: string; // YYYY-MM-DD
};
