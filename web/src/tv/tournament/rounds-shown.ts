import type { ShownPlace } from '@darts/contracts/tournaments';

type Place = Pick<ShownPlace, 'round' | 'status'>;

/** Maximum of places of a round on one page. */
const PAGE_PLACES = 8;

/**
 * Returns the rounds of a bracket to show: from the first undecided round on, or the last rounds if fewer than
 * `columns` remain.
 *
 * @param columns number of rounds that fit side by side
 * @returns the places of these rounds, the number of all rounds, and the number of pages for each round
 */
export function roundsShown<Shown extends Place>(places: readonly Shown[], columns: number) {
  const of = places.at(-1)?.round ?? 0;
  const open = places.find(({ status }) => status !== 'finalizada')?.round ?? of;
  const first = Math.max(1, Math.min(open, of - columns + 1));
  const rounds = Array.from({ length: Math.min(columns, of - first + 1) }, (_, index) =>
    places.filter(({ round }) => round === first + index),
  );
  return { rounds, of, pages: Math.max(1, Math.ceil((rounds[0]?.length ?? 0) / PAGE_PLACES)) };
}
