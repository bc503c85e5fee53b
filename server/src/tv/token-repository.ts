import type { Db } from '#platform/store/db.ts';
import type { CompetitionScreenRow, GameScreenRow } from './tables.ts';

/** The tokens of screens' addresses. */
export const tokenRepository = (db: Db) => ({
  /** Gives a competition the token if it has none, and returns the one that it has. */
  async ofCompetition(screen: CompetitionScreenRow): Promise<string> {
    await db
      .insertInto('competition_screens')
      .values(screen)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await db
      .selectFrom('competition_screens')
      .select('token')
      .where('competition_id', '=', screen.competition_id)
      .executeTakeFirstOrThrow();
    return row.token;
  },

  /** The same of a game. */
  async ofGame(screen: GameScreenRow): Promise<string> {
    await db
      .insertInto('game_screens')
      .values(screen)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await db
      .selectFrom('game_screens')
      .select('token')
      .where('game_id', '=', screen.game_id)
      .executeTakeFirstOrThrow();
    return row.token;
  },

  /** Gives a competition another token: the one before shows nothing from now on. */
  async renewCompetition({ competition_id, token }: CompetitionScreenRow): Promise<string> {
    await db
      .insertInto('competition_screens')
      .values({ competition_id, token })
      .onConflict((conflict) => conflict.column('competition_id').doUpdateSet({ token }))
      .execute();
    return token;
  },

  /** The same of a game. */
  async renewGame({ game_id, token }: GameScreenRow): Promise<string> {
    await db
      .insertInto('game_screens')
      .values({ game_id, token })
      .onConflict((conflict) => conflict.column('game_id').doUpdateSet({ token }))
      .execute();
    return token;
  },

  async opensCompetition({ competition_id, token }: CompetitionScreenRow): Promise<boolean> {
    const row = await db
      .selectFrom('competition_screens')
      .select('competition_id')
      .where('competition_id', '=', competition_id)
      .where('token', '=', token)
      .executeTakeFirst();
    return row !== undefined;
  },

  async opensGame({ game_id, token }: GameScreenRow): Promise<boolean> {
    const row = await db
      .selectFrom('game_screens')
      .select('game_id')
      .where('game_id', '=', game_id)
      .where('token', '=', token)
      .executeTakeFirst();
    return row !== undefined;
  },
});
