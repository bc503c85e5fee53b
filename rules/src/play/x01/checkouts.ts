/** Checkouts: ways to close a leg with the darts in hand. */
import { BED_NAMES, isDouble, mayClose, timesOf, valueOf, type BedName } from '../beds.ts';
import type { Out } from './settings.ts';

/** Beds in the order of throwing; the last closes the leg. */
export type Route = readonly BedName[];

const MAX_ROUTES = 3;

/** Doubles in order of preference: first those that leave another double if the dart hits the single instead. */
const FINISHES = 'D20 D16 D18 D12 D10 D8 D4 D2 D14 D6 D19 D17 D15 D13 D11 D9 D7 D5 D3 D1 DB'.split(
  ' ',
);

/** Scoring beds, highest first; equal values by name. */
const SCORING = BED_NAMES.filter((bed) => bed !== 'M').toSorted(
  (one, other) => valueOf(other) - valueOf(one) || (one < other ? -1 : 1),
);

const bedsWorth = Map.groupBy(SCORING, valueOf);

/**
 * Returns at most three routes from `left` to 0, best first; an empty list where none exists.
 *
 * Fewer darts come first. Routes of equal length are compared by: no bull (50); the last dart, a single
 * before a double before a treble, doubles in the order of {@link FINISHES}; the highest treble; the names.
 * The darts before the last are listed highest first; a route in another order is not listed again.
 */
export function checkouts(left: number, dartsInHand: number, out: Out): readonly Route[] {
  const routes: Route[] = [];
  for (let darts = 1; darts <= dartsInHand && routes.length < MAX_ROUTES; darts += 1) {
    const merited = routesOf(left, darts, out).map((route) => ({ route, merits: meritsOf(route) }));
    routes.push(...merited.toSorted(byMerit).map(({ route }) => route));
  }
  return routes.slice(0, MAX_ROUTES);
}

/** Returns every route of exactly `darts` darts. */
const routesOf = (left: number, darts: number, out: Out): Route[] =>
  SCORING.filter((bed) => mayClose(bed, out)).flatMap((last) =>
    waysTo(left - valueOf(last), darts - 1).map((before) => before.concat(last)),
  );

/** Returns every choice of `darts` beds that adds up to `total`, highest first. At most two darts. */
function waysTo(total: number, darts: number): readonly Route[] {
  if (darts === 0) return total === 0 ? [[]] : [];
  const lasts = (rest: number) => bedsWorth.get(rest) ?? [];
  if (darts === 1) return lasts(total).map((bed) => [bed]);
  return SCORING.flatMap((first, index) =>
    lasts(total - valueOf(first))
      .filter((second) => SCORING.indexOf(second) >= index)
      .map((second) => [first, second]),
  );
}

/** Returns the sort keys of a route, in order of comparison. Lower is better. */
function meritsOf(route: Route): readonly (number | string)[] {
  const last = route.at(-1) ?? 'M';
  const trebles = route.filter((bed) => timesOf(bed) === 3);
  return [
    Number(route.includes('DB')),
    timesOf(last),
    isDouble(last) ? FINISHES.indexOf(last) : 0,
    -Math.max(0, ...trebles.map(valueOf)),
    route.join(' '),
  ];
}

type Merited = { readonly merits: readonly (number | string)[] };

function byMerit({ merits: one }: Merited, { merits: other }: Merited): number {
  const index = one.findIndex((merit, at) => merit !== other[at]);
  return (one[index] ?? 0) < (other[index] ?? 0) ? -1 : 1;
}
