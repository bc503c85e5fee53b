import type { Unit } from '#platform/store/transactions.ts';
import { standIns } from '../competitions/service.ts';
import { askedAbout } from './asking.ts';
import type { Deps } from './deps.ts';
import { planNotices } from './notices.ts';
import { proposalRepository } from './proposal-repository.ts';

/** Who is asked to decide once the creator of a competition has no account. */
export const standingIn = ({ games }: Pick<Deps, 'games'>) => ({
  /**
   * Part of the deletion of the creator's account: whoever stands in is asked about what players say in some
   * competitions, as the creator was to be, or has been.
   */
  async askStandIns(unit: Unit, competitionIds: readonly string[]): Promise<void> {
    const rows = await proposalRepository(unit.db).openIn(competitionIds);
    if (rows.length === 0) return;
    const userIds = await standIns(unit.db);
    for (const row of rows) {
      const { playerIds } = await games.matchup(row.game_id, unit.db);
      const rivalId = playerIds.find((id) => id !== row.user_id); // whose word it is
      const others = userIds.filter((id) => id !== rivalId);
      const about = {
        competitionId: row.competition_id,
        kind: 'late',
        ...askedAbout(row),
      } as const;
      await planNotices(unit, about, others);
    }
  },
});
