import { randomId } from './random-id.ts';

const KEY = 'tab-id';

/** Tells this tab from the user's others; the same after a reload. */
export function tabId(): string {
  const kept = sessionStorage.getItem(KEY) ?? randomId();
  sessionStorage.setItem(KEY, kept);
  return kept;
}
