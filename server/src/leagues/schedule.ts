import { countRounds, roundDates } from '@darts/rules/leagues/schedule';
import type { Db } from '#platform/store/db.ts';
import type { Competition, CompetitionService } from '../competitions/service.ts';
import { leagueRepository } from './repository.ts';
import type { LeagueRow } from './tables.ts';

/** A league, its row, and the dates of its rounds. */
export type LeagueSchedule = {
  readonly competition: Competition;
  readonly own: LeagueRow;
  readonly roundDates: readonly string[]; // YYYY-MM-DD
};

export type ScheduleOf = (leagueId: string) => Promise<LeagueSchedule>;

/** Makes what reads a league with its schedule, and throws a `Refusal`, `league-not-found`, where there is none. */
export const scheduleReader =
  (db: Db, competitions: CompetitionService): ScheduleOf =>
  async (leagueId) => {
    const competition = await competitions.get(leagueId);
    return scheduled(competition, await leagueRepository(db).get(leagueId));
  };

export const scheduled = (competition: Competition, own: LeagueRow): LeagueSchedule => ({
  competition,
  own,
  roundDates: roundDates(competition.start_date, own.day_of_week, roundsOf(competition, own)),
});

/** How many rounds it has; while pending, so many as it would have if it filled up. */
export function roundsOf(competition: Competition, own: LeagueRow): number {
  const isPending = competition.status === 'pendiente';
  const players = isPending ? competition.max_participants : competition.enrolled.length;
  return countRounds(players, own.is_home_and_away === 1);
}
