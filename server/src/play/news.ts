import type { GameView } from '@darts/contracts/play';
import type { Announce } from '#platform/realtime/announcing.ts';
import { roomOf } from '#platform/realtime/realtime.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { LiveGameRow } from './repository.ts';
import { gameView } from './views.ts';

/** Tells a game as it stands to whoever plays or watches it, but for a connection that knows. */
export const tellView = (announce: Announce, game: GameView, knowing?: string): void =>
  announce(
    [roomOf.game(game.gameId), roomOf.watchers(game.gameId)],
    'updateGame',
    { game },
    knowing,
  );

/** Tells it once it is committed. */
export const tellGame = (unit: Unit, announce: Announce, row: LiveGameRow): void =>
  unit.afterCommit(() => tellView(announce, gameView(row)));
