import { sql } from 'kysely';
import { healthCalls } from '@darts/contracts/calls/site';
import type { Health } from '@darts/contracts/health';
import { Refusal } from '#platform/refusals.ts';
import { healthWords } from '#platform/words.ts';
import { routes } from './routes.ts';
import type { Db } from '#platform/store/db.ts';
import type { Redis } from '#platform/redis.ts';
import { within } from '#platform/within.ts';

const TIMEOUT_MS = 3_000;

type Deps = {
  readonly db: Db;
  readonly redis: Redis | undefined; // absent: this is the only server
  /** False if the last write to the database failed. */
  readonly canWrite: () => boolean;
  readonly proxy: Health['proxy'];
  readonly mailer: { readonly isReady: () => Health['mail']['isReady'] };
};

/**
 * Returns the route of the health check: status 200 if the database answers, and database and Redis take writes; else
 * 503.
 */
export const healthRoutes = ({ db, redis, canWrite, proxy, mailer }: Deps) => {
  async function databaseFault() {
    try {
      await within(TIMEOUT_MS, sql`select 1`.execute(db));
    } catch (cause) {
      return { said: healthWords.databaseSilent, cause };
    }
    return canWrite() ? undefined : { said: healthWords.databaseUnwritable };
  }

  function redisFault() {
    if (!redis || redis.writes.taken()) return undefined;
    const { redisUnwritable, redisSilent } = healthWords;
    return { said: redis.client.isReady ? redisUnwritable : redisSilent };
  }

  return routes(healthCalls, {
    async getHealth() {
      const faults = [await databaseFault(), redisFault()].filter((each) => each !== undefined);
      if (faults.length === 0) return { proxy, mail: { isReady: mailer.isReady() } };
      const said = faults.map((fault) => fault.said).join(' ');
      throw Object.assign(new Refusal('out-of-reach'), { ...faults[0], said });
    },
  });
};
