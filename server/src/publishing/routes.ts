import { publishingCalls } from '@darts/contracts/calls/publishing';
import { keptAnswers } from '#platform/http/kept-answers.ts';
import { routes } from '#platform/http/routes.ts';
import type { PublishingService } from './service.ts';

const { getPublicLeague, getPublicRound, getPublicTournament, getPublicGame } = publishingCalls;

/** Calls for readers without an account. Each call looks whether the competition is still public. */
export function publishingRoutes(published: PublishingService) {
  const leagues = keptAnswers(getPublicLeague.answer);
  const rounds = keptAnswers(getPublicRound.answer);
  const tournaments = keptAnswers(getPublicTournament.answer);
  const games = keptAnswers(getPublicGame.answer);

  return routes(publishingCalls, {
    async getPublicLeague({ params: { leagueId } }, reply) {
      await published.checkPublic('league', leagueId);
      return leagues(reply, leagueId, async () => ({ league: await published.league(leagueId) }));
    },
    async getPublicRound({ params: { leagueId, round } }, reply) {
      await published.checkPublic('league', leagueId);
      return rounds(reply, `${leagueId} ${round}`, () => published.round(leagueId, round));
    },
    async getPublicTournament({ params: { tournamentId } }, reply) {
      await published.checkPublic('tournament', tournamentId);
      return tournaments(reply, tournamentId, async () => ({
        tournament: await published.tournament(tournamentId),
      }));
    },
    async getPublicGame({ params: { gameId } }, reply) {
      const { kind, competitionId } = await published.competitionOf(gameId);
      await published.checkPublic(kind, competitionId);
      return games(reply, gameId, async () => ({ game: await published.game(gameId) }));
    },
  });
}
