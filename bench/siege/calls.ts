import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** Where they come from, as a proxy on this machine tells it: not from where the others play. */
const ADDRESS = '203.0.113.77';

const CONNECTIONS = 50;
const TICK = 10; // milliseconds
const CALLS = 25; // in a tick, if so many connections have been answered

/** Calls with a cookie made up for each. Returns how many have been answered so far. */
export function callWithMadeUpCookies(url: string): () => number {
  const { hostname, port } = new URL(url);
  const idle: Socket[] = [];
  let answered = 0;

  function open(): void {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.on('connect', () => idle.push(socket));
    socket.on('data', () => {
      answered += 1; // each answer is short, and comes whole
      idle.push(socket);
    });
    socket.on('error', () => {}); // it is closed then, too
    socket.on('close', () => setTimeout(open, TICK));
  }

  for (let index = 0; index < CONNECTIONS; index += 1) open();
  setInterval(() => {
    for (const socket of idle.splice(0, CALLS)) if (socket.writable) socket.write(newCall());
  }, TICK);
  return () => answered;
}

const newCall = (): string =>
  [
    'GET /api/users/me HTTP/1.1',
    'host: localhost',
    `x-forwarded-for: ${ADDRESS}`,
    `cookie: session=${randomBytes(32).toString('base64url')}`,
    '\r\n',
  ].join('\r\n');
