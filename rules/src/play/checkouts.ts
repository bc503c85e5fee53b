/** Ways to close a leg with the darts in hand. */
import { BED_NAMES, isDouble, mayClose, timesOf, valueOf, type BedName } from './beds.ts';
import type { Out } from './settings.ts';

/** Beds in the order of throwing; the last closes. */
export type Route = readonly BedName[];

const AT_MOST = 3; // routes

/** Doubles to finish on: those that leave another when missed inside first. */
const FINISHES = 'D20 D16 D18 D12 D10 D8 D4 D2 D14 D6 D19 D17 D15 D13 D11 D9 D7 D5 D3 D1 DB'.split(
  ' ',
);

/** Highest first; of one value in the order of their names. */
const SCORING = BED_NAMES.filter((bed) => bed !== 'M').toSorted(
  (one, other) => valueOf(other) - valueOf(one) || (one < other ? -1 : 1),
);

const bedsWorth = Map.groupBy(SCORING, valueOf);

/**
 * At most three routes from `left` to 0 with the darts in hand, best first; none where none exists.
 *
 * The fewest darts come first. Among as many: without the bull (50); by the last dart, a single before a
 * double before a treble, and doubles in the order of {@link FINISHES}; the highest treble; by name.
 * The darts before the last are thrown highest first: in another order they are the same route.
 */
export function checkouts(left: number, dartsInHand: number, out: Out): readonly Route[] {
  const routes: Route[] = [];
  for (let darts = 1; darts <= dartsInHand && routes.length < AT_MOST; darts += 1) {
    const merited = routesOf(left, darts, out).map((route) => ({ route, merits: meritsOf(route) }));
    routes.push(...merited.toSorted(byMerit).map(({ route }) => route));
  }
  return routes.slice(0, AT_MOST);
}

/** Every route of exactly so many darts. */
const routesOf = (left: number, darts: number, out: Out): Route[] =>
  SCORING.filter((bed) => mayClose(bed, out)).flatMap((last) =>
    waysTo(left - valueOf(last), darts - 1).map((before) => before.concat(last)),
  );

/** Every choice of so many beds, two at most, that make a total, highest first. */
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

/** The lower each, the better; the first that differ decide. */
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
