import type { ShownGroup } from '@darts/contracts/tournaments';
import { groupName } from '#competitions/round-name.ts';
import panel from '#tv/panel.module.css';
import { StandingHead, StandingRow } from '#tv/standing.tsx';
import { useTurns } from '#tv/use-turns.ts';
import { tvWords } from '#tv/words.ts';
import styles from './groups.module.css';

type Props = {
  readonly groups: readonly ShownGroup[];
  readonly columns: 1 | 2; // columns that fit: 1 shows one group at a time, 2 show four
};

/** Groups that are still in progress, as many at once as are readable; further groups on pages that alternate. */
export function Groups({ groups, columns }: Props) {
  const open = groups.filter(({ isOver }) => !isOver);
  const most = columns * columns;
  const page = useTurns(Math.ceil(open.length / most));
  return (
    <section className={panel.panel} aria-label={tvWords.groups}>
      <div className={styles.groups} style={{ '--columns': columns }}>
        {open.slice(page * most, (page + 1) * most).map(({ number, table }) => (
          <section key={number} aria-label={groupName(number)}>
            <StandingHead title={groupName(number)} />
            <ul>
              {table.map((row, index) => (
                <StandingRow key={index} row={row} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
