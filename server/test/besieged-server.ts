import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { startGame, throwTotals } from './game.ts';
import type { Route } from './malformed/calls.ts';
import type { Schema } from './malformed/json.ts';
import { call, login, PASSWORD } from './player.ts';
import { startProcess } from './process.ts';

export type BesiegedServer = Awaited<ReturnType<typeof besiegedServer>>;

const admin = { ADMIN_USERNAME: 'Jefa', ADMIN_EMAIL: 'jefa@correo.es', ADMIN_PASSWORD: PASSWORD };
const reporter = import.meta.resolve('./memory-reporter.ts');

type Body = { content: { 'application/json': { schema: Schema & { readonly $ref?: string } } } };
type Description = {
  readonly paths: Record<string, Record<string, { requestBody?: Body }>>;
  readonly components: { readonly schemas: Record<string, Schema> };
};

/** Starts a server process with a running game, and callers for malformed calls. */
export async function besiegedServer() {
  const server = await startProcess({
    ...admin,
    NODE_OPTIONS: `--expose-gc --import=${reporter}`,
  });
  const { url } = server;
  const { gameId, ana, biel, firstDevice, secondDevice } = await startGame(server);

  /** Creates a caller that logs in again if a malformed call has ended the session. */
  async function caller(enter: () => Promise<{ readonly cookie: string }>) {
    let { cookie } = await enter();
    return {
      isSomebody: cookie !== '',
      cookie: () => cookie,
      async logInAgain(): Promise<void> {
        const { status } = await call(server, 'GET', '/users/me', { cookie });
        if (status === 401) ({ cookie } = await enter());
      },
    };
  }

  async function readMemory(): Promise<number> {
    const before = server.written.length;
    const reported = () =>
      server.written.slice(before).find((line) => line.startsWith('memory kept'));
    server.signal('SIGUSR2');
    await expect.poll(reported, { interval: 10 }).toBeDefined();
    return Number(reported()?.split(':')[1]);
  }

  const guest = await caller(async () => ({ cookie: '' }));
  const player = await caller(server.player);
  const callers = [guest, player, await caller(() => login(server, admin.ADMIN_EMAIL))];

  return {
    url,
    ids: [gameId, ana.userId, biel.userId],
    /** Returns a guest, a player or an admin. */
    callerIn: (lane: number) => callers[lane % 3] ?? guest,

    /** Returns all calls of the server's own description. */
    async routes(): Promise<Route[]> {
      const answer = await fetch(`${url}/api/docs/json`);
      const { paths, components } = (await answer.json()) as Description; // as the server writes it
      const bodyOf = (content: Body['content'] | undefined) => {
        const schema = content?.['application/json'].schema;
        return components.schemas[schema?.$ref?.split('/').at(-1) ?? ''] ?? schema;
      };
      return Object.entries(paths).flatMap(([path, calls]) =>
        Object.entries(calls).map(([method, { requestBody }]) => ({
          method: method.toUpperCase(),
          path,
          body: bodyOf(requestBody?.content),
        })),
      );
    },

    /** Returns the bytes in memory after garbage collection. */
    async memoryKept(): Promise<number> {
      const readings: number[] = [];
      for (let reading = 0; reading < 5; reading += 1) {
        await setTimeout(300); // closed connections are still being handled
        readings.push(await readMemory());
      }
      return Math.min(...readings);
    },

    /** Plays the running game to its end. */
    async playsOn(): Promise<void> {
      await throwTotals(gameId, [firstDevice, secondDevice], [180, 60, 180, 60, 141]);
      const { game } = (await ana.get(`/games/${gameId}`)).data;
      expect(game).toMatchObject({ status: 'finalizada', endReason: 'zero' });
    },

    /** Returns the logged failures. */
    failures: () => server.written.filter((line) => line.startsWith('{')),
  };
}
