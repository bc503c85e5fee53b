import { DartboardDrawing } from './dartboard-drawing.tsx';
import styles from './ghost-board.module.css';

const CROP = 205; // millimetres of the board from its centre

export const GHOST_BOX = `${-CROP} ${-CROP} ${2 * CROP} ${2 * CROP}`;

/** The board while nobody here may throw at it. */
export function GhostBoard() {
  return (
    <svg className={styles['ghost']} viewBox={GHOST_BOX} aria-hidden="true">
      <DartboardDrawing crop={CROP} />
    </svg>
  );
}
