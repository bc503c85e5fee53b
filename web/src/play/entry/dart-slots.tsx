import { DARTS_PER_TURN } from '@darts/rules/play/darts';
import { totalOf, type ThrownDart } from '#play/board/thrown-dart.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './dart-slots.module.css';
import layout from './turn-layout.module.css';

type Props = {
  readonly darts: readonly ThrownDart[];
  readonly onLeave?: (() => void) | undefined;
};

const ordinals = ['Primer', 'Segundo', 'Tercer'];

/** The darts of the turn so far, and what they add up to. */
export function DartSlots({ darts, onLeave }: Props) {
  return (
    <div className={layout['entry']}>
      {darts.length === 0 ? (
        <span className={styles['none']}>No hay dardos lanzados</span>
      ) : (
        <ol className={styles['slots']} aria-label="Dardos del turno">
          {Array.from({ length: DARTS_PER_TURN }, (_, index) => (
            <Slot key={index} dart={darts[index]} ordinal={ordinals[index] ?? ''} />
          ))}
        </ol>
      )}
      <output
        className={classNames(text['figure'], styles['total'])}
        aria-label="Total del turno"
        hidden={darts.length === 0}
      >
        {totalOf(darts)}
      </output>
      {onLeave && (
        <Button variant="quiet" onClick={onLeave}>
          Salir
        </Button>
      )}
    </div>
  );
}

type SlotProps = {
  readonly dart: ThrownDart | undefined;
  readonly ordinal: string;
};

function Slot({ dart, ordinal }: SlotProps) {
  if (!dart) {
    return (
      <li className={classNames(styles['slot'], styles['empty'])}>
        <span className={text['hidden']}>{ordinal} dardo sin lanzar</span>
      </li>
    );
  }
  return (
    <li className={classNames(styles['slot'], styles['filled'])}>
      {dart.name && <small>{dart.name}</small>}
      <span>{dart.value}</span>
    </li>
  );
}
