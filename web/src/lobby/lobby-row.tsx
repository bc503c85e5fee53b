import type { LobbyGame } from '@darts/contracts/lobby';
import type { ReactNode } from 'react';
import { formatName } from '#formats/format-name.ts';
import { formatAverage } from '#platform/locale.ts';
import { Avatar } from '#ui/avatar.tsx';
import { uiWords } from '#ui/words.ts';
import styles from './lobby-row.module.css';

type Props = {
  readonly game: LobbyGame;
  readonly name: ReactNode;
  /** True while an answer is pending. On a phone, words then take a line of their own below the entry. */
  readonly isPending?: boolean;
  readonly children: ReactNode; // the actions for the entry
};

/** Entry of the lobby: player, average and actions. */
export function LobbyRow({ game, name, isPending = false, children }: Props) {
  return (
    <div className={styles.row} data-pending={isPending || undefined}>
      <Avatar userId={game.userId} username={game.username} className={styles.avatar} />
      <div className={styles.who}>
        <div className={styles.name} translate="no">
          {name}
        </div>
        <span className={styles.format}>{formatName(game.format)}</span>
      </div>
      <div className={styles.average}>
        <small>
          <abbr title={uiWords.averagePerTurn}>{uiWords.averageShort}</abbr>
        </small>
        {formatAverage(game.mpt)}
      </div>
      <div className={styles.end}>{children}</div>
    </div>
  );
}
