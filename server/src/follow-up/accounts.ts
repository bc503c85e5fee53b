import type { AccountFollowUp } from '../accounts/service.ts';
import type {
  CompetitionKind,
  CompetitionService,
  forgettingHistory,
} from '../competitions/service.ts';
import type { LobbyService } from '../lobby/service.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { ResultService } from '../results/service.ts';
import type { TournamentService } from '../tournaments/service.ts';

export type AccountFeatures = {
  readonly lobby: Pick<LobbyService, 'leave'>;
  readonly competitions: Readonly<Record<CompetitionKind, Pick<CompetitionService, 'releaseUser'>>>;
  readonly tournaments: Pick<TournamentService, 'releaseUser'>;
  readonly live: {
    readonly releaseUser: (unit: Unit, userId: string) => Promise<void>;
    readonly forfeitAll: (userIds: readonly string[]) => Promise<void>;
  };
  readonly results: Pick<ResultService, 'askStandIns' | 'noteRoleChange'>;
  readonly pastActs: Pick<ReturnType<typeof forgettingHistory>, 'releaseUser'>;
};

/** Effects of account changes on other features, in the order in which they are applied. */
export const accountFollowUp = (features: () => AccountFeatures): AccountFollowUp => ({
  async deleted(unit, userId) {
    const { lobby, competitions, tournaments, live, results, pastActs } = features();
    await lobby.leave(unit, [userId]);
    const unrun = [
      ...(await competitions.league.releaseUser(unit, userId)),
      ...(await competitions.tournament.releaseUser(unit, userId)),
    ];
    await tournaments.releaseUser(unit, userId);
    await live.releaseUser(unit, userId);
    await results.askStandIns(unit, unrun);
    await pastActs.releaseUser(unit, userId);
  },

  gone: (userIds) => features().live.forfeitAll(userIds),

  roleChanged: (unit, userId) => features().results.noteRoleChange(unit, userId),
});
