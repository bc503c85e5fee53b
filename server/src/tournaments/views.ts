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
  const { place_id: id, round, match: matchNumber, game_id: gameId, winner_id: winnerId } = place;
  const winner = winnerId === null ? null : (players.get(winnerId) ?? deletedPlayer);
  const spot = { id, round, matchNumber, gameId, winner };
  const brief = gameId === null ? undefined : briefs.get(gameId);
  if (!brief) return { ...spot, ...BYE, player1: winner };

  const { player1, player2, scorePlayer1, scorePlayer2, status } = brief;
  const { endReason, isSuddenDeath } = brief;
  return {
    ...spot,
    player1,
    player2,
    scorePlayer1,
    scorePlayer2,
    status,
    isBye: false,
    isSuddenDeath,
    ...(endReason && { endReason }),
  };
}

const BYE = {
  player2: null,
  scorePlayer1: STARTING_POINTS,
  scorePlayer2: STARTING_POINTS,
  status: 'finalizada',
  isBye: true,
  isSuddenDeath: false,
} as const;
