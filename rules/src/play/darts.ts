/** The scores of one dart and of one turn. */
import { RuleError } from '../rule-error.ts';

export const DARTS_PER_TURN = 3;
export const BULL = 25;
export const DOUBLE_BULL = 50;
export const MAX_TURN_TOTAL = 180;

export const MULTIPLIERS = [1, 2, 3] as const;
export type Multiplier = (typeof MULTIPLIERS)[number];

/** The numbers of the board. */
export const NUMBERS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
] as const;

/** The scores of doubles, the inner bull included. */
export const DOUBLES: readonly number[] = [...NUMBERS.map((number) => number * 2), DOUBLE_BULL];
export const TREBLES: readonly number[] = NUMBERS.map((number) => number * 3);

/** The 44 scores of one dart, a miss (0) included. */
export const DART_VALUES: ReadonlySet<number> = new Set([
  0,
  BULL,
  ...NUMBERS,
  ...DOUBLES,
  ...TREBLES,
]);

const withOneMore = (some: ReadonlySet<number>): ReadonlySet<number> =>
  new Set([...some].flatMap((sum) => [...DART_VALUES].map((value) => sum + value)));

const PAIR_TOTALS = withOneMore(DART_VALUES);

/** The totals that three darts can make: 0 to 180 except nine (163, 166, 169, ...). */
export const TURN_TOTALS: ReadonlySet<number> = withOneMore(PAIR_TOTALS);

/** The totals that 0, 1, 2 and 3 darts can make, by the number of darts. */
export const TOTALS_OF: readonly ReadonlySet<number>[] = [
  new Set([0]),
  DART_VALUES,
  PAIR_TOTALS,
  TURN_TOTALS,
];

// `Set.has` treats -0 as 0. A client can send -0, which is not the score of a dart.
const isIn = (allowed: ReadonlySet<number>, value: number) =>
  allowed.has(value) && !Object.is(value, -0);

/**
 * Returns the points of a turn.
 *
 * @param darts two or three dart values in order of throwing, or the total of the turn alone
 * @throws {RuleError} `invalid-darts` for an empty list or an impossible value, `too-many-darts`,
 *   `impossible-total` for a total up to 180 that no three darts make
 */
export function turnTotal(darts: readonly number[]): number {
  const [first] = darts;
  if (first === undefined) throw new RuleError('invalid-darts');
  if (darts.length > DARTS_PER_TURN) throw new RuleError('too-many-darts');
  if (darts.length === 1) return checkedTotal(first);
  if (!darts.every((dart) => isIn(DART_VALUES, dart))) throw new RuleError('invalid-darts');
  return darts.reduce((sum, dart) => sum + dart);
}

function checkedTotal(total: number): number {
  if (isIn(TURN_TOTALS, total)) return total;
  const isInRange = Number.isInteger(total) && total > 0 && total < MAX_TURN_TOTAL;
  throw new RuleError(isInRange ? 'impossible-total' : 'invalid-darts');
}

/** Returns the value of a number hit with a multiplier; at most 50 for the bulls. */
export const multiplied = (number: number, multiplier: Multiplier): number =>
  number >= BULL ? Math.min(number * multiplier, DOUBLE_BULL) : number * multiplier;
