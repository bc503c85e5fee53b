import type { Unit } from '#platform/store/transactions.ts';
import { standIns } from '../competitions/service.ts';
import { askedAbout } from './asking.ts';
import type { Deps } from './deps.ts';
import { planNotices } from './notices.ts';
import { proposalRepository } from './proposal-repository.ts';

/** Asks the admins to decide when the creator of a competition may no longer organise. */
export function standingIn({ games, competitions }: Pick<Deps, 'games' | 'competitions'>) {
  /**
   * Plans mails to the admins about the open proposals in some competitions, for when the creator was asked or
   * would have been. A mail is only sent to an admin who may decide at that time.
   */
  async function askStandIns(unit: Unit, competitionIds: readonly string[]): Promise<void> {
    const rows = await proposalRepository(unit.db).openIn(competitionIds);
    if (rows.length === 0) return;
    const userIds = await standIns(unit.db);
    for (const row of rows) {
      const { playerIds } = await games.matchup(row.game_id, unit.db);
      const rivalId = playerIds.find((id) => id !== row.user_id); // the player who answers the proposal
      const others = userIds.filter((id) => id !== rivalId);
      const about = {
        competitionId: row.competition_id,
        kind: 'late',
        ...askedAbout(row),
      } as const;
      await planNotices(unit, about, others);
    }
  }

  return {
    askStandIns,

    /** Informs open pages, and admins by mail, after a creator has lost or regained the right to organise. */
    async noteRoleChange(unit: Unit, userId: string): Promise<void> {
      const leagueIds = await competitions.league.noteRoleChange(unit, userId);
      const tournamentIds = await competitions.tournament.noteRoleChange(unit, userId);
      await askStandIns(unit, [...leagueIds, ...tournamentIds]);
    },
  };
}
