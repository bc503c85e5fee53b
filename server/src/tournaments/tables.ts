import type { Weekday } from '@darts/rules/leagues/schedule';

/** What a tournament has besides what every competition has. */
export type TournamentRow = {
  tournament_id: string;
  day_of_week: Weekday | null; // null where none was given
  is_home_and_away: number | null; // null where it was not given
  format_from: string | null; // JSON of BracketFormats['formatFrom']; null where all rounds are alike
};

/** A place of a bracket. */
export type BracketPlaceRow = {
  place_id: string;
  tournament_id: string;
  round: number;
  match: number;
  game_id: string | null; // null for a bye
  winner_id: string | null; // who goes on from here: of a bye, from the start; null for nobody
  is_decided: number; // 1 once it is known who goes on, or that nobody does
};

declare module '#platform/store/db.ts' {
  interface Tables {
    tournaments: TournamentRow;
    bracket_places: BracketPlaceRow;
  }
}
