import type { User } from '@darts/contracts/accounts';
import { formatAverage, percent } from '#platform/locale.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import { uiWords } from '#ui/words.ts';
import styles from './profile-stats.module.css';
import { profileWords } from './words.ts';

export function ProfileStats({ stats }: Pick<User, 'stats'>) {
  const { gamesPlayed, gamesWon, mpt, mpd } = stats;
  const won = gamesPlayed === 0 ? 0 : gamesWon / gamesPlayed;

  return (
    <dl className={classNames(layout.card, styles.stats)}>
      <Figure name={profileWords.gamesPlayed} value={String(gamesPlayed)} />
      <div>
        <dt>{profileWords.gamesWon}</dt>
        <dd className={text.figure}>{gamesWon}</dd>
        <dd className={styles.ratio} aria-hidden="true">
          <i style={{ width: `${100 * won}%` }} />
        </dd>
        {gamesPlayed > 0 && (
          <dd className={styles.share}>{profileWords.wonShare(percent.format(won))}</dd>
        )}
      </div>
      <Figure name={uiWords.averagePerTurn} value={formatAverage(mpt)} />
      <Figure name={profileWords.averagePerDart} value={formatAverage(mpd)} />
    </dl>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={text.figure}>{value}</dd>
    </div>
  );
}
