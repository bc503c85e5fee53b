import { leagueCalls } from '@darts/contracts/calls/leagues';
import { sendCalendar } from '#platform/http/files.ts';
import { routes } from '#platform/http/routes.ts';
import { words } from '#words.ts';
import type { LeagueService } from './service.ts';

const { files } = words.calendar;

export const leagueRoutes = (leagues: LeagueService) =>
  routes(
    leagueCalls,
    {
      listLeagues: async ({ query, caller }) => ({ leagues: await leagues.list(query, caller) }),
      async createLeague({ body, caller }) {
        const league = await leagues.create(body, caller);
        return { leagueId: league.leagueId, league };
      },
      getLeague: async ({ params }) => ({ league: await leagues.get(params.leagueId) }),
      editLeague: async ({ params, body, caller }) => ({
        league: await leagues.edit(params.leagueId, body, caller),
      }),
      joinLeague: async ({ params, caller }) => ({
        league: await leagues.join(params.leagueId, caller),
      }),
      leaveLeague: async ({ params, caller }) => ({
        league: await leagues.leave(params.leagueId, caller),
      }),
      startLeague: async ({ params, caller }) => ({
        league: await leagues.start(params.leagueId, caller),
      }),
      endLeague: async ({ params, caller }) => ({
        league: await leagues.end(params.leagueId, caller),
      }),
      getLeagueCalendar: async ({ params, caller }, reply) =>
        sendCalendar(reply, files.league, await leagues.calendar(params.leagueId, caller)),
      getRoundsCalendar: async ({ params, caller }, reply) =>
        sendCalendar(reply, files.rounds, await leagues.roundsCalendar(params.leagueId, caller)),
      getClassification: async ({ params }) => ({
        classification: await leagues.classification(params.leagueId),
      }),
      getOutlook: async ({ params: { leagueId, userId } }) => ({
        outlook: await leagues.outlook(leagueId, userId),
      }),
      getRound: ({ params: { leagueId, round } }) => leagues.round(leagueId, round),
      listOverdueGames: ({ params, query }) => leagues.overdue(params.leagueId, query),
    },
    words.done.league,
  );
