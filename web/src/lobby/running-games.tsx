import type { LobbyPlayer, RunningGame } from '@darts/contracts/lobby';
import type { EventOf } from '@darts/contracts/realtime';
import { playersOf } from '@darts/contracts/game/pairs';
import { useId } from 'react';
import { unusualFormat } from '#formats/format-name.ts';
import { formatAverage } from '#platform/locale.ts';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import { uiWords } from '#ui/words.ts';
import styles from './running-games.module.css';
import { lobbyWords } from './words.ts';

/** Running games, to watch. */
export function RunningGames({ runningGames, activeGames }: EventOf<'updateRunningGames'>) {
  const titleId = useId();
  const others = activeGames - runningGames.length;

  if (runningGames.length === 0) return null;
  return (
    <section className={styles.running} aria-labelledby={titleId}>
      <h2 id={titleId}>{lobbyWords.runningGames}</h2>
      <ul className={classNames(layout.card, layout.list)}>
        {runningGames.map((game) => (
          <li key={game.gameId}>
            <Row {...game} />
          </li>
        ))}
      </ul>
      {others > 0 && <p className={text.label}>{lobbyWords.moreRunning(others)}</p>}
    </section>
  );
}

function Row({ gameId, format, ...game }: RunningGame) {
  const [one, other] = playersOf(game);
  const unusual = format && unusualFormat(format);
  return (
    <div className={styles.row}>
      <div className={styles.players}>
        <Player {...one} />
        <Player {...other} />
        {unusual && <p className={text.label}>{unusual}</p>}
      </div>
      <ButtonLink
        to={paths.gameView(gameId)}
        aria-label={lobbyWords.lookOnAt(one.username, other.username)}
      >
        {lobbyWords.lookOn}
      </ButtonLink>
    </div>
  );
}

const Player = ({ username, mpt }: LobbyPlayer) => (
  <div>
    <span className={text.cut} translate="no">
      {username}
    </span>
    <span className={styles.average}>
      <small>
        <abbr title={uiWords.averagePerTurn}>{uiWords.averageShort}</abbr>
      </small>{' '}
      {formatAverage(mpt)}
    </span>
  </div>
);
