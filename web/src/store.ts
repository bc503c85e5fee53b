/** State outside of React, with its listeners. */
import { useSyncExternalStore } from 'react';

export type Listeners<Args extends readonly unknown[]> = {
  /** Calls the listener on each change, until the returned function is called. */
  readonly add: (listener: (...args: Args) => void) => () => void;
  readonly call: (...args: Args) => void;
};

export function newListeners<Args extends readonly unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();

  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    call(...args) {
      for (const listener of listeners) listener(...args);
    },
  };
}

export type Store<Value> = {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void; // called after each write
};

export function newStore<Value>(first: Value): Store<Value> {
  const listeners = newListeners();
  let current = first;

  return {
    read: () => current,
    write(value) {
      current = value;
      listeners.call();
    },
    subscribe: listeners.add,
  };
}

/** Returns the value of a store, updated while the component is mounted. */
export const useStore = <Value>({ subscribe, read }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, read, read);

const never = () => () => {};

/**
 * True if the page may differ from its prerendered markup, which knows nothing of the device. False while the
 * prerendered page is hydrated; true at once if the page was not prerendered.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
