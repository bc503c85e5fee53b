import { Server, type Socket } from 'socket.io';
import { Decoder } from 'socket.io-parser';
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
import { DirectEngine, GuardedEngine } from './websocket/engine.ts';
import type { HttpApp } from '#platform/http/http.ts';
import { isForeign } from '#platform/http/origin.ts';
import { PreparingEncoder } from './websocket/prepared.ts';
import type { Log } from '#platform/log.ts';
import type { Redis } from '#platform/redis.ts';
import { answerTo, Refusal } from '#platform/refusals.ts';
import type { Servers } from '#platform/servers/servers.ts';
import { sessionCookie } from '#platform/http/session-cookie.ts';

/** What the server remembers of a connection: whose it is, and which tab of theirs. */
type Connection = {
  readonly userId: string;
  readonly sessionId: string;
  readonly tabId: string;
};

type SocketData = Connection & {
  readonly lastTurnOnly: boolean; // whether games may come without their turns after a turn
};

// Socket.IO's third map is of events between servers: there are none.
export type Realtime = Server<ClientEvents, ServerEvents, Record<never, never>, SocketData>;
export type GameSocket = Socket<ClientEvents, ServerEvents, Record<never, never>, SocketData>;

/** The user who sent a request in an open session, and the connection it came by. */
export type Sender = Connection & { readonly socket: GameSocket };

/** The same, in a session that has not been looked up for the request: it may have ended by now. */
export type UncheckedSender = {
  readonly unchecked: Connection & { readonly connectionId: string };
};

type Handler<Name extends RequestName, By> = (
  asked: Asked<Name>,
  sender: By,
) => Promise<Answered<Name>>;

/** Handles what comes so often that the session is looked up by the statement that writes it. */
type SessionChecking<Name extends RequestName> = {
  readonly checkingSession: Handler<Name, UncheckedSender>;
};

/**
 * One handler for each request of a feature. Forgetting one does not compile, nor does one that takes
 * an unchecked sender without saying that it checks the session. For all others `serve` does.
 */
export type Handlers<Name extends RequestName> = {
  readonly [Key in Name]: Handler<Key, Sender> | SessionChecking<Key>;
};

export const roomOf = {
  user: (userId: string) => `user:${userId}`,
  session: (sessionId: string) => `session:${sessionId}`,
  game: (gameId: string) => `game:${gameId}`,
  watchers: (gameId: string) => `watchers:${gameId}`,
  waiting: (gameId: string) => `waiting:${gameId}`,
  competition: (competitionId: string) => `competition:${competitionId}`,
  lobby: 'lobby',
} as const;

const MAX_MESSAGE = 64 * 1024; // bytes

// A dead connection is noticed after at most their sum.
const PING_INTERVAL = 10_000;
const PING_TIMEOUT = 8_000;

/** How long a connection has to be let in, in milliseconds. */
const CONNECT_TIMEOUT = 10_000;

/** No event of ours has files: what is sent with one is answered, and with more is cut off. */
class BoundedDecoder extends Decoder {
  constructor() {
    super({ maxAttachments: 1 });
  }
}

type Deps = {
  readonly config: Config;
  readonly sessions: Sessions;
  readonly admission: Admission;
  readonly servers: Servers;
  readonly redis: Redis | undefined; // absent: this is the only server
};

/** The websocket server: only for the product's own pages, only for open sessions. */
export function realtimeServer(
  app: HttpApp,
  { config, sessions, admission, servers, redis }: Deps,
): Realtime {
  const cookie = sessionCookie(config.publicUrl);
  const Engine = config.realtimeFast ? DirectEngine : GuardedEngine;
  const engine = new Engine({
    maxHttpBufferSize: MAX_MESSAGE,
    pingInterval: PING_INTERVAL,
    pingTimeout: PING_TIMEOUT,
    allowRequest: (request, allow) => {
      if (isForeign(request.headers.origin, config.publicUrl)) allow(null, false);
      else void admission.mayOpen(request).then((mayOpen) => allow(null, mayOpen));
    },
  });
  engine.on('connection', expectConnect);
  engine.attach(app.server, { path: '/socket.io' });
  const io: Realtime = new Server({
    ...(redis && { adapter: redis.adapter }),
    parser: { Encoder: PreparingEncoder, Decoder: BoundedDecoder },
    connectTimeout: CONNECT_TIMEOUT,
  });
  io.bind(engine);

  io.use((socket, next) => {
    const token = cookie.tokenIn(app.parseCookie(socket.handshake.headers.cookie ?? ''));
    enter(socket, token, { sessions, admission, servers }).then(
      () => next(),
      (error: unknown) => next(turnedAway(socket, error, app.log)),
    );
  });
  io.on('connection', (socket) => {
    const { conn, data } = socket;
    // A client that has disconnected from Socket.IO could leave the websocket open for as long as it likes.
    socket.on('disconnect', () => conn.close());
    // A session that ended while it was let in did not close it: it was none of its connections yet.
    sessions.byId(data.sessionId).then(
      (caller) => caller ?? endSessions(io, [data.sessionId]),
      () => conn.close(),
    );
  });
  return io;
}

/**
 * Lets a connection in by the token of its session, and writes down that it is there.
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
  const meter = admission.enter(sessionId, socket.request);
  if (!meter) throw new Refusal('too-many-connections');
  letIn(socket.conn, meter);
  Object.assign(socket.data, dataOf(socket, caller));
  await socket.join([roomOf.user(userId), roomOf.session(sessionId)]);
  await servers.addConnection(socket.id, userId);
  const isStillThere = socket.conn.readyState === 'open';
  if (!isStillThere) await servers.removeConnection(socket.id);
}

/** What is remembered of a connection; whatever the client says of itself may be anything. */
function dataOf({ id, handshake }: GameSocket, { userId, sessionId }: Caller): SocketData {
  const { tabId, turns } = handshake.auth;
  return {
    userId,
    sessionId,
    tabId: typeof tabId === 'string' ? tabId.replaceAll('\0', '').slice(0, 64) : id,
    lastTurnOnly: turns === 'last',
  };
}

/** Closes a connection that was not let in, and returns what its client is sent. */
function turnedAway({ conn }: GameSocket, error: unknown, log: Log): Error {
  const { status, code, message } = answerTo(error);
  if (status < 500) {
    setImmediate(() => conn.close()); // once the refusal is written
    const refused = new Error(status === 401 ? 'authError' : message);
    return Object.assign(refused, { data: { code, message } });
  }
  log.error({ err: error }, 'a connection could not be let in');
  conn.close(); // unlike a refusal, a client tries this again by itself
  return new Error('closed'); // which nobody receives, but Socket.IO forgets the connection
}

/** Cuts every connection to this server; a client comes back by itself. */
export function cutConnections(io: Realtime): void {
  for (const { conn } of io.sockets.sockets.values()) conn.close();
}

/** Whether any connection to this server is in a room. */
export const isAnybodyIn = (io: Realtime, room: string): boolean =>
  io.sockets.adapter.rooms.has(room);

/** The ids in the names of this server's rooms of one kind: of games, of competitions. */
export const idsOfRooms = (io: Realtime, roomOfId: (id: string) => string): string[] => {
  const prefix = roomOfId('');
  return [...io.sockets.adapter.rooms.keys()]
    .filter((room) => room.startsWith(prefix))
    .map((room) => room.slice(prefix.length));
};

/** The sessions of the connections to this server. */
export const sessionsHere = (io: Realtime): string[] => idsOfRooms(io, roomOf.session);

/** Closes the connections of sessions that have ended, telling them why: those to this server first. */
export function endSessions(io: Realtime, sessionIds: readonly string[]): void {
  if (sessionIds.length === 0) return; // no room means every room
  const rooms = sessionIds.map(roomOf.session);
  // While Redis is away, what goes to all servers waits for it.
  for (const connections of [io.local.in(rooms), io.in(rooms)]) {
    connections.emit('authError', { message: words.notices.sessionClosed });
    connections.disconnectSockets(true);
  }
}
