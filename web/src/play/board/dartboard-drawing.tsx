import { bedPath, ringPath, sectorPath, WIRES } from '@darts/rules/play/dartboard-paths';
import {
  BEDS,
  BOARD_RADIUS,
  isDarkSector,
  NUMBERS_RADIUS,
  pointAt,
  REGULATION,
  ringBand,
  SECTOR_DEGREES,
  SECTORS,
  type Bed,
  type Profile,
  type Ring,
} from '@darts/rules/play/dartboard';
import { memo } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './dartboard.module.css';

type Props = {
  readonly crop: number; // how much of the board is in the picture: millimetres from its centre
  readonly profile?: Profile | undefined; // bands a finger hits, tinted where they exceed the true ones
};

/** The regulation board, drawn in millimetres. Nothing in it changes during a game. */
export const DartboardDrawing = memo(function DartboardDrawing({ crop, profile }: Props) {
  return (
    <g className={styles['drawing']} aria-hidden="true">
      <circle className={styles['surround']} r={Math.min(crop, BOARD_RADIUS) - 0.6} />
      {BEDS.map((bed) => (
        <path key={bed.ring + bed.sector} className={styles[colourOf(bed)]} d={bedPath(bed)} />
      ))}
      {profile && <Halo profile={profile} />}
      <path className={styles['wireShadow']} d={WIRES} transform="translate(.5 .7)" />
      <path className={styles['wire']} d={WIRES} />
      {SECTORS.map((number, sector) => (
        <text key={number} {...pointAt(NUMBERS_RADIUS, sector * SECTOR_DEGREES)} dy=".36em">
          {number}
        </text>
      ))}
    </g>
  );
});

function colourOf({ ring, sector }: Bed): string {
  if (ring === 'innerBull') return 'red';
  if (ring === 'outerBull') return 'green';
  const isDark = isDarkSector(sector);
  if (ring === 'treble' || ring === 'double') return isDark ? 'red' : 'green';
  return isDark ? 'black' : 'cream';
}

/** What a finger may press beyond the true beds, so that no hit is a surprise. */
function Halo({ profile }: { readonly profile: Profile }) {
  return (
    <g className={styles['halo']}>
      {(['treble', 'double'] as const).flatMap((ring) =>
        SECTORS.map((number, sector) => (
          <path
            key={ring + number}
            className={styles[isDarkSector(sector) ? 'red' : 'green']}
            d={beyond(ring, profile)
              .map(([inner, outer]) => sectorPath(inner, outer, sector))
              .join('')}
          />
        )),
      )}
      <path className={styles['green']} d={ringPath(REGULATION.outerBull, profile.outerBull)} />
      <path
        className={classNames(styles['red'], styles['bullHalo'])}
        d={ringPath(REGULATION.innerBull, profile.innerBull)}
      />
    </g>
  );
}

/** The two bands, inside and outside the true ring, that a finger's band adds to it. */
function beyond(ring: Ring, profile: Profile) {
  const [drawn, hit] = [ringBand(ring), ringBand(ring, profile)];
  return [
    [hit.inner, drawn.inner],
    [drawn.outer, hit.outer],
  ] as const;
}
