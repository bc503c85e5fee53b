import type { UserRef } from '@darts/contracts/accounts';
import { deletedPlayer } from '@darts/contracts/accounts';
import type { BracketGame } from '@darts/contracts/tournaments';
import { STARTING_POINTS } from '@darts/rules/play/game';
import type { GameBrief } from '../play/service.ts';
import type { BracketPlaceRow } from './tables.ts';

/** A place of the bracket with the game that is played there, or the bye that is not. */
export function bracketGame(
  place: BracketPlaceRow,
  briefs: ReadonlyMap<string, GameBrief>,
  players: ReadonlyMap<string, UserRef>,
): BracketGame {
  const { place_id: id, round, match: matchNumber, game_id: gameId } = place;
  const brief = gameId === null ? undefined : briefs.get(gameId);
  if (brief) {
    const { player1, player2, scorePlayer1, scorePlayer2, status, winner } = brief;
    const { endReason, isSuddenDeath } = brief;
    const scores = { scorePlayer1, scorePlayer2 };
    return {
      gameId,
      id,
      round,
      matchNumber,
      player1,
      player2,
      ...scores,
      winner,
      status,
      isBye: false,
      isSuddenDeath,
      ...(endReason && { endReason }),
    };
  }
  const through = players.get(place.bye_id ?? '') ?? deletedPlayer;
  return {
    gameId: null,
    id,
    round,
    matchNumber,
    player1: through,
    player2: null,
    scorePlayer1: STARTING_POINTS,
    scorePlayer2: STARTING_POINTS,
    winner: through,
    status: 'finalizada',
    isBye: true,
    isSuddenDeath: false,
  };
}
