import type { Weekday } from '@darts/rules/leagues/schedule';

/** Columns of a tournament besides those of every competition. */
export type TournamentColumns = {
  tournament_id: string;
  day_of_week: Weekday | null; // null if not given
  is_home_and_away: number | null; // null if not given
  format_from: string | null; // JSON of BracketFormats['formatFrom']; null if all rounds have the same format
  seeding: string; // JSON of Seeding
  third_place: number; // 1 if there is a game for third place
  group_stage: string | null; // JSON of GroupStage; null without a group stage
};

/** A tournament: its columns, its draw and its boards. */
export type TournamentRow = TournamentColumns & {
  seeds: string | null; // JSON of user ids, first seed first; before the draw, the order set by hand
  drawn_groups: string | null; // JSON of a list of user ids for each group, in seed order
  boards: string | null; // JSON of NamedBoards; null if no board has been named
};

/** A place of a bracket. */
export type BracketPlaceRow = {
  place_id: string;
  tournament_id: string;
  round: number;
  match: number; // 0 for the game for third place, beside the final
  game_id: string | null; // null for a bye
  winner_id: string | null; // the player who advances, also by a bye; null for nobody, or while unknown
  is_decided: number; // 1 once it is known who advances, or that nobody does
};

export type GroupGameRow = {
  game_id: string;
  tournament_id: string;
  group_number: number; // from 1
  round: number; // round of the group, from 1
  match: number; // number in the round, from 1
};

declare module '#platform/store/db.ts' {
  interface Tables {
    tournaments: TournamentRow;
    bracket_places: BracketPlaceRow;
    group_games: GroupGameRow;
  }
}
