/** A place of a bracket. */
export type BracketPlaceRow = {
  place_id: string;
  tournament_id: string;
  round: number;
  match: number;
  game_id: string | null; // null for a bye
  winner_id: string | null; // who goes on from here: of a bye, from the start; null if called off
};

declare module '#platform/database.ts' {
  interface Tables {
    bracket_places: BracketPlaceRow;
  }
}
