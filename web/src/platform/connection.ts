import { newStore, useStore } from '#store.ts';
import { platformWords } from './words.ts';

/** The state of the realtime connection; `off` while nobody is logged in. */
export type Connection = 'off' | 'connecting' | 'online' | 'offline';

const connection = newStore<Connection>('off');

export const setConnection = connection.write;

const blocked = newStore(false);

/** Sets whether HTTP calls succeed while the realtime connection fails, as behind a proxy that blocks it. */
export const setBlocked = blocked.write;

export const useIsBlocked = (): boolean => useStore(blocked);

/** Returns whether the connection is lost, with a message where it is blocked. */
export const useLoss = () => ({
  isOffline: useConnection() === 'offline',
  message: useIsBlocked() ? platformWords.blocked : undefined,
});

export const useConnection = (): Connection => useStore(connection);
