import type { CompetitionKind, CompetitionService, GameDeps } from '../competitions/service.ts';
import type { DateService } from '../dates/service.ts';
import type { EnteredOutcomes, FollowUp } from '../play/service.ts';

/** Services that entering results is given to work with. */
export type Deps = GameDeps & {
  readonly entered: EnteredOutcomes;
  readonly dates: DateService;
  readonly competitions: Readonly<Record<CompetitionKind, CompetitionService>>;
  readonly followUp: FollowUp;
};

/** A game of a competition. */
export type GameOf = { readonly competitionId: string; readonly gameId: string };
