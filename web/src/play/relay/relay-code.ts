import { closeScreenCode, openScreenCode } from '@darts/contracts/addresses/screens';
import type { OpenedCode } from '@darts/contracts/screens';
import { call } from '#platform/api.ts';
import { randomId } from '#platform/random-id.ts';
import { tabStore } from '#platform/storage.ts';
import { newStore } from '#store.ts';

const CODE_KEY = 'relay-code';
const SENT_AT_KEY = 'relay-sent-at';

/** The code by which another screen shows the local game of this tab. It survives a reload. */
export const relayCode = newStore(keptCode());

function keptCode(): OpenedCode | undefined {
  try {
    return JSON.parse(tabStore.read(CODE_KEY) ?? '') as OpenedCode; // written by `openCode`
  } catch {
    return undefined; // an error here would keep this module from loading
  }
}

let requestId = randomId(); // kept until a code is opened, so that a retry opens the same one

/** @throws {ApiError} without a connection, or with too many open codes */
export async function openCode(): Promise<void> {
  const opened = await call(openScreenCode, { body: { requestId } });
  requestId = randomId();
  tabStore.write(CODE_KEY, JSON.stringify(opened));
  relayCode.write(opened);
}

/** Returns a time in milliseconds after all earlier ones, even if the clock of the device was set back. */
export function nextSentAt(): number {
  const sentAt = Math.max(Date.now(), Number(tabStore.read(SENT_AT_KEY)) + 1);
  tabStore.write(SENT_AT_KEY, String(sentAt));
  return sentAt;
}

/** Forgets a code that has ended. */
export function forgetCode(): void {
  tabStore.forget(CODE_KEY);
  relayCode.write(undefined);
}

/** Takes the game off the screens. Best effort: without a network, the code expires. */
export function closeCode(): void {
  const opened = relayCode.read();
  if (!opened) return;
  forgetCode();
  call(closeScreenCode, { params: { code: opened.code }, query: { key: opened.key } }).catch(
    () => {},
  );
}
