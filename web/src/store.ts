/** State outside of React, and the listeners that follow it. */
import { useSyncExternalStore } from 'react';

export type Listeners<Args extends readonly unknown[]> = {
  /** Calls the listener each time, until the returned function is called. */
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

/** The value of a store, followed for as long as the component is on the page. */
export const useStore = <Value>({ subscribe, read }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, read, read);

const never = () => () => {};

/**
 * Whether the page may differ from what the build drew of it, which knows of no device. False while
 * the page drawn is taken over; true at once where there is none.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
