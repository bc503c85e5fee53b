/** The judgement of turns: points, bust, darts used. */
import { RuleError } from '../../rule-error.ts';
import { isDouble, mayClose, valueOf, type BedName } from '../beds.ts';
import { canOpen, fewestToClose } from './closing.ts';
import { DARTS_PER_TURN, turnTotal } from '../darts.ts';
import type { Side } from '../sides.ts';
import { isStraight, startOf, type GameFormat, type GameSettings } from './settings.ts';

/** A turn as entered: by beds, by dart values, or by its total alone. */
export type Thrown = {
  readonly beds?: readonly BedName[] | undefined; // one to three: the darts that were thrown
  readonly darts?: readonly number[] | undefined; // as `turnTotal` takes them; with beds, their values
  readonly dartsUsed?: number | undefined; // of a total that closes; default 3
};

export type Judged = {
  readonly total: number; // points that count: 0 on a bust
  readonly bust: boolean;
  readonly dartsUsed?: number; // fewer than three, of a turn that closed a leg
};

/** The parts of a format that the judgement of a turn depends on. */
export type PlayRules = Pick<GameFormat, 'start' | 'in' | 'out'>;

/** Returns the rules for the turns of a side. */
export const rulesOf = (settings: GameSettings, side: Side): PlayRules =>
  settings.starts ? { ...settings, start: startOf(settings, side) } : settings;

/** The state of a turn after some of its darts. */
export type Standing = {
  readonly left: number; // points; meaningless on a bust
  readonly isIn: boolean; // true once the player has opened the leg
  readonly bust: boolean;
  readonly isOver: boolean; // true if no further dart may be thrown
};

/** Returns the state before the first dart. A player at the start score has not opened a double-in leg. */
export const standingAt = (rules: PlayRules, left: number): Standing => ({
  left,
  isIn: rules.in === 'straight' || left < rules.start,
  bust: false,
  isOver: false,
});

/** Returns the state after another dart. */
export function standingAfter(rules: PlayRules, before: Standing, bed: BedName): Standing {
  const isIn = before.isIn || isDouble(bed);
  const left = isIn ? before.left - valueOf(bed) : before.left;
  const bust = isBust(left, rules) || (left === 0 && !mayClose(bed, rules.out));
  return { left, isIn, bust, isOver: bust || left === 0 };
}

/** True if `left` is below 0, or 1 where a double or treble has to close. */
const isBust = (left: number, { out }: PlayRules) => left < 0 || (left === 1 && out !== 'straight');

/**
 * Judges a turn.
 *
 * @param left points left before the turn
 * @throws {RuleError} the codes of {@link turnTotal}; `invalid-darts` if beds, values and darts used
 *   contradict each other; `turn-over` for beds after the end of the turn; `beds-needed` for values without
 *   beds where a double is required; `no-double` for a total that cannot open the leg
 */
export const judgement = (rules: PlayRules, left: number, thrown: Thrown): Judged =>
  thrown.beds ? byBeds(rules, left, thrown.beds, thrown) : byValues(rules, left, thrown);

function byBeds(
  rules: PlayRules,
  left: number,
  beds: readonly BedName[],
  { darts, dartsUsed }: Thrown,
): Judged {
  if (beds.length > DARTS_PER_TURN) throw new RuleError('too-many-darts');
  const isConsistent = darts === undefined || agree(darts, beds);
  if (beds.length === 0 || !isConsistent || dartsUsed !== undefined)
    throw new RuleError('invalid-darts');

  let standing = standingAt(rules, left);
  for (const bed of beds) {
    if (standing.isOver) throw new RuleError('turn-over');
    standing = standingAfter(rules, standing, bed);
  }
  const { bust, isOver } = standing;
  const isEnd = isOver && !bust;
  return worth(bust ? 0 : left - standing.left, bust, isEnd ? beds.length : DARTS_PER_TURN);
}

/** True if `values` are the values of `beds`. Darts that were not thrown may be given as 0. */
function agree(values: readonly number[], beds: readonly BedName[]): boolean {
  const thrown = beds.map(valueOf);
  const longer = thrown.length > values.length ? thrown : values;
  return longer.every((_, index) => Object.is(values[index] ?? 0, thrown[index] ?? 0));
}

function byValues(rules: PlayRules, left: number, thrown: Thrown): Judged {
  const { darts = [], dartsUsed = DARTS_PER_TURN } = thrown;
  const isTotal = darts.length === 1; // two or three values give the number of darts themselves
  if (thrown.dartsUsed !== undefined && !isTotal) throw new RuleError('invalid-darts');
  const { isIn } = standingAt(rules, left);
  const total = checkedTotal(rules, isIn, darts);
  const isEnd = total === left;
  const fewest = isEnd ? fewestToClose(total, rules.out, !isIn) : undefined;
  checkDartsUsed(dartsUsed, fewest);

  const bust = isBust(left - total, rules) || (isEnd && fewest === undefined);
  const used = isEnd && !isTotal ? dartsToReach(total, darts) : dartsUsed;
  return worth(bust ? 0 : total, bust, used);
}

/** Returns the number of darts that add up to `total`; zeros after them were not thrown. */
const dartsToReach = (total: number, darts: readonly number[]): number => {
  let left = total;
  return 1 + darts.findIndex((value) => (left -= value) === 0);
};

function checkedTotal(rules: PlayRules, isIn: boolean, darts: readonly number[]): number {
  const total = turnTotal(darts);
  if (!isStraight(rules) && darts.length > 1) throw new RuleError('beds-needed');
  if (!isIn && !canOpen(total)) throw new RuleError('no-double');
  return total;
}

function checkDartsUsed(dartsUsed: number, fewest = DARTS_PER_TURN): void {
  const isPossible = dartsUsed >= fewest && dartsUsed <= DARTS_PER_TURN;
  if (!isPossible || !Number.isInteger(dartsUsed)) throw new RuleError('invalid-darts');
}

const worth = (total: number, bust: boolean, dartsUsed: number): Judged => ({
  total,
  bust,
  ...(dartsUsed < DARTS_PER_TURN && { dartsUsed }),
});
