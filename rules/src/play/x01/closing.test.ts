import { describe, expect, test } from 'vitest';
import { BED_NAMES } from '../beds.ts';
import { canOpen, fewestToClose } from './closing.ts';
import { TURN_TOTALS } from '../darts.ts';
import { standingAfter, standingAt, type Standing } from './judgement.ts';
import { INS, OUTS, type In, type Out } from './settings.ts';

const TOTALS = Array.from({ length: 180 }, (_, index) => index + 1);
const totalsNot = (allowed: (total: number) => boolean) =>
  TOTALS.filter((total) => !allowed(total));

describe('the totals', () => {
  test('that open a leg by a double go up to 170, with eight exceptions', () => {
    const never = [1, 159, 162, 163, 165, 166, 168, 169];

    expect(canOpen(0)).toBe(true);
    expect(totalsNot(canOpen)).toEqual([...never, ...TOTALS.slice(170)]);
  });

  test('that close a leg by a double are the totals that open a leg by a double', () => {
    expect(totalsNot((total) => fewestToClose(total, 'double', false) !== undefined)).toEqual(
      totalsNot(canOpen),
    );
  });

  test('that close a leg by a double or a treble are all totals of three darts, except 1', () => {
    expect(totalsNot((total) => fewestToClose(total, 'master', false) !== undefined)).toEqual(
      totalsNot((total) => total > 1 && TURN_TOTALS.has(total)),
    );
  });

  test('that open and close a leg by doubles go up to 160, with nine exceptions', () => {
    const never = [1, 3, 149, 152, 153, 155, 156, 158, 159];

    expect(totalsNot((total) => fewestToClose(total, 'double', true) !== undefined)).toEqual([
      ...never,
      ...TOTALS.slice(160),
    ]);
  });
});

/** Returns the fewest darts that end a leg, by judging every bed. */
function byTrial(opening: In, out: Out) {
  const rules = { start: 180, in: opening, out };
  const known = new Map<string, number>();

  function fewest(before: Standing, darts: number): number {
    if (darts === 0) return Infinity;
    const key = `${before.left} ${before.isIn} ${darts}`;
    const after = BED_NAMES.map((bed) => standingAfter(rules, before, bed));
    const trial = () =>
      after.some(({ isOver, bust }) => isOver && !bust)
        ? 1
        : 1 +
          Math.min(...after.filter((each) => !each.isOver).map((each) => fewest(each, darts - 1)));
    const found = known.get(key) ?? trial();
    known.set(key, found);
    return found;
  }

  return (left: number, isIn: boolean) =>
    fewest({ ...standingAt(rules, left), isIn: opening === 'straight' || isIn }, 3);
}

test.each(INS.flatMap((opening) => OUTS.map((out) => [opening, out] as const)))(
  'with %s in and %s out, a total closes exactly when its darts can, with the fewest darts',
  (opening, out) => {
    const fewest = byTrial(opening, out);
    for (const total of TOTALS) {
      const expected = fewest(total, false);
      const found = fewestToClose(total, out, opening === 'double') ?? Infinity;
      expect([total, found]).toEqual([total, expected]);
    }
  },
);
