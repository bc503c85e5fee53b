/** Names and addresses derived from a game of a league or tournament. */
import type { GameStage } from '@darts/contracts/competitions';
import type { GameView } from '@darts/contracts/play';
import { playersOf, sideOfUser, type PlayerFields } from '@darts/contracts/game/pairs';
import { rivalOf } from '@darts/rules/play/pair';
import { partOfTournament } from '#competitions/round-name.ts';
import { competitionWords } from '#competitions/words.ts';
import { paths } from '#platform/paths.ts';

/** Fields of a game that this module reads. */
export type GameOf = Pick<
  GameView,
  'gameId' | PlayerFields | 'status' | 'endReason' | 'version' | 'leagueId' | 'tournamentId'
>;

export const isPlayer = (game: GameOf, userId: string): boolean =>
  sideOfUser(game, userId) !== undefined;

/** Returns the name of a player's rival; undefined for other users. */
export function rivalName(game: GameOf, userId: string): string | undefined {
  const side = sideOfUser(game, userId);
  return side === undefined ? undefined : playersOf(game)[rivalOf(side)]?.username;
}

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
