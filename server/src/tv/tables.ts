/** What the address of a screen knows its league, tournament or game by. */
declare module '#platform/store/db.ts' {
  interface Tables {
    competition_screens: { competition_id: string; token: string };
    game_screens: { game_id: string; token: string };
  }
}
