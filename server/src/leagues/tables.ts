import type { Weekday } from '@darts/rules/leagues/schedule';
import type { Generated } from 'kysely';

/** Columns of a league besides those of every competition. */
export type LeagueColumns = {
  league_id: string;
  day_of_week: Weekday;
  is_home_and_away: number;
  legs: number; // stored and returned; no effect yet
  points: string; // JSON of LeaguePoints
  tie_breaks: string; // JSON of TieBreak[]
};

/** A league. `results_version` is incremented by every result of a game. */
export type LeagueRow = LeagueColumns & {
  results_version: number;
  moved_rounds: string | null; // JSON of MovedRounds; null if no round has been moved
};

type LeagueGameRow = { game_id: string; league_id: string; round: number };

declare module '#platform/store/db.ts' {
  interface Tables {
    leagues: LeagueColumns & {
      results_version: Generated<number>;
      moved_rounds: Generated<string | null>;
    };
    league_games: LeagueGameRow;
  }
}
