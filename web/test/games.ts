/** Online games between ana, who throws first, and biel. */
import type { GameView } from '@darts/contracts/play';
import { CLASSIC } from '@darts/rules/play/x01/settings';
import { ana, biel, id } from './people.ts';

export const gameId = id(9);

export const newGame: GameView = {
  gameId,
  player1: ana,
  player2: biel,
  scorePlayer1: 501,
  scorePlayer2: 501,
  leg: 1,
  legsWon: [0, 0],
  legWinners: [],
  turn: ana.userId,
  status: 'encurso',
  format: CLASSIC,
  starter: 1,
  suddenDeath: false,
  turns: [],
  lastTurn: null,
  leagueId: null,
  tournamentId: null,
  version: 1,
  expectedTurn: 0,
  absent: [],
  createdAt: '2026-11-01T10:00:00Z',
};

/** The game after ana has thrown. */
export const afterAna = (totalScore: number, bust = false): GameView => ({
  ...newGame,
  scorePlayer1: 501 - totalScore,
  turn: biel.userId,
  turns: [{ playerId: ana.userId, seat: 1, leg: 1, totalScore, bust }],
  version: 2,
  expectedTurn: 1,
});

/** Ends a game off the board. */
export const endOf = (game: GameView, end: Pick<GameView, 'winner' | 'endReason'>): GameView => ({
  ...game,
  ...end,
  turn: null,
  status: 'finalizada',
  version: game.version + 1,
});
