import type { Weekday } from '@darts/rules/leagues/schedule';

/** What a league has besides what every competition has. */
export type LeagueRow = {
  league_id: string;
  day_of_week: Weekday;
  is_home_and_away: number;
  legs: number; // stored and told; no effect yet
};

type LeagueGameRow = { game_id: string; league_id: string; round: number };

declare module '#platform/database.ts' {
  interface Tables {
    leagues: LeagueRow;
    league_games: LeagueGameRow;
  }
}
