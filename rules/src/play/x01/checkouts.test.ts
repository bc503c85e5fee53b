import { describe, expect, test } from 'vitest';
import { BED_NAMES, mayClose, valueOf, type BedName } from '../beds.ts';
import { checkouts } from './checkouts.ts';
import { standingAfter, standingAt } from './judgement.ts';
import { OUTS, type Out } from './settings.ts';

const LEFT = Array.from({ length: 180 }, (_, index) => index + 1);

const routesFrom = (left: number, darts: number, out: Out) =>
  checkouts(left, darts, out).map((route) => route.join(' '));

describe('the checkouts', () => {
  test.each<[number, number, Out, string[]]>([
    [170, 3, 'double', ['T20 T20 DB']],
    [167, 3, 'double', ['T20 T19 DB']],
    [170, 2, 'double', []],
    [40, 1, 'double', ['D20']],
    [50, 1, 'double', ['DB']],
    [100, 2, 'double', ['T20 D20', 'DB DB']],
    [98, 2, 'double', ['T20 D19', 'T16 DB']],
    [60, 1, 'master', ['T20']],
    [1, 3, 'straight', ['S1']],
    [2, 1, 'straight', ['S2', 'D1']],
    [6, 1, 'straight', ['S6', 'D3', 'T2']],
  ])('of %i with %i darts, %s out, are %j', (left, darts, out, routes) => {
    expect(routesFrom(left, darts, out)).toEqual(routes);
  });

  test('list the fewest darts first, and at most three routes', () => {
    expect(routesFrom(40, 3, 'double')).toEqual(['D20', 'D4 D16', 'S8 D16']);
  });

  test('list routes without the bull first; 25 is not the bull', () => {
    expect(routesFrom(65, 2, 'double')).toContain('SB D20');
    expect(routesFrom(125, 3, 'double')).toContain('T20 SB D20');
    expect(routesFrom(90, 2, 'double')).toEqual(['T18 D18', 'T20 D15', 'DB D20']);
  });

  test('prefer the doubles that leave another double', () => {
    expect(routesFrom(52, 2, 'double').map((route) => route.split(' ').at(-1))).toEqual([
      'D20',
      'D20',
      'D20',
    ]);
    expect(routesFrom(60, 2, 'double')[0]).toBe('D10 D20');
  });

  test.each([159, 162, 163, 165, 166, 168, 169])('of %i by a double do not exist', (bogey) => {
    expect(routesFrom(bogey, 3, 'double')).toEqual([]);
  });
});

/** Returns the fewest darts that close each score, by trying every bed. */
function fewestDarts(out: Out): Map<number, number> {
  const fewest = new Map<number, number>();
  const values = BED_NAMES.filter((bed) => bed !== 'M').map(valueOf);
  let reached = new Set(BED_NAMES.filter((bed) => mayClose(bed, out)).map(valueOf));
  for (let darts = 1; darts <= 3; darts += 1) {
    for (const left of reached) if (!fewest.has(left)) fewest.set(left, darts);
    reached = new Set([...reached].flatMap((left) => values.map((value) => left + value)));
  }
  return fewest;
}

/** True if the beds close the leg with the last dart. */
function closes(left: number, route: readonly BedName[], out: Out): boolean {
  const rules = { start: 501, in: 'straight', out } as const;
  let standing = standingAt(rules, left);
  for (const bed of route) {
    if (standing.isOver) return false;
    standing = standingAfter(rules, standing, bed);
  }
  return standing.isOver && !standing.bust;
}

test.each(OUTS)(
  'with %s out a route is found exactly when a route exists, and closes the leg',
  (out) => {
    const fewest = fewestDarts(out);
    for (const left of LEFT) {
      for (const darts of [1, 2, 3]) {
        const routes = checkouts(left, darts, out);
        const isPossible = (fewest.get(left) ?? Infinity) <= darts;
        expect([left, darts, routes.length > 0]).toEqual([left, darts, isPossible]);
        expect(routes.length).toBeLessThanOrEqual(3);
        expect(new Set(routes.map((route) => route.join())).size).toBe(routes.length);
        for (const route of routes) {
          expect(route.length).toBeLessThanOrEqual(darts);
          expect([left, ...route, closes(left, route, out)]).toEqual([left, ...route, true]);
        }
        if (isPossible) expect(routes[0]).toHaveLength(fewest.get(left)!);
      }
    }
  },
);

test('the checkouts are the first routes in the order of preference', () => {
  // Every route of 121 that there is, with the bulls or not, put in order here once more.
  const all = BED_NAMES.filter((bed) => mayClose(bed, 'double')).flatMap((last) =>
    BED_NAMES.flatMap((first) =>
      BED_NAMES.filter((second) => valueOf(first) + valueOf(second) + valueOf(last) === 121)
        .filter((second) => first !== 'M' && second !== 'M')
        .filter(
          (second) =>
            valueOf(first) > valueOf(second) ||
            (valueOf(first) === valueOf(second) && first <= second),
        )
        .map((second) => [first, second, last]),
    ),
  );
  const order = [20, 16, 18, 12, 10, 8, 4, 2, 14, 6, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1];
  const key = (route: readonly string[]) => {
    const bulls = route.includes('DB') ? 1 : 0;
    const last = order.indexOf(Number(route.at(-1)?.slice(1)));
    const trebles = route.filter((bed) => bed.startsWith('T')).map((bed) => Number(bed.slice(1)));
    const digits = (number: number) => String(number).padStart(3, '0');
    return [bulls, digits(last), digits(100 - Math.max(0, ...trebles)), route.join(' ')].join();
  };
  const best = all.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)).slice(0, 3);

  expect(checkouts(121, 3, 'double')).toEqual(best);
});
