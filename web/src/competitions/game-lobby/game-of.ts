/** Names and addresses derived from a game of a league or tournament. */
import type { GameStage } from '@darts/contracts/competitions';
import type { GameView } from '@darts/contracts/play';
import { playersOf, type PlayerFields } from '@darts/contracts/pairs';
import { partOfTournament } from '#competitions/round-name.ts';
import { competitionWords } from '#competitions/words.ts';
import { paths } from '#platform/paths.ts';

/** Fields of a game that this module reads. */
export type GameOf = Pick<
  GameView,
  'gameId' | PlayerFields | 'status' | 'endReason' | 'version' | 'leagueId' | 'tournamentId'
>;

export const isPlayer = (game: GameOf, userId: string): boolean =>
  playersOf(game).some((player) => player?.userId === userId);

/** Returns the name of a player's rival; undefined for other users. */
export const rivalName = (game: GameOf, userId: string): string | undefined =>
  isPlayer(game, userId)
    ? playersOf(game).find((player) => player?.userId !== userId)?.username
    : undefined;

/** Returns the path of a game's competition; undefined without one. */
export function competitionPath({ leagueId, tournamentId }: GameOf): string | undefined {
  if (leagueId !== null) return paths.league(leagueId);
  return tournamentId === null ? undefined : paths.tournamentView(tournamentId);
}

/** Returns the board of a game. Before the game begins, its players get the message that it is their turn there. */
export const boardOf = (game: GameOf, { board }: GameStage, userId: string): string | undefined =>
  board !== undefined && game.status === 'pendiente' && isPlayer(game, userId)
    ? competitionWords.calledTo(board)
    : board;

/** Names the part of the competition: 'Jornada 5', 'Semifinales', 'Grupo A'. */
export const partOf = ({ leagueId }: GameOf, stage: GameStage): string =>
  leagueId === null ? partOfTournament(stage) : competitionWords.leagueRound(stage.round);
