import { DARTS_PER_TURN } from '@darts/rules/play/darts';
import { totalOf, type ThrownDart } from '#play/board/thrown-dart.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import { words as shared } from '#ui/words.ts';
import styles from './dart-slots.module.css';
import layout from './turn-layout.module.css';
import { words } from './words.ts';

type Props = {
  readonly darts: readonly ThrownDart[];
  readonly onLeave?: (() => void) | undefined;
};

/** The darts of the turn so far, and what they add up to. */
export function DartSlots({ darts, onLeave }: Props) {
  return (
    <div className={layout['entry']}>
      {darts.length === 0 ? (
        <span className={styles['none']}>{words.noDarts}</span>
      ) : (
        <ol className={styles['slots']} aria-label={words.darts}>
          {Array.from({ length: DARTS_PER_TURN }, (_, index) => (
            <Slot key={index} dart={darts[index]} ifMissing={words.missingDarts[index]} />
          ))}
        </ol>
      )}
      <output
        className={classNames(text['figure'], styles['total'])}
        aria-label={words.total}
        aria-live="off" // each dart is said with what is left
        hidden={darts.length === 0}
      >
        {totalOf(darts)}
      </output>
      {onLeave && (
        <Button variant="quiet" onClick={onLeave}>
          {shared.exit}
        </Button>
      )}
    </div>
  );
}

type SlotProps = {
  readonly dart: ThrownDart | undefined;
  readonly ifMissing: string | undefined; // said in its place
};

function Slot({ dart, ifMissing }: SlotProps) {
  if (!dart) {
    return (
      <li className={classNames(styles['slot'], styles['empty'])}>
        <span className={text['hidden']}>{ifMissing}</span>
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
