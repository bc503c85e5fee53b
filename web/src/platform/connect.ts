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
const LOOK_AFTER_FAILURES = 3; // failures
const RETRY_AT_MOST_MS = 3000; // somebody waits for the player, and time runs

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
  // One that is still being opened goes by itself, and without a warning.
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
 * Sees to what the library does not: a session that may be over, and being refused or sent away.
 * Each connection that fails has the session renewed, once until the next that holds.
 */
function keepConnected(socket: Socket, closing: AbortSignal): void {
  let isRefused = false; // said to be over, and renewed since
  let failures = 0; // since the last connection that held
  let isChecked = false; // renewed after a failure that says nothing of it

  /** Checks if the server answers over HTTP. */
  const look = () =>
    call(getHealth).then(
      () => setBlocked(failures > 0 && !closing.aborted),
      () => setBlocked(false),
    );

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
