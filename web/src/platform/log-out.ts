import { logout } from '@darts/contracts/addresses/session';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { endSession } from './session.ts';
import { hangUp } from './socket.ts';

export async function logOut(cache: QueryClient): Promise<void> {
  await callLast(() => call(logout));
  endSession(cache);
}

/** Makes a call that ends the session. Disconnects first: a tab that is told of the end would try to renew it. */
export async function callLast(send: () => Promise<unknown>): Promise<void> {
  const reconnect = await hangUp();
  try {
    await send();
  } catch (error) {
    reconnect();
    throw error;
  }
}
