import type { ClientEvents, ServerEvents } from '@darts/contracts/realtime';
import { io, type Socket as IoSocket } from 'socket.io-client';
import { loseSession } from './api.ts';
import { noteConnection } from './connection.ts';
import { passOn } from './news.ts';
import { refreshSession } from './refresh.ts';
import { tabId } from './tab-id.ts';

export type Socket = IoSocket<ServerEvents, ClientEvents>;

const RETRY_MS = 1000;
const RETRY_AT_MOST_MS = 3000; // somebody waits for the player, and time runs

/** A connection that holds, and comes back by itself, until `closing` is aborted. */
export function connect(closing: AbortSignal): Socket {
  const socket: Socket = io({
    transports: ['websocket'],
    withCredentials: true,
    auth: (tell) => void tabId().then((id) => tell({ tabId: id })),
    autoConnect: false,
    reconnectionDelayMax: RETRY_AT_MOST_MS,
  });
  if (closing.aborted) return socket;

  socket.onAny(passOn);
  keepConnected(socket, closing);
  // One that is still being opened goes by itself, and without a warning.
  addEventListener('pagehide', () => socket.connected && socket.disconnect(), { signal: closing });
  addEventListener('pageshow', (event) => event.persisted && socket.connect(), { signal: closing });
  closing.addEventListener('abort', () => socket.disconnect());
  return socket.connect();
}

/** Sees to what the library does not retry: an expired session, and being refused or sent away. */
function keepConnected(socket: Socket, closing: AbortSignal): void {
  let isRenewed = false; // the session, since the server last let us in

  const retry = () =>
    setTimeout(() => {
      if (!closing.aborted) socket.connect();
    }, RETRY_MS);

  async function renew() {
    if (isRenewed) return loseSession();
    isRenewed = true;
    try {
      if (!(await refreshSession())) return loseSession();
    } catch {
      isRenewed = false; // the server was out of reach: nothing is known yet
    }
    retry();
  }

  socket.on('connect', () => {
    isRenewed = false;
    noteConnection('online');
  });
  socket.on('disconnect', (reason) => {
    if (!closing.aborted) noteConnection('offline');
    if (reason === 'io server disconnect' && !isRenewed) retry();
  });
  socket.on('connect_error', ({ message }) => {
    noteConnection('offline');
    if (message === 'authError') void renew();
    else if (!socket.active) retry();
  });
  socket.on('authError', () => void renew());
}
