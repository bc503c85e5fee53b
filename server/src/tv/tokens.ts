import { tokenTable } from '#platform/store/token-table.ts';

/** The tokens of screens' addresses. */
export const screenTokens = {
  ofCompetition: tokenTable('competition_screens', 'competition_id'),
  ofGame: tokenTable('game_screens', 'game_id'),
};
