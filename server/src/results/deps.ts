import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/store/db.ts';
import type { CompetitionKind, CompetitionService } from '../competitions/service.ts';
import type { DateService } from '../dates/service.ts';
import type { LeagueService } from '../leagues/service.ts';
import type { EnteredOutcomes, PlayService } from '../play/service.ts';
import type { TournamentService } from '../tournaments/service.ts';

/** What entering results is given to work with. */
export type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly games: PlayService;
  readonly entered: EnteredOutcomes;
  readonly dates: DateService;
  readonly competitions: Readonly<Record<CompetitionKind, CompetitionService>>;
  readonly leagues: LeagueService;
  readonly tournaments: TournamentService;
};

/** A game of a competition. */
export type GameOf = { readonly competitionId: string; readonly gameId: string };
