import type { ShownPlace } from '@darts/contracts/tournaments';

type Place = Pick<ShownPlace, 'round' | 'status'>;

/** Places of a round that fit below one another. */
const PAGE_PLACES = 8;

/**
 * The rounds of a bracket that are worth a look: from the first that is not decided; at its end the last ones.
 *
 * @param columns how many there is room for
 * @returns them, how many rounds there are, and on how many pages each is shown
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
