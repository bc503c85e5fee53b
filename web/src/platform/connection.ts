import { newStore, useStore } from '#store.ts';

/** The state of the realtime connection; `off` while nobody is logged in. */
export type Connection = 'off' | 'connecting' | 'online' | 'offline';

const connection = newStore<Connection>('off');

export const setConnection = connection.write;

export const useConnection = (): Connection => useStore(connection);
