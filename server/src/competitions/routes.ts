import { byCompetitionId } from '@darts/contracts/competitions';
import { envelope, nothing } from '@darts/contracts/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/http/answers.ts';
import { requireUser } from '#platform/http/callers.ts';
import { words } from '#words.ts';
import type { CompetitionKind, CompetitionService } from './service.ts';

const done = { response: { 200: envelope(nothing) } };

/** The REST face of what is organised alike in leagues and tournaments, mounted at each. */
export const organisingRoutes =
  (kind: CompetitionKind, competitions: CompetitionService): FastifyPluginAsyncZod =>
  async (app) => {
    const said = words.done[kind];
    app.addHook('onRequest', requireUser);

    const removal = { params: byCompetitionId, ...done };
    app.delete('/:competitionId', { schema: removal }, async ({ params, caller }) => {
      await competitions.remove(params.competitionId, caller);
      return ok({}, said.remove);
    });
  };
