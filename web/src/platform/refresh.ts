import { refreshSession as renewal } from '@darts/contracts/addresses/session';
import { ApiError } from './api-error.ts';
import { send } from './send.ts';
import { deviceStore } from './storage.ts';

/** Key for the time of the last renewal by any tab. */
const REFRESHED_AT = 'session-refreshed-at';

let refreshing: Promise<boolean> | undefined;

/**
 * Renews the session, once for concurrent callers in this tab and in the others.
 *
 * @returns true if the session goes on, false if it has ended
 * @throws {ApiError} if the server is unreachable or fails
 */
export function refreshSession(): Promise<boolean> {
  refreshing ??= alone(Date.now()).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

function alone(askedAt: number): Promise<boolean> {
  // Only secure contexts have `navigator.locks`; without, two tabs may both renew, which is harmless.
  const locks = navigator.locks as LockManager | undefined | null;
  return locks ? locks.request('session-refresh', () => renew(askedAt)) : renew(askedAt);
}

async function renew(askedAt: number): Promise<boolean> {
  const refreshedAt = Number(deviceStore.read(REFRESHED_AT));
  // A time in the future was stored before the device's clock was set back.
  if (refreshedAt >= askedAt && refreshedAt <= Date.now()) return true;

  const { ok, status } = await send(renewal);
  if (status === 401) return false;
  if (!ok) throw new ApiError(status);
  deviceStore.write(REFRESHED_AT, String(Date.now()));
  return true;
}
