import type { ClientEvents, ServerEvents } from '@darts/contracts/realtime';
import { io, type Socket as IoSocket } from 'socket.io-client';
import { loseSession } from './api.ts';
import { setConnection } from './connection.ts';
import { refreshSession } from './refresh.ts';
import { dispatchServerEvent } from './server-events.ts';
import { tabId } from './tab-id.ts';

export type Socket = IoSocket<ServerEvents, ClientEvents>;

const RETRY_MS = 1000;
const RETRY_AT_MOST_MS = 3000; // somebody waits for the player, and time runs

/** A connection that holds, and comes back by itself, until `closing` is aborted. */
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
  // One that is still being opened goes by itself, and without a warning.
  addEventListener('pagehide', () => socket.connected && socket.disconnect(), { signal: closing });
  addEventListener('pageshow', (event) => event.persisted && socket.connect(), { signal: closing });
  closing.addEventListener('abort', () => socket.disconnect());
  return socket.connect();
}

/**
 * Sees to what the library does not: a session that may be over, and being refused or sent away.
 * Each connection that fails has the session renewed, once until the next that holds.
 */
function keepConnected(socket: Socket, closing: AbortSignal): void {
  let isRefused = false; // said to be over, and renewed since
  let isChecked = false; // renewed after a failure that says nothing of it

  const retry = () =>
    setTimeout(() => {
      if (!closing.aborted) socket.connect();
    }, RETRY_MS);

  /** @param onUnknown when the server is out of reach or in trouble: nobody is logged out for that */
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
      if (!socket.active) retry(); // while it is, the library does
      return;
    }
    isChecked = true;
    void renew(() => {
      isChecked = false;
    });
  }

  socket.on('connect', () => {
    isRefused = false;
    isChecked = false;
    setConnection('online');
  });
  socket.on('disconnect', (reason) => {
    if (!closing.aborted) setConnection('offline');
    if (reason === 'io server disconnect' && !isRefused) retry();
  });
  socket.on('connect_error', ({ message }) => {
    setConnection('offline');
    if (message === 'authError') onRefused();
    else onFailure();
  });
  socket.on('authError', onRefused);
}
