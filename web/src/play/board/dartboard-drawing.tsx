import { bedPath, ringPath, segmentPath, WIRES } from '@darts/rules/play/board/dartboard-paths';
import {
  BEDS,
  BOARD_RADIUS,
  isDarkSegment,
  NUMBERS_RADIUS,
  pointAt,
  REGULATION,
  ringBand,
  SEGMENT_DEGREES,
  SEGMENTS,
  type Bed,
  type Profile,
  type Ring,
} from '@darts/rules/play/board/dartboard';
import { memo } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './dartboard.module.css';

type Props = {
  readonly crop: number; // millimetres from the centre to the edge of the picture
  readonly profile?: Profile | undefined; // rings for taps, tinted beyond the regulation rings
};

/** The regulation board, drawn in millimetres. It does not change during a game. */
export const DartboardDrawing = memo(function DartboardDrawing({ crop, profile }: Props) {
  return (
    <g className={styles.drawing} aria-hidden="true">
      <circle className={styles.surround} r={Math.min(crop, BOARD_RADIUS) - 0.6} />
      {BEDS.map((bed) => (
        <path key={bed.ring + bed.segment} className={styles[colourOf(bed)]} d={bedPath(bed)} />
      ))}
      {profile && <Halo profile={profile} />}
      <path className={styles.wireShadow} d={WIRES} transform="translate(.5 .7)" />
      <path className={styles.wire} d={WIRES} />
      {SEGMENTS.map((number, segment) => (
        <text key={number} {...pointAt(NUMBERS_RADIUS, segment * SEGMENT_DEGREES)} dy=".36em">
          {number}
        </text>
      ))}
    </g>
  );
});

function colourOf({ ring, segment }: Bed): string {
  if (ring === 'innerBull') return 'red';
  if (ring === 'outerBull') return 'green';
  const isDark = isDarkSegment(segment);
  if (ring === 'treble' || ring === 'double') return isDark ? 'red' : 'green';
  return isDark ? 'black' : 'cream';
}

/** Tints the areas outside the regulation beds that taps hit, so that no hit is a surprise. */
function Halo({ profile }: { readonly profile: Profile }) {
  return (
    <g className={styles.halo}>
      {(['treble', 'double'] as const).flatMap((ring) =>
        SEGMENTS.map((number, segment) => (
          <path
            key={ring + number}
            className={styles[isDarkSegment(segment) ? 'red' : 'green']}
            d={beyond(ring, profile)
              .map(([inner, outer]) => segmentPath(inner, outer, segment))
              .join('')}
          />
        )),
      )}
      <path className={styles.green} d={ringPath(REGULATION.outerBull, profile.outerBull)} />
      <path
        className={classNames(styles.red, styles.bullHalo)}
        d={ringPath(REGULATION.innerBull, profile.innerBull)}
      />
    </g>
  );
}

/** Returns the two bands that taps add to a ring, inside and outside of it. */
function beyond(ring: Ring, profile: Profile) {
  const [drawn, hit] = [ringBand(ring), ringBand(ring, profile)];
  return [
    [hit.inner, drawn.inner],
    [drawn.outer, hit.outer],
  ] as const;
}
