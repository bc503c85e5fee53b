import type { CalledRival } from '@darts/contracts/dates';
import type { Actor } from '#platform/caller.ts';
import { outbox } from '#platform/mail/outbox.ts';
import { roomOf } from '#platform/realtime/rooms.ts';
import { Refusal } from '#platform/refusals.ts';
import { isConnected } from '#platform/servers/servers.ts';
import { asPlayer } from '../competitions/service.ts';
import type { Deps } from './deps.ts';
import { preferencesRepository } from './preferences-repository.ts';
import { CALL_MS, callOf } from './reminders.ts';
import { dateRepository } from './repository.ts';

/** Calls from players at the board to their rivals: to the pages that the rival has open, or else by mail. */
export const calling = ({ transact, clock, broadcast, games, holding }: Deps) => ({
  /**
   * Calls the rival to a game that has not begun, at most once in 15 minutes.
   *
   * @throws {Refusal} what `holding` refuses, `called-already`, `rival-out-of-reach`
   */
  callRival: (gameId: string, caller: Actor): Promise<CalledRival> =>
    transact(async (unit) => {
      const { rivalId } = await holding(unit, gameId, asPlayer(caller, 'pending'));
      const { db: trx } = unit;
      const now = clock();
      const isFirst = await dateRepository(trx).call(gameId, now, now - CALL_MS);
      if (!isFirst) throw new Refusal('called-already');
      const isPlaying = await games.isPlaying(unit, rivalId);
      if (await isConnected(trx, rivalId)) {
        const { username, competition } = await dateRepository(trx).calledBy(gameId, caller.userId);
        const by = { userId: caller.userId, username };
        const call = { gameId, by, competition, isPlaying };
        unit.afterCommit(() => broadcast(roomOf.user(rivalId), 'rivalCalls', call));
        return { by: 'page', isPlaying };
      }
      const { wants_calls: wantsCalls } = await preferencesRepository(trx).open(rivalId);
      if (wantsCalls === 0) throw new Refusal('rival-out-of-reach');
      await outbox(trx).plan([callOf(gameId, rivalId, now)]);
      return { by: 'mail', isPlaying };
    }),
});
