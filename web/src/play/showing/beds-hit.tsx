import type { BedName } from '@darts/rules/play/beds';
import { BEDS } from '@darts/rules/play/board/dartboard';
import { bedPath } from '@darts/rules/play/board/dartboard-paths';
import { GHOST_BOX } from '#play/board/ghost-board.tsx';
import styles from './beds-hit.module.css';

/** Where darts have hit the board while nobody here may throw at it. A single lies there twice. */
export const BedsHit = ({ beds }: { readonly beds: readonly BedName[] }) => (
  <svg className={styles['hits']} viewBox={GHOST_BOX} aria-hidden="true">
    {BEDS.filter(({ id }) => beds.includes(id)).map((bed) => (
      <path key={bed.ring + bed.segment} d={bedPath(bed)} />
    ))}
  </svg>
);
