/** What is going on, said on the tab before the page's name, to whoever looks at another tab. */
import { useEffect, useSyncExternalStore } from 'react';

let notices: readonly { readonly words: string }[] = []; // the latest last
const listeners = new Set<() => void>();

function change(next: typeof notices): void {
  notices = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says the words for as long as the component is on the page; nothing without any. */
export function useTabNotice(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined) return undefined;
    const notice = { words };
    change([...notices, notice]);
    return () => change(notices.filter((each) => each !== notice));
  }, [words]);
}

export const useShownNotice = (): string | undefined =>
  useSyncExternalStore(watch, () => notices.at(-1)?.words);
