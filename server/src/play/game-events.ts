import type { GameView } from '@darts/contracts/play';
import type { Broadcast } from '#platform/realtime/broadcast.ts';
import { roomsOf } from '#platform/realtime/rooms.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { LiveGame } from './repository.ts';
import { gameView } from './views.ts';

/** Broadcasts the whole game to its players and watchers. */
export const broadcastView = (broadcast: Broadcast, game: GameView): void =>
  broadcast(roomsOf.audience(game.gameId), 'updateGame', { game });

/** Broadcasts a game to its players and watchers after the commit. */
export const broadcastGame = (unit: Unit, broadcast: Broadcast, row: LiveGame): void =>
  unit.afterCommit(() => broadcastView(broadcast, gameView(row)));
