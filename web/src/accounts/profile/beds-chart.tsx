import type { FiguresAnswer } from '@darts/contracts/figures';
import {
  BEDS,
  NUMBERS_RADIUS,
  pointAt,
  SEGMENT_DEGREES,
  SEGMENTS,
} from '@darts/rules/play/board/dartboard';
import { bedPath, WIRES } from '@darts/rules/play/board/dartboard-paths';
import { finePercent } from '#platform/locale.ts';
import text from '#ui/text.module.css';
import styles from './beds-chart.module.css';
import { profileWords } from './words.ts';

type Props = { readonly beds: FiguresAnswer['beds'] };

const CROP_MM = 205; // radius of the drawn part of the board, in millimetres
const NAMED_BEDS = 5; // most-hit beds that the text names

/** Heat map of a player's darts on the board. */
export function BedsChart({ beds }: Props) {
  const counts = new Map<string, number>(beds.map(({ bed, count }) => [bed, count]));
  const all = beds.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...BEDS.map(({ id }) => counts.get(id) ?? 0));
  const named = beds
    .toSorted((one, other) => other.count - one.count)
    .slice(0, NAMED_BEDS)
    .map(({ bed, count }) =>
      profileWords.beds.share(shownName(bed), finePercent.format(count / all)),
    );
  const missed = counts.get('M') ?? 0;

  return (
    <div className={styles.beds}>
      <svg
        className={styles.board}
        viewBox={`${-CROP_MM} ${-CROP_MM} ${2 * CROP_MM} ${2 * CROP_MM}`}
        role="img"
        aria-label={profileWords.beds.described(all, named)}
      >
        <circle className={styles.surround} r={CROP_MM - 1} />
        {BEDS.map((bed) => (
          <path
            key={bed.ring + bed.segment}
            className={styles.bed}
            d={bedPath(bed)}
            style={{ fillOpacity: Math.sqrt((counts.get(bed.id) ?? 0) / most) }}
          />
        ))}
        <path className={styles.wire} d={WIRES} />
        {SEGMENTS.map((number, segment) => (
          <text key={number} {...pointAt(NUMBERS_RADIUS, segment * SEGMENT_DEGREES)} dy=".36em">
            {number}
          </text>
        ))}
      </svg>
      <p className={text.label}>
        {profileWords.beds.about(all, finePercent.format(missed / all))} {named.join(' · ')}
      </p>
    </div>
  );
}

/** Names a bed as players write it: 20, T20, Bull. */
function shownName(bed: string): string {
  return profileWords.beds.names[bed] ?? bed.replace(/^S/, '');
}
