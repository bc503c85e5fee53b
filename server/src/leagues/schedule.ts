import { countRounds, roundDates } from '@darts/rules/leagues/schedule';
import type { Db } from '#platform/store/db.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { Competition, CompetitionService } from '../competitions/service.ts';
import type { DatedRound } from '../dates/service.ts';
import { leagueRepository } from './repository.ts';
import type { LeagueRow } from './tables.ts';

/** A league with its row and the dates of its rounds. */
export type LeagueSchedule = {
  readonly competition: Competition;
  readonly own: LeagueRow;
  readonly roundDates: readonly string[]; // YYYY-MM-DD
};

export type ScheduleOf = (leagueId: string) => Promise<LeagueSchedule>;

/**
 * Returns a function that reads a league with its schedule.
 *
 * @throws {Refusal} from that function, `league-not-found`
 */
export const scheduleReader =
  (db: Db, competitions: CompetitionService): ScheduleOf =>
  async (leagueId) => {
    const competition = await competitions.get(leagueId);
    return scheduled(competition, await leagueRepository(db).get(leagueId));
  };

export function scheduled(competition: Competition, own: LeagueRow): LeagueSchedule {
  const count = roundsOf(competition, own);
  const moved = movedRounds(own);
  const dates = roundDates(competition.start_date, own.day_of_week, count);
  return {
    competition,
    own,
    roundDates: dates.map((date, index) => moved[index + 1]?.date ?? date),
  };
}

/** Rounds that were given another date, by number; `changes` counts how often. */
type MovedRounds = Readonly<
  Record<number, { readonly date: string; readonly changes: number } | undefined>
>;

export const movedRounds = ({ moved_rounds: moved }: LeagueRow): MovedRounds =>
  moved === null ? {} : (JSON.parse(moved) as MovedRounds); // only `dateRound` writes the column

/**
 * Gives a round of a held league a date, and returns the previous date.
 *
 * @throws {Refusal} `round-not-found`
 */
export async function dateRound(
  { db }: Unit,
  competition: Competition,
  { round, due }: DatedRound,
): Promise<string> {
  const own = await leagueRepository(db).get(competition.competition_id);
  const before = scheduled(competition, own).roundDates[round - 1];
  if (before === undefined) throw new Refusal('round-not-found');
  if (before === due) return before;
  const moved = movedRounds(own);
  const changes = (moved[round]?.changes ?? 0) + 1;
  const moved_rounds = JSON.stringify({ ...moved, [round]: { date: due, changes } });
  await leagueRepository(db).update(competition.competition_id, { moved_rounds });
  return before;
}

/** Returns the number of rounds of a league; of a pending league, as if it were full. */
export function roundsOf(competition: Competition, own: LeagueRow): number {
  const isPending = competition.status === 'pendiente';
  const players = isPending ? competition.max_participants : competition.enrolled.length;
  return countRounds(players, own.is_home_and_away === 1);
}
