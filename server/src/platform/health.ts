import { sql } from 'kysely';
import type { FastifyPluginAsync } from 'fastify';
import { ok } from './answers.ts';
import type { Db } from './database.ts';

/** Whether this server can serve: 200 when its database answers, 503 when not. */
export const healthRoutes =
  (db: Db): FastifyPluginAsync =>
  async (app) => {
    app.get('/', async (request, reply) => {
      try {
        await sql`select 1`.execute(db);
        return ok({});
      } catch (error) {
        request.log.error(error);
        const message = 'La base de datos no responde.';
        return reply.status(503).send({ success: false, message, errors: {} });
      }
    });
  };
