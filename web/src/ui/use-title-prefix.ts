/** Prefix of the tab's title, for a player who looks at another tab. */
import { useEffect } from 'react';
import { newStore, useStore } from '#store.ts';

const prefixes = newStore<readonly { readonly words: string }[]>([]); // the latest last

/** Shows a prefix while the component is mounted; undefined: none. */
export function useTitlePrefix(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined) return undefined;
    const prefix = { words };
    prefixes.write([...prefixes.read(), prefix]);
    return () => prefixes.write(prefixes.read().filter((each) => each !== prefix));
  }, [words]);
}

export const useShownTitlePrefix = (): string | undefined => useStore(prefixes).at(-1)?.words;
