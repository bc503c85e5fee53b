import { sql } from 'kysely';
import type { FastifyPluginAsync } from 'fastify';
import { words } from '#words.ts';
import { ok } from './answers.ts';
import type { Db } from '#platform/store/db.ts';
import type { Redis } from '#platform/redis.ts';
import { within } from '#platform/within.ts';

/** How long a store may take to answer, in milliseconds. */
const PATIENCE = 3_000;

/** Whether this server can serve: 200 when its database answers and, if any, its Redis; else 503. */
export const healthRoutes =
  (db: Db, redis: Redis | undefined): FastifyPluginAsync =>
  async (app) => {
    const reaches = async (
      name: string,
      silent: string,
      ask: () => Promise<unknown>,
    ): Promise<string[]> => {
      try {
        await within(PATIENCE, ask());
        return [];
      } catch (error) {
        app.log.error({ err: error }, `${name} is out of reach`);
        return [silent];
      }
    };

    app.get('/', async (_, reply) => {
      const missing = await Promise.all([
        reaches('the database', words.health.databaseSilent, () => sql`select 1`.execute(db)),
        redis ? reaches('redis', words.health.redisSilent, () => ping(redis)) : [],
      ]);
      const message = missing.flat().join(' ');
      if (message === '') return ok({});
      return reply.status(503).send({ success: false, code: 'out-of-reach', message, errors: {} });
    });
  };

async function ping({ client }: Redis): Promise<void> {
  if (!client.isReady) throw new Error('not connected');
  await client.ping();
}
