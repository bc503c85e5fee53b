import type { GameView } from '@darts/contracts/play';
import type { Broadcast } from '#platform/realtime/broadcast.ts';
import { roomOf } from '#platform/realtime/realtime.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { LiveGameRow } from './repository.ts';
import { gameView } from './views.ts';

/** Sends a game as it stands to all who play or watch it, except to one connection. */
export const broadcastView = (broadcast: Broadcast, game: GameView, except?: string): void =>
  broadcast(
    [roomOf.game(game.gameId), roomOf.watchers(game.gameId)],
    'updateGame',
    { game },
    except,
  );

/** The same, once it is committed. */
export const broadcastGame = (unit: Unit, broadcast: Broadcast, row: LiveGameRow): void =>
  unit.afterCommit(() => broadcastView(broadcast, gameView(row)));
