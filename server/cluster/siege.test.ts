/** One account that asks without end and never reads what it is sent, while others play. */
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { playingBot } from '../test/bot.ts';
import { beginGame, startGame, storedTurns, throwTotals } from '../test/game.ts';
import { login, type Player } from '../test/player.ts';
import { startProcess } from '../test/process.ts';
import { proofLength } from '../test/proof.ts';

const SECONDS = proofLength(60);
const WEBSOCKETS = 60;
const SESSIONS = 3;
const PAIRS = 3;
const MEMORY = 450e6; // bytes
const METRICS_TOKEN = 'una-clave-bien-larga';

const ADDRESS = '203.0.113.66'; // as a proxy on this machine reports it: not where the others play

const TICK = 100; // milliseconds
const ASKED = 3; // requests of each in a tick
const FLOODED = 50; // tiny ones of every third besides

/** A websocket that asks and does not read, and that comes back; `onCut` is called when it is cut. */
function besieger(url: string, cookie: string, frames: readonly string[], onCut: () => void): void {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const course = { isOver: false };
  let socket: WebSocket;
  onTestFinished(() => {
    course.isOver = true;
    socket.terminate();
  });

  const open = (): void => {
    socket = new WebSocket(address, { headers: { cookie, 'x-forwarded-for': ADDRESS } });
    const attack = setInterval(() => {
      if (socket.isPaused) for (const frame of frames) socket.send(frame);
    }, TICK);
    socket.on('open', () => socket.send('40{}'));
    socket.on('message', (text: Buffer) => {
      if (text.toString().startsWith('40')) socket.pause();
    });
    socket.on('error', () => {}); // it is closed then, too
    socket.on('close', () => {
      clearInterval(attack);
      onCut();
      void reopen();
    });
  };
  const reopen = async (): Promise<void> => {
    await setTimeout(1000);
    if (!course.isOver) open();
  };
  open();
}

test(`clients that flood the server and never read for ${SECONDS} s fill no memory, and other players play on`, async () => {
  const server = await startProcess({ RATE_LIMITS: 'on', METRICS_TOKEN });
  const { ana, gameId, firstDevice, secondDevice } = await startGame(server);
  await throwTotals(gameId, [firstDevice, secondDevice], Array<number>(30).fill(20));
  const sessions = await Promise.all(
    Array.from({ length: SESSIONS }, () => login(server, ana.email)),
  );
  const course = { isOver: false };
  const pairs = Array.from({ length: PAIRS }, () => playOn(course, server));

  let cuts = 0;
  const asked = `421${JSON.stringify(['joinGame', { gameId }])}`;
  for (let index = 0; index < WEBSOCKETS; index += 1) {
    const flood = index % 3 === 0 ? Array<string>(FLOODED).fill('421["x"]') : [];
    const frames = [...Array<string>(ASKED).fill(asked), ...flood];
    besieger(server.url, sessions[index % SESSIONS]!.cookie, frames, () => (cuts += 1));
  }
  let most = 0;
  for (let second = 0; second < SECONDS; second += 1) {
    await setTimeout(1000);
    most = Math.max(most, await memoryOf(server.url));
  }
  course.isOver = true;

  expect(cuts).toBeGreaterThanOrEqual(WEBSOCKETS);
  expect(most).toBeLessThan(MEMORY);
  for (const games of await Promise.all(pairs)) expect(games).toBeGreaterThan(0);
});

type Server = Awaited<ReturnType<typeof startProcess>>;

/** Two play one game after the other until it is over, and lose no turn; says how many they played. */
async function playOn(course: { readonly isOver: boolean }, server: Server): Promise<number> {
  const players: readonly Player[] = [await server.player(), await server.player()];
  const [ana, biel] = players;
  let games = 0;
  while (!course.isOver) {
    const gameId = await beginGame(ana!, biel!);
    const habits = { nextTotal: () => 60, pause: () => setTimeout(50), patienceMs: 5000 };
    const bots = players.map((player) => playingBot(server.url, player, gameId, habits));
    await Promise.all(bots.map(({ over }) => over));
    for (const { hangUp } of bots) hangUp();

    const stored = (await storedTurns(server.look, gameId)).map(({ turnId }) => turnId);
    for (const { acknowledged } of bots) {
      const own = acknowledged.map(({ turnId }) => turnId);
      expect(stored.filter((turnId) => turnId && own.includes(turnId))).toEqual(own);
    }
    games += 1;
  }
  return games;
}

async function memoryOf(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text();
  const [, bytes = ''] = /^process_resident_memory_bytes (\S+)$/m.exec(metrics) ?? [];
  return Number(bytes);
}
