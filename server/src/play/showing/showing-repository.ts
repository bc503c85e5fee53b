import type { PairSide } from '@darts/rules/play/pair';
import { pairToThrow } from '@darts/rules/play/pair-progress';
import type { Db } from '#platform/store/db.ts';
import { ask, preparedStatement } from '#platform/store/statements.ts';
import { turnCount } from '#play/brief-repository.ts';
import { legsIn, settingsIn } from '#play/stored-game.ts';
import type { GameRow } from '#play/tables.ts';

/** A player at the device that holds the game, in a session that has to be open at `now`. */
type Holder = {
  readonly gameId: string;
  readonly userId: string;
  readonly connectionId: string;
  readonly sessionId: string;
  readonly now: number;
};

type Held = Pick<GameRow, 'format' | 'starter' | 'sudden_death' | 'legs' | 'scorer'> & {
  readonly side: PairSide;
  readonly turn_count: number;
};

const held = preparedStatement<Holder>((db, { gameId, userId, connectionId, sessionId, now }) =>
  db
    .selectFrom('playing')
    .innerJoin('games', 'games.game_id', 'playing.game_id')
    .select([
      'side',
      'format',
      'starter',
      'sudden_death',
      'legs',
      'scorer',
      turnCount.as('turn_count'),
    ])
    .where('playing.user_id', '=', userId)
    .where('playing.game_id', '=', gameId)
    .where('playing.connection_id', '=', connectionId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessions')
          .select('session_id')
          .where('session_id', '=', sessionId)
          .where('expires_at', '>', now),
      ),
    ),
);

export const showingRepository = (db: Db) => ({
  /**
   * Returns the number of turns recorded before the turn that the player may throw now; undefined if it is not their
   * turn.
   */
  async turnOf(holder: Holder): Promise<number | undefined> {
    const [game] = await ask<Held>(db, held(db, holder));
    if (!game) return undefined;
    const turns = game.turn_count;
    const thrower = pairToThrow({ settings: settingsIn(game), legs: legsIn(game), turns });
    return (game.scorer ?? thrower) === game.side ? turns : undefined;
  },

  /**
   *
   * @param userId the player for whom the connection holds the game; null or absent: any player of the game
   */
  async isHeldBy(gameId: string, connectionId: string, userId?: string | null): Promise<boolean> {
    const row = await db
      .selectFrom('playing')
      .select('user_id')
      .where('game_id', '=', gameId)
      .where('connection_id', '=', connectionId)
      .executeTakeFirst();
    return row !== undefined && row.user_id === (userId ?? row.user_id);
  },
});
