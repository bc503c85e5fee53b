import { sql } from 'kysely';
import { envelope, failure, nothing } from '@darts/contracts/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { words } from '#platform/words.ts';
import { ok } from './answers.ts';
import type { Db } from '#platform/store/db.ts';
import type { Redis } from '#platform/redis.ts';
import { within } from '#platform/within.ts';

/** How long a store may take to answer, in milliseconds. */
const PATIENCE = 3_000;

type Deps = {
  readonly db: Db;
  readonly redis: Redis | undefined; // absent: this is the only server
  /** Whether the database has lately taken what was written. */
  readonly canWrite: () => boolean;
};

/**
 * Whether this server can serve: 200 when its database answers and takes what is written, and its
 * Redis, if any, answers; else 503.
 */
export const healthRoutes =
  ({ db, redis, canWrite }: Deps): FastifyPluginAsyncZod =>
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

    const reachesStore = async (): Promise<string[]> => {
      const { databaseSilent, databaseUnwritable } = words.health;
      const missing = await reaches('the database', databaseSilent, () =>
        sql`select 1`.execute(db),
      );
      return missing.length > 0 || canWrite() ? missing : [databaseUnwritable];
    };

    const schema = { operationId: 'getHealth', response: { 200: envelope(nothing), 503: failure } };
    app.get('/', { schema }, async (_, reply) => {
      const missing = await Promise.all([
        reachesStore(),
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
