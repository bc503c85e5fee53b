import type { Weekday } from '@darts/rules/leagues/schedule';

/** What is settled of a tournament besides what every competition has. */
export type TournamentColumns = {
  tournament_id: string;
  day_of_week: Weekday | null; // null where none was given
  is_home_and_away: number | null; // null where it was not given
  format_from: string | null; // JSON of BracketFormats['formatFrom']; null where all rounds are alike
  seeding: string; // JSON of Seeding
  third_place: number; // 1 where it is played for
  group_stage: string | null; // JSON of GroupStage; null where there is the bracket alone
};

/** And what is drawn of it. */
export type TournamentRow = TournamentColumns & {
  seeds: string | null; // JSON of user ids, the first seed first: drawn, or before as put in order by hand
  drawn_groups: string | null; // JSON of a list of user ids for each group, in the order of their seeds
  boards: string | null; // JSON of NamedBoards; null where none has been named
};

/** A place of a bracket. */
export type BracketPlaceRow = {
  place_id: string;
  tournament_id: string;
  round: number;
  match: number; // 0 for the game for third place, beside the final
  game_id: string | null; // null for a bye
  winner_id: string | null; // who goes on from here: of a bye, once known; null for nobody
  is_decided: number; // 1 once it is known who goes on, or that nobody does
};

export type GroupGameRow = {
  game_id: string;
  tournament_id: string;
  group_number: number; // from 1
  round: number; // of the group, from 1
  match: number; // of the round, from 1
};

declare module '#platform/store/db.ts' {
  interface Tables {
    tournaments: TournamentRow;
    bracket_places: BracketPlaceRow;
    group_games: GroupGameRow;
  }
}
