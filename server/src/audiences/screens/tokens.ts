import { tokenTable } from '#platform/store/token-table.ts';

declare module '#platform/store/db.ts' {
  interface Tables {
    competition_screens: { competition_id: string; token: string };
    game_screens: { game_id: string; token: string };
  }
}

/** Tokens in the addresses of screens, by the id of the league, tournament or game. */
export const screenTokens = {
  ofCompetition: tokenTable('competition_screens', 'competition_id'),
  ofGame: tokenTable('game_screens', 'game_id'),
};
