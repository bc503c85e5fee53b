import { envelope, nothing } from '@darts/contracts/envelope';
import { byLeagueId } from '@darts/contracts/leagues';
import { byTournamentId } from '@darts/contracts/tournaments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { ok } from '#platform/http/answers.ts';
import { requireUser } from '#platform/http/callers.ts';
import { words } from '#words.ts';
import type { CompetitionKind, CompetitionService } from './service.ts';

/** A league or a tournament, by the part of its address that names it. */
const PARAMS = {
  league: z.pipe(
    byLeagueId,
    z.transform(({ leagueId }) => ({ competitionId: leagueId })),
  ),
  tournament: z.pipe(
    byTournamentId,
    z.transform(({ tournamentId }) => ({ competitionId: tournamentId })),
  ),
};

const REMOVAL = { league: 'deleteLeague', tournament: 'deleteTournament' } as const;

const done = { response: { 200: envelope(nothing) } };

/** The REST face of what is organised alike in leagues and tournaments, mounted at each. */
export const organisingRoutes =
  (kind: CompetitionKind, competitions: CompetitionService): FastifyPluginAsyncZod =>
  async (app) => {
    const said = words.done[kind];
    const params = PARAMS[kind];
    app.addHook('onRequest', requireUser);

    const removal = { operationId: REMOVAL[kind], params, ...done };
    app.delete(
      `/:${kind}Id`,
      { schema: removal },
      async ({ params: { competitionId }, caller }) => {
        await competitions.remove(competitionId, caller);
        return ok({}, said.remove);
      },
    );
  };
