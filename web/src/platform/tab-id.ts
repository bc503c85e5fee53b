import { randomId } from './random-id.ts';
import { tabStore } from './storage.ts';

const KEY = 'tab-id';

/** Tells this tab from the user's others; the same after a reload. */
export function tabId(): string {
  const kept = tabStore.read(KEY) ?? randomId();
  tabStore.write(KEY, kept);
  return kept;
}
