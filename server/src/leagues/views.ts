import { mapped } from '@darts/rules/play/pair';
import { asPlayers, playersOf } from '@darts/contracts/game/pairs';
import { deletedPlayer } from '@darts/contracts/accounts';
import type { League, LeagueBody, LeagueGame, ListedLeague } from '@darts/contracts/leagues';
import { competitionView, refOf, type Competition } from '../competitions/service.ts';
import { agreement, type GameDateRow } from '../dates/service.ts';
import type { GameBrief } from '../play/service.ts';
import { roundsOf, type LeagueSchedule } from './schedule.ts';
import { rulesColumns, rulesOf } from './table-rules.ts';
import type { LeagueRow } from './tables.ts';

/** Returns the view of a league game. `round` and `date` are those of its round; `planned` holds its own dates. */
export const leagueGame = (
  { winner, ...game }: GameBrief,
  round: number,
  date: string,
  planned: GameDateRow | undefined,
): LeagueGame => ({
  ...game,
  round,
  gameDate: planned?.due ?? date,
  ...agreement(planned),
  ...asPlayers(mapped(playersOf(game), (player) => player ?? deletedPlayer)),
  winnerId: winner ? winner.userId : null,
  isDraw: winner === null && (game.endReason === 'rounds' || game.endReason === 'result'),
});

/** Returns the columns that a league's form sets besides those of every competition. */
export const ownOf = (body: LeagueBody) => ({
  day_of_week: body.dayOfWeek,
  is_home_and_away: body.isHomeAndAway ? 1 : 0,
  legs: body.legs,
  ...rulesColumns(body),
});

export const listedLeague = (competition: Competition, own: LeagueRow): ListedLeague => ({
  leagueId: own.league_id,
  ...competitionView(competition),
  dayOfWeek: own.day_of_week,
  isHomeAndAway: own.is_home_and_away === 1,
  legs: own.legs,
  totalRounds: roundsOf(competition, own),
  participants: competition.enrolled.map(refOf),
});

export function leagueView({ competition, own, roundDates }: LeagueSchedule): League {
  const { points, tieBreaks } = rulesOf(own);
  return {
    ...listedLeague(competition, own),
    points,
    tieBreaks: [...tieBreaks],
    rounds: roundDates.map((date, index) => ({ round: index + 1, date })),
  };
}
