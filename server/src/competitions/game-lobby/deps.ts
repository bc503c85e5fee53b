import type { Broadcast } from '#platform/realtime/broadcast.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { HeldGame } from '../../play/service.ts';
import type { GameDeps } from '../holding.ts';

/** Services that the lobby of games is given to work with. */
export type Deps = GameDeps & { readonly broadcast: Broadcast };

/** The beginning of a game in its lobby. */
export type Entrance = {
  readonly begin: (unit: Unit, game: HeldGame, scorerId?: string) => Promise<void>;
  readonly broadcastPlayers: (gameId: string) => Promise<unknown>;
};
