import { gameStageAnswer, type GameStage } from '@darts/contracts/competitions';
import { envelope } from '@darts/contracts/envelope';
import { byGameId } from '@darts/contracts/play';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/http/answers.ts';
import { requireUser } from '#platform/http/callers.ts';
import type { PlayService } from '../play/service.ts';
import type { CompetitionKind } from './service.ts';

/** Which part of a league, or of a tournament, one of its games is. */
type StageOf = (competitionId: string, gameId: string) => Promise<GameStage>;

/** Says of a game which part of a league or tournament it is; mounted at /games. */
export const stageRoutes =
  (
    games: PlayService,
    stageOf: Readonly<Record<CompetitionKind, StageOf>>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser);

    async function stage(gameId: string): Promise<GameStage | null> {
      const { kind, competitionId } = await games.matchup(gameId);
      return kind && competitionId ? stageOf[kind](competitionId, gameId) : null;
    }

    const schema = {
      operationId: 'getGameStage',
      params: byGameId,
      response: { 200: envelope(gameStageAnswer) },
    };
    app.get('/:gameId/stage', { schema }, async ({ params: { gameId } }) =>
      ok({ stage: await stage(gameId) }),
    );
  };
