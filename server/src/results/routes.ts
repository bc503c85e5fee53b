import { officiatingCalls } from '@darts/contracts/calls/officiating';
import { resultCalls } from '@darts/contracts/calls/results';
import type { Caller } from '#platform/caller.ts';
import { routes } from '#platform/http/routes.ts';
import type { CompetitionKind, CompetitionService } from '../competitions/service.ts';
import type { ResultService } from './service.ts';
import { resultWords } from './words.ts';

export const resultRoutes = (results: ResultService) => {
  const resultOf = async (gameId: string, caller: Caller) => ({
    result: await results.of(gameId, caller),
  });
  return routes(
    resultCalls,
    {
      getGameResult: ({ params: { gameId }, caller }) => resultOf(gameId, caller),
      async proposeResult({ params: { gameId }, body, caller }) {
        await results.propose(gameId, body, caller);
        return resultOf(gameId, caller);
      },
      async confirmResult({ params: { gameId }, body, caller }) {
        await results.confirm(gameId, body.proposedAt, caller);
        return resultOf(gameId, caller);
      },
      async disputeResult({ params: { gameId }, body, caller }) {
        await results.dispute(gameId, body.proposedAt, caller);
        return resultOf(gameId, caller);
      },
      previewLeagueWithdrawal: async ({ params: { leagueId, userId }, caller }) => ({
        withdrawal: await results.previewWithdrawal(leagueId, userId, caller),
      }),
    },
    resultWords.done,
  );
};

/** Routes for the acts of organisers by hand, and for the history and the helpers, which others may read. */
export const officiatingRoutes = (
  kind: CompetitionKind,
  results: ResultService,
  competitions: CompetitionService,
) =>
  routes(
    officiatingCalls(kind),
    {
      decide: ({ params, body, caller }) => results.enter(kind, params, body, caller),
      takeBack: ({ params, body, caller }) => results.takeBack(kind, params, body, caller),
      withdraw: ({ params: { competitionId }, body, caller }) =>
        results.withdraw(kind, competitionId, body, caller),
      history: ({ params: { competitionId }, query }) => competitions.history(competitionId, query),
      atRisk: ({ params: { competitionId }, caller }) =>
        results.atRisk(kind, competitionId, caller),
      remind: ({ params, caller }) => results.remind(kind, params, caller),
      setGrace: ({ params: { competitionId }, body, caller }) =>
        competitions.setGrace(competitionId, body.days, caller),
      helpers: async ({ params: { competitionId } }) => ({
        users: await competitions.helpers(competitionId),
      }),
      addHelper: ({ params: { competitionId }, body, caller }) =>
        competitions.addHelper(competitionId, body.username, caller),
      removeHelper: ({ params: { competitionId, userId }, caller }) =>
        competitions.removeHelper(competitionId, userId, caller),
    },
    resultWords.done,
  );
