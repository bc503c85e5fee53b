import { randomId } from './random-id.ts';
import { tabStore } from './storage.ts';

const KEY = 'tab-id';
const RELOAD_MS = 300; // time for the page before a reload to release its id

let own: Promise<string> | undefined;

/**
 * Returns the id of this tab among the user's tabs, unchanged by a reload. A duplicated tab starts with the id of its
 * original, and takes a new one.
 */
export function tabId(): Promise<string> {
  own ??= claim();
  return own;
}

async function claim(): Promise<string> {
  const kept = tabStore.read(KEY);
  if (kept !== null && (await take(kept))) return kept;

  const fresh = randomId();
  await take(fresh);
  tabStore.write(KEY, fresh);
  return fresh;
}

/** Claims an id for the life of this page, unless another page has it. */
function take(id: string): Promise<boolean> {
  // Only secure contexts have `navigator.locks`; without, a duplicate counts as its original.
  const locks = navigator.locks as LockManager | undefined | null;
  if (!locks) return Promise.resolve(true);

  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(RELOAD_MS);
    const holdOn = () => {
      resolve(true);
      return new Promise(() => {});
    };
    locks.request(`tab ${id}`, { signal }, holdOn).catch(() => resolve(false));
  });
}
