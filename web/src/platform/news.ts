/** What the server tells unasked, handed to whoever on the page wants to know. */
import type { NewsName, Told } from '@darts/contracts/realtime';
import { useEffect, useEffectEvent } from 'react';

type Listener = (told: never) => void;

const listeners = new Map<string, Set<Listener>>();

export function onNews<Name extends NewsName>(
  name: Name,
  listener: (told: Told<Name>) => void,
): () => void {
  const named = listeners.get(name) ?? new Set();
  listeners.set(name, named.add(listener));
  return () => named.delete(listener);
}

/** Passes on one piece of news as it came off the wire. */
export function passOn(name: string, told: unknown): void {
  // The server checks what it tells against the contract from which the listeners are typed.
  for (const listener of listeners.get(name) ?? []) listener(told as never);
}

/** Hears one kind of news for as long as the component is on the page. */
export function useNews<Name extends NewsName>(
  name: Name,
  handler: (told: Told<Name>) => void,
): void {
  const latest = useEffectEvent(handler);
  useEffect(() => onNews(name, (told) => latest(told)), [name]);
}
