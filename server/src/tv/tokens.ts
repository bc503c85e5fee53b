import { tokenTable } from '#platform/store/token-table.ts';

declare module '#platform/store/db.ts' {
  interface Tables {
    competition_screens: { competition_id: string; token: string };
    game_screens: { game_id: string; token: string };
  }
}

/** What the address of a screen knows its league, tournament or game by. */
export const screenTokens = {
  ofCompetition: tokenTable('competition_screens', 'competition_id'),
  ofGame: tokenTable('game_screens', 'game_id'),
};
