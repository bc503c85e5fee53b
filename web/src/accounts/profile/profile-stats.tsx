import type { User } from '@darts/contracts/accounts';
import { classNames } from '#ui/class-names.ts';
import { formatAverage } from '#ui/format-average.ts';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import styles from './profile-stats.module.css';

export function ProfileStats({ stats }: Pick<User, 'stats'>) {
  const { gamesPlayed, gamesWon, mpt, mpd } = stats;
  const won = gamesPlayed === 0 ? 0 : (100 * gamesWon) / gamesPlayed;

  return (
    <dl className={classNames(layout['card'], styles['stats'])}>
      <Figure name="Partidas jugadas" value={String(gamesPlayed)} />
      <div>
        <dt>Partidas ganadas</dt>
        <dd className={text['figure']}>{gamesWon}</dd>
        <dd className={styles['ratio']} aria-hidden="true">
          <i style={{ width: `${won}%` }} />
        </dd>
      </div>
      <Figure name="Media por turno" value={formatAverage(mpt)} />
      <Figure name="Media por dardo" value={formatAverage(mpd)} />
    </dl>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={text['figure']}>{value}</dd>
    </div>
  );
}
