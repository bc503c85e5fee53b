/** What can be read off a game of a league or tournament. */
import type { GameStage } from '@darts/contracts/competitions';
import type { GameView } from '@darts/contracts/play';
import { partOfTournament } from '#competitions/round-name.ts';
import { words } from '#competitions/words.ts';
import { paths } from '#platform/paths.ts';

/** What is looked at of it. */
export type GameOf = Pick<
  GameView,
  'gameId' | 'player1' | 'player2' | 'status' | 'version' | 'leagueId' | 'tournamentId'
>;

export const isPlayer = ({ player1, player2 }: GameOf, userId: string): boolean =>
  player1?.userId === userId || player2?.userId === userId;

/** The name of whom a player meets; of nobody, for others. */
export function rivalOf({ player1, player2 }: GameOf, userId: string): string | undefined {
  if (player1?.userId === userId) return player2?.username;
  return player2?.userId === userId ? player1?.username : undefined;
}

/** The page of what the game is part of, if it is part of anything. */
export function competitionPath({ leagueId, tournamentId }: GameOf): string | undefined {
  if (leagueId !== null) return paths.league(leagueId);
  return tournamentId === null ? undefined : paths.tournamentView(tournamentId);
}

/** What is said of the board that a game is on, or called to: to its players, while it is to begin, that they are. */
export const boardOf = (game: GameOf, { board }: GameStage, userId: string): string | undefined =>
  board !== undefined && game.status === 'pendiente' && isPlayer(game, userId)
    ? words.calledTo(board)
    : board;

/** Which part: 'Jornada 5', 'Semifinales', 'Grupo A'. */
export const partOf = ({ leagueId }: GameOf, stage: GameStage): string =>
  leagueId === null ? partOfTournament(stage) : words.leagueRound(stage.round);
