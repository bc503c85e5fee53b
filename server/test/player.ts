import { randomUUID } from 'node:crypto';
import { failure } from '@darts/contracts/envelope';
import { refusal } from '@darts/contracts/refusals';
import type {
  Acknowledged,
  Asked,
  EventName,
  RequestName,
  EventOf,
} from '@darts/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { expect, onTestFinished } from 'vitest';
import { addAccount } from './accounts.ts';
import type { Look } from './database.ts';
import { expectDocumented, expectDocumentedRequest } from './documented.ts';

export const PASSWORD = 'Diana-y-tres-dardos-1';

/** A running server, in this process or another. */
export type Server = { readonly url: string };

export type Player = ReturnType<typeof playerOf>;
export type Device = Awaited<ReturnType<typeof connect>>;

/** Returns the cookie that an answer sets, for a request's header. */
export const cookieIn = (headers: Headers): string =>
  headers.getSetCookie()[0]?.split(';')[0] ?? '';

type Options = Partial<Parameters<typeof addAccount>[1]> & { readonly cookieName?: string };

/** Inserts a logged-in player into the store: hashing a password takes the product long. */
export async function newPlayer(
  server: Server & { readonly look: Look },
  { now = Date.now(), cookieName = 'session', ...chosen }: Options = {},
): Promise<Player> {
  const { token, ...account } = await server.look((db) => addAccount(db, { ...chosen, now }));
  return playerOf(server, { ...account, cookie: `${cookieName}=${token}` });
}

/** Logs a player in. */
export async function login(server: Server, email: string): Promise<Player> {
  const answer = await call(server, 'POST', '/users/login', {
    body: { email, password: PASSWORD },
  });
  expect(answer.status).toBe(200);
  const { userId, username } = answer.data.user;
  return playerOf(server, { userId, username, email, cookie: cookieIn(answer.headers) });
}

type Account = Record<'userId' | 'username' | 'email' | 'cookie', string>;

function playerOf(server: Server, { userId, username, email, cookie }: Account) {
  return {
    userId,
    username,
    email,
    cookie,
    get: (path: string) => call(server, 'GET', path, { cookie }),
    post: (path: string, body?: object) => call(server, 'POST', path, { cookie, body }),
    put: (path: string, body?: object) => call(server, 'PUT', path, { cookie, body }),
    delete: (path: string) => call(server, 'DELETE', path, { cookie }),
    /** Connects a device. */
    connect: (auth?: object) => connect(server, cookie, auth),
  };
}

type CallOptions = {
  readonly cookie?: string;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Makes a call, and checks that the documentation lists its refusal, if any. */
export async function call(
  { url }: Server,
  method: string,
  path: string,
  { cookie = '', body, headers }: CallOptions = {},
) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  // Untyped: tests check single fields.
  const text = await answer.text();
  const parsed = text.startsWith('{') ? JSON.parse(text) : {};
  if (parsed.success === false) {
    const { code } = failure.parse(parsed);
    await expectDocumented(method, path, { status: answer.status, code });
  }
  const { success, code, message, errors, data } = parsed;
  return { status: answer.status, headers: answer.headers, success, code, message, errors, data };
}

/** Opens a connection that collects all received events. */
export async function connect(server: Server, cookie: string, auth?: object, origin?: string) {
  const socket: Socket = io(server.url, {
    transports: ['websocket'],
    extraHeaders: { cookie, ...(origin && { origin }) },
    auth: { tabId: randomUUID(), ...auth },
    forceNew: true,
    reconnection: false,
  });
  onTestFinished(() => void socket.disconnect());
  const received: { name: string; event: unknown }[] = [];
  socket.onAny((name: string, event: unknown) => received.push({ name, event }));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
    // A refusal may follow just after the close, and says more.
    socket.io.once('close', (reason) => setImmediate(() => reject(new Error(reason))));
  });

  return {
    socket,
    async ask<Name extends RequestName>(
      name: Name,
      asked: Asked<Name>,
    ): Promise<Acknowledged<Name>> {
      const answer: Acknowledged<Name> = await socket.timeout(15_000).emitWithAck(name, asked);
      if (!answer.success) expectDocumentedRequest(name, refusal.parse(answer).code);
      return answer;
    },
    /** Returns the received events of a name, oldest first. */
    events: <Name extends EventName>(name: Name): EventOf<Name>[] =>
      received.filter((each) => each.name === name).map((each) => each.event as EventOf<Name>),
    /** Disconnects, and waits until the server has handled it. */
    async goes(from: { readonly heldConnections: () => Promise<(string | null)[]> }) {
      const { id = '' } = socket;
      socket.disconnect();
      await expect.poll(from.heldConnections).not.toContain(id);
    },
    /** Waits until the latest event of a name matches `expected`. */
    async settlesOn(name: EventName, expected: object): Promise<void> {
      const latest = () => received.findLast((each) => each.name === name)?.event;
      await expect.poll(latest, { interval: 10 }).toMatchObject(expected);
    },
    /** Waits for an event of a name that fits, and returns the latest. */
    async receives<Name extends EventName>(
      name: Name,
      fits: (event: EventOf<Name>) => boolean = () => true,
    ): Promise<EventOf<Name>> {
      const latest = () =>
        received.findLast((each) => each.name === name && fits(each.event as EventOf<Name>));
      await expect.poll(latest, { interval: 10 }).toBeDefined();
      return latest()!.event as EventOf<Name>;
    },
  };
}
