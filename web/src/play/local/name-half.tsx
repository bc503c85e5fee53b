import { useId, type ComponentProps, type CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './new-game-page.module.css';

type Props = ComponentProps<'input'> & {
  readonly label: string;
  readonly start: number; // points; NaN while nothing usable is typed
  readonly isUp: boolean; // throws first
};

/** Half of the scoreboard to come, with the player's name to fill in. */
export function NameHalf({ label, start, isUp, ...input }: Props) {
  const id = useId();
  const points = Number.isNaN(start) ? '–' : String(start);
  // A custom property is no property of React's.
  const digits = { '--digits': Math.max(points.length, 3) } as CSSProperties;

  return (
    <div className={classNames(styles['half'], isUp && styles['up'])} style={digits}>
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} type="text" autoComplete="off" />
      <span className={classNames(text['figure'], styles['points'])} aria-hidden="true">
        {points}
      </span>
    </div>
  );
}
