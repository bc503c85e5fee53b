import type { QueryClient } from '@tanstack/react-query';
import { post } from './api.ts';
import { endSession } from './session.ts';
import { hangUp } from './socket.ts';

export async function logOut(cache: QueryClient): Promise<void> {
  await postLast('/users/logout');
  endSession(cache);
}

/**
 * Makes the call that ends the session. Hangs up first: told of the session's end, this tab would
 * try to renew it.
 */
export async function postLast(path: string, body?: object): Promise<void> {
  const reconnect = await hangUp();
  try {
    await post(path, body);
  } catch (error) {
    reconnect();
    throw error;
  }
}
