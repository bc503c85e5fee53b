import type { Announce } from '#platform/realtime.ts';
import { roomOf } from '#platform/realtime.ts';
import type { Unit } from '#platform/transactions.ts';
import type { LiveGameRow } from './repository.ts';
import { gameView } from './views.ts';

/** Tells a game as it stands to whoever plays or watches it, once it is committed. */
export const tellGame = (unit: Unit, announce: Announce, row: LiveGameRow): void =>
  unit.afterCommit(() => {
    const game = gameView(row);
    announce([roomOf.game(row.game_id), roomOf.watchers(row.game_id)], 'updateGame', { game });
  });
