import { DartboardDrawing } from './dartboard-drawing.tsx';
import styles from './dartboard.module.css';
import { CROP_MM, GHOST_BOX } from './ghost-box.ts';

/** The faint board shown while no turn is entered here. */
export function GhostBoard() {
  return (
    <svg className={styles.ghost} viewBox={GHOST_BOX} aria-hidden="true">
      <DartboardDrawing crop={CROP_MM} />
    </svg>
  );
}
