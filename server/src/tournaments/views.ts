import type { UserRef } from '@darts/contracts/accounts';
import { deletedPlayer } from '@darts/contracts/accounts';
import type { BracketGame, ListedTournament, TournamentBody } from '@darts/contracts/tournaments';
import { CLASSIC } from '@darts/rules/play/settings';
import { competitionView, refOf, type Competition } from '../competitions/service.ts';
import type { GameBrief } from '../play/service.ts';
import type { BracketPlaceRow, TournamentRow } from './tables.ts';

/** The columns that a form sets; what it leaves out is not among them. */
export const ownColumns = ({ dayOfWeek, isHomeAndAway }: TournamentBody) => ({
  ...(dayOfWeek !== undefined && { day_of_week: dayOfWeek }),
  ...(isHomeAndAway !== undefined && {
    is_home_and_away: isHomeAndAway === null ? null : Number(isHomeAndAway),
  }),
});

/** A tournament without its bracket. */
export const listedTournament = (
  competition: Competition,
  { day_of_week: dayOfWeek, is_home_and_away: isHomeAndAway }: TournamentRow,
): ListedTournament => ({
  tournamentId: competition.competition_id,
  ...competitionView(competition),
  ...(dayOfWeek !== null && { dayOfWeek }),
  ...(isHomeAndAway !== null && { isHomeAndAway: isHomeAndAway === 1 }),
  participants: competition.enrolled.map((member) => ({ user: refOf(member) })),
});

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
  const { legsWon, endReason, isSuddenDeath } = brief;
  return {
    ...spot,
    player1,
    player2,
    scorePlayer1,
    scorePlayer2,
    legsWon,
    status,
    isBye: false,
    isSuddenDeath,
    ...(endReason && { endReason }),
  };
}

const BYE = {
  player2: null,
  scorePlayer1: CLASSIC.start,
  scorePlayer2: CLASSIC.start,
  legsWon: [0, 0] as [number, number],
  status: 'finalizada',
  isBye: true,
  isSuddenDeath: false,
} as const;
