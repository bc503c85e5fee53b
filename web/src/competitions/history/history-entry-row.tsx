import type { HistoryEntry, HistoryValue } from '@darts/contracts/results';
import { formatDate } from '#competitions/calendar-date.ts';
import { namesOf, outcomeText, type Pair } from '#competitions/results/result-text.ts';
import { paths } from '#platform/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './history.module.css';
import { words } from './words.ts';

const time = new Intl.DateTimeFormat('es', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Madrid',
});

const list = new Intl.ListFormat('es');

/** Who did what, when and why, and what changed by it. */
export function HistoryEntryRow({ entry }: { readonly entry: HistoryEntry }) {
  const { at, by, act, gameId, about, before, after, reason } = entry;
  const names = namesOf(...about);
  const acts: Partial<typeof words.acts> = words.acts; // a newer server knows more of them
  const actOf = acts[act] ?? words.otherAct;
  const [was, is] = [before, after].map((value) => value && valueText(value, names));

  return (
    <div className={styles['entry']}>
      <p className={styles['what']}>{actOf(by.username, names[0])}</p>
      {gameId !== null && (
        <Link className={styles['game']} to={paths.gameView(gameId)}>
          {words.game(...names)}
        </Link>
      )}
      {was && is && was !== is && (
        <p>
          <span className={styles['faint']}>{words.before}</span> {was}
        </p>
      )}
      {is && (
        <p>
          {was && <span className={styles['faint']}>{words.after}</span>} {is}
        </p>
      )}
      {reason && <p>{words.why(reason)}</p>}
      <time className={styles['faint']} dateTime={at}>
        {time.format(new Date(at))}
      </time>
    </div>
  );
}

/** A date, days of grace, boards, what became of a player, or how a game stood. */
function valueText(value: HistoryValue, names: Pair): string {
  const { date, days, isAllVoid, board, boards, isAutomatic } = value;
  if (date !== undefined) return formatDate(date);
  if (days !== undefined) return words.days(days);
  if (board !== undefined) return board ?? words.noBoard;
  if (boards)
    return words.boards(boards.length === 0 ? words.noBoards : list.format(boards), isAutomatic);
  if (isAllVoid !== undefined) return isAllVoid ? words.allVoid : words.restLost;
  return outcomeText(value, names);
}
