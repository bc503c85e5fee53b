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
 * Whether this server can serve: 200 when its database answers, and both this and its Redis, if
 * any, take what is written; else 503.
 */
export const healthRoutes =
  ({ db, redis, canWrite }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const reachesStore = async (): Promise<string | undefined> => {
      try {
        await within(PATIENCE, sql`select 1`.execute(db));
      } catch (error) {
        app.log.error({ err: error }, 'the database is out of reach');
        return words.health.databaseSilent;
      }
      return canWrite() ? undefined : words.health.databaseUnwritable;
    };

    const reachesRedis = (): string | undefined => {
      if (!redis || redis.writes.taken()) return undefined;
      return redis.client.isReady ? words.health.redisUnwritable : words.health.redisSilent;
    };

    const schema = { operationId: 'getHealth', response: { 200: envelope(nothing), 503: failure } };
    app.get('/', { schema }, async (_, reply) => {
      const missing = [await reachesStore(), reachesRedis()];
      const message = missing.filter((each) => each !== undefined).join(' ');
      if (message === '') return ok({});
      return reply.status(503).send({ success: false, code: 'out-of-reach', message, errors: {} });
    });
  };
