import { useSyncExternalStore } from 'react';

/** How the realtime connection stands; `off` while nobody is logged in. */
export type Connection = 'off' | 'connecting' | 'online' | 'offline';

let current: Connection = 'off';
const listeners = new Set<() => void>();

export function noteConnection(connection: Connection): void {
  current = connection;
  for (const listener of listeners) listener();
}

const read = () => current;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useConnection = (): Connection => useSyncExternalStore(watch, read);
