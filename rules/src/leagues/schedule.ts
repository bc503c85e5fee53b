/** The rounds of a league: their games and dates. */

/** A game between two players, given by their positions in the draw: 0 to n - 1. */
export type Pairing = { readonly home: number; readonly away: number };
export type Round = readonly Pairing[];

/**
 * Returns the rounds of a round robin. With `isHomeAndAway`, the second half repeats the first with home and
 * away swapped. With an odd number of players, one rests each round.
 *
 * Uses the circle method: the last player stays, the others rotate by one each round. Home and away
 * alternate by the distance of two players in the circle, so that their counts differ by at most 1.
 *
 * @param n players, from 2
 */
export function leagueRounds(n: number, isHomeAndAway: boolean): readonly Round[] {
  const size = n + (n % 2); // with a position for the player that rests
  const once = Array.from({ length: size - 1 }, (_, round) => circleRound(size, n, round));
  return isHomeAndAway ? [...once, ...once.map(mirrored)] : once;
}

/** Returns the number of rounds of {@link leagueRounds}. */
export const countRounds = (n: number, isHomeAndAway: boolean): number =>
  (n + (n % 2) - 1) * (isHomeAndAway ? 2 : 1);

function circleRound(size: number, n: number, round: number): Round {
  const moving = size - 1;
  const last = moving;
  const fixed = round % 2 === 0 ? { home: round, away: last } : { home: last, away: round };
  const others = Array.from({ length: size / 2 - 1 }, (_, index) => {
    const distance = index + 1;
    const one = (round + distance) % moving;
    const other = (round - distance + moving) % moving;
    return distance % 2 === 0 ? { home: one, away: other } : { home: other, away: one };
  });
  return [fixed, ...others].filter(({ home, away }) => home < n && away < n);
}

const mirrored = (round: Round): Round =>
  round.map(({ home, away }) => ({ home: away, away: home }));

/** Weekdays in calendar order, Monday first. The names are values on the wire. */
export const WEEKDAYS = [
  'Lunes',
  'Martes',
  'Miércoles',
  'Jueves',
  'Viernes',
  'Sábado',
  'Domingo',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/**
 * Returns a date per round: the first `weekday` on or after the start, then every week. Calendar dates
 * without a time, so that daylight saving does not move them.
 *
 * @param startDate YYYY-MM-DD, like the returned dates
 */
export function roundDates(startDate: string, weekday: Weekday, rounds: number): readonly string[] {
  const start = Temporal.PlainDate.from(startDate);
  const wanted = WEEKDAYS.indexOf(weekday) + 1;
  const first = start.add({ days: (wanted - start.dayOfWeek + 7) % 7 });
  return Array.from({ length: rounds }, (_, week) => first.add({ weeks: week }).toString());
}
