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

/** The real app on a free port and a new database; gone when the test is over. */
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
      // A server that listens on TCP has an address of this kind.
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
    /** Stops it and starts it again on the same data. */
    async restart(): Promise<void> {
      await app.close();
      app = await start();
    },
    /** Does what the product does by itself every day, and waits for it. */
    async aDayPasses(): Promise<void> {
      await server.restart(); // it starts with it,
      await server.restart(); // and does not stop before it is done
    },
    /** Waits until it has looked once more at whose time is over, whatever the time is now. */
    async looksAround(): Promise<void> {
      const lease = () =>
        server.look((db) => db.selectFrom('servers').select('alive_until').executeTakeFirst());
      for (let looks = 0; looks < 2; looks += 1) {
        const before = await lease(); // renewed before it looks
        await expect.poll(lease).not.toEqual(before);
      }
    },
    dataDir,
    databaseUrl,
    /** Looks into the store behind the product's back. */
    look,
    /** The connections that hold a running game, or are at the end dialog of one. */
    heldConnections: () =>
      server.look(async (db) => {
        const playing = await db.selectFrom('playing').selectAll().execute();
        const offers = await db.selectFrom('rematches').selectAll().execute();
        return [
          ...playing.map((row) => row.connection_id),
          ...offers.flatMap((row) => [row.connection1, row.connection2]),
        ];
      }),
    /** Somebody with an account, logged in. */
    player: (username?: string): Promise<Player> => somebody({ username }),
    /** An admin, who may organise, too. */
    admin: (): Promise<Player> =>
      somebody({ username: 'Jefa', email: 'jefa@correo.es', role: 'admin' }),
  };
  return server;
}
