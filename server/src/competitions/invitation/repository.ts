import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import { tokenTable } from '#platform/store/token-table.ts';
import type { CompetitionKind } from '../tables.ts';

type Invited = { readonly kind: CompetitionKind; readonly competitionId: string };

/** The tokens of links to join competitions. */
export const invitationTokens = tokenTable('invitations', 'competition_id');

export const invitationRepository = (db: Db) => ({
  /**
   * Returns the competition that a token invites to. Tokens of competitions that have begun are invalid.
   *
   * @throws {Refusal} `invitation-not-found`
   */
  async find(token: string): Promise<Invited> {
    const row = await db
      .selectFrom('invitations')
      .innerJoin('competitions', 'competitions.competition_id', 'invitations.competition_id')
      .select(['competitions.competition_id as competitionId', 'kind'])
      .where('token', '=', token)
      .where('status', '=', 'pendiente')
      .executeTakeFirst();
    if (!row) throw new Refusal('invitation-not-found');
    return row;
  },
});
