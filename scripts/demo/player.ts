import type { User } from '@darts/contracts/accounts';
import type { Failure } from '@darts/contracts/envelope';
import type { Acknowledged, Asked, RequestName } from '@darts/contracts/realtime';
import type { FastifyInstance } from 'fastify';
import { io } from 'socket.io-client';

export const DEMO_PASSWORD = 'Dardos-de-prueba-501';

/** The organiser of the demo's leagues and tournaments. */
export const DEMO_ORGANISER = 'la_oche';

/** Names of the players, best first, with the standard deviation of their misses along each axis, in millimetres. */
export const DEMO_SPREADS: Readonly<Record<string, number>> = {
  lluis180: 13,
  carmen17: 15,
  martarc: 17,
  ivan_t20: 19,
  nuria_d: 22,
  pau_oche: 25,
  xavi_bull: 28,
  dani_triple: 34,
};

export const demoEmail = (username: string): string => `${username.toLowerCase()}@correo.example`;

type Method = 'GET' | 'POST';

export type DemoPlayer = {
  readonly userId: string;
  readonly email: string;
  readonly spread: number; // as in `DEMO_SPREADS`
  readonly get: (path: string) => Promise<unknown>;
  readonly post: (path: string, body: object) => Promise<unknown>;
  readonly ask: <Name extends RequestName>(
    name: Name,
    asked: Asked<Name>,
  ) => Promise<Acknowledged<Name>>;
  readonly leave: () => void;
};

/** Signs up a player and logs in, through the public API. */
export async function demoPlayer(
  app: FastifyInstance,
  url: string,
  username: string,
  spread: number,
): Promise<DemoPlayer> {
  const email = demoEmail(username);
  const password = DEMO_PASSWORD;
  const payload = { username, email, password };
  await app.inject({ method: 'POST', url: '/api/users/create', payload });
  return demoUser(app, url, { email, password, spread });
}

type Entrant = Pick<DemoPlayer, 'email' | 'spread'> & { readonly password: string };

/** Logs in an existing user and opens a realtime connection. */
export async function demoUser(
  app: FastifyInstance,
  url: string,
  { email, password, spread }: Entrant,
): Promise<DemoPlayer> {
  const payload = { email, password };
  const entered = await app.inject({ method: 'POST', url: '/api/users/login', payload });
  const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { user } = dataIn(entered.body) as { user: User };
  const socket = io(url, { transports: ['websocket'], extraHeaders: { cookie }, forceNew: true });
  await new Promise<void>((connected) => void socket.once('connect', connected));

  async function call(method: Method, path: string, body?: object): Promise<unknown> {
    const headers = { cookie };
    const request = { method, url: `/api${path}`, headers, ...(body && { payload: body }) };
    return dataIn((await app.inject(request)).body);
  }

  return {
    userId: user.userId,
    email,
    spread,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    ask: (name, asked) => socket.timeout(10_000).emitWithAck(name, asked),
    leave: () => void socket.disconnect(),
  };
}

function dataIn(body: string): unknown {
  // The server validates its answers, so they match the contract.
  const answer = JSON.parse(body) as { success: true; data: unknown } | Failure;
  if (!answer.success) throw new Error(answer.message);
  return answer.data;
}
