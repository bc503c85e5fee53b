/** Who meets whom in which round of a league, and on which date. */

/** A game to be played, by the places of its players in the draw: 0 to n - 1. */
export type Pairing = { readonly home: number; readonly away: number };
export type Round = readonly Pairing[];

/**
 * The rounds of a league of `n`: everybody meets everybody once, or twice with home and away
 * changed, the second half the mirror of the first. With an odd number, one rests each round.
 *
 * By the circle method: the last one stays, the others move round by one each round. Who is at
 * home alternates by the distance of the two in the circle, which keeps home and away within 1.
 *
 * @param n players, from 2
 */
export function leagueRounds(n: number, isHomeAndAway: boolean): readonly Round[] {
  const size = n + (n % 2); // with a place for the player who rests
  const once = Array.from({ length: size - 1 }, (_, round) => circleRound(size, n, round));
  return isHomeAndAway ? [...once, ...once.map(mirrored)] : once;
}

/** How many rounds that makes. */
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

/** As the calendar counts them: Monday is 1. */
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
 * The dates of the rounds: the first such weekday on or after the start, then every week. Dates of
 * the calendar, so that no change of the clock moves them.
 *
 * @param startDate as YYYY-MM-DD, and so are the dates returned
 */
export function roundDates(startDate: string, weekday: Weekday, rounds: number): readonly string[] {
  const start = Temporal.PlainDate.from(startDate);
  const wanted = WEEKDAYS.indexOf(weekday) + 1;
  const first = start.add({ days: (wanted - start.dayOfWeek + 7) % 7 });
  return Array.from({ length: rounds }, (_, week) => first.add({ weeks: week }).toString());
}
