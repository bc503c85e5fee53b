import type { GameView } from '@darts/contracts/play';
import type { Broadcast } from '#platform/realtime/broadcast.ts';
import { roomOf } from '#platform/realtime/realtime.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { LiveGameRow } from './repository.ts';
import { gameView } from './views.ts';

/** The rooms of all who play or watch a game. */
export const audienceOf = (gameId: string): [string, string] => [
  roomOf.game(gameId),
  roomOf.watchers(gameId),
];

/** Sends a game as it stands to all who play or watch it. */
export const broadcastView = (broadcast: Broadcast, game: GameView): void =>
  broadcast(audienceOf(game.gameId), 'updateGame', { game });

/** The same, once it is committed. */
export const broadcastGame = (unit: Unit, broadcast: Broadcast, row: LiveGameRow): void =>
  unit.afterCommit(() => broadcastView(broadcast, gameView(row)));
