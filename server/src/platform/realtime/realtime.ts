import { Server, type Socket } from 'socket.io';
import { Decoder, Encoder } from 'socket.io-parser';
import type {
  Answered,
  Asked,
  ClientEvents,
  RequestName,
  ServerEvents,
} from '@darts/contracts/realtime';
import { words } from '#words.ts';
import type { Admission } from './admission.ts';
import type { Caller, Sessions } from '#platform/caller.ts';
import type { Config } from '#platform/config/config.ts';
import { expectConnect, letIn } from './connection-guard.ts';
import { roomOf, type RoomKind } from './rooms.ts';
import { DirectEngine, GuardedEngine } from './websocket/engine.ts';
import type { HttpApp } from '#platform/http/http.ts';
import type { ProxyWatch } from '#platform/http/proxy-watch.ts';
import { isForeign } from '#platform/http/origin.ts';
import type { Log } from '#platform/log.ts';
import type { Redis } from '#platform/redis.ts';
import { answerTo, Refusal } from '#platform/refusals.ts';
import type { Servers } from '#platform/servers/servers.ts';
import { sessionCookie } from '#platform/http/session-cookie.ts';

/** The user, the session and the tab of a connection. */
type Connection = {
  readonly userId: string;
  readonly sessionId: string;
  readonly tabId: string;
};

type SocketData = Connection & {
  readonly lastTurnOnly: boolean; // true: after a turn, games may come without the earlier turns
};

// Socket.IO's third map is of events between servers, which are not used.
export type Realtime = Server<ClientEvents, ServerEvents, Record<never, never>, SocketData>;
export type GameSocket = Socket<ClientEvents, ServerEvents, Record<never, never>, SocketData>;

/** The sender of a request in an open session. */
export type Sender = Connection & { readonly socket: GameSocket };

/** A sender whose session has not been checked for the request: the session may have ended. */
export type UncheckedSender = {
  readonly unchecked: SocketData & { readonly connectionId: string };
};

type Handler<Name extends RequestName, By> = (
  asked: Asked<Name>,
  sender: By,
) => Promise<Answered<Name>>;

/** Handler of a frequent request, which checks the session in its own SQL statement. */
type SessionChecking<Name extends RequestName> = {
  readonly checkingSession: Handler<Name, UncheckedSender>;
};

/** One handler for each request of a feature. `serve` checks the session, unless `checkingSession` does. */
export type Handlers<Name extends RequestName> = {
  readonly [Key in Name]: Handler<Key, Sender> | SessionChecking<Key>;
};

const MAX_MESSAGE_BYTES = 64 * 1024;

// A dead connection is noticed within the sum of these two.
const PING_MS = 10_000;
const PING_TIMEOUT_MS = 8_000;

const CONNECT_TIMEOUT_MS = 10_000;

/** Decoder for events without attachments: one attachment is answered with an error, more cut the connection. */
class BoundedDecoder extends Decoder {
  constructor() {
    super({ maxAttachments: 1 });
  }
}

/** Engine.IO's error for a websocket request without the headers `Upgrade` and `Connection`. */
const NO_UPGRADE = 'TRANSPORT_HANDSHAKE_ERROR';
type ConnectionError = { readonly context?: { readonly name?: string } };

type Deps = {
  readonly config: Config;
  readonly sessions: Sessions;
  readonly admission: Admission;
  readonly servers: Servers;
  readonly redis: Redis | undefined; // absent: this is the only server
  readonly proxy: ProxyWatch;
};

/** Builds the websocket server, for the product's own pages and open sessions only. */
export function realtimeServer(
  app: HttpApp,
  { config, sessions, admission, servers, redis, proxy }: Deps,
): Realtime {
  const cookie = sessionCookie(config.publicUrl);
  const Engine = config.realtimeFast ? DirectEngine : GuardedEngine;
  const engine = new Engine({
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    pingInterval: PING_MS,
    pingTimeout: PING_TIMEOUT_MS,
    allowRequest: (request, allow) => {
      if (isForeign(request.headers.origin, config.publicUrl)) allow(null, false);
      else void admission.mayOpen(request).then((mayOpen) => allow(null, mayOpen));
    },
  });
  engine.on('connection', expectConnect);
  engine.on('connection', () => proxy.noteWebsocket(true));
  engine.on('connection_error', ({ context }: ConnectionError) => {
    if (context?.name === NO_UPGRADE) proxy.noteWebsocket(false);
  });
  engine.attach(app.server, { path: '/socket.io' });
  const io: Realtime = new Server({
    ...(redis && { adapter: redis.adapter }),
    parser: { Encoder, Decoder: BoundedDecoder },
    connectTimeout: CONNECT_TIMEOUT_MS,
  });
  io.bind(engine);

  io.use((socket, next) => {
    const token = cookie.tokenIn(app.parseCookie(socket.handshake.headers.cookie ?? ''));
    enter(socket, token, { sessions, admission, servers }).then(
      () => next(),
      (error: unknown) => next(refused(socket, error, app.log)),
    );
  });
  io.on('connection', (socket) => {
    const { conn, data } = socket;
    // A client that disconnects from Socket.IO could keep the websocket open.
    socket.on('disconnect', () => conn.close());
    // A session may have ended during the handshake, when this connection could not be closed yet.
    sessions.byId(data.sessionId).then(
      (caller) => caller ?? endSessions(io, [data.sessionId]),
      () => conn.close(),
    );
  });
  return io;
}

/**
 * Accepts a connection by the token of its session, and stores the connection's row.
 *
 * @throws {Refusal} `no-session`, `too-many-connections`
 */
async function enter(
  socket: GameSocket,
  token: string | undefined,
  { sessions, admission, servers }: Pick<Deps, 'sessions' | 'admission' | 'servers'>,
): Promise<void> {
  const caller = token ? await sessions.byToken(token) : undefined;
  if (!caller) throw new Refusal('no-session');
  const { userId, sessionId } = caller;
  const meter = admission.enter(caller, socket.request);
  if (!meter) throw new Refusal('too-many-connections');
  letIn(socket.conn, meter);
  Object.assign(socket.data, dataOf(socket, caller));
  await socket.join([roomOf.user(userId), roomOf.session(sessionId)]);
  await servers.addConnection(socket.id, userId);
  const isStillThere = socket.conn.readyState === 'open';
  if (!isStillThere) await servers.removeConnection(socket.id);
}

/** Returns the data of a connection. `auth` comes from the client and may have any shape. */
function dataOf({ id, handshake }: GameSocket, { userId, sessionId }: Caller): SocketData {
  const { tabId, turns } = handshake.auth;
  return {
    userId,
    sessionId,
    tabId: typeof tabId === 'string' ? tabId.replaceAll('\0', '').slice(0, 64) : id,
    lastTurnOnly: turns === 'last',
  };
}

/** Closes a refused connection, and returns the error for its client. */
function refused({ conn }: GameSocket, error: unknown, log: Log): Error {
  const { status, code, message } = answerTo(error);
  if (status < 500) {
    setImmediate(() => conn.close()); // once the refusal is written
    const answer = new Error(status === 401 ? 'authError' : message);
    return Object.assign(answer, { data: { code, message } });
  }
  log.error({ err: error }, 'a connection could not be accepted');
  conn.close(); // the client then reconnects by itself, unlike after a refusal
  return new Error('closed'); // does not reach the client, but makes Socket.IO forget the connection
}

/** Cuts every connection to this server. Clients reconnect by themselves. */
export function cutConnections(io: Realtime): void {
  for (const { conn } of io.sockets.sockets.values()) conn.close();
}

/** True if a connection to this server is in the room. */
export const isAnybodyIn = (io: Realtime, room: string): boolean =>
  io.sockets.adapter.rooms.has(room);

/** Returns the ids of this server's rooms of one kind: of games, of competitions. */
export const idsOfRooms = (io: Realtime, roomOfId: RoomKind): string[] => {
  const prefix = roomOfId('');
  return [...io.sockets.adapter.rooms.keys()]
    .filter((room) => room.startsWith(prefix))
    .map((room) => room.slice(prefix.length));
};

/** Returns the ids of the sessions connected to this server. */
export const sessionsHere = (io: Realtime): string[] => idsOfRooms(io, roomOf.session);

/** Closes the connections of ended sessions with `authError`, those to this server first. */
export function endSessions(io: Realtime, sessionIds: readonly string[]): void {
  if (sessionIds.length === 0) return; // an empty list would mean every room
  const rooms = sessionIds.map(roomOf.session);
  // The second broadcast waits while Redis is unreachable.
  for (const connections of [io.local.in(rooms), io.in(rooms)]) {
    connections.emit('authError', { message: words.notices.sessionClosed });
    connections.disconnectSockets(true);
  }
}
