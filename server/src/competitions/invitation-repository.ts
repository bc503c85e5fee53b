import type { Db } from '#platform/store/db.ts';
import { Refusal } from '#platform/refusals.ts';
import type { CompetitionKind } from './tables.ts';

type Invited = { readonly kind: CompetitionKind; readonly competitionId: string };

/** The tokens of links to join competitions. */
export const invitationRepository = (db: Db) => ({
  /** Gives a competition a token if it has none, and returns the one that it has. */
  async open(competitionId: string, token: string): Promise<string> {
    await db
      .insertInto('invitations')
      .values({ competition_id: competitionId, token })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await db
      .selectFrom('invitations')
      .select('token')
      .where('competition_id', '=', competitionId)
      .executeTakeFirstOrThrow();
    return row.token;
  },

  /** Gives a competition another token: the one before is worth nothing from now on. */
  async renew(competitionId: string, token: string): Promise<void> {
    await db
      .insertInto('invitations')
      .values({ competition_id: competitionId, token })
      .onConflict((conflict) => conflict.column('competition_id').doUpdateSet({ token }))
      .execute();
  },

  /**
   * What a token is for, while that has not begun.
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
