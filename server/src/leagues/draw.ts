import { leagueRounds } from '@darts/rules/leagues/schedule';
import type { Unit } from '#platform/store/transactions.ts';
import type { DateService } from '../dates/service.ts';
import { formatIn, type PlayService } from '../play/service.ts';
import { leagueRepository } from './repository.ts';
import type { LeagueSchedule } from './schedule.ts';

type Deps = { readonly games: PlayService; readonly dates: DateService };

/** Stores all games of a league that starts, each with the date of its round. */
export async function drawLeague(
  unit: Unit,
  { games, dates }: Deps,
  { competition, own, roundDates }: LeagueSchedule,
  userIds: readonly string[],
): Promise<void> {
  const leagueId = own.league_id;
  const format = formatIn(competition.format);
  const matchups = leagueRounds(userIds.length, own.is_home_and_away === 1).flatMap(
    (pairings, index) =>
      pairings.map(({ home, away }) => ({
        round: index + 1,
        competition: { kind: 'league', competitionId: leagueId } as const,
        format,
        playerIds: [userIds[home] ?? '', userIds[away] ?? ''] as const,
      })),
  );
  const gameIds = await games.schedule(unit, matchups);
  await leagueRepository(unit.db).addGames(
    leagueId,
    matchups.map((matchup, index) => ({ round: matchup.round, gameId: gameIds[index] ?? '' })),
  );
  await dates.plan(
    unit,
    matchups.map((matchup, index) => ({
      game_id: gameIds[index] ?? '',
      competition_id: leagueId,
      due: roundDates[matchup.round - 1] ?? competition.start_date,
    })),
  );
}
