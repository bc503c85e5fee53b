import { Button } from '#ui/button.tsx';
import { ThreeDots } from '#ui/three-dots.tsx';
import { DartboardDrawing } from './dartboard-drawing.tsx';
import layout from './game-layout.module.css';
import styles from './rival-turn.module.css';

const CROP = 205; // millimetres of the board from its centre

/** The other one throws: nothing to do here but to wait, or to leave. */
export function RivalTurn({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <>
      <div className={layout['panel']}>
        <svg
          className={styles['ghost']}
          viewBox={`${-CROP} ${-CROP} ${2 * CROP} ${2 * CROP}`}
          aria-hidden="true"
        >
          <DartboardDrawing crop={CROP} />
        </svg>
        <div className={styles['waiting']} role="status">
          <ThreeDots size="large" />
          <h2>Turno del Oponente...</h2>
        </div>
      </div>
      <div className={`${layout['actions']} ${styles['actions']}`}>
        <Button onClick={onLeave}>Salir</Button>
      </div>
    </>
  );
}
