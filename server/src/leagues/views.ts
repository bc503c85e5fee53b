import { deletedPlayer } from '@darts/contracts/accounts';
import type { League, LeagueBody, LeagueGame, ListedLeague } from '@darts/contracts/leagues';
import { countRounds, roundDates } from '@darts/rules/leagues/schedule';
import type { CalendarDay } from '#platform/calendar.ts';
import { words } from '#words.ts';
import { competitionView, refOf, type Competition } from '../competitions/service.ts';
import { agreement, type GameDateRow } from '../dates/service.ts';
import type { GameBrief } from '../play/service.ts';
import { rulesColumns, rulesOf } from './table-rules.ts';
import type { LeagueColumns, LeagueRow } from './tables.ts';

/** A game of a league, by the number and the date of its round, and when it is to be thrown. */
export const leagueGame = (
  { player1, player2, winner, ...game }: GameBrief,
  round: number,
  date: string,
  planned: GameDateRow | undefined,
): LeagueGame => ({
  ...game,
  round,
  gameDate: planned?.due ?? date,
  ...agreement(planned),
  player1: player1 ?? deletedPlayer,
  player2: player2 ?? deletedPlayer,
  winnerId: winner ? winner.userId : null,
  isDraw: game.status === 'finalizada' && game.endReason !== 'void' && winner === null,
});

/** The same in the calendar of one of its players. */
export const calendarGame = (
  { gameId, version, player1, player2, endReason }: GameBrief,
  { name, description }: Competition,
  {
    round,
    date,
    planned,
    userId,
  }: {
    readonly round: number;
    readonly date: string;
    readonly planned: GameDateRow | undefined;
    readonly userId: string;
  },
): CalendarDay => ({
  id: gameId,
  version: version + (planned?.changes ?? 0),
  date: planned?.due ?? date,
  at: planned?.agreed_at ?? undefined,
  summary: words.calendar.game(
    name,
    ((player1?.userId === userId ? player2 : player1) ?? deletedPlayer).username,
  ),
  about: aboutRound(round, description),
  path: `/game/lobby/${gameId}`,
  isOff: endReason === 'void' || endReason === 'absence',
});

/** A round of a league in the calendar of who runs it. */
export const calendarRound = (
  { competition_id: leagueId, name, description }: Competition,
  round: number,
  date: string,
): CalendarDay => ({
  id: `${leagueId}-${round}`,
  version: 1, // its date stays, once the league has begun
  date,
  summary: words.calendar.roundOf(name, round),
  about: aboutRound(round, description),
  path: `/leagues/${leagueId}?jornada=${round}`,
});

const aboutRound = (round: number, description: string): string =>
  [words.calendar.round(round), description].filter(Boolean).join('\n');

/** What a league has besides what every competition has. */
export const ownOf = (leagueId: string, body: LeagueBody): LeagueColumns => ({
  league_id: leagueId,
  day_of_week: body.dayOfWeek,
  is_home_and_away: body.isHomeAndAway ? 1 : 0,
  legs: body.legs,
  ...rulesColumns(body),
});

/** How many rounds it has; while pending, so many as it would have if it filled up. */
function roundsOf(competition: Competition, own: LeagueRow): number {
  const isPending = competition.status === 'pendiente';
  const players = isPending ? competition.max_participants : competition.enrolled.length;
  return countRounds(players, own.is_home_and_away === 1);
}

/** The dates of its rounds. */
export const datesOf = (competition: Competition, own: LeagueRow): readonly string[] =>
  roundDates(competition.start_date, own.day_of_week, roundsOf(competition, own));

export const listedLeague = (competition: Competition, own: LeagueRow): ListedLeague => ({
  leagueId: own.league_id,
  ...competitionView(competition),
  dayOfWeek: own.day_of_week,
  isHomeAndAway: own.is_home_and_away === 1,
  legs: own.legs,
  totalRounds: roundsOf(competition, own),
  participants: competition.enrolled.map(refOf),
});

export function leagueView(competition: Competition, own: LeagueRow): League {
  const { points, tieBreaks } = rulesOf(own);
  return {
    ...listedLeague(competition, own),
    points,
    tieBreaks: [...tieBreaks],
    rounds: datesOf(competition, own).map((date, index) => ({ round: index + 1, date })),
  };
}
