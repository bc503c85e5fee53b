import type { NextGame } from '@darts/contracts/screens';
import { daysAhead, formatClock } from '#competitions/calendar-date.ts';
import { useHasGoneBy } from '#competitions/use-has-gone-by.ts';
import { competitionWords } from '#competitions/words.ts';
import { dateFormat, ZONE } from '#platform/locale.ts';
import text from '#ui/text.module.css';
import styles from './next-list.module.css';
import { Paged } from './paged.tsx';
import panel from './panel.module.css';
import { tvWords } from './words.ts';

const thisWeek = dateFormat({
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: ZONE,
});

const WEEK_DAYS = 7;

/** Formats a time by weekday within the next seven days, else by date. */
function whenOf(agreedAt: string): string {
  const days = daysAhead(agreedAt);
  const isOfWeek = days >= 0 && days < WEEK_DAYS;
  return isOfWeek ? thisWeek.format(new Date(agreedAt)) : formatClock(agreedAt);
}

export const NextList = ({ next }: { readonly next: readonly NextGame[] }) => (
  <section className={panel.panel} aria-label={tvWords.next}>
    <h2 className={panel.title}>
      {tvWords.next}
      {next.some(({ agreedAt, board }) => agreedAt && !board) && (
        <small>{tvWords.peninsular}</small>
      )}
    </h2>
    <Paged items={next} row={nextRow} />
  </section>
);

const nextRow = ({ players, agreedAt, board }: NextGame) => (
  <li className={styles.row}>
    <span className={text.cut}>{players[0]}</span>
    <i aria-hidden="true">{tvWords.versus}</i>
    <span className={text.cut}>{players[1]}</span>
    {board && <b className={text.cut}>{board}</b>}
    {agreedAt && !board && <Agreed at={agreedAt} />}
  </li>
);

const Agreed = ({ at }: { readonly at: string }) => (
  <time dateTime={at}>{competitionWords.agreedTime(whenOf(at), useHasGoneBy(at))}</time>
);
