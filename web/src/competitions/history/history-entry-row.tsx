import { namesIn } from '@darts/contracts/game/pairs';
import type { HistoryEntry, HistoryValue } from '@darts/contracts/results';
import type { Pair } from '@darts/rules/play/pair';
import { formatDate, formatMoment } from '#competitions/calendar-date.ts';
import { outcomeText } from '#competitions/results/result-text.ts';
import { allOf } from '#platform/locale.ts';
import { paths } from '#platform/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './history.module.css';
import { resultWords } from '#competitions/results/words.ts';
import { historyWords } from './words.ts';

/** Entry of the history: author, act, time, reason and what changed. */
export function HistoryEntryRow({ entry }: { readonly entry: HistoryEntry }) {
  const { at, by, act, gameId, about, before, after, reason } = entry;
  const names = namesIn(about, resultWords.noPlayer);
  const acts: Partial<typeof historyWords.acts> = historyWords.acts; // a newer server may send other acts
  const actOf = acts[act] ?? historyWords.otherAct;
  const [was, is] = [before, after].map((value) => value && valueText(value, names));

  return (
    <div className={styles.entry}>
      <p className={styles.what}>{actOf(by.username, names[0])}</p>
      {gameId !== null && (
        <Link className={styles.game} to={paths.gameView(gameId)}>
          {historyWords.game(...names)}
        </Link>
      )}
      {was && is && was !== is && (
        <p>
          <span className={styles.faint}>{historyWords.before}</span> {was}
        </p>
      )}
      {is && (
        <p>
          {was && <span className={styles.faint}>{historyWords.after}</span>} {is}
        </p>
      )}
      {reason && <p>{historyWords.why(reason)}</p>}
      <time className={styles.faint} dateTime={at}>
        {formatMoment(at)}
      </time>
    </div>
  );
}

/** Formats a value: a date, days of grace, boards, a player's state, or the result of a game. */
function valueText(value: HistoryValue, names: Pair<string>): string {
  const { date, round, days, isAllVoid, board, boards, isAutomatic } = value;
  if (date !== undefined) {
    return round === undefined ? formatDate(date) : historyWords.dateOf(round, formatDate(date));
  }
  if (days !== undefined) return historyWords.days(days);
  if (board !== undefined) return board ?? historyWords.noBoard;
  if (boards)
    return historyWords.boards(
      boards.length === 0 ? historyWords.noBoards : allOf(boards),
      isAutomatic,
    );
  if (isAllVoid !== undefined) return isAllVoid ? historyWords.allVoid : historyWords.restLost;
  return outcomeText(value, names);
}
