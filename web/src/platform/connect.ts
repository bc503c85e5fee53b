import { getHealth } from '@darts/contracts/addresses/health';
import type { ClientEvents, ServerEvents } from '@darts/contracts/realtime';
import { io, type Socket as IoSocket } from 'socket.io-client';
import { call, loseSession } from './api.ts';
import { setBlocked, setConnection } from './connection.ts';
import { refreshSession } from './refresh.ts';
import { dispatchServerEvent } from './server-events.ts';
import { tabId } from './tab-id.ts';

export type Socket = IoSocket<ServerEvents, ClientEvents>;

const RETRY_MS = 1000;
const OPENING_MS = 1000;
const LOOK_AFTER_FAILURES = 3;
const RETRY_AT_MOST_MS = 3000; // short: a rival may be waiting, and the time to return is limited

/** Opens a connection that reconnects by itself, until `closing` is aborted. */
export function connect(closing: AbortSignal): Socket {
  const socket: Socket = io({
    transports: ['websocket'],
    withCredentials: true,
    auth: (send) => void tabId().then((id) => send({ tabId: id, turns: 'last' })),
    autoConnect: false,
    reconnectionDelayMax: RETRY_AT_MOST_MS,
  });
  if (closing.aborted) return socket;

  socket.onAny(dispatchServerEvent);
  keepConnected(socket, closing);
  // A connection that is still being opened ends with the page, without a warning.
  addEventListener('pagehide', () => socket.connected && socket.disconnect(), { signal: closing });
  addEventListener('pageshow', (event) => event.persisted && socket.connect(), { signal: closing });
  closing.addEventListener('abort', () => {
    setBlocked(false);
    void settled(socket).then(() => socket.disconnect());
  });
  return socket.connect();
}

/** Waits for a connection that is being opened: browsers log an error if it is closed before. */
export async function settled({ io: { engine } }: Socket): Promise<void> {
  if (engine.readyState !== 'opening') return;
  await new Promise<void>((resolve) => {
    engine.once('open', () => resolve()).once('close', () => resolve());
    setTimeout(resolve, OPENING_MS);
  });
}

/**
 * Handles the failures that the library does not: an expired session, and a connection that the server refuses or
 * closes. A failed connection renews the session, once until the next successful connection.
 */
function keepConnected(socket: Socket, closing: AbortSignal): void {
  let isRefused = false; // the server reported an expired session, and it has been renewed since
  let failures = 0; // failed attempts since the last successful connection
  let isChecked = false; // the session was renewed after a failure of unknown cause

  /** Checks if the server answers over HTTP, in which case the realtime connection counts as blocked. */
  const look = () =>
    call(getHealth).then(
      () => setBlocked(failures > 0 && !closing.aborted),
      () => setBlocked(false),
    );

  const retry = () =>
    setTimeout(() => {
      if (!closing.aborted) socket.connect();
    }, RETRY_MS);

  /** @param onUnknown called if the server is unreachable or fails, which logs nobody out */
  async function renew(onUnknown: () => void) {
    try {
      if (!(await refreshSession())) return loseSession();
    } catch {
      onUnknown();
    }
    retry();
  }

  function onRefused() {
    if (isRefused) return loseSession();
    isRefused = true;
    void renew(() => {
      isRefused = false;
    });
  }

  function onFailure() {
    if (isChecked) {
      if (!socket.active) retry(); // the library itself retries an active socket
      return;
    }
    isChecked = true;
    void renew(() => {
      isChecked = false;
    });
  }

  socket.on('connect', () => {
    if (closing.aborted) return;
    isRefused = false;
    isChecked = false;
    failures = 0;
    setBlocked(false);
    setConnection('online');
  });
  socket.on('disconnect', (reason) => {
    if (!closing.aborted) setConnection('offline');
    if (reason === 'io server disconnect' && !isRefused) retry();
  });
  socket.on('connect_error', ({ message }) => {
    if (closing.aborted) return;
    setConnection('offline');
    failures += 1;
    if (failures % LOOK_AFTER_FAILURES === 0) void look();
    if (message === 'authError') onRefused();
    else onFailure();
  });
  socket.on('authError', onRefused);
}
