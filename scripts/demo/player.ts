import type { User } from '@darts/contracts/accounts';
import type { Failure } from '@darts/contracts/envelope';
import type { Acknowledged, Asked, RequestName } from '@darts/contracts/realtime';
import type { FastifyInstance } from 'fastify';
import { io } from 'socket.io-client';

export const DEMO_PASSWORD = 'Dardos-de-prueba-501';

export type DemoPlayer = {
  readonly userId: string;
  readonly email: string;
  readonly spread: number; // how far from the aim two in three darts land, in millimetres
  readonly post: (path: string, body: object) => Promise<unknown>;
  readonly ask: <Name extends RequestName>(
    name: Name,
    asked: Asked<Name>,
  ) => Promise<Acknowledged<Name>>;
  readonly leave: () => void;
};

/** Signs up a player and logs them in, as any browser would. */
export async function demoPlayer(
  app: FastifyInstance,
  url: string,
  username: string,
  spread: number,
): Promise<DemoPlayer> {
  const email = `${username.toLowerCase()}@correo.example`;
  const account = { username, email, password: DEMO_PASSWORD };
  await call(app, '', '/users/create', account);
  const payload = { email, password: DEMO_PASSWORD };
  const entered = await app.inject({ method: 'POST', url: '/api/users/login', payload });
  const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { user } = dataIn(entered.body) as { user: User };
  const socket = io(url, { transports: ['websocket'], extraHeaders: { cookie }, forceNew: true });
  await new Promise<void>((connected) => void socket.once('connect', connected));
  return {
    userId: user.userId,
    email,
    spread,
    post: (path, body) => call(app, cookie, path, body),
    ask: (name, asked) => socket.timeout(10_000).emitWithAck(name, asked),
    leave: () => void socket.disconnect(),
  };
}

async function call(
  app: FastifyInstance,
  cookie: string,
  path: string,
  payload: object,
): Promise<unknown> {
  const url = `/api${path}`;
  const { body } = await app.inject({ method: 'POST', url, headers: { cookie }, payload });
  return dataIn(body);
}

function dataIn(body: string): unknown {
  // The server checks its own answers, so they are what the contract says.
  const answer = JSON.parse(body) as { success: true; data: unknown } | Failure;
  if (!answer.success) throw new Error(answer.message);
  return answer.data;
}
