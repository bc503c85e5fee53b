import { readerCalls } from '@darts/contracts/calls/readers';
import { keptAnswers } from '#platform/http/kept-answers.ts';
import { routes } from '#platform/http/routes.ts';
import type { Readings } from '../readings.ts';
import type { ReaderService } from './service.ts';

const { getPublicLeague, getPublicRound, getPublicTournament, getPublicGame } = readerCalls;

/** Calls for readers without an account. Each call looks whether the competition is still public. */
export function readerRoutes({ readPublic, readPublicGame }: ReaderService, readings: Readings) {
  const leagues = keptAnswers(getPublicLeague.answer);
  const rounds = keptAnswers(getPublicRound.answer);
  const tournaments = keptAnswers(getPublicTournament.answer);
  const games = keptAnswers(getPublicGame.answer);

  return routes(readerCalls, {
    getPublicLeague: ({ params: { leagueId } }, reply) =>
      readPublic('league', leagueId, () =>
        leagues(reply, leagueId, async () => ({ league: await readings.league(leagueId) })),
      ),
    getPublicRound: ({ params: { leagueId, round } }, reply) =>
      readPublic('league', leagueId, () =>
        rounds(reply, `${leagueId} ${round}`, () => readings.round(leagueId, round)),
      ),
    getPublicTournament: ({ params: { tournamentId } }, reply) =>
      readPublic('tournament', tournamentId, () =>
        tournaments(reply, tournamentId, async () => ({
          tournament: await readings.tournament(tournamentId),
        })),
      ),
    getPublicGame: ({ params: { gameId } }, reply) =>
      readPublicGame(gameId, (game) => games(reply, gameId, async () => ({ game: await game() }))),
  });
}
