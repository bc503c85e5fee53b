import type { FiguresAnswer } from '@darts/contracts/figures';
import {
  BEDS,
  NUMBERS_RADIUS,
  pointAt,
  SEGMENT_DEGREES,
  SEGMENTS,
} from '@darts/rules/play/board/dartboard';
import { bedPath, WIRES } from '@darts/rules/play/board/dartboard-paths';
import text from '#ui/text.module.css';
import { percent } from './percent.ts';
import styles from './beds-chart.module.css';
import { words } from './words.ts';

type Props = { readonly beds: FiguresAnswer['beds'] };

const CROP = 205; // millimetres of the board from its centre
const NAMED = 5; // beds, the most hit

/** Where a player's darts have landed: the board, the warmer the more often. */
export function BedsChart({ beds }: Props) {
  const counts = new Map<string, number>(beds.map(({ bed, count }) => [bed, count]));
  const all = beds.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...BEDS.map(({ id }) => counts.get(id) ?? 0));
  const named = beds
    .toSorted((one, other) => other.count - one.count)
    .slice(0, NAMED)
    .map(({ bed, count }) => words.beds.share(shownName(bed), percent.format(count / all)));
  const missed = counts.get('M') ?? 0;

  return (
    <div className={styles['beds']}>
      <svg
        className={styles['board']}
        viewBox={`${-CROP} ${-CROP} ${2 * CROP} ${2 * CROP}`}
        role="img"
        aria-label={words.beds.described(all, named)}
      >
        <circle className={styles['surround']} r={CROP - 1} />
        {BEDS.map((bed) => (
          <path
            key={bed.ring + bed.segment}
            className={styles['bed']}
            d={bedPath(bed)}
            style={{ fillOpacity: Math.sqrt((counts.get(bed.id) ?? 0) / most) }}
          />
        ))}
        <path className={styles['wire']} d={WIRES} />
        {SEGMENTS.map((number, segment) => (
          <text key={number} {...pointAt(NUMBERS_RADIUS, segment * SEGMENT_DEGREES)} dy=".36em">
            {number}
          </text>
        ))}
      </svg>
      <p className={text['label']}>
        {words.beds.about(all, percent.format(missed / all))} {named.join(' · ')}
      </p>
    </div>
  );
}

/** As players write it: 20, T20, Bull. */
function shownName(bed: string): string {
  return words.beds.names[bed] ?? bed.replace(/^S/, '');
}
