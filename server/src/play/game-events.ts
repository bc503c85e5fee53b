import type { GameView } from '@darts/contracts/play';
import type { Broadcast } from '#platform/realtime/broadcast.ts';
import { roomOf } from '#platform/realtime/realtime.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { LiveGameRow } from './repository.ts';
import { gameView } from './views.ts';

/** Returns the rooms of the players and the watchers of a game. */
export const audienceOf = (gameId: string): [string, string] => [
  roomOf.game(gameId),
  roomOf.watchers(gameId),
];

/** Broadcasts a game to its players and watchers. */
export const broadcastView = (broadcast: Broadcast, game: GameView): void =>
  broadcast(audienceOf(game.gameId), 'updateGame', { game });

/** Broadcasts a game to its players and watchers after the commit. */
export const broadcastGame = (unit: Unit, broadcast: Broadcast, row: LiveGameRow): void =>
  unit.afterCommit(() => broadcastView(broadcast, gameView(row)));
