import type { Tournament } from '@darts/contracts/tournaments';
import { ArrowDown, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { useId, useState } from 'react';
import { useRuns } from '#competitions/competition.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import styles from './seed-order.module.css';
import { useSeedOrder } from './use-seed-order.ts';
import { tournamentDetailWords } from './words.ts';

type Props = { readonly tournament: Tournament };

/** Editor for the seeds of a tournament that is seeded by hand, for organisers. */
export function SeedOrder({ tournament }: Props) {
  const runs = useRuns()(tournament);
  const { seeding, participants } = tournament;
  if (!runs || seeding.by !== 'hand' || participants.length < 2) return null;
  return <Order tournament={tournament} />;
}

function Order({ tournament }: Props) {
  const titleId = useId();
  const [said, setSaid] = useState(''); // read out after each change
  const { order, change } = useSeedOrder(tournament);
  const names = new Map(tournament.participants.map(({ user }) => [user.userId, user.username]));

  function move(from: number, to: number): void {
    const userId = order[from];
    if (userId === undefined || from === to || to < 0 || to >= order.length) return;
    change(order.toSpliced(from, 1).toSpliced(to, 0, userId));
    setSaid(tournamentDetailWords.order.nowAt(names.get(userId) ?? '', to + 1, order.length));
  }

  return (
    <section
      className={classNames(layout.card, layout.padded, styles.order)}
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{tournamentDetailWords.seeding}</h2>
      <p className={text.muted}>{tournamentDetailWords.order.about}</p>
      <ol>
        {order.map((userId, index) => {
          const name = names.get(userId) ?? '';
          return (
            <li key={userId}>
              <span className={styles.seed}>{index + 1}</span>
              <span className={styles.name}>{name}</span>
              <span className={styles.keys}>
                <IconButton
                  icon={ArrowUpToLine}
                  label={tournamentDetailWords.order.first(name)}
                  aria-disabled={index === 0}
                  onClick={() => move(index, 0)}
                />
                <IconButton
                  icon={ArrowUp}
                  label={tournamentDetailWords.order.up(name)}
                  aria-disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={tournamentDetailWords.order.down(name)}
                  aria-disabled={index === order.length - 1}
                  onClick={() => move(index, index + 1)}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <span className={text.hidden} aria-live="polite">
        {said}
      </span>
    </section>
  );
}
