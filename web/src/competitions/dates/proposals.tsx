import type { GameDates } from '@darts/contracts/dates';
import { formatTime } from '#competitions/calendar-date.ts';
import { Button } from '#ui/button.tsx';
import styles from './game-dates.module.css';
import { words } from './words.ts';

type Props = {
  readonly proposal: GameDates['proposals'][number];
  readonly isOwn: boolean;
  readonly rival: string;
  readonly isPending: boolean;
  readonly onTake: (time: string) => void;
};

const list = new Intl.ListFormat('es', { type: 'disjunction' });

/** The times that a player proposes: the rival takes one of them. */
export function Proposals({ proposal: { by, times }, isOwn, rival, isPending, onTake }: Props) {
  if (times.length === 0) return isOwn ? <p>{words.goneBy}</p> : null;
  if (isOwn) {
    return (
      <p>
        {words.proposed(list.format(times.map(formatTime)))} {words.waiting(rival)}
      </p>
    );
  }
  return (
    <div className={styles['asked']}>
      <p>{words.proposes(by.username)}</p>
      <ul>
        {times.map((time) => (
          <li key={time}>
            <span>{formatTime(time)}</span>
            <Button
              variant="go"
              busy={isPending}
              aria-label={words.acceptTime(formatTime(time))}
              onClick={() => onTake(time)}
            >
              {words.accept}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
