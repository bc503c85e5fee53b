import type { Broadcast } from '#platform/realtime/broadcast.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { HeldGame } from '../../play/service.ts';
import type { GameDeps } from '../holding.ts';

/** Dependencies of the lobby of games. */
export type Deps = GameDeps & { readonly broadcast: Broadcast };

/** Functions of the lobby that scoring proposals call. */
export type Entrance = {
  readonly begin: (unit: Unit, game: HeldGame, scorerId?: string) => Promise<void>;
  readonly broadcastPlayers: (gameId: string) => Promise<unknown>;
};
