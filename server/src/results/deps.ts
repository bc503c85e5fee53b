import type { CompetitionKind, CompetitionService, GameDeps } from '../competitions/service.ts';
import type { DateService } from '../dates/service.ts';
import type { EnteredOutcomes, FollowUp } from '../play/service.ts';

/** Dependencies of entering results. */
export type Deps = GameDeps & {
  readonly entered: EnteredOutcomes;
  readonly dates: DateService;
  readonly competitions: Readonly<Record<CompetitionKind, CompetitionService>>;
  readonly followUp: FollowUp;
};

/** Ids of a competition and of one of its games. */
export type GameOf = { readonly competitionId: string; readonly gameId: string };
