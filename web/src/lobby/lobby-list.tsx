import type { LobbyGame } from '@darts/contracts/lobby';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import { words as shared } from '#ui/words.ts';
import { BoardOutline } from './board-outline.tsx';
import styles from './lobby-list.module.css';
import { AddOwnGame, AddOwnGameRow, OwnGame } from './own-game.tsx';
import type { Challenge } from './queries.ts';
import { WaitingGame } from './waiting-game.tsx';
import { words } from './words.ts';

type Props = {
  readonly isOnline: boolean;
  readonly own: LobbyGame | undefined;
  readonly others: readonly LobbyGame[];
  readonly challengeTo: (playerId: string) => Challenge | undefined; // the user's own
};

/** The user's own entry, then everybody else's, longest waiting first. */
export function LobbyList({ isOnline, own, others, challengeTo }: Props) {
  if (!own && others.length === 0) return <NobodyWaits />;

  return (
    // Out of reach of the server nothing can be pressed, but one can still look.
    <div className={layout['stack']} inert={!isOnline}>
      {own ? <OwnGame game={own} /> : <AddOwnGameRow />}
      <section className={layout['card']} aria-label={words.waitingGames}>
        {others.length === 0 && <p className={styles['nobody']}>{words.nobodyElseWaits}</p>}
        <ul className={layout['list']}>
          {others.map((game) => (
            <li key={game.userId}>
              <WaitingGame game={game} challenge={challengeTo(game.userId)} />
            </li>
          ))}
        </ul>
      </section>
      <p className={text['label']}>{shared.averageMeans}</p>
    </div>
  );
}

const NobodyWaits = () => (
  <div className={classNames(layout['card'])}>
    <EmptyState title={words.nobodyWaits} art={<BoardOutline />}>
      <p>{words.addYours}</p>
      <AddOwnGame large />
    </EmptyState>
  </div>
);
