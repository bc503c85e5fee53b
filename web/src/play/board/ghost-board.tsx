import { DartboardDrawing } from './dartboard-drawing.tsx';
import styles from './dartboard.module.css';

const CROP_MM = 205; // from the centre to the edge of the picture

export const GHOST_BOX = `${-CROP_MM} ${-CROP_MM} ${2 * CROP_MM} ${2 * CROP_MM}`;

/** The faint board shown while no turn is entered here. */
export function GhostBoard() {
  return (
    <svg className={styles.ghost} viewBox={GHOST_BOX} aria-hidden="true">
      <DartboardDrawing crop={CROP_MM} />
    </svg>
  );
}
