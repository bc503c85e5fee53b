import type { UserRef } from '@darts/contracts/accounts';
import { deletedPlayer } from '@darts/contracts/accounts';
import type { BracketGame, ListedTournament, TournamentBody } from '@darts/contracts/tournaments';
import type { GameFormat } from '@darts/rules/play/settings';
import type { BracketFormats } from '@darts/rules/tournaments/formats';
import { competitionView, refOf, type Competition } from '../competitions/service.ts';
import { agreement, type GameDateRow } from '../dates/service.ts';
import { formatIn, type GameBrief } from '../play/service.ts';
import type { BracketPlaceRow, TournamentRow } from './tables.ts';

/** The columns that a form sets; what it leaves out is not among them. */
export const ownColumns = ({ dayOfWeek, isHomeAndAway, formatFrom }: TournamentBody) => ({
  ...(dayOfWeek !== undefined && { day_of_week: dayOfWeek }),
  ...(isHomeAndAway !== undefined && {
    is_home_and_away: isHomeAndAway === null ? null : Number(isHomeAndAway),
  }),
  ...(formatFrom !== undefined && {
    format_from: formatFrom === null ? null : JSON.stringify(formatFrom),
  }),
});

/** How its rounds are played. */
export const formatsOf = (
  { format }: Pick<Competition, 'format'>,
  { format_from: formatFrom }: Pick<TournamentRow, 'format_from'>,
) => ({
  format: formatIn(format),
  ...(formatFrom !== null && {
    formatFrom: JSON.parse(formatFrom) as NonNullable<BracketFormats['formatFrom']>, // as above
  }),
});

/** A tournament without its bracket. */
export function listedTournament(competition: Competition, own: TournamentRow): ListedTournament {
  const { day_of_week: dayOfWeek, is_home_and_away: isHomeAndAway } = own;
  return {
    tournamentId: competition.competition_id,
    ...competitionView(competition),
    ...formatsOf(competition, own),
    ...(dayOfWeek !== null && { dayOfWeek }),
    ...(isHomeAndAway !== null && { isHomeAndAway: isHomeAndAway === 1 }),
    participants: competition.enrolled.map((member) => ({ user: refOf(member) })),
  };
}

/** Games, when they are to be thrown, and players, each by their ids. */
type Known = {
  readonly briefs: ReadonlyMap<string, GameBrief>;
  readonly planned: ReadonlyMap<string, GameDateRow>;
  readonly players: ReadonlyMap<string, UserRef>;
};

/** A place of the bracket with the game that is played there, or the bye that is not. */
export function bracketGame(
  place: BracketPlaceRow,
  { briefs, planned, players }: Known,
  format: GameFormat,
): BracketGame {
  const { place_id: id, round, match: matchNumber, game_id: gameId, winner_id: winnerId } = place;
  const winner = winnerId === null ? null : (players.get(winnerId) ?? deletedPlayer);
  const spot = { id, round, matchNumber, gameId, winner, format };
  const brief = gameId === null ? undefined : briefs.get(gameId);
  if (!brief) {
    const scores = { scorePlayer1: format.start, scorePlayer2: format.start };
    return { ...spot, ...BYE, ...scores, legsWon: [0, 0], player1: winner };
  }

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
    ...agreement(planned.get(brief.gameId)),
    ...(endReason && { endReason }),
  };
}

const BYE = {
  player2: null,
  status: 'finalizada',
  isBye: true,
  isSuddenDeath: false,
} as const;
