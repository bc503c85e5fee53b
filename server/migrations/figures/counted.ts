/** What 0025 counts of a stored game. */
import { STEPS, type Before } from './tables.ts';

type Turn = { seat: number; total: number; bust: boolean; beds?: string[]; dartsUsed?: number };
type Format = { start: number; in: string; out: string; legs: number; rounds: number };
type Leg = { winner: number; turns: number };
type Row = Omit<Before['games'], 'turns'> & Omit<Before['results'], 'day'> & { thrown: string };

/** A player's result in a game. */
export function counted(row: Row) {
  const seat = row.player1_id === row.user_id ? 1 : 2;
  const stored = JSON.parse(row.format) as Pick<Format, 'start' | 'rounds'>;
  const format: Format = { in: 'straight', out: 'straight', legs: 1, ...stored };
  const turns = JSON.parse(row.thrown) as Turn[];
  const own = legsOf(row, turns).map(({ winner, turns: played }) => ({
    winner,
    turns: played.filter((turn) => turn.seat === seat),
  }));
  const all = own.flatMap((leg) => leg.turns);
  const opening = own.flatMap((leg) => leg.turns.slice(0, 3));
  const won = own.filter((leg) => leg.winner === seat).map((leg) => dartsIn(leg.turns));
  const ends = own.map((leg) => endOf(leg.turns, format));
  const totals = all.map(({ total }) => total);
  const beds = new Map<string, number>();
  for (const bed of all.flatMap((turn) => turn.beds ?? [])) beds.set(bed, (beds.get(bed) ?? 0) + 1);
  const result = {
    user_id: row.user_id,
    finished_at: row.finished_at,
    game_id: row.game_id,
    points: row.points,
    turns: row.turns,
    day: dayOf(row.finished_at),
    kind: kindOf(row),
    format: [format.start, format.in, format.out, format.legs, format.rounds].join('-'),
    rival_id: seat === 1 ? row.player2_id : row.player1_id,
    competition_id: row.league_id ?? row.tournament_id,
    won: row.winner === seat ? 1 : 0,
    drawn: row.winner === null ? 1 : 0,
    darts: dartsIn(all),
    nine_points: sum(opening.map(({ total }) => total)),
    nine_darts: dartsIn(opening),
    legs: own.filter(({ winner }) => winner !== null).length,
    legs_won: won.length,
    finishes: sum(ends.map(({ finishes }) => finishes)),
    finish_darts: sum(ends.map(({ darts }) => darts)),
    best_turn: Math.max(0, ...totals),
    best_close: Math.max(0, ...ends.map(({ close }) => close)),
    best_leg: won.length > 0 ? Math.min(...won) : null,
    ...Object.fromEntries(
      STEPS.map((step) => [
        `from${step}`,
        totals.filter((total) => total - (total % 20) === Number(step)).length,
      ]),
    ),
  };
  return { result, beds };
}

function kindOf({ league_id, tournament_id }: Row): string {
  if (league_id !== null) return 'league';
  return tournament_id === null ? 'lobby' : 'tournament';
}

function legsOf({ legs, winner, end_reason }: Row, turns: readonly Turn[]) {
  const over = JSON.parse(legs) as Leg[];
  const isOver = winner !== null && ['zero', 'rounds', 'sudden-death'].includes(end_reason ?? '');
  let from = 0;
  const before: { turns: Turn[]; winner: number | null }[] = over.map((leg) => {
    const own = turns.slice(from, (from += leg.turns));
    return { turns: own, winner: leg.winner };
  });
  return [...before, { turns: turns.slice(from), winner: isOver ? winner : null }];
}

/** How a player's part in a leg came to its end, if it did: with how many darts at a finish. */
function endOf(turns: readonly Turn[], format: Format) {
  const end = { close: 0, finishes: 0, darts: 0 };
  let left = format.start;
  for (const { total, bust, beds } of turns) {
    const isEnd = !bust && total === left;
    if (isEnd) end.close = total;
    if (beds && format.out !== 'straight') {
      if (isEnd) end.finishes += 1;
      end.darts += atFinish(beds, left, format);
    }
    left -= total;
  }
  return end;
}

function atFinish(beds: readonly string[], left: number, format: Format): number {
  let [rest, isIn, count] = [left, format.in === 'straight' || left < format.start, 0];
  for (const bed of beds) {
    if (isFinish(rest, format.out)) count += 1;
    isIn ||= bed.startsWith('D');
    const times = 'MSDT'.indexOf(bed.charAt(0));
    if (isIn) rest -= times * (bed.endsWith('B') ? 25 : Number(bed.slice(1)));
  }
  return count;
}

const isFinish = (rest: number, out: string): boolean =>
  rest === 50 ||
  (rest > 0 && rest <= 40 && rest % 2 === 0) ||
  (out === 'master' && rest > 0 && rest <= 60 && rest % 3 === 0);

const dartsIn = (turns: readonly Turn[]) => sum(turns.map(({ dartsUsed = 3 }) => dartsUsed));
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

const dayOf = (time: number): string =>
  Temporal.Instant.fromEpochMilliseconds(time)
    .toZonedDateTimeISO('Europe/Madrid')
    .toPlainDate()
    .toString();
