import { readerCalls } from '@darts/contracts/calls/readers';
import type { LeagueRound } from '@darts/contracts/leagues';
import type { PublicGame, PublicLeague } from '@darts/contracts/readers';
import type { ShownTournament } from '@darts/contracts/tournaments';
import { keptAnswers } from '#platform/http/kept-answers.ts';
import { routes } from '#platform/http/routes.ts';
import type { Readings } from '../readings.ts';
import type { ReaderService } from './service.ts';

const { getPublicLeague, getPublicRound, getPublicTournament, getPublicGame } = readerCalls;

/**
 * Returns the routes for readers without an account. Each call checks that the league or tournament is still public.
 */
export function readerRoutes({ readPublic, readPublicGame }: ReaderService, readings: Readings) {
  const leagues = keptAnswers(getPublicLeague.answer, (league: PublicLeague) => ({ league }));
  const rounds = keptAnswers(getPublicRound.answer, (round: LeagueRound) => round);
  const tournaments = keptAnswers(getPublicTournament.answer, (tournament: ShownTournament) => ({
    tournament,
  }));
  const games = keptAnswers(getPublicGame.answer, (game: PublicGame) => ({ game }));

  return routes(readerCalls, {
    getPublicLeague: ({ params: { leagueId } }, reply) =>
      readPublic('league', leagueId, async () => leagues(reply, await readings.league(leagueId))),
    getPublicRound: ({ params: { leagueId, round } }, reply) =>
      readPublic('league', leagueId, async () =>
        rounds(reply, await readings.round(leagueId, round)),
      ),
    getPublicTournament: ({ params: { tournamentId } }, reply) =>
      readPublic('tournament', tournamentId, async () =>
        tournaments(reply, await readings.tournament(tournamentId)),
      ),
    getPublicGame: ({ params: { gameId } }, reply) =>
      readPublicGame(gameId, async (read) => games(reply, await read())),
  });
}
