import { shortName } from './bed-names.ts';
import styles from './dartboard.module.css';
import type { Aim } from './use-aim.ts';

type Props = {
  readonly aim: Aim;
  readonly crop: number;
};

/** The label of the bed aimed at, above the finger that covers the bed. */
export function AimLabel({ aim: { bed, at }, crop }: Props) {
  const percent = (length: number) => `${((length + crop) / (2 * crop)) * 100}%`;

  return (
    <div
      className={styles.aim}
      style={{ left: `clamp(56px, ${percent(at.x)}, calc(100% - 56px))`, top: percent(at.y) }}
      aria-hidden="true"
    >
      <b>{shortName(bed)}</b>
      <span>{bed.value}</span>
    </div>
  );
}
