import type { LobbyGame } from '@darts/contracts/lobby';
import { useState } from 'react';
import { FormatFields } from '#formats/format-fields.tsx';
import { formatName } from '#formats/format-name.ts';
import { Fold } from '#ui/form/fold.tsx';
import layout from '#ui/layout.module.css';
import { FormatFilter } from './format-filter.tsx';
import styles from './lobby-list.module.css';
import { useOwnFormat } from './own-format.ts';
import { AddOwnGame, OwnGame } from './own-game.tsx';
import type { Challenge } from './queries.ts';
import { WaitingGame } from './waiting-game.tsx';
import { lobbyWords } from './words.ts';

type Props = {
  readonly isOnline: boolean;
  readonly own: LobbyGame | undefined;
  readonly others: readonly LobbyGame[];
  readonly challengeTo: (playerId: string) => Challenge | undefined; // the user's challenge to the player, if any
};

/** The user's own entry, or the button to add it, and the others, longest waiting first. */
export function LobbyList({ isOnline, own, others, challengeTo }: Props) {
  const [format, setFormat] = useOwnFormat();
  const isEmpty = !own && others.length === 0;

  return (
    // Offline, the list stays visible, but nothing can be pressed.
    <div className={layout.stack} inert={!isOnline}>
      {own && <OwnGame game={own} />}
      {!own && <AddOwnGame format={format} isAlone={isEmpty} />}
      {!own && (
        <Fold title={lobbyWords.ownFormat} brief={formatName(format)}>
          <FormatFields value={format} onChange={setFormat} />
        </Fold>
      )}
      {!isEmpty && <Others games={others} challengeTo={challengeTo} />}
    </div>
  );
}

type OthersProps = Pick<Props, 'challengeTo'> & { readonly games: Props['others'] };

function Others({ games, challengeTo }: OthersProps) {
  const [wanted, want] = useState('');
  const named = games.map((game) => ({ game, name: formatName(game.format) }));
  const listed = named.filter(({ name }) => wanted === '' || name === wanted);
  const none = games.length === 0 ? lobbyWords.nobodyElseWaits : lobbyWords.nobodyWaitsSo;

  return (
    <section className={layout.card} aria-label={lobbyWords.waitingGames}>
      <FormatFilter names={named.map(({ name }) => name)} value={wanted} onChange={want} />
      {listed.length === 0 && <p className={styles.nobody}>{none}</p>}
      <ul className={layout.list}>
        {listed.map(({ game }) => (
          <li key={game.userId}>
            <WaitingGame game={game} challenge={challengeTo(game.userId)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
