/** What the address of a screen knows its league, tournament or game by. */
export type CompetitionScreenRow = { competition_id: string; token: string };
export type GameScreenRow = { game_id: string; token: string };

declare module '#platform/store/db.ts' {
  interface Tables {
    competition_screens: CompetitionScreenRow;
    game_screens: GameScreenRow;
  }
}
