import { tournamentCalls } from '@darts/contracts/calls/tournaments';
import { sendCalendar } from '#platform/http/files.ts';
import { routes } from '#platform/http/routes.ts';
import { words } from '#words.ts';
import type { TournamentService } from './service.ts';

export const tournamentRoutes = (tournaments: TournamentService) =>
  routes(
    tournamentCalls,
    {
      listTournaments: async ({ query, caller }) => ({
        tournaments: await tournaments.list(query, caller),
      }),
      async createTournament({ body, caller }) {
        const tournament = await tournaments.create(body, caller);
        return { tournamentId: tournament.tournamentId, tournament };
      },
      getTournament: async ({ params }) => ({
        tournament: await tournaments.get(params.tournamentId),
      }),
      editTournament: async ({ params, body, caller }) => ({
        tournament: await tournaments.edit(params.tournamentId, body, caller),
      }),
      joinTournament: async ({ params, caller }) => ({
        tournament: await tournaments.join(params.tournamentId, caller),
      }),
      leaveTournament: async ({ params, caller }) => ({
        tournament: await tournaments.leave(params.tournamentId, caller),
      }),
      startTournament: async ({ params, caller }) => ({
        tournament: await tournaments.start(params.tournamentId, caller),
      }),
      endTournament: async ({ params, caller }) => ({
        tournament: await tournaments.end(params.tournamentId, caller),
      }),
      putTournamentInOrder: async ({ params, body, caller }) => ({
        tournament: await tournaments.putInOrder(params.tournamentId, body.userIds, caller),
      }),
      setTournamentBoards: async ({ params, body, caller }) => ({
        tournament: await tournaments.setBoards(params.tournamentId, body, caller),
      }),
      callTournamentGame: async ({ params, body, caller }) => ({
        tournament: await tournaments.callGame(params, body, caller),
      }),
      getTournamentCalendar: async ({ params, caller }, reply) =>
        sendCalendar(
          reply,
          words.calendar.files.tournament,
          await tournaments.calendar(params.tournamentId, caller),
        ),
    },
    {
      ...words.done.tournament,
      callTournamentGame: ({ body }) =>
        words.done.tournament[body.gameId === null ? 'freed' : 'called'],
    },
  );
