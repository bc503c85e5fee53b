import type { GameDates } from '@darts/contracts/dates';
import { formatTime } from '#competitions/calendar-date.ts';
import { anyOf } from '#platform/locale.ts';
import { Button } from '#ui/button.tsx';
import styles from './game-dates.module.css';
import { dateWords } from './words.ts';

type Props = {
  readonly proposal: GameDates['proposals'][number];
  readonly isOwn: boolean;
  readonly rival: string;
  readonly isPending: boolean;
  readonly onTake: (time: string) => void;
};

/** Times proposed by a player; the rival accepts one. */
export function Proposals({ proposal: { by, times }, isOwn, rival, isPending, onTake }: Props) {
  if (times.length === 0) return isOwn ? <p>{dateWords.goneBy}</p> : null;
  if (isOwn) {
    return (
      <p>
        {dateWords.proposed(anyOf(times.map(formatTime)))} {dateWords.waiting(rival)}
      </p>
    );
  }
  return (
    <div className={styles.asked}>
      <p>{dateWords.proposes(by.username)}</p>
      <ul>
        {times.map((time) => (
          <li key={time}>
            <span>{formatTime(time)}</span>
            <Button
              variant="go"
              busy={isPending}
              aria-label={dateWords.acceptTime(formatTime(time))}
              onClick={() => onTake(time)}
            >
              {dateWords.accept}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
