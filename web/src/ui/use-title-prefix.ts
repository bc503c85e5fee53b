/** What goes on, in front of the page's name on the tab, for a player who looks at another tab. */
import { useEffect, useSyncExternalStore } from 'react';

let prefixes: readonly { readonly words: string }[] = []; // the latest last
const listeners = new Set<() => void>();

function change(next: typeof prefixes): void {
  prefixes = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the words for as long as the component is on the page; nothing without any. */
export function useTitlePrefix(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined) return undefined;
    const prefix = { words };
    change([...prefixes, prefix]);
    return () => change(prefixes.filter((each) => each !== prefix));
  }, [words]);
}

export const useShownTitlePrefix = (): string | undefined =>
  useSyncExternalStore(watch, () => prefixes.at(-1)?.words);
