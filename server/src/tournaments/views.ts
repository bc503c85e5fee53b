import {
  asPlayers,
  asScores,
  asWinner,
  playersOf,
  scoresOf,
  winnerOf,
} from '@darts/contracts/game/pairs';
import type { UserRef } from '@darts/contracts/accounts';
import { deletedPlayer } from '@darts/contracts/accounts';
import type { BracketGame, ListedTournament } from '@darts/contracts/tournaments';
import type { GameFormat } from '@darts/rules/play/x01/settings';
import { inOrder } from '@darts/rules/tournaments/seeding';
import { competitionView, refOf, type Competition } from '../competitions/service.ts';
import { agreement, type GameDateRow } from '../dates/service.ts';
import type { GameBrief } from '../play/service.ts';
import { formatsOf, groupStageOf, seedingOf, seedsOf } from './settings.ts';
import type { BracketPlaceRow, TournamentRow } from './tables.ts';

/** Returns the view of a tournament without its bracket. */
export function listedTournament(
  competition: Competition,
  own: TournamentRow,
  leagueNames: ReadonlyMap<string, string>,
): ListedTournament {
  const { day_of_week: dayOfWeek, is_home_and_away: isHomeAndAway } = own;
  const seeding = seedingOf(own);
  const groupStage = groupStageOf(own);
  const { enrolled, status } = competition;
  const isByHand = status === 'pendiente' && seeding.by === 'hand';
  const userIds = enrolled.map(({ user_id }) => user_id);
  const seeds = isByHand ? inOrder(userIds, seedsOf(own)) : seedsOf(own);
  return {
    tournamentId: competition.competition_id,
    ...competitionView(competition),
    ...formatsOf(competition, own),
    ...(dayOfWeek !== null && { dayOfWeek }),
    ...(isHomeAndAway !== null && { isHomeAndAway: isHomeAndAway === 1 }),
    seeding: {
      ...seeding,
      ...('leagueId' in seeding && { leagueName: leagueNames.get(seeding.leagueId) }),
    },
    hasThirdPlace: own.third_place === 1,
    ...(groupStage && { groupStage }),
    participants: enrolled.map((member) => {
      const seed = isByHand || status !== 'pendiente' ? seeds.indexOf(member.user_id) + 1 : 0;
      return participant(member, seed);
    }),
  };
}

/** @param seed 0 if there is none: not drawn yet, or drawn before seeds were stored */
const participant = (member: Competition['enrolled'][number], seed: number) => ({
  user: refOf(member),
  ...(seed > 0 && { seed }),
  ...(member.withdrawn && { withdrawn: true as const }),
});

/** Games, dates of games, and players, by their ids. */
type Known = {
  readonly briefs: ReadonlyMap<string, GameBrief>;
  readonly planned: ReadonlyMap<string, GameDateRow>;
  readonly players: ReadonlyMap<string, UserRef>;
  readonly isOver: boolean; // true if the tournament is over, and nobody can get a bye any more
};

/** Returns the view of a bracket place with its game, or with its bye. */
export function bracketGame(
  place: BracketPlaceRow,
  { briefs, planned, players, isOver }: Known,
  format: GameFormat,
): BracketGame {
  const { place_id: id, round, match: matchNumber, game_id: gameId, winner_id: winnerId } = place;
  const winner = winnerId === null ? null : (players.get(winnerId) ?? deletedPlayer);
  const spot = { id, round, matchNumber: matchNumber || 1, gameId, winner, format };
  const brief = gameId === null ? undefined : briefs.get(gameId);
  if (!brief) {
    const status = winner || isOver ? 'finalizada' : 'pendiente'; // pending: a group decides who gets the bye
    return {
      ...spot,
      ...BYE,
      ...asScores([format.start, format.start]),
      status,
      legsWon: [0, 0],
      ...asPlayers([winner, null]),
      ...(winner && asWinner(0)),
    };
  }

  const { status, legsWon, endReason, isSuddenDeath } = brief;
  return {
    ...spot,
    ...asPlayers(playersOf(brief)),
    ...(winner && asWinner(winnerOf(brief))),
    ...asScores(scoresOf(brief)),
    legsWon,
    status,
    isBye: false,
    isSuddenDeath,
    ...agreement(planned.get(brief.gameId)),
    ...(endReason && { endReason }),
  };
}

const BYE = {
  isBye: true,
  isSuddenDeath: false,
} as const;
