import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { sessionCookie } from '../src/platform/http/session-cookie.ts';
import { lookingInto, newStore } from './database.ts';
import { describedBy } from './documented.ts';
import { newPlayer, type Player } from './player.ts';

type Options = {
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: () => number;
};

/** Starts the app on a free port and a new database until the test ends. */
export async function startServer({ env = {}, clock }: Options = {}) {
  const { dataDir, databaseUrl } = await newStore();
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    SPONSORS_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    REALTIME_FAST: process.env.REALTIME_FAST,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...env,
  });
  const { name: cookieName } = sessionCookie(config.publicUrl);
  const start = async () => {
    const app = await buildApp(config, clock);
    await app.listen({ host: '127.0.0.1', port: 0 });
    describedBy(app);
    return app;
  };
  let app = await start();
  const { look, close } = lookingInto(config);
  onTestFinished(async () => {
    await app.close();
    await close();
    await rm(dataDir, { recursive: true });
  });

  const somebody = (chosen: Parameters<typeof newPlayer>[1]) =>
    newPlayer(server, { now: clock?.(), cookieName, ...chosen });
  const server = {
    get app() {
      return app;
    },
    get url(): string {
      // A TCP server has an address of this type.
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
    /** Stops the app and starts it again on the same data. */
    async restart(): Promise<void> {
      await app.close();
      app = await start();
    },
    /** Runs the daily jobs, and waits for them. */
    async aDayPasses(): Promise<void> {
      await server.restart(); // starts the jobs
      await server.restart(); // waits for them
    },
    /** Waits for another run of the jobs that end what is over. */
    async looksAround(): Promise<void> {
      const lease = () =>
        server.look((db) => db.selectFrom('servers').select('alive_until').executeTakeFirst());
      for (let looks = 0; looks < 2; looks += 1) {
        const before = await lease(); // renewed before the jobs
        await expect.poll(lease).not.toEqual(before);
      }
    },
    dataDir,
    databaseUrl,
    /** Queries the store directly. */
    look,
    /** Returns the connections that hold a running game, or are at its end dialog. */
    heldConnections: () =>
      server.look(async (db) => {
        const playing = await db.selectFrom('playing').selectAll().execute();
        const offers = await db.selectFrom('rematches').selectAll().execute();
        return [
          ...playing.map((row) => row.connection_id),
          ...offers.flatMap((row) => [row.connection1, row.connection2]),
        ];
      }),
    /** Creates a logged-in player. */
    player: (username?: string): Promise<Player> => somebody({ username }),
    /** Creates a logged-in admin, who may organise, too. */
    admin: (): Promise<Player> =>
      somebody({ username: 'Jefa', email: 'jefa@correo.es', role: 'admin' }),
  };
  return server;
}
