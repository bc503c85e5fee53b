import { envelope } from '@darts/contracts/envelope';
import { leadersAnswer } from '@darts/contracts/figures';
import { byLeagueId } from '@darts/contracts/leagues';
import { byTournamentId } from '@darts/contracts/tournaments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/http/answers.ts';
import { requireUser } from '#platform/http/callers.ts';
import type { PlayService } from '../play/service.ts';
import type { CompetitionKind, CompetitionService } from './service.ts';

type Competitions = Readonly<Record<CompetitionKind, CompetitionService>>;

/** Who is ahead in a league or a tournament, mounted at /api. */
export const leaderRoutes =
  (games: PlayService, competitions: Competitions): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser);
    const response = { 200: envelope(leadersAnswer) };
    const of = async (kind: CompetitionKind, id: string) => {
      await competitions[kind].mustExist(id);
      return ok({ leaders: await games.leaders(id) });
    };

    const league = { operationId: 'getLeagueLeaders', params: byLeagueId, response };
    app.get('/leagues/:leagueId/leaders', { schema: league }, ({ params }) =>
      of('league', params.leagueId),
    );
    const tournament = { operationId: 'getTournamentLeaders', params: byTournamentId, response };
    app.get('/tournaments/:tournamentId/leaders', { schema: tournament }, ({ params }) =>
      of('tournament', params.tournamentId),
    );
  };
