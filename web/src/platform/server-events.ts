/** Events of the server, dispatched to their listeners on the page. */
import type { EventName, EventOf } from '@darts/contracts/realtime';
import { useEffect, useEffectEvent } from 'react';
import { newListeners, type Listeners } from '#store.ts';

const listenersOf = new Map<string, Listeners<[never]>>(); // by the name of the event

/** Listens to an event until the returned function is called. */
export function onServerEvent<Name extends EventName>(
  name: Name,
  listener: (event: EventOf<Name>) => void,
): () => void {
  const listeners = listenersOf.get(name) ?? newListeners<[never]>();
  listenersOf.set(name, listeners);
  return listeners.add(listener);
}

/** Dispatches an event as it came off the wire. */
export function dispatchServerEvent(name: string, event: unknown): void {
  // The server checks its events against the same contract that types the listeners.
  listenersOf.get(name)?.call(event as never);
}

/** Listens to an event while the component is mounted. */
export function useServerEvent<Name extends EventName>(
  name: Name,
  handler: (event: EventOf<Name>) => void,
): void {
  const latest = useEffectEvent(handler);
  useEffect(() => onServerEvent(name, (event) => latest(event)), [name]);
}
