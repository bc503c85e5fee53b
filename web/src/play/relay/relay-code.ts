import type { OpenedCode } from '@darts/contracts/tv';
import { post, remove } from '#platform/api.ts';
import { tabStore } from '#platform/storage.ts';
import { newStore } from '#store.ts';

const KEY = 'relay-code';
const SENT_AT_KEY = 'relay-sent-at';

/** The code by which another screen shows the local game of this tab; kept while it is loaded again. */
export const relayCode = newStore(keptCode());

function keptCode(): OpenedCode | undefined {
  try {
    return JSON.parse(tabStore.read(KEY) ?? '') as OpenedCode; // as it is written below
  } catch {
    return undefined; // or the game would be neither called nor set
  }
}

/** @throws {ApiError} where there is no connection, or too many codes are under way */
export async function openCode(): Promise<void> {
  const opened = await post<OpenedCode>('/tv/local');
  tabStore.write(KEY, JSON.stringify(opened));
  relayCode.write(opened);
}

/** The phone's time, or what is later than all that was sent before, where its clock has been put back. */
export function nextSentAt(): number {
  const sentAt = Math.max(Date.now(), Number(tabStore.read(SENT_AT_KEY)) + 1);
  tabStore.write(SENT_AT_KEY, String(sentAt));
  return sentAt;
}

/** What is worth nothing any more. */
export function forgetCode(): void {
  tabStore.forget(KEY);
  relayCode.write(undefined);
}

/** Takes the game off the screens; without a network, the code ends by itself. */
export function closeCode(): void {
  const opened = relayCode.read();
  if (!opened) return;
  forgetCode();
  remove(`/tv/local/${opened.code}?key=${opened.key}`).catch(() => {});
}
