/** What a turn is worth to whoever throws it. */
import { RuleError } from '../rule-error.ts';
import { isDouble, mayClose, valueOf, type BedName } from './beds.ts';
import { canOpen, fewestToClose } from './closing.ts';
import { DARTS_PER_TURN, turnTotal } from './darts.ts';
import { isStraight, type GameFormat } from './settings.ts';

/** A turn as it is told: by the beds that its darts hit, by their values, or by its total alone. */
export type Thrown = {
  readonly beds?: readonly BedName[] | undefined; // one to three, as far as darts were thrown
  readonly darts?: readonly number[] | undefined; // as `turnTotal` takes them; beside beds, their values
  readonly dartsUsed?: number | undefined; // of a total that closes: three, where it is left out
};

export type Judged = {
  readonly total: number; // points that count: 0 on a bust
  readonly bust: boolean;
  readonly dartsUsed?: number; // where fewer than three were thrown, as the turn was over
};

/** What a turn is judged by. */
export type PlayRules = Pick<GameFormat, 'start' | 'in' | 'out'>;

/** A turn after some of its darts. */
export type Standing = {
  readonly left: number; // points; not to be counted on a bust
  readonly isIn: boolean; // whether its player has begun to score
  readonly bust: boolean;
  readonly isOver: boolean; // whether no further dart may be thrown
};

/** A turn before its first dart. Whoever has scored nothing yet has not opened, either. */
export const standingAt = (rules: PlayRules, left: number): Standing => ({
  left,
  isIn: rules.in === 'straight' || left < rules.start,
  bust: false,
  isOver: false,
});

/** A turn after another dart. */
export function standingAfter(rules: PlayRules, before: Standing, bed: BedName): Standing {
  const isIn = before.isIn || isDouble(bed);
  const left = isIn ? before.left - valueOf(bed) : before.left;
  const bust = isBust(left, rules) || (left === 0 && !mayClose(bed, rules.out));
  return { left, isIn, bust, isOver: bust || left === 0 };
}

/** With 1 left, no double or treble closes any more. */
const isBust = (left: number, { out }: PlayRules) => left < 0 || (left === 1 && out !== 'straight');

/**
 * Judges a turn.
 *
 * @param left points left before it
 * @throws {RuleError} whatever {@link turnTotal} refuses; `invalid-darts` where beds and values, or
 *   the darts used, do not agree; `turn-over` for beds after the last dart; `beds-needed` for values
 *   without beds, and `no-double` for a total without a double, where the format has to know
 */
export const judged = (rules: PlayRules, left: number, thrown: Thrown): Judged =>
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
  return worth(bust ? 0 : left - standing.left, bust, isOver ? beds.length : DARTS_PER_TURN);
}

/** Whether values are those of beds. Darts that were not thrown may be given as 0. */
function agree(values: readonly number[], beds: readonly BedName[]): boolean {
  const thrown = beds.map(valueOf);
  const longer = thrown.length > values.length ? thrown : values;
  return longer.every((_, index) => Object.is(values[index] ?? 0, thrown[index] ?? 0));
}

function byValues(rules: PlayRules, left: number, thrown: Thrown): Judged {
  const { darts = [], dartsUsed = DARTS_PER_TURN } = thrown;
  const isTotal = darts.length === 1; // two or three values say themselves how many were thrown
  if (thrown.dartsUsed !== undefined && !isTotal) throw new RuleError('invalid-darts');
  const { isIn } = standingAt(rules, left);
  const total = checkedTotal(rules, isIn, darts);
  const isEnd = total === left;
  const fewest = isEnd ? fewestToClose(total, rules.out, !isIn) : undefined;
  checkDartsUsed(dartsUsed, fewest);

  const bust = isBust(left - total, rules) || (isEnd && fewest === undefined);
  return worth(bust ? 0 : total, bust, dartsUsed);
}

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
